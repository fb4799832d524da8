package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.index.Numbering;
import java.util.Arrays;

/**
 * Joins sentences that have the same words.
 *
 * <p>A sentence that stands once on each side is joined first. Its neighbours follow as long as they are equal, which
 * settles most of the sentences that stand several times. Of what is left, the first is joined with the first, the second
 * with the second, and so on; a million equal sentences cost no more than a million different ones.
 */
final class EqualSentences {
    private final Reading left;
    private final Reading right;
    private final SentenceLinks links;
    private final int[] leftGroup;
    private final int[] rightGroup;
    private final int groups;

    private EqualSentences(Reading left, Reading right, SentenceLinks links) {
        this.left = left;
        this.right = right;
        this.links = links;
        Numbering numbering = new Numbering(left.sentences());
        this.leftGroup = groups(left, numbering);
        this.rightGroup = groups(right, numbering);
        this.groups = numbering.size();
    }

    static void join(Reading left, Reading right, SentenceLinks links) {
        EqualSentences sentences = new EqualSentences(left, right, links);
        sentences.joinUnique();
        sentences.joinNeighbours();
        sentences.joinInOrder();
    }

    private static int[] groups(Reading reading, Numbering numbering) {
        int[] groups = new int[reading.sentences()];
        for (int sentence = 0; sentence < groups.length; sentence++) {
            groups[sentence] = numbering.add(reading.sentence(sentence));
        }
        return groups;
    }

    private void joinUnique() {
        int[] leftOnly = only(leftGroup);
        int[] rightOnly = only(rightGroup);
        for (int group = 0; group < groups; group++) {
            if (leftOnly[group] >= 0 && rightOnly[group] >= 0) {
                links.join(leftOnly[group], rightOnly[group], 1);
            }
        }
    }

    /** For each group its one member, or less than 0 if it has none or several. */
    private int[] only(int[] groupOf) {
        int[] only = new int[groups];
        Arrays.fill(only, -1);
        for (int sentence = 0; sentence < groupOf.length; sentence++) {
            only[groupOf[sentence]] = only[groupOf[sentence]] == -1 ? sentence : -2;
        }
        return only;
    }

    private void joinNeighbours() {
        for (int sentence = 0; sentence + 1 < left.sentences(); sentence++) {
            joinIfEqual(sentence + 1, links.rightOf(sentence), 1);
        }
        for (int sentence = left.sentences() - 1; sentence > 0; sentence--) {
            joinIfEqual(sentence - 1, links.rightOf(sentence), -1);
        }
    }

    private void joinIfEqual(int leftSentence, int partnerOfNeighbour, int step) {
        int candidate = partnerOfNeighbour + step;
        if (partnerOfNeighbour != SentenceLinks.NONE
                && candidate >= 0
                && candidate < right.sentences()
                && leftGroup[leftSentence] == rightGroup[candidate]
                && links.areFree(leftSentence, candidate)) {
            links.join(leftSentence, candidate, 1);
        }
    }

    private void joinInOrder() {
        int[] next = new int[right.sentences()];
        int[] first = new int[groups];
        Arrays.fill(first, SentenceLinks.NONE);
        for (int sentence = right.sentences() - 1; sentence >= 0; sentence--) {
            if (links.leftOf(sentence) == SentenceLinks.NONE) {
                next[sentence] = first[rightGroup[sentence]];
                first[rightGroup[sentence]] = sentence;
            }
        }
        for (int sentence = 0; sentence < left.sentences(); sentence++) {
            int partner = first[leftGroup[sentence]];
            if (links.rightOf(sentence) == SentenceLinks.NONE && partner != SentenceLinks.NONE) {
                links.join(sentence, partner, 1);
                first[leftGroup[sentence]] = next[partner];
            }
        }
    }
}
