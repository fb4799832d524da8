package io.kindred.comparison;

/**
 * How much two documents have in common, each share from 0 to 1.
 *
 * <p>What they have is weighed: a long sentence weighs more than its words, a heading or a word on its own next to
 * nothing.
 *
 * @param resemblance the common part by all that either has
 * @param leftInRight the part of left that right has too
 * @param rightInLeft the part of right that left has too
 * @param order the part of what is common whose chunks come in the same order in both
 * @param flow the part of what is common that comes in the same order within its chunks
 * @param structure the part of the neighbouring sentences in common that are parted, or not, into paragraphs alike
 * @param form the part of what is in common that stands in many documents, and so counts for little in the shares
 * @param words how many words the two have in common, unweighed
 */
public record Shares(
        double resemblance,
        double leftInRight,
        double rightInLeft,
        double order,
        double flow,
        double structure,
        double form,
        int words) {
    /** The shares of two documents with nothing in common. */
    public static final Shares NONE = new Shares(0, 0, 0, 1, 1, 1, 0, 0);

    /** The same shares read from right to left. */
    public Shares mirrored() {
        return new Shares(
                resemblance,
                /* leftInRight= */ rightInLeft,
                /* rightInLeft= */ leftInRight,
                order,
                flow,
                structure,
                form,
                words);
    }
}
