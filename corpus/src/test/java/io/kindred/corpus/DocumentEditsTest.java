package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DocumentEditsTest {
    @Test
    void cuttingTakesTheShareInOneRun() {
        ManySeeds.check((text, random) -> {
            double share = random.nextDouble();
            List<String> before = Pieces.words(text);
            List<String> after = Pieces.words(DocumentEdits.cut(share).apply(text, random));
            int gone = before.size() - after.size();
            assertThat((double) gone / before.size()).isBetween(share - 0.02, share + 0.02);
            int head = 0;
            while (head < after.size() && before.get(head).equals(after.get(head))) {
                head++;
            }
            assertThat(before.subList(head + gone, before.size())).isEqualTo(after.subList(head, after.size()));
        });
    }

    @Test
    void cuttingLeavesParagraphsOutsideTheRunAlone() {
        ManySeeds.check((text, random) -> {
            List<String> before = Pieces.paragraphs(text);
            List<String> after = Pieces.paragraphs(DocumentEdits.cut(0.2).apply(text, random));
            List<String> changed =
                    after.stream().filter(p -> !before.contains(p)).toList();
            assertThat(changed).hasSizeLessThanOrEqualTo(2);
        });
    }

    @Test
    void cuttingAllLeavesNothingAndCuttingNothingLeavesAll() {
        assertThat(DocumentEdits.cut(1).apply("one two\n\nthree", new Random(1)))
                .isEmpty();
        assertThat(DocumentEdits.cut(0).apply("one two\n\nthree", new Random(1)))
                .isEqualTo("one two\n\nthree");
    }

    @Test
    void shareOutsideZeroToOneIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> DocumentEdits.cut(-0.1));
    }

    @Test
    void twiceIsTheDocumentAfterItself() {
        ManySeeds.check((text, random) ->
                assertThat(DocumentEdits.twice().apply(text, random)).isEqualTo(text + "\n\n" + text));
    }

    @Test
    void quotationIsOneParagraphOfAForeignDocument() {
        ManySeeds.check((text, random) -> {
            String edited = DocumentEdits.quote(30, 200).apply(text, random);
            List<String> source = Pieces.words(text);
            List<String> quotations = Pieces.paragraphs(edited).stream()
                    .filter(p -> Pieces.words(p).size() == 30)
                    .filter(p -> Collections.indexOfSubList(source, Pieces.words(p)) >= 0)
                    .toList();
            assertThat(quotations).hasSize(1);
            assertThat(Pieces.words(edited)).hasSizeBetween(230, 280);
            assertThat(Pieces.paragraphs(text)).doesNotContainAnyElementsOf(Pieces.paragraphs(edited));
        });
    }

    @Test
    void quotationIsNotLongerThanTheDocument() {
        assertThat(DocumentEdits.quote(30, 0).apply("one two\n\nthree", new Random(1)))
                .isEqualTo("one two three");
    }
}
