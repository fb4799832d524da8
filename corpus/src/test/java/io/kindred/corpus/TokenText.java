package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.truth.Alternative;
import io.kindred.corpus.truth.Change;
import io.kindred.corpus.truth.Link;
import io.kindred.corpus.truth.Match;
import io.kindred.corpus.truth.ParagraphMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A text whose every word says which it is, by which a map can be checked without the provenance in the draft. */
final class TokenText {
    private static final Pattern TOKEN = Pattern.compile("p(\\d+)w\\d+x", Pattern.CASE_INSENSITIVE);

    private TokenText() {}

    static String write(int paragraphs, Random random) {
        List<String> written = new ArrayList<>();
        for (int p = 0; p < paragraphs; p++) {
            StringBuilder words = new StringBuilder();
            int count = 3 + random.nextInt(30);
            for (int w = 0; w < count; w++) {
                words.append(w > 0 ? " " : "")
                        .append("p")
                        .append(p)
                        .append("w")
                        .append(w)
                        .append("x");
                words.append(w == count - 1 || random.nextInt(6) == 0 ? "." : "");
            }
            written.add(words.toString());
        }
        return Pieces.joinParagraphs(written);
    }

    /** Edits a text of tokens and compares the map with the tokens found in the version. */
    static void check(long seed, Edit edit) {
        Random random = new Random(seed);
        String base = write(2 + random.nextInt(9), random);
        Draft version = edit.apply(Draft.of(base), random);
        try {
            check(Pieces.paragraphs(base), Pieces.paragraphs(version.text()), version.truth());
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
        }
    }

    private static void check(List<String> left, List<String> right, ParagraphMap truth) {
        assertThat(truth.leftParagraphs()).isEqualTo(left.size());
        assertThat(truth.rightParagraphs()).isEqualTo(right.size());
        Map<Link, Integer> shared = new TreeMap<>();
        Set<String> tokens = new HashSet<>();
        boolean repeated = count(right, shared, tokens);
        List<Link> strong = shared.keySet().stream()
                .filter(link -> 10 * shared.get(link) >= Math.min(size(left, link.left()), size(right, link.right())))
                .toList();
        if (repeated) {
            assertThat(strong).containsAll(truth.links());
        } else {
            assertThat(truth.links()).containsExactlyInAnyOrderElementsOf(strong);
        }
        List<Link> all = new ArrayList<>(truth.links());
        truth.alternatives().stream().map(Alternative::link).forEach(all::add);
        assertThat(all).containsExactlyInAnyOrderElementsOf(shared.keySet());
        assertThat(truth.alternatives())
                .allMatch(other -> other.insteadOf().stream().allMatch(truth.links()::contains));
        assertThat(truth.inserted())
                .isEqualTo(without(
                        right.size(), truth.links().stream().map(Link::right).toList()));
        assertThat(truth.deleted())
                .isEqualTo(without(
                        left.size(), truth.links().stream().map(Link::left).toList()));
        truth.matches().forEach(match -> checkLabel(match, left, right, truth.links()));
    }

    /** Counts the tokens of each left paragraph in each right one; whether some stand several times. */
    private static boolean count(List<String> right, Map<Link, Integer> shared, Set<String> tokens) {
        boolean repeated = false;
        for (int r = 0; r < right.size(); r++) {
            Matcher token = TOKEN.matcher(right.get(r));
            while (token.find()) {
                shared.merge(new Link(Integer.parseInt(token.group(1)), r), 1, Integer::sum);
                repeated |= !tokens.add(token.group().toLowerCase(Locale.ROOT));
            }
        }
        return repeated;
    }

    private static void checkLabel(Match match, List<String> left, List<String> right, List<Link> links) {
        int l = match.left().get(0);
        int r = match.right().get(0);
        long rightsOfLeft = links.stream().filter(link -> link.left() == l).count();
        switch (match.change()) {
            case MERGED ->
                assertThat(match.left())
                        .hasSizeGreaterThan(1)
                        .isEqualTo(links.stream()
                                .filter(link -> link.right() == r)
                                .map(Link::left)
                                .sorted()
                                .toList());
            case SPLIT -> {
                assertThat(match.left()).hasSize(1);
                assertThat(rightsOfLeft).isGreaterThan(1);
            }
            default -> {
                assertThat(match.links()).hasSize(1);
                assertThat(rightsOfLeft).isEqualTo(1);
                boolean same = Pieces.words(left.get(l).toLowerCase(Locale.ROOT))
                        .equals(Pieces.words(right.get(r).toLowerCase(Locale.ROOT)));
                assertThat(match.accepts(same ? Change.EDITED : Change.KEPT)).isFalse();
            }
        }
    }

    private static int size(List<String> paragraphs, int at) {
        return Pieces.words(paragraphs.get(at)).size();
    }

    private static List<Integer> without(int bound, List<Integer> present) {
        return IntStream.range(0, bound)
                .filter(number -> !present.contains(number))
                .boxed()
                .toList();
    }
}
