package io.kindred.family;

import java.util.List;

/**
 * What people said of pairs of documents. It holds for the texts of the two, and so for their copies.
 *
 * @param together states of one document, which share a family unless what was told apart would, too
 * @param apart different documents, which never share a family unless they have one text
 */
public record Judgements(List<Couple> together, List<Couple> apart) {
    public static final Judgements NONE = new Judgements(List.of(), List.of());

    public Judgements {
        together = List.copyOf(together);
        apart = List.copyOf(apart);
    }
}
