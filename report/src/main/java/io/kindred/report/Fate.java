package io.kindred.report;

import io.kindred.comparison.Change;
import java.util.Locale;

/** What became of paragraphs, for people: a {@link Change}, or that one side lacks them. */
public enum Fate {
    KEPT('='),
    EDITED('~'),
    MOVED('>'),
    MERGED('&'),
    SPLIT('/'),
    INSERTED('+'),
    DELETED('-'),
    /** Without words, or page furniture: nothing became of it. */
    ASIDE('.');

    private final char sign;

    Fate(char sign) {
        this.sign = sign;
    }

    public static Fate of(Change change) {
        return switch (change) {
            case KEPT -> KEPT;
            case EDITED -> EDITED;
            case MOVED -> MOVED;
            case MERGED -> MERGED;
            case SPLIT -> SPLIT;
        };
    }

    /** The sign that stands for it wherever there is no room for its name. */
    public char sign() {
        return sign;
    }

    /** Whether it is worth stopping at. */
    public boolean isChange() {
        return this != KEPT && this != ASIDE;
    }

    /** The name as people see it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
