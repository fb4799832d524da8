package io.kindred.semantics.lexicon;

/** What a concept names. */
public enum ConceptType {
    /** Anything, also where the rules are not sure. */
    TERM(0),
    PERSON(1),
    PLACE(2),
    ORGANISATION(3);

    private final byte code;

    ConceptType(int code) {
        this.code = (byte) code;
    }

    /** The number that stands for it where it is stored, from 0 to 3. */
    public byte code() {
        return code;
    }

    public static ConceptType of(int code) {
        return switch (code) {
            case 0 -> TERM;
            case 1 -> PERSON;
            case 2 -> PLACE;
            case 3 -> ORGANISATION;
            default -> throw new IllegalArgumentException("no type of concept has the number " + code);
        };
    }
}
