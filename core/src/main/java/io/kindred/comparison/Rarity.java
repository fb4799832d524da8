package io.kindred.comparison;

/** Says how much a sentence tells about the document it stands in: 1 if no other has it, 0 if it is found everywhere. */
@FunctionalInterface
public interface Rarity {
    /** Every sentence tells as much as any other, as when nothing is known but two documents. */
    Rarity UNKNOWN = sentence -> 1;

    /** The rarity of a sentence, by its hash. */
    double of(long sentence);
}
