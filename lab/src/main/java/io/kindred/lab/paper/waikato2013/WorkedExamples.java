package io.kindred.lab.paper.waikato2013;

import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.Table;
import io.kindred.text.FoldingNormalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The examples that the reports work out by hand, done again by rule. */
final class WorkedExamples {
    private static final int BITS = 16;
    private static final int HASH_BYTES = 4;

    private final Published published;
    private final List<List<String>> rows = new ArrayList<>();

    WorkedExamples(Published published) {
        this.published = published;
    }

    Table table() {
        long ti = new WaikatoHasher(32, 2)
                .fingerprint(new FoldingNormalizer().normalize("ti"))
                .word(0);
        add("hash of \"ti\"", "Figure 5", "ti", Long.toString(ti));
        long[] values = numbers("design Figure 10", "values");
        add("bits that differ", "design Figure 10", "bits", Integer.toString(Long.bitCount(values[0] ^ values[1])));
        long[] ordered = numbers("Figure 8", "values");
        add(
                "bits between neighbours",
                "Figure 8",
                "bits",
                joined(IntStream.range(1, ordered.length)
                        .mapToLong(i -> Long.bitCount(ordered[i - 1] ^ ordered[i]))
                        .toArray()));
        add(
                "values rotated by two bits",
                "Figure 9",
                "values",
                joined(Arrays.stream(ordered).map(value -> rotated(value, 2)).toArray()));
        comparisons();
        bytes();
        return new Table("Worked examples", 2, List.of("example", "where", "published", "ours", "equal"), rows);
    }

    private void comparisons() {
        long documents = (long) published.number("section 3.7.1", "documents");
        long paragraphs = (long) published.number("section 3.7.1", "paragraphs");
        long pairs = documents * (documents - 1) / 2 * paragraphs * paragraphs;
        add("comparisons of method 1", "section 3.7.1", "comparisons", Long.toString(pairs));
    }

    private void bytes() {
        long[] words = numbers("design Figure 9", "words of the paragraphs");
        int wordBytes = (int) published.number("design Figure 9", "bytes a word");
        int entities = (int) published.number("design Figure 9", "entities");
        add("bytes, SimHash, versions", "design Figure 8", "simhash versions", "" + HASH_BYTES * words.length);
        String frequencies = Long.toString(Arrays.stream(words).sum() * wordBytes);
        add("bytes, word frequency, versions", "design Figure 8", "word frequency versions", frequencies);
        add("bytes, SimHash, meaning", "design Figure 8", "simhash meaning", "" + HASH_BYTES);
        String terms = Integer.toString(entities * (wordBytes - 1));
        add("bytes, word frequency, meaning", "design Figure 8", "word frequency meaning", terms);
    }

    /** A value of 16 bits, rotated to the left. */
    static long rotated(long value, int by) {
        return ((value << by) | (value >>> (BITS - by))) & ((1 << BITS) - 1);
    }

    private long[] numbers(String place, String what) {
        return Arrays.stream(published.text(place, what).split(" ", -1))
                .mapToLong(Long::parseLong)
                .toArray();
    }

    private static String joined(long[] numbers) {
        return Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
    }

    private void add(String example, String place, String what, String ours) {
        String theirs = published.text(place, what);
        rows.add(List.of(example, place, theirs, ours, theirs.equals(ours) ? "yes" : "NO"));
    }
}
