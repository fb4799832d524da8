package io.kindred.lab.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextSampleTest {
    @TempDir
    private Path folder;

    @Test
    void survivesBeingSaved() throws IOException {
        TextSample sample = TextSamples.small();
        sample.save(folder.resolve("sample"));
        assertThat(TextSample.load(folder.resolve("sample"))).isEqualTo(sample);
    }

    @Test
    void isTheSameEveryTime() {
        assertThat(TextSamples.small()).isEqualTo(TextSamples.small());
    }

    @Test
    void cutsStretchesWithTheNumberOfShinglesTheyAreNamedFor() {
        TextSample sample = TextSamples.small();
        assertThat(TimedTexts.SHINGLES_400.in(sample))
                .isNotEmpty()
                .allSatisfy(text -> assertThat(text).hasSize(403));
        assertThat(TimedTexts.SHINGLES_4000.in(sample))
                .isNotEmpty()
                .allSatisfy(text -> assertThat(text).hasSize(4_003));
    }

    @Test
    void takesFromAFolderWhatReadsLikeProse() throws IOException {
        List<String> documents = TextSamples.small().documents();
        String prose = "\n\n" + documents.get(0).substring(0, 900) + "  \r\n \r\nEND\n\n";
        Files.writeString(folder.resolve("one.txt"), prose.repeat(12));
        Files.writeString(folder.resolve("two.txt"), prose.repeat(13));
        Files.writeString(folder.resolve("three.txt"), "+-----+ | 17 |\n".repeat(1_000));
        Files.writeString(folder.resolve("tiny.txt"), prose);
        TextSample sample = new TextSource(folder).folder(folder, new SampleSize(1, 5));
        assertThat(sample.documents()).hasSize(1);
        assertThat(sample.paragraphs())
                .hasSize(5)
                .allSatisfy(p -> assertThat(p.text())
                        .isEqualTo(documents.get(0).substring(0, 900).strip()));
    }

    @Test
    void takesNoParagraphsFromFilesThatConstantsWereFittedOn() throws IOException {
        List<String> documents = TextSamples.small().documents();
        String fitted = documents.get(0).substring(0, 900) + "\n\n";
        String heldOut = documents.get(1).substring(0, 900) + "\n\n";
        for (String name : List.of("a.txt", "b.txt", "four.txt")) {
            Files.writeString(folder.resolve(name), fitted.repeat(12));
        }
        for (String name : List.of("one.txt", "two.txt", "three.txt")) {
            Files.writeString(folder.resolve(name), heldOut.repeat(12));
        }
        TextSample sample = new TextSource(folder).folder(folder, new SampleSize(1, 100));
        assertThat(sample.paragraphs())
                .hasSizeBetween(20, 30)
                .allSatisfy(p -> assertThat(p.text()).isEqualTo(heldOut.strip()));
    }
}
