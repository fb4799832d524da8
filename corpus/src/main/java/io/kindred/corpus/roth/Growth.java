package io.kindred.corpus.roth;

/** What became of a file. */
public enum Growth {
    /** A stretch of it was repeated somewhere in it. */
    INSERTION("i"),
    /** A stretch of it was cut out. */
    DELETION("d");

    private final String letter;

    Growth(String letter) {
        this.letter = letter;
    }

    /** The letter that stands for it in names of files. */
    public String letter() {
        return letter;
    }
}
