package io.kindred.fingerprint.shingle;

/**
 * A way to cut a text into shingles: every run of {@code size} units. A text of fewer units is one shingle, an empty
 * text none.
 */
public record Shingling(Unit unit, int size) {
    private static final int LONGEST = 64;

    public Shingling {
        if (size < 1 || size > LONGEST) {
            throw new IllegalArgumentException("a shingle has 1 to " + LONGEST + " " + unit + ", not " + size);
        }
    }

    /** Shingles of so many characters. */
    public static Shingling chars(int size) {
        return new Shingling(Unit.CHARS, size);
    }

    /** Shingles of so many words. */
    public static Shingling words(int size) {
        return new Shingling(Unit.WORDS, size);
    }

    /** A source of the shingle hashes of texts. */
    public ShingleHashes hashes(HashKey key) {
        if (unit != Unit.CHARS) {
            return new WordShingles(unit, size, key);
        }
        return size <= PackedShingles.LONGEST ? new PackedShingles(size, key) : new CharacterShingles(size, key);
    }

    @Override
    public String toString() {
        return unit.toString() + size;
    }
}
