package io.kindred.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
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

    static String reading(List<Word> words) {
        return words.stream().map(Word::text).collect(Collectors.joining(" "));
    }

    static List<Word> fresh(String text) {
        return words(text).stream().map(Word::fresh).toList();
    }

    static List<List<Word>> sentences(List<Word> paragraph) {
        List<List<Word>> sentences = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < paragraph.size(); at++) {
            if (paragraph.get(at).endsSentence() || at == paragraph.size() - 1) {
                sentences.add(paragraph.subList(from, at + 1));
                from = at + 1;
            }
        }
        return sentences;
    }

    static <T> List<T> joined(List<List<T>> lists) {
        return lists.stream().flatMap(List::stream).toList();
    }

    /** So many different numbers from 0 up to {@code bound}, ascending; all of them if there are not enough. */
    static Set<Integer> choose(int count, int bound, Random random) {
        Set<Integer> chosen = new TreeSet<>();
        while (chosen.size() < Math.min(count, bound)) {
            chosen.add(random.nextInt(bound));
        }
        return chosen;
    }

    /** What is left of a list without the chosen members. */
    static <T> List<T> without(List<T> pieces, Set<Integer> gone) {
        List<T> left = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            if (!gone.contains(i)) {
                left.add(pieces.get(i));
            }
        }
        return left;
    }

    /** The same members with {@code count} new ones in random places. */
    static <T> List<T> inserted(List<T> pieces, int count, Supplier<T> source, Random random) {
        List<T> edited = new ArrayList<>(pieces);
        for (int i = 0; i < count; i++) {
            edited.add(random.nextInt(edited.size() + 1), source.get());
        }
        return edited;
    }

    /** The same members with {@code count} of them replaced. */
    static <T> List<T> replaced(List<T> pieces, int count, UnaryOperator<T> change, Random random) {
        List<T> edited = new ArrayList<>(pieces);
        for (int at : choose(count, pieces.size(), random)) {
            edited.set(at, change.apply(pieces.get(at)));
        }
        return edited;
    }

    /** The same members in another order, if there is one that reads differently. */
    static <T> List<T> shuffled(List<T> pieces, Function<T, String> reading, Random random) {
        List<String> before = pieces.stream().map(reading).toList();
        List<T> shuffled = new ArrayList<>(pieces);
        if (before.stream().distinct().count() > 1) {
            while (shuffled.stream().map(reading).toList().equals(before)) {
                Collections.shuffle(shuffled, random);
            }
        }
        return shuffled;
    }

    /** The same members with {@code count} pairs of neighbours that read differently exchanged, each in one pair. */
    static <T> List<T> swapped(List<T> pieces, int count, Function<T, String> reading, Random random) {
        List<T> edited = new ArrayList<>(pieces);
        boolean[] used = new boolean[pieces.size()];
        int left = count;
        for (int at : shuffledNumbers(pieces.size() - 1, random)) {
            boolean free = !used[at] && !used[at + 1];
            if (left > 0
                    && free
                    && !reading.apply(pieces.get(at)).equalsIgnoreCase(reading.apply(pieces.get(at + 1)))) {
                Collections.swap(edited, at, at + 1);
                used[at] = true;
                used[at + 1] = true;
                left--;
            }
        }
        return edited;
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
