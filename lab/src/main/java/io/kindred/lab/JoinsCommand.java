package io.kindred.lab;

import io.kindred.lab.joins.CodeTrial;
import io.kindred.lab.joins.JoinRows;
import io.kindred.lab.joins.Paragraphs;
import io.kindred.lab.joins.SetTrial;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures joins. */
@Command(
        name = "joins",
        description = "Finds all pairs of codes, of paragraphs below a folder and of made documents that are near, in "
                + "several ways.",
        mixinStandardHelpOptions = true)
final class JoinsCommand implements Callable<Integer> {
    private static final double SIMILAR_PARAGRAPHS = 0.7;
    private static final double SIMILAR_DOCUMENTS = 0.5;

    @Option(
            names = "--codes",
            paramLabel = "N",
            description = "How many random codes; 0 leaves codes out. Default: ${DEFAULT-VALUE}.")
    private int codes = 1_000_000;

    @Option(names = "--folder", paramLabel = "FOLDER", description = "Text files to take paragraphs from.")
    private Path folder;

    @Option(names = "--paragraphs", paramLabel = "N", description = "How many paragraphs. Default: ${DEFAULT-VALUE}.")
    private int paragraphs = 200_000;

    @Option(
            names = "--documents",
            paramLabel = "N",
            description = "How many made documents; a million take a heap of 8 GB. Default: ${DEFAULT-VALUE}.")
    private int documents = 100_000;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the table to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        JoinRows rows = new JoinRows();
        join(rows, findings);
        String text = rows.table().markdown();
        findings.tell(text, name);
        return 0;
    }

    private void join(JoinRows rows, Findings findings) throws IOException {
        CodeTrial codeTrial = new CodeTrial(rows, findings::progress);
        SetTrial setTrial = new SetTrial(rows, findings::progress);
        if (codes > 0) {
            codeTrial.join("random", CodeTrial.random(codes));
        }
        if (folder != null) {
            findings.progress("reading " + folder);
            List<String> texts = Paragraphs.below(folder, paragraphs);
            if (codes > 0) {
                codeTrial.join("paragraph", CodeTrial.simHashes(texts));
            }
            setTrial.paragraphs(texts, SIMILAR_PARAGRAPHS);
        }
        if (documents > 0) {
            setTrial.documents(documents, SIMILAR_DOCUMENTS);
        }
    }
}
