package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.comparison.align.Tiling.Tile;
import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class TilingTest {
    private static final int LEAST = 4;

    @Test
    void tilesAreFreeRunsOfTheSameWords(Random random) {
        for (int i = 0; i < 300; i++) {
            Residue residue = residue(random, 1 + random.nextInt(30));
            List<Tile> tiles = Tiling.tiles(residue, new Budget(Long.MAX_VALUE));
            boolean[] leftTaken = new boolean[residue.left().length];
            boolean[] rightTaken = new boolean[residue.right().length];
            for (Tile tile : tiles) {
                assertThat(run(residue, tile.left(), tile.right(), leftTaken, rightTaken))
                        .isGreaterThanOrEqualTo(tile.length());
                take(tile, leftTaken, rightTaken);
            }
        }
    }

    @Test
    void longestRunIsTakenFirst(Random random) {
        for (int i = 0; i < 300; i++) {
            Residue residue = residue(random, 8 + random.nextInt(30));
            Budget budget = new Budget(Long.MAX_VALUE);
            List<Tile> tiles = Tiling.tiles(residue, budget);
            if (!budget.isExceeded()) {
                assertThat(lengths(tiles)).isEqualTo(lengths(naive(residue)));
            }
        }
    }

    @Test
    void noRunIsLeftThatCouldBeTiled(Random random) {
        for (int i = 0; i < 300; i++) {
            Residue residue = residue(random, 8 + random.nextInt(30));
            Budget budget = new Budget(Long.MAX_VALUE);
            boolean[] leftTaken = new boolean[residue.left().length];
            boolean[] rightTaken = new boolean[residue.right().length];
            Tiling.tiles(residue, budget).forEach(tile -> take(tile, leftTaken, rightTaken));
            assertThat(budget.isExceeded() || longest(residue, leftTaken, rightTaken) == null)
                    .isTrue();
        }
    }

    /** Greedy string tiling in its plainest form: look for the longest free run, take it, look again. */
    private static List<Tile> naive(Residue residue) {
        boolean[] leftTaken = new boolean[residue.left().length];
        boolean[] rightTaken = new boolean[residue.right().length];
        List<Tile> tiles = new ArrayList<>();
        for (Tile tile = longest(residue, leftTaken, rightTaken);
                tile != null;
                tile = longest(residue, leftTaken, rightTaken)) {
            take(tile, leftTaken, rightTaken);
            tiles.add(tile);
        }
        return tiles;
    }

    private static Tile longest(Residue residue, boolean[] leftTaken, boolean[] rightTaken) {
        Tile longest = null;
        for (int left = 0; left < leftTaken.length; left++) {
            for (int right = 0; right < rightTaken.length; right++) {
                int length = run(residue, left, right, leftTaken, rightTaken);
                if (length >= LEAST && (longest == null || length > longest.length())) {
                    longest = new Tile(left, right, length);
                }
            }
        }
        return longest;
    }

    private static int run(Residue residue, int left, int right, boolean[] leftTaken, boolean[] rightTaken) {
        int length = 0;
        while (left + length < leftTaken.length
                && right + length < rightTaken.length
                && !leftTaken[left + length]
                && !rightTaken[right + length]
                && residue.left()[left + length] != Residue.GONE
                && residue.left()[left + length] == residue.right()[right + length]) {
            length++;
        }
        return length;
    }

    private static void take(Tile tile, boolean[] leftTaken, boolean[] rightTaken) {
        for (int i = 0; i < tile.length(); i++) {
            leftTaken[tile.left() + i] = true;
            rightTaken[tile.right() + i] = true;
        }
    }

    private static List<Integer> lengths(List<Tile> tiles) {
        return tiles.stream().map(Tile::length).sorted().toList();
    }

    /** The residue of two texts of which one has runs of the other, some of their sentences being linked. */
    private static Residue residue(Random random, int vocabulary) {
        List<String> words = random.ints(5 + random.nextInt(70), 0, vocabulary)
                .mapToObj(word -> "w" + word)
                .toList();
        List<String> others = new ArrayList<>();
        while (others.size() < words.size()) {
            int from = random.nextInt(words.size());
            int to = Math.min(words.size(), from + random.nextInt(12));
            others.addAll(words.subList(from, to));
            others.add("x" + random.nextInt(1000));
        }
        Reading left = Compared.reading(text(words, random));
        Reading right = Compared.reading(text(others, random));
        SentenceLinks links = new SentenceLinks(left.sentences(), right.sentences());
        if (random.nextBoolean()) {
            links.join(random.nextInt(left.sentences()), random.nextInt(right.sentences()), 0.5);
        }
        return new Residue(left, right, links);
    }

    private static String text(List<String> words, Random random) {
        return IntStream.range(0, words.size())
                .mapToObj(i -> words.get(i) + (random.nextInt(9) == 0 ? ". Then " : " "))
                .collect(Collectors.joining());
    }
}
