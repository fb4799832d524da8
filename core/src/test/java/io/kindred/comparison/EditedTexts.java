package io.kindred.comparison;

import io.kindred.corpus.Dose;
import io.kindred.corpus.DosedEdit;
import io.kindred.corpus.Edit;
import io.kindred.corpus.KnownEdit;
import io.kindred.corpus.NastyText;
import io.kindred.corpus.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pairs of texts of every sort: versions by every edit, chains of edits, nasty texts, and texts of three words. */
public final class EditedTexts {
    private static final List<Double> DOSES = List.of(0.1, 0.5, 0.9);

    private EditedTexts() {}

    /** A pair of texts. */
    public record Pair(String left, String right) {}

    /** Pairs of every sort. */
    public static List<Pair> pairs(Random random) {
        List<Pair> pairs = new ArrayList<>();
        for (Edit edit : edits()) {
            String base = new Prose(random).article(1 + random.nextInt(8));
            String version = edit.apply(base, random);
            pairs.add(new Pair(base, version));
            pairs.add(new Pair(
                    version, edits().get(random.nextInt(edits().size())).apply(base, random)));
        }
        for (int i = 0; i < 60; i++) {
            String nasty = NastyText.next(random, 2000);
            pairs.add(new Pair(nasty, NastyText.next(random, 2000)));
            pairs.add(new Pair(nasty, nasty.substring(random.nextInt(nasty.length() + 1))));
            pairs.add(new Pair(ofFewWords(random), ofFewWords(random)));
        }
        return pairs;
    }

    /** Every edit there is, some in several doses. */
    public static List<Edit> edits() {
        Stream<Edit> dosed =
                Stream.of(DosedEdit.values()).flatMap(edit -> DOSES.stream().map(dose -> edit.of(Dose.share(dose))));
        return Stream.concat(Stream.of(KnownEdit.values()), dosed).toList();
    }

    /** A text of many equal words, sentences and paragraphs, in which everything can be matched with everything. */
    public static String ofFewWords(Random random) {
        return random.ints(random.nextInt(60), 0, 3)
                .mapToObj(word -> List.of("red", "green", "blue").get(word) + end(random))
                .collect(Collectors.joining());
    }

    private static String end(Random random) {
        return switch (random.nextInt(12)) {
            case 0 -> ".\n\n";
            case 1, 2 -> ". The ";
            default -> " ";
        };
    }
}
