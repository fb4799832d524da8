package io.kindred.comparison.passage;

import io.kindred.comparison.Passage;
import java.util.List;

/**
 * The passages found in two documents.
 *
 * @param passages in the order of left
 * @param approximate whether a budget ended the search early: there may be more passages
 */
public record Found(List<Passage> passages, boolean approximate) {
    public Found {
        passages = List.copyOf(passages);
    }
}
