package io.kindred.corpus.truth;

import java.util.List;

/**
 * Which paragraphs of a base became which paragraphs of a version.
 *
 * @param leftParagraphs how many the base has
 * @param rightParagraphs how many the version has
 * @param matches what corresponds, by the first left paragraph; no two share a link
 * @param inserted the right paragraphs that are in no match, ascending
 * @param deleted the left paragraphs that are in no match, ascending
 * @param alternatives further links that are not wrong
 */
public record ParagraphMap(
        int leftParagraphs,
        int rightParagraphs,
        List<Match> matches,
        List<Integer> inserted,
        List<Integer> deleted,
        List<Alternative> alternatives) {
    /** Keeps copies of the lists. */
    public ParagraphMap {
        matches = List.copyOf(matches);
        inserted = List.copyOf(inserted);
        deleted = List.copyOf(deleted);
        alternatives = List.copyOf(alternatives);
    }

    /** All links of all matches. */
    public List<Link> links() {
        return matches.stream().flatMap(match -> match.links().stream()).toList();
    }
}
