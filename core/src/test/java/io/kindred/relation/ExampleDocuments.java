package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Five short documents of which the first two are versions, the next two tell of the same event in other words, and the
 * last is of something else: those of Waikato (2013), design, appendix, and five of our own.
 */
public final class ExampleDocuments {
    private static final Path REPORT = Path.of("../../shared/papers/waikato-2013-design.txt");

    private ExampleDocuments() {}

    /** Those of the report, which is not ours to keep here. */
    public static List<String> published() {
        assumeTrue(Files.exists(REPORT), "the text of the report is not at ../shared/papers");
        try {
            String report = Files.readString(REPORT);
            String appendix = report.substring(report.lastIndexOf("Appendix: Example documents"));
            List<String> documents = List.of(appendix.split("\nDocument \\d *\n"));
            assertThat(documents).hasSize(6);
            return documents.subList(1, 6);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those of our own, which lines of hyphens part. */
    public static List<String> own() {
        try (InputStream in = ExampleDocuments.class.getResourceAsStream("examples/harbour.txt")) {
            return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n-{5,}\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
