package io.kindred.cli;

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
        return (refused == null || refused.isEmpty()) && !"dumb".equals(System.getenv("TERM")) && Terminal.isThere();
    }

    /** The name users give. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
