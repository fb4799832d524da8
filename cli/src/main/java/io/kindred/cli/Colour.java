package io.kindred.cli;

import java.io.Console;
import java.util.Locale;

/** When a terminal view is coloured. */
enum Colour {
    /** If standard output is a terminal and the user has not set {@code NO_COLOR}. */
    AUTO,
    ALWAYS,
    NEVER;

    /** The paint for an answer that goes to standard output, or to a file. */
    Paint paint(boolean toFile) {
        boolean coloured = this == ALWAYS || (this == AUTO && !toFile && isWelcome());
        return coloured ? Paint.COLOURED : Paint.PLAIN;
    }

    private static boolean isWelcome() {
        String refused = System.getenv("NO_COLOR");
        return (refused == null || refused.isEmpty()) && !"dumb".equals(System.getenv("TERM")) && isTerminal();
    }

    /** From Java 22 on there is a console even where there is no terminal, and it knows which it is. */
    @SuppressWarnings("SystemConsoleNull") // Before Java 22 null is the only sign that there is none.
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** The name users give. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
