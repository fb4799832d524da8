package io.kindred.cli;

import io.kindred.report.Fate;

/** How a terminal view sets off what it shows: by colours, or by plain characters. */
enum Paint {
    PLAIN,
    COLOURED;

    private static final String RESET = "\u001b[0m";

    /** Marks that come before a deleted stretch and after it. */
    String[] deletion() {
        return this == PLAIN ? new String[] {"[-", "-]"} : new String[] {"", ""};
    }

    /** Marks that come before an inserted stretch and after it. */
    String[] insertion() {
        return this == PLAIN ? new String[] {"{+", "+}"} : new String[] {"", ""};
    }

    /** A text without line ends in the colours of a style. */
    String of(Style style, String text) {
        return this == PLAIN || style == Style.PLAIN || text.isEmpty() ? text : style.code + text + RESET;
    }

    /** The style of what tells of a fate. */
    static Style style(Fate fate) {
        return switch (fate) {
            case EDITED -> Style.EDITED;
            case MOVED -> Style.MOVED;
            case MERGED, SPLIT -> Style.RESHAPED;
            case INSERTED -> Style.INSERTED;
            case DELETED -> Style.GONE;
            case KEPT, ASIDE -> Style.FAINT;
        };
    }

    /** A way of setting off. */
    enum Style {
        PLAIN(""),
        STRONG("\u001b[1m"),
        FAINT("\u001b[2m"),
        EDITED("\u001b[33m"),
        MOVED("\u001b[34m"),
        RESHAPED("\u001b[35m"),
        INSERTED("\u001b[32m"),
        /** Deleted words among others. */
        DELETED("\u001b[9;31m"),
        /** Deleted paragraphs. */
        GONE("\u001b[31m");

        private final String code;

        Style(String code) {
            this.code = code;
        }
    }
}
