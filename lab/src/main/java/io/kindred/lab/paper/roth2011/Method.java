package io.kindred.lab.paper.roth2011;

/** One of the fourteen ways to make a similarity index (section 3.3). */
enum Method {
    SUM(1, "sum of all"),
    RABIN(2, "Rabin of all"),
    SUM_DIVISIBLE(3, "sum of 0 mod 25"),
    RABIN_DIVISIBLE(4, "Rabin of 0 mod 25"),
    SUM_WINNOWED(5, "sum of winnowed"),
    RABIN_WINNOWED(6, "Rabin of winnowed"),
    SUM_LOWEST(7, "sum of lowest 400"),
    RABIN_LOWEST(8, "Rabin of lowest 400"),
    SUM_HIGHEST(9, "sum of highest 400"),
    RABIN_HIGHEST(10, "Rabin of highest 400"),
    SUM_THIRD(11, "sum of a random third"),
    RABIN_THIRD(12, "Rabin of a random third"),
    FREQUENT_WORDS(13, "sum of 200 frequent words"),
    SUPER_SHINGLE(14, "super shingle");

    private final int number;
    private final String title;

    Method(int number, String title) {
        this.number = number;
        this.title = title;
    }

    /** The number of the method on characters; on other streams their offset is added. */
    int number() {
        return number;
    }

    String title() {
        return title;
    }

    /** Whether the method has an equivalent on a stream: frequent words have none on characters (Table 2). */
    boolean isFor(Tokens stream) {
        return this != FREQUENT_WORDS || stream != Tokens.CHARACTERS;
    }

    /** The similarity index of a file. */
    long index(Hashed file) {
        return switch (this) {
            case SUM -> Aggregates.sum(file.hashes());
            case RABIN -> Aggregates.rabin(file.hashes());
            case SUM_DIVISIBLE -> Aggregates.sum(Sketches.divisible(file.hashes()));
            case RABIN_DIVISIBLE -> Aggregates.rabin(Sketches.divisible(file.hashes()));
            case SUM_WINNOWED -> Aggregates.sum(file.winnowed());
            case RABIN_WINNOWED -> Aggregates.rabin(file.winnowed());
            case SUM_LOWEST -> Aggregates.sum(Sketches.lowest(file.hashes()));
            case RABIN_LOWEST -> Aggregates.rabin(Sketches.lowest(file.hashes()));
            case SUM_HIGHEST -> Aggregates.sum(Sketches.highest(file.hashes()));
            case RABIN_HIGHEST -> Aggregates.rabin(Sketches.highest(file.hashes()));
            case SUM_THIRD -> Aggregates.sum(file.third());
            case RABIN_THIRD -> Aggregates.rabin(file.third());
            case FREQUENT_WORDS -> Aggregates.sum(Sketches.frequent(file.tokens()));
            case SUPER_SHINGLE ->
                Aggregates.superShingle(file.hashes(), file.run().k());
        };
    }
}
