package io.kindred.comparison.passage;

/** Measures how much the two sides of a region have in common, in whatever order the words stand. */
final class Bags {
    private final Side left;
    private final Side right;
    private final Lexicon lexicon;
    private final int[] leftCounts;
    private final int[] rightCounts;

    Bags(Side left, Side right, Lexicon lexicon) {
        this.left = left;
        this.right = right;
        this.lexicon = lexicon;
        this.leftCounts = new int[lexicon.size()];
        this.rightCounts = new int[lexicon.size()];
    }

    /** The cosine of the words, each by its weight. */
    double cosine(Region region) {
        count(region, 1);
        double dot = 0;
        double leftSquare = 0;
        double rightSquare = 0;
        for (int i = region.leftFrom(); i < region.leftTo(); i++) {
            int word = left.word(i);
            double square = lexicon.weight(word) * lexicon.weight(word);
            leftSquare += leftCounts[word] * square;
            dot += rightCounts[word] * square;
        }
        for (int i = region.rightFrom(); i < region.rightTo(); i++) {
            int word = right.word(i);
            rightSquare += rightCounts[word] * lexicon.weight(word) * lexicon.weight(word);
        }
        count(region, -1);
        return dot == 0 ? 0 : dot / Math.sqrt(leftSquare * rightSquare);
    }

    /** The share of the words that the other side has too, each as often as it stands there: Dice's coefficient. */
    double shared(Region region) {
        count(region, 1);
        int shared = 0;
        for (int i = region.leftFrom(); i < region.leftTo(); i++) {
            int word = left.word(i);
            if (rightCounts[word] > 0) {
                rightCounts[word]--;
                leftCounts[word]--;
                shared++;
            }
        }
        clear(region);
        return 2.0 * shared / (region.leftWords() + region.rightWords());
    }

    private void count(Region region, int by) {
        for (int i = region.leftFrom(); i < region.leftTo(); i++) {
            leftCounts[left.word(i)] += by;
        }
        for (int i = region.rightFrom(); i < region.rightTo(); i++) {
            rightCounts[right.word(i)] += by;
        }
    }

    private void clear(Region region) {
        for (int i = region.leftFrom(); i < region.leftTo(); i++) {
            leftCounts[left.word(i)] = 0;
        }
        for (int i = region.rightFrom(); i < region.rightTo(); i++) {
            rightCounts[right.word(i)] = 0;
        }
    }
}
