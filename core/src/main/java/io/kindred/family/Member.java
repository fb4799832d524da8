package io.kindred.family;

import java.util.Objects;

/**
 * A document on its way into a family.
 *
 * @param id what names it among others: its path
 * @param text the hash of its normalised text: documents with the same are the same text
 * @param words how many words it has
 * @param since a number that grows with the time at which the collection came to know it, such as its number in a catalog
 */
public record Member(String id, String text, int words, long since) {
    public Member {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(text, "text");
    }
}
