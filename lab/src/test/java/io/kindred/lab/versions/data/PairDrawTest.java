package io.kindred.lab.versions.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.corpus.Prose;
import io.kindred.lab.versions.measure.Prepared;
import io.kindred.text.Document;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PairDrawTest {
    private final Random random = new Random(7);
    private final List<Member> members = new ArrayList<>();
    private final List<Document> texts = new ArrayList<>();

    @Test
    void takesAllPairsIfThereAreFew() {
        tenFamiliesOfTwo();
        List<Pair> pairs = draw(new Size(100, 100, 0, 1_000));
        assertThat(pairs).hasSize(20 * 19 / 2).allMatch(pair -> pair.weight() == 1);
        assertThat(pairs.stream().filter(Pair::kin)).hasSize(10);
    }

    @Test
    void weighsWhatIsDrawnByWhatIsNot() {
        tenFamiliesOfTwo();
        List<Pair> pairs = draw(new Size(100, 5, 1, 20));
        assertThat(pairs.stream().filter(Pair::kin)).hasSize(5).allMatch(pair -> pair.weight() == 2);
        assertThat(pairs.stream().mapToDouble(Pair::weight).sum()).isCloseTo(190, within(1e-9));
    }

    @Test
    void findsTheStrangersThatAreAlike() {
        tenFamiliesOfTwo();
        String boilerplate = new Prose(random).article(3);
        add("first", boilerplate + "\n\n" + new Prose(random).article(3));
        add("second", boilerplate + "\n\n" + new Prose(random).article(3));
        List<Pair> near =
                draw(new Size(100, 100, 1, 10)).stream().filter(Pair::near).toList();
        assertThat(near)
                .noneMatch(Pair::kin)
                .allMatch(pair -> pair.weight() == 1)
                .anyMatch(pair -> pair.left().document().equals(texts.get(20))
                        && pair.right().document().equals(texts.get(21)));
    }

    @Test
    void pairsOnlyTheTwoSidesOfOneGroup() {
        for (String group : List.of("de", "en")) {
            for (String side : List.of("ocr", "gold", "gold")) {
                members.add(new Member(Path.of("x"), group, group, side, 0));
                texts.add(new Document("x", "x", new Prose(random).article(1), Map.of()));
            }
        }
        assertThat(draw(Size.FULL)).hasSize(4).allMatch(Pair::kin);
    }

    private void tenFamiliesOfTwo() {
        for (int family = 0; family < 10; family++) {
            String text = new Prose(random).article(3);
            add("family " + family, text);
            add("family " + family, text + " Another sentence.");
        }
    }

    private void add(String family, String text) {
        String name = family + " " + members.size();
        members.add(new Member(Path.of(name), family));
        texts.add(new Document(name, name, text, Map.of()));
    }

    private List<Pair> draw(Size size) {
        return new PairDraw(members, Prepared.all(texts), size).pairs();
    }
}
