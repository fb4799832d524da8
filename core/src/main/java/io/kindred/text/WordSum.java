package io.kindred.text;

/**
 * How the characters of a word become one number while the word is being found, so that nobody need go through it again.
 *
 * @param start the number of no characters
 * @param multiplier what the number is multiplied by for each character
 */
public record WordSum(long start, long multiplier) {
    /** The number of the characters so far and one more. */
    long add(long sum, char c) {
        long product = (sum ^ c) * multiplier;
        return product ^ (product >>> Integer.SIZE);
    }

    /** The number of a stretch of characters. */
    public long of(char[] text, int from, int to) {
        long sum = start;
        for (int i = from; i < to; i++) {
            sum = add(sum, text[i]);
        }
        return sum;
    }
}
