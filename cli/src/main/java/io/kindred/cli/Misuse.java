package io.kindred.cli;

import io.kindred.report.Printable;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells in two lines what is wrong with the arguments and where to look up how they should be. */
final class Misuse {
    private Misuse() {}

    static int tell(ParameterException e) {
        CommandSpec command = e.getCommandLine().getCommandSpec();
        PrintWriter err = e.getCommandLine().getErr();
        err.println("kindred: " + Printable.of(reason(e, command)));
        err.println("Try '" + command.qualifiedName() + " --help'.");
        return ExitStatus.FAILED;
    }

    private static String reason(ParameterException e, CommandSpec command) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unknown(unmatched, command);
        }
        String message = e.getMessage().lines().findFirst().orElse("wrong arguments");
        return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }

    private static String unknown(UnmatchedArgumentException e, CommandSpec command) {
        String kind = e.isUnknownOption() ? "option" : command.parent() == null ? "command" : "argument";
        String given = e.getUnmatched().get(0);
        List<String> suggestions = e.getSuggestions().stream()
                .filter(suggestion -> edits(given, suggestion) <= 1 + suggestion.length() / 4)
                .toList();
        String suggestion = suggestions.isEmpty() ? "" : "; did you mean " + String.join(" or ", suggestions) + "?";
        return "unknown " + kind + ": " + given + suggestion;
    }

    /** How many letters one must insert, delete or replace to make one word of another. */
    private static int edits(String one, String other) {
        int[] row = IntStream.rangeClosed(0, other.length()).toArray();
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0]++;
            for (int j = 1; j <= other.length(); j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
