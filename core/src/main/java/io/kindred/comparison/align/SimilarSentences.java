package io.kindred.comparison.align;

import io.kindred.comparison.align.Assignment.Pair;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.index.Numbering;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Joins the sentences that are left over by their likeness, so that the likeness of all pairs together, weighed by their
 * words, is as large as can be.
 */
final class SimilarSentences {
    /*
     * Two sentences are alike from LEAST on. As the share of words in order is at most the share in any order, the latter
     * must reach LEAST too; so a sentence of n words needs at least n * NEEDED of its words in the other (from
     * 2s/(a+b) >= LEAST and s <= b). It therefore suffices to look up its rarest words until fewer than that remain, the
     * prefix filter of set joins [1]: none is missed. Only a sentence all of whose words are common meets more than MOST
     * others; it is then looked up by its rarest words alone, and near its place, and the comparison is approximate.
     *
     * Where more than FEW pairs are possible, sentences that are much alike and stand between the same neighbours are
     * joined beforehand. That is most of them in two versions of a long document, and what is left over takes time that
     * grows with the changes rather than with the length.
     *
     * [1] R. Bayardo, Y. Ma, R. Srikant, Scaling up all pairs similarity search, WWW 2007.
     */
    static final double LEAST = 0.45;

    private static final int FEWEST_WORDS = 4;
    private static final double NEEDED = LEAST / (2 - LEAST);
    private static final int MOST = 8000;
    private static final int PAIR = 50;
    private static final long FEW = 500L * 500;
    private static final double MUCH = 0.7;

    /** What a place in the text adds to the weight of a pair: it decides only between pairs that are alike. */
    private static final double PLACE = 1e-6;

    private final Reading left;
    private final Reading right;
    private final SentenceLinks links;
    private final Budget budget;
    private final AlikeWords alikeWords;
    private final Numbering vocabulary;
    private final int[] leftFree;
    private final int[] rightFree;
    private final int[][] leftWords;
    private final int[][] rightWords;
    private final WordMasks leftMasks;
    private final WordMasks rightMasks;

    private SimilarSentences(Reading left, Reading right, SentenceLinks links, Budget budget) {
        this.left = left;
        this.right = right;
        this.links = links;
        this.budget = budget;
        this.alikeWords = new AlikeWords(budget);
        this.vocabulary = new Numbering(1024);
        this.leftFree = free(left, true);
        this.rightFree = free(right, false);
        this.leftWords = words(left, leftFree);
        this.rightWords = words(right, rightFree);
        this.leftMasks = new WordMasks(leftWords);
        this.rightMasks = new WordMasks(rightWords);
    }

    static void join(Reading left, Reading right, SentenceLinks links, Budget budget) {
        SimilarSentences sentences = new SimilarSentences(left, right, links, budget);
        if ((long) sentences.leftFree.length * sentences.rightFree.length > FEW) {
            sentences.joinInPlace();
            sentences = new SimilarSentences(left, right, links, budget);
        }
        sentences.join();
    }

    /** Joins a sentence with the one that stands where it stood, between the same neighbours, if they are much alike. */
    private void joinInPlace() {
        int[] numberOfRight = new int[right.sentences()];
        Arrays.fill(numberOfRight, SentenceLinks.NONE);
        for (int i = 0; i < rightFree.length; i++) {
            numberOfRight[rightFree[i]] = i;
        }
        Likeness likeness = new Likeness(vocabulary.size());
        for (int i = 0; i < leftFree.length; i++) {
            int partner = inPlace(leftFree[i]);
            if (partner != SentenceLinks.NONE && numberOfRight[partner] != SentenceLinks.NONE) {
                likeness.take(leftWords[i]);
                int[] other = rightWords[numberOfRight[partner]];
                double similarity = likeness.of(other);
                if (similarity >= MUCH) {
                    join(leftFree[i], partner, similarity);
                }
            }
        }
    }

    /** The free sentence of right next to the partner of a neighbour; the first is next to the beginning. */
    private int inPlace(int sentence) {
        int after = sentence == 0 ? -1 : links.rightOf(sentence - 1);
        boolean known = sentence == 0 || after != SentenceLinks.NONE;
        if (known && after + 1 < right.sentences() && links.areFree(sentence, after + 1)) {
            return after + 1;
        }
        int before = sentence + 1 == left.sentences() ? right.sentences() : links.rightOf(sentence + 1);
        return before > 0 && links.areFree(sentence, before - 1) ? before - 1 : SentenceLinks.NONE;
    }

    private void join() {
        Assignment assignment = Assignment.of(pairs(), leftFree.length, rightFree.length);
        if (!assignment.isOptimal()) {
            budget.exceed();
        }
        Likeness likeness = new Likeness(vocabulary.size());
        for (Pair pair : assignment.pairs()) {
            likeness.take(leftWords[pair.left()]);
            int[] other = rightWords[pair.right()];
            double similarity = likeness.of(other);
            join(leftFree[pair.left()], rightFree[pair.right()], similarity);
        }
    }

    /** Joins two sentences whose words are so alike, and adds what is alike of their other words. */
    private void join(int leftSentence, int rightSentence, double similarity) {
        double alike = alikeWords.count(left, leftSentence, right, rightSentence);
        double words = (left.length(leftSentence) + right.length(rightSentence)) / 2.0;
        links.join(leftSentence, rightSentence, Math.min(1, similarity + alike / words));
    }

    private List<Pair> pairs() {
        Postings postings = new Postings(rightWords, vocabulary.size());
        Likeness likeness = new Likeness(vocabulary.size());
        List<Pair> pairs = new ArrayList<>();
        for (int sentence = 0; sentence < leftFree.length; sentence++) {
            int[] words = leftWords[sentence];
            int[] candidates = candidates(sentence, postings);
            likeness.take(words);
            for (int candidate : candidates) {
                pair(sentence, candidate, likeness, pairs);
            }
        }
        return pairs;
    }

    private int[] candidates(int sentence, Postings postings) {
        int[] words = leftWords[sentence];
        int needed = (int) Math.ceil(words.length * NEEDED);
        int near = (int) ((long) sentence * rightFree.length / leftFree.length);
        return postings.sharing(words, words.length - needed + 1, near, MOST, budget);
    }

    private void pair(int sentence, int candidate, Likeness likeness, List<Pair> pairs) {
        int[] words = leftWords[sentence];
        int[] other = rightWords[candidate];
        double most = 2.0 * leftMasks.mostCommon(sentence, rightMasks, candidate) / (words.length + other.length);
        if (most < LEAST || !budget.spend(other.length)) {
            return;
        }
        double shared = likeness.words(other);
        if (shared < LEAST || !budget.spend(other.length * (words.length / 64L + 1))) {
            return;
        }
        double similarity = likeness.of(shared, other);
        if (similarity >= LEAST && budget.spend(PAIR)) {
            double weight = similarity * (words.length + other.length) / 2;
            pairs.add(new Pair(sentence, candidate, weight * (1 + PLACE * nearness(sentence, candidate))));
        }
    }

    /** How near two sentences are in their documents, from 0 to 1. */
    private double nearness(int leftSentence, int rightSentence) {
        double leftPlace = (leftFree[leftSentence] + 0.5) / left.sentences();
        double rightPlace = (rightFree[rightSentence] + 0.5) / right.sentences();
        return 1 - Math.abs(leftPlace - rightPlace);
    }

    private int[] free(Reading reading, boolean isLeft) {
        int[] free = new int[reading.sentences()];
        int size = 0;
        for (int sentence = 0; sentence < free.length; sentence++) {
            int partner = isLeft ? links.rightOf(sentence) : links.leftOf(sentence);
            if (partner == SentenceLinks.NONE && reading.length(sentence) >= FEWEST_WORDS) {
                free[size++] = sentence;
            }
        }
        return Arrays.copyOf(free, size);
    }

    private int[][] words(Reading reading, int[] sentences) {
        int[][] words = new int[sentences.length][];
        for (int i = 0; i < sentences.length; i++) {
            int first = reading.firstWord(sentences[i]);
            words[i] = new int[reading.length(sentences[i])];
            for (int word = 0; word < words[i].length; word++) {
                words[i][word] = vocabulary.add(reading.word(first + word));
            }
        }
        return words;
    }
}
