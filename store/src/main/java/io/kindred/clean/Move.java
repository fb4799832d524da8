package io.kindred.clean;

import java.util.Locale;
import java.util.Objects;

/**
 * A file on its way to the trash, as the journal has it.
 *
 * @param number its number in the run, from 1
 * @param path where it lies below the scanned folder
 * @param name its name in the trash
 */
record Move(int number, Action action, String path, String name, Traits traits) {
    private static final int LONGEST = 60;

    Move {
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(traits, "traits");
    }

    /** The name it has in its own folder while it is copied to a trash on another disk. */
    String aside() {
        return ".kindred-" + number + "-" + traits.content().substring(0, Order.MARK);
    }

    /** The name that a copy has until it is whole. */
    static String part(String name) {
        return name + ".part";
    }

    /** A name in the trash that every file system takes and a person recognises. */
    static String name(int number, String path) {
        String plain = Tree.name(path).replaceAll("[^\\p{IsAlphabetic}\\p{IsDigit}._ -]|[\\x{10000}-\\x{10FFFF}]", "_");
        String end = plain.length() > LONGEST ? plain.substring(plain.length() - LONGEST) : plain;
        return String.format(Locale.ROOT, "%04d-%s", number, end.replaceAll("[. ]+$", "_"));
    }
}
