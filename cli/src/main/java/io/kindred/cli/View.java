package io.kindred.cli;

import java.util.Locale;

/** How a comparison is written. */
enum View {
    /** For people at a terminal. */
    TEXT,
    /** One JSON object. */
    JSON,
    /** The same on one line. */
    JSONL,
    /** The relation alone, as comma-separated values with a header line. */
    CSV,
    /** One page for a browser that needs nothing else. */
    HTML;

    /** The same as a format of rows. */
    Format format() {
        return switch (this) {
            case JSON -> Format.JSON;
            case JSONL -> Format.JSONL;
            case CSV -> Format.CSV;
            case TEXT, HTML -> throw new IllegalStateException(this + " is no format of rows");
        };
    }

    /** The name users give. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
