package io.kindred.lab;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code kindred-lab} command. */
@Command(
        name = "kindred-lab",
        description = "Measures kindred.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            AccuracyCommand.class,
            CandidatesCommand.class,
            EmbeddingsCommand.class,
            FamiliesCommand.class,
            FingerprintsCommand.class,
            GrowthCommand.class,
            HugeCommand.class,
            JoinsCommand.class,
            LineageCommand.class,
            MeaningCommand.class,
            PeersCommand.class,
            RothCommand.class,
            ScaleCommand.class,
            ScanCommand.class,
            ShapeCommand.class
        })
public final class Lab implements Runnable {
    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(command(out, err).execute(args));
    }

    static CommandLine command(PrintWriter out, PrintWriter err) {
        return new CommandLine(new Lab()).setOut(out).setErr(err);
    }

    /** The root of the checkout, which the launcher knows; otherwise the folder the command runs in. */
    static Path root() {
        return Path.of(System.getProperty("kindred.lab.root", ""));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "No command given");
    }
}
