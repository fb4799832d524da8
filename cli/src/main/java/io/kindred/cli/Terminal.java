package io.kindred.cli;

import java.io.Console;

/** Tells whether a person sits in front of this process. */
final class Terminal {
    private Terminal() {}

    /** From Java 22 on there is a console even where there is no terminal, and it knows which it is. */
    @SuppressWarnings("SystemConsoleNull") // Before Java 22 null is the only sign that there is none.
    static boolean isThere() {
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
}
