package io.kindred.cli;

import io.kindred.meaning.Way;
import io.kindred.relation.Meaning;
import io.kindred.relation.Relatedness;
import io.kindred.relation.Subjects;
import io.kindred.report.Finding;
import io.kindred.scan.Explanation;
import io.kindred.semantics.DocumentMeaning;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how documents are related in meaning. */
final class MeaningOptions {
    @Option(
            names = {"--only-versions", "--no-semantic"},
            description = "Look at texts alone, and for no relations in meaning.")
    private boolean onlyVersions;

    @Option(
            names = "--no-model",
            description = "Relate documents in meaning by their concepts alone, which is faster and sees less.")
    private boolean noModel;

    @Option(
            names = "--taxonomy",
            paramLabel = "FILE",
            description =
                    "Terms of your own, with synonyms and broader terms: SKOS, or a CSV of term, synonym, broader.")
    private Path taxonomy;

    /** What two documents that share no text are to each other, now that it counts what they are about. */
    Finding related(Finding finding, Problems problems) throws IOException {
        Optional<DocumentMeaning> about = way().meaning();
        if (about.isEmpty()) {
            return finding;
        }
        String left = finding.comparison().left().document().text();
        String right = finding.comparison().right().document().text();
        List<Map<String, byte[]>> told = List.of(told(left, about.get(), problems), told(right, about.get(), problems));
        Subjects subjects = about.get().subjects(told.size(), told::get);
        if (Arrays.stream(subjects.related(told.get(0), told.size())).noneMatch(number -> number == 1)) {
            return finding;
        }
        Relatedness relatedness = subjects.between(told.get(0), told.get(1));
        return finding.related(new Finding.Shared(relatedness.semantic(), Explanation.of(relatedness, left, right)));
    }

    private static Map<String, byte[]> told(String text, Meaning meaning, Problems problems) {
        Map<String, byte[]> told = new HashMap<>();
        for (String scheme : meaning.schemes()) {
            try {
                byte[] bytes = meaning.tell(scheme, text);
                if (bytes.length > 0) {
                    told.put(scheme, bytes);
                }
            } catch (IOException e) {
                problems.note("related documents are found by concepts alone: " + e.getMessage());
            }
        }
        return told;
    }

    /** How documents are to be related in meaning. */
    Way way() throws IOException {
        return Way.named(onlyVersions ? Way.NOT_AT_ALL : noModel ? Way.BY_CONCEPTS : Way.BY_MODEL)
                .with(taxonomy == null ? "" : taxonomy.toAbsolutePath().toString());
    }
}
