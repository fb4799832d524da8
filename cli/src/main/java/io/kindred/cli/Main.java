package io.kindred.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code kindred} command. */
@Command(
        name = "kindred",
        description = "Finds which documents are kin: identical, versions, contained passages, related in meaning.",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExit status: ",
        footer = "0 = done or kin found, 1 = none found, 2 = error or some documents failed.")
public final class Main implements Runnable {
    /** The commands in the order in which help lists them. */
    private static final List<Class<?>> COMMANDS = List.of(
            ScanCommand.class,
            CompareCommand.class,
            FingerprintCommand.class,
            CheckCommand.class,
            AddCommand.class,
            RemoveCommand.class,
            RelationsCommand.class,
            FamiliesCommand.class,
            LineageCommand.class,
            TopicsCommand.class,
            CleanCommand.class,
            ServeCommand.class,
            ProblemsCommand.class,
            VerifyCommand.class,
            SqlCommand.class,
            ExportCommand.class,
            ImportCommand.class);

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        int status = run(args, new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err));
        System.exit(status);
    }

    /** Runs the command as {@link #main} does, on any pair of streams, and returns its exit status. */
    static int run(String[] args, OutputStream standardOutput, OutputStream standardError) {
        PrintWriter out = writer(new AnswerStream(standardOutput), false);
        PrintWriter err = writer(standardError, true);
        try {
            CommandLine kindred = configured(commandLine(args), out, err);
            ParameterFile.apply(kindred, args);
            int status = kindred.execute(args);
            out.flush();
            return status;
        } catch (Error | RuntimeException e) {
            return Misfortune.tell(e, err);
        }
    }

    /** The command with the subcommand that is called, or with all: to look into each of them takes most of the start. */
    private static CommandLine commandLine(String[] args) {
        CommandLine kindred = new CommandLine(new Main());
        List<Class<?>> called = COMMANDS.stream()
                .filter(command -> args.length > 0 && name(command).equals(args[0]))
                .toList();
        (called.isEmpty() ? COMMANDS : called).forEach(kindred::addSubcommand);
        return kindred;
    }

    private static String name(Class<?> command) {
        return command.getAnnotation(Command.class).name();
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "No command given");
    }

    /** Makes a command and all its subcommands behave as this package promises. */
    static CommandLine configured(CommandLine command, PrintWriter out, PrintWriter err) {
        return command.setOut(out)
                .setErr(err)
                .setExpandAtFiles(false)
                .setColorScheme(Help.defaultColorScheme(Ansi.OFF))
                .setExecutionStrategy(Main::execute)
                .setParameterExceptionHandler((e, args) -> Misuse.tell(e))
                .setExecutionExceptionHandler((e, failed, arguments) -> Misfortune.tell(e, err));
    }

    /** Runs the chosen command, and treats what breaks while help is shown like what breaks in a command. */
    private static int execute(ParseResult arguments) {
        try {
            return new RunLast().execute(arguments);
        } catch (AnswerStream.Broken e) {
            throw new ExecutionException(arguments.commandSpec().commandLine(), e.getMessage(), e);
        }
    }

    private static PrintWriter writer(OutputStream stream, boolean flushEachLine) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), flushEachLine);
    }

    /** The version as the build wrote it into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"kindred " + (version == null ? "(development)" : version)};
        }
    }
}
