package io.kindred.report;

import java.util.Locale;

/** A number of things as people write it: {@code 1 word}, {@code 1,200 words}. */
public final class Counted {
    private Counted() {}

    public static String of(long number, String noun) {
        return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
    }
}
