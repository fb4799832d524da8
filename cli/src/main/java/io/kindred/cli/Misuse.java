package io.kindred.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
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
        List<String> suggestions = e.getSuggestions();
        String suggestion = suggestions.isEmpty() ? "" : "; did you mean " + String.join(" or ", suggestions) + "?";
        return "unknown " + kind + ": " + e.getUnmatched().get(0) + suggestion;
    }
}
