package io.kindred.corpus.truth;

import java.util.List;
import java.util.Optional;

/**
 * Paragraphs of the base that became paragraphs of the version.
 *
 * @param left their numbers in the base, ascending; every one is linked with every one on the right
 * @param right their numbers in the version, ascending
 * @param or a second label that is as good as the first, where which of two paragraphs moved is a matter of opinion
 */
public record Match(List<Integer> left, List<Integer> right, Change change, Optional<Change> or) {
    /** Keeps copies of the lists. */
    public Match {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** A match with one label. */
    public Match(List<Integer> left, List<Integer> right, Change change) {
        this(left, right, change, Optional.empty());
    }

    /** Every left paragraph with every right one. */
    public List<Link> links() {
        return left.stream()
                .flatMap(l -> right.stream().map(r -> new Link(l, r)))
                .toList();
    }

    /** Whether a label is right. */
    public boolean accepts(Change label) {
        return change == label || or.filter(label::equals).isPresent();
    }
}
