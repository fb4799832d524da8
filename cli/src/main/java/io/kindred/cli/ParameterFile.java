package io.kindred.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * A file of parameters, each of which is an option of the command as well: lines {@code name = value}, and lines that
 * begin with {@code #} for people. An option on the command line wins over the file.
 *
 * <p>The ten parameters of Waikato 2013 may also be written as there: {@code Doc Storage = ...}.
 */
final class ParameterFile implements IDefaultValueProvider {
    private static final String OPTION = "--params";
    private static final String FOLDER = "input";
    private static final Map<String, String> NAMES_OF_THE_PAPER =
            Map.of("doc-storage", "catalog", "rel-storage", "output", "only-version", "only-versions");
    private static final Set<String> YES = Set.of("yes", "true", "on");
    private static final Set<String> NO = Set.of("no", "false", "off");

    private final Map<String, String> values = new LinkedHashMap<>();

    private ParameterFile() {}

    /** Reads the file that the arguments of a command name, if they do, and lets its values be the command's defaults. */
    static void apply(CommandLine kindred, String[] args) {
        CommandLine command = args.length == 0 ? null : kindred.getSubcommands().get(args[0]);
        Path file = command == null ? null : named(args);
        if (file != null && command.getCommandSpec().findOption(OPTION) != null) {
            command.setDefaultValueProvider(read(file, command));
        }
    }

    private static Path named(String[] args) {
        for (int i = 1; i < args.length; i++) {
            if (args[i].startsWith(OPTION + "=")) {
                return Path.of(args[i].substring(OPTION.length() + 1));
            }
            if (args[i].equals(OPTION) && i + 1 < args.length) {
                return Path.of(args[i + 1]);
            }
        }
        return null;
    }

    private static ParameterFile read(Path file, CommandLine command) {
        ParameterFile parameters = new ParameterFile();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    parameters.take(line, command);
                } catch (IllegalArgumentException e) {
                    throw new Failure(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        return parameters;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            throw new Failure("no such parameter file: " + file, e);
        } catch (CharacterCodingException e) {
            throw new Failure("parameter file is not text in UTF-8: " + file, e);
        } catch (IOException e) {
            throw new Failure("parameter file " + file + ": " + Misfortune.wording(e, "no such file"), e);
        }
    }

    private void take(String line, CommandLine command) {
        int sign = line.indexOf('=');
        if (sign < 0) {
            throw new IllegalArgumentException("'" + line + "' is not of the form name = value");
        }
        String given = line.substring(0, sign).strip();
        String name = given.toLowerCase(Locale.ROOT).replaceAll("[\\s_]+", "-");
        name = NAMES_OF_THE_PAPER.getOrDefault(name, name);
        String value = line.substring(sign + 1).strip();
        OptionSpec option = command.getCommandSpec().findOption("--" + name);
        if ((option == null && !name.equals(FOLDER)) || ("--" + name).equals(OPTION)) {
            throw new IllegalArgumentException("unknown parameter '" + given + "'");
        }
        if (value.isEmpty()) {
            throw new IllegalArgumentException("'" + given + "' has no value");
        }
        if (values.putIfAbsent(name, option == null ? value : checked(option, given, value, command)) != null) {
            throw new IllegalArgumentException("'" + given + "' is given twice");
        }
    }

    /** The value as an option would take it; whether it is possible, the option itself decides. */
    private static String checked(OptionSpec option, String given, String value, CommandLine command) {
        boolean flag = option.arity().max() == 0;
        if (flag) {
            String answer = value.toLowerCase(Locale.ROOT);
            if (!YES.contains(answer) && !NO.contains(answer)) {
                throw new IllegalArgumentException("'" + given + "' is yes or no, not '" + value + "'");
            }
            return Boolean.toString(YES.contains(answer));
        }
        try {
            CommandLine trial =
                    new CommandLine(command.getCommandSpec().userObject().getClass());
            trial.parseArgs(option.longestName() + "=" + value);
            return value;
        } catch (ParameterException e) {
            throw new IllegalArgumentException("'" + given + "' cannot be '" + value + "': " + e.getMessage(), e);
        }
    }

    @Override
    public String defaultValue(ArgSpec argument) {
        return values.get(
                argument instanceof OptionSpec option ? option.longestName().substring(2) : FOLDER);
    }
}
