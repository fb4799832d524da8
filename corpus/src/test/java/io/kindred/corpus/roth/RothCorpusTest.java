package io.kindred.corpus.roth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.corpus.Prose;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RothCorpusTest {
    private static final long SEED = 20141;
    private static final int FILES = 200;

    @TempDir
    private Path place;

    private Path from;

    @BeforeEach
    void writeFiles() throws IOException {
        from = Files.createDirectories(place.resolve("from/deep")).getParent();
        Random random = new Random(SEED);
        for (int i = 0; i < FILES; i++) {
            String name = i % 2 == 0 ? "text" + i + ".txt" : "deep/näme" + i;
            Files.writeString(from.resolve(name), "“" + new Prose(random).paragraphs(4) + "” – été.");
        }
    }

    @Test
    void aboutHalfOfTheFilesAreGrownOrCut() throws IOException {
        RothCorpus corpus = RothCorpus.write(from, place.resolve("to"), SEED, Integer.MAX_VALUE);
        assertThat(corpus.originals()).isEqualTo(FILES);
        assertThat(corpus.modifications()).hasSizeBetween(75, 125);
        assertThat(corpus.modifications().stream()
                        .filter(each -> each.growth() == Growth.DELETION)
                        .count())
                .isBetween(25L, 75L);
        assertThat(corpus.modifications())
                .allSatisfy(each -> assertThat(each.share()).isBetween(0.0, 0.81));
        assertThat(corpus.modifications().stream().filter(each -> each.share() > 0.4))
                .hasSizeGreaterThan(20);
    }

    @Test
    void whatWasDoneIsWhatTheTruthSays() throws IOException {
        Path to = place.resolve("to");
        RothCorpus corpus = RothCorpus.write(from, to, SEED, Integer.MAX_VALUE);
        for (Modification each : corpus.modifications()) {
            String original = Files.readString(RothCorpus.files(to).resolve(each.original()));
            String modified = Files.readString(RothCorpus.files(to).resolve(each.modified()));
            assertThat(original).isEqualTo(Files.readString(from.resolve(each.original())));
            boolean grown = each.growth() == Growth.INSERTION;
            String longer = grown ? modified : original;
            String shorter = grown ? original : modified;
            assertThat(withoutOneStretch(longer, shorter)).as(each.modified()).isTrue();
            double share = (bytes(longer) - bytes(shorter)) / (double) bytes(original);
            assertThat(share).isCloseTo(each.share(), org.assertj.core.data.Offset.offset(1e-9));
            assertThat(each.modified()).contains((grown ? "_i_" : "_d_") + Math.round(100 * each.share()));
        }
        assertThat(Files.readAllLines(to.resolve("truth.tsv")))
                .hasSize(corpus.modifications().size() + 1)
                .first()
                .isEqualTo("modified\toriginal\tgrowth\tshare");
    }

    @Test
    void whatHappensToAFileDoesNotDependOnTheOthers() throws IOException {
        List<Modification> all =
                RothCorpus.write(from, place.resolve("all"), SEED, FILES).modifications();
        RothCorpus some = RothCorpus.write(from, place.resolve("some"), SEED, 50);
        assertThat(some.originals()).isEqualTo(50);
        assertThat(some.modifications()).isNotEmpty().isSubsetOf(all);
        assertThat(RothCorpus.write(from, place.resolve("again"), SEED, 50)).isEqualTo(some);
        assertThat(RothCorpus.write(from, place.resolve("other"), SEED + 1, FILES)
                        .modifications())
                .isNotEqualTo(all);
    }

    @Test
    void aFileThatIsThereAlreadyIsNotWrittenOver() throws IOException {
        RothCorpus.write(from, place.resolve("to"), SEED, 5);
        assertThatThrownBy(() -> RothCorpus.write(from, place.resolve("to"), SEED, 5))
                .isInstanceOf(FileAlreadyExistsException.class);
    }

    @Test
    void emptyFilesStayEmpty() throws IOException {
        Path empty = Files.createDirectory(place.resolve("empty"));
        for (int i = 0; i < 8; i++) {
            Files.createFile(empty.resolve("e" + i));
        }
        RothCorpus corpus = RothCorpus.write(empty, place.resolve("to"), SEED, FILES);
        assertThat(corpus.modifications()).isNotEmpty().allMatch(each -> each.share() == 0);
    }

    @Test
    void isACommand() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        List<String> args = List.of(from.toString(), place.resolve("to").toString(), "1", "20");
        assertThat(RothCorpus.run(args, print, print)).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("20 files, ");
        assertThat(RothCorpus.run(args, print, print)).isEqualTo(1);
        assertThat(RothCorpus.run(List.of(), print, print)).isEqualTo(2);
    }

    /** Whether the shorter text is the longer one less one stretch. */
    private static boolean withoutOneStretch(String longer, String shorter) {
        int front = 0;
        while (front < shorter.length() && shorter.charAt(front) == longer.charAt(front)) {
            front++;
        }
        return longer.endsWith(shorter.substring(front));
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
