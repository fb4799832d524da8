package io.kindred.lab;

import io.kindred.lab.candidates.Recall;
import io.kindred.lab.candidates.TextSet;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.Figures;
import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures which relations are found when only candidates are compared. */
@Command(
        name = "candidates",
        description =
                "Compares every document of real sets with every other, counts how many of the relations are between"
                        + " candidates, and writes lab/results/candidates.md and lab/results/candidates.json.",
        mixinStandardHelpOptions = true)
final class CandidatesCommand implements Callable<Integer> {
    private static final int QUICK = 60;

    @Option(names = "--data", paramLabel = "FOLDER", description = "The folder with the data sets, unpacked.")
    private Path data;

    @Option(
            names = "--set",
            paramLabel = "NAME",
            arity = "1..*",
            description = "Measures on these sets only, and prints without writing.")
    private List<String> sets = List.of();

    @Option(names = "--quick", description = "Takes far fewer documents, and prints without writing.")
    private boolean quick;

    @Spec
    private CommandSpec spec;

    private final List<List<String>> rows = new ArrayList<>();
    private final Map<String, Double> figures = new HashMap<>();

    @Override
    public Integer call() throws IOException {
        DataFolder folder = DataFolder.of(Lab.root(), data);
        for (TextSet set : TextSet.ALL) {
            if (sets.isEmpty() || sets.contains(set.name())) {
                measure(set, folder.folder(set.name()));
            }
        }
        String text = table().markdown();
        new Findings(spec).print(text);
        if (!quick && sets.isEmpty()) {
            Findings.write("candidates.md", text);
            Findings.write("candidates.json", new Figures(figures).json());
        }
        return 0;
    }

    private void measure(TextSet set, Optional<Path> folder) throws IOException {
        new Findings(spec)
                .progress(set.name() + (folder.isPresent() ? ": comparing" : " is not there and is left out"));
        if (folder.isEmpty()) {
            return;
        }
        Recall recall = Recall.of(set.load(folder.get(), quick ? QUICK : Integer.MAX_VALUE));
        rows.add(List.of(
                set.name(),
                set.fitted() ? "yes" : "no",
                Integer.toString(recall.documents()),
                number(recall.words() / (double) recall.documents(), 0),
                number(recall.keys() / (double) recall.words(), 2),
                Long.toString(recall.kin()),
                number(recall.recall(), 4),
                Long.toString(recall.others()),
                number(recall.recallOfOthers(), 4),
                number(recall.perDocument(), 1)));
        figures.put(set.name() + " recall", recall.recall());
        figures.put(set.name() + " recall of others", recall.recallOfOthers());
        figures.put(set.name() + " candidates per document", recall.perDocument());
    }

    private Table table() {
        return new Table(
                "Relations found when only candidates are compared",
                2,
                List.of(
                        "set",
                        "fitted",
                        "documents",
                        "words each",
                        "keys a word",
                        "same, version, contains",
                        "found",
                        "shares, template",
                        "found of them",
                        "candidates each"),
                rows);
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
