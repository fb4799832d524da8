package io.kindred.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The paragraphs, sentences and words of a text, and the ways to choose among them. */
final class Pieces {
    private static final Pattern BLANK_LINE = Pattern.compile("\n[ \t\r]*\n\\s*");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private Pieces() {}

    static List<String> paragraphs(String text) {
        return split(BLANK_LINE, text);
    }

    static List<String> sentences(String paragraph) {
        return split(SENTENCE_END, paragraph);
    }

    static List<String> words(String text) {
        return split(SPACE, text);
    }

    static String joinParagraphs(List<String> paragraphs) {
        return String.join("\n\n", paragraphs);
    }

    static String joinSentences(List<String> sentences) {
        return String.join(" ", sentences);
    }

    static String joinWords(List<String> words) {
        return String.join(" ", words);
    }

    static String oneLine(String paragraph) {
        return joinWords(words(paragraph));
    }

    /** The text with every paragraph put through {@code change}. */
    static String eachParagraph(String text, UnaryOperator<String> change) {
        return paragraphs(text).stream().map(change).collect(Collectors.joining("\n\n"));
    }

    /** So many different numbers from 0 up to {@code bound}, ascending; all of them if there are not enough. */
    static Set<Integer> choose(int count, int bound, Random random) {
        Set<Integer> chosen = new TreeSet<>();
        while (chosen.size() < Math.min(count, bound)) {
            chosen.add(random.nextInt(bound));
        }
        return chosen;
    }

    /** What is left of a list without {@code count} of its members; at least one stays. */
    static List<String> without(List<String> pieces, int count, Random random) {
        Set<Integer> gone = choose(Math.min(count, pieces.size() - 1), pieces.size(), random);
        List<String> left = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            if (!gone.contains(i)) {
                left.add(pieces.get(i));
            }
        }
        return left;
    }

    /** The same members in another order, if there is one that reads differently. */
    static List<String> shuffled(List<String> pieces, Random random) {
        List<String> shuffled = new ArrayList<>(pieces);
        if (pieces.stream().distinct().count() > 1) {
            while (shuffled.equals(pieces)) {
                Collections.shuffle(shuffled, random);
            }
        }
        return shuffled;
    }

    /** The numbers from 0 up to {@code bound} in random order. */
    static List<Integer> shuffledNumbers(int bound, Random random) {
        List<Integer> numbers =
                new ArrayList<>(IntStream.range(0, bound).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }

    static void requireShare(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("not a share between 0 and 1: " + share);
        }
    }

    /** How many of {@code total} a share comes to: rounded, but none only if the share or the total is zero. */
    static int count(double share, int total) {
        return share == 0 ? 0 : (int) Math.min(total, Math.max(1, Math.round(share * total)));
    }

    private static List<String> split(Pattern separator, String text) {
        return separator
                .splitAsStream(text)
                .map(Pieces::trimmed)
                .filter(piece -> !piece.isEmpty())
                .toList();
    }

    /** Without white space at the ends, by the same notion of white space as the patterns have. */
    private static String trimmed(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && isSpace(text.charAt(from))) {
            from++;
        }
        while (from < to && isSpace(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(from, to);
    }

    private static boolean isSpace(char letter) {
        return letter == ' ' || (letter >= '\t' && letter <= '\r');
    }
}
