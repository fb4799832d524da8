package io.kindred.family.lineage;

/** What may tell which of two states came first. */
public enum Clue {
    /** The times at which the states were made, where they are known for sure. */
    TIME(30, "made later"),
    /** When the documents say that they were created or modified, or which revision they are. */
    METADATA(4, "a later date or revision in its metadata"),
    /** Versions, dates and words such as "final" or "copy" in the names of the files. */
    NAME(3, "a later name"),
    /** More text was added than taken away. */
    GROWTH(0.97, "more was added than removed"),
    /** More words came into use than fell out of it. */
    VOCABULARY(0.70, "more new words than lost ones"),
    /** The years that came in are later than those that went. */
    YEARS(1.08, "later years in place of earlier ones"),
    /** The latest year it speaks of is later. */
    LATEST_YEAR(0.80, "speaks of a later year"),
    /** Numbers at the same place became larger. */
    NUMBERS(0.39, "numbers that grew"),
    /** Rare spellings gave way to ones that the document uses elsewhere. */
    TYPOS(1.13, "misspellings put right"),
    /** Marks of unfinished work went away. */
    UNFINISHED(0.76, "fewer marks of unfinished work"),
    /** Links became encrypted ones. */
    LINKS(0.56, "http became https");

    private final double weight;
    private final String phrase;

    Clue(double weight, String phrase) {
        this.weight = weight;
        this.phrase = phrase;
    }

    /** The log-odds of a full sign. */
    double weight() {
        return weight;
    }

    /** What speaks for the later state being later, in words. */
    @Override
    public String toString() {
        return phrase;
    }
}
