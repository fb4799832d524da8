package io.kindred.relation;

import java.util.Locale;

/** What one document is to another. */
public enum RelationKind {
    /** The same bytes. */
    IDENTICAL,
    /** The same text once normalised. */
    SAME_TEXT,
    /** Two states of one document. */
    VERSION,
    /** Left has nearly all of right, and much more. */
    CONTAINS,
    /** Right has nearly all of left, and much more. */
    CONTAINED,
    /** A passage stands in both. */
    SHARES,
    /** Both were filled into one form, and the form is all they share. */
    TEMPLATE,
    /** Both are about the same, and share no text. */
    RELATED;

    /** The name as users and programs see it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
