package io.kindred.lab;

import io.kindred.lab.family.FamilyTrial;
import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how well families are found. */
@Command(
        name = "families",
        description = "Finds the families among documents whose families are known and prints how much of it is right.",
        mixinStandardHelpOptions = true)
final class FamiliesCommand implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "FOLDER", description = "The folder with the data sets, unpacked.")
    private Path data;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes lab/results/NAME.md too.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        String text = new FamilyTrial(DataFolder.of(Lab.root(), data), findings::progress).markdown();
        findings.tell(text, name);
        return 0;
    }
}
