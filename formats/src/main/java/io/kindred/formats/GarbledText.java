package io.kindred.formats;

/** Tells text that a PDF shows well but spells wrongly, because its fonts do not say which letters they draw. */
final class GarbledText {
    /*
     * A font without a usable table of characters gives glyph numbers for letters. They come out as characters that nobody
     * writes (controls, private use, U+FFFD), or as a plain text shifted by some distance, which has all the characters of a
     * text but not their frequencies: in every language in Latin letters a fourth of them at least are vowels.
     */
    private static final int FEWEST = 200;

    private GarbledText() {}

    /** What shows that the text is garbled, or null if it is sound as far as one can tell. */
    static String reason(String text) {
        int written = 0;
        int strange = 0;
        int latin = 0;
        int vowels = 0;
        int letters = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                continue;
            }
            written++;
            strange += isStrange(c) ? 1 : 0;
            letters += Character.isLetterOrDigit(c) || Character.isSurrogate(c) ? 1 : 0;
            if (isLatin(c)) {
                latin++;
                vowels += isVowel(c) ? 1 : 0;
            }
        }
        if (written >= FEWEST / 4 && strange > written / 5) {
            return 100L * strange / written + " % of its characters stand for nothing";
        }
        if (written >= FEWEST && letters < written / 3) {
            return "only " + 100L * letters / written + " % of its characters are letters or digits";
        }
        if (latin >= FEWEST && latin > written / 3 && 5 * vowels < latin) {
            return "only " + 100L * vowels / latin + " % of its letters are vowels";
        }
        return null;
    }

    private static boolean isStrange(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.PRIVATE_USE, Character.UNASSIGNED -> true;
            default -> c == '\uFFFD';
        };
    }

    private static boolean isLatin(char c) {
        return Character.isLetter(c) && c < '\u0250';
    }

    private static boolean isVowel(char c) {
        return c > 0x7F || "aeiouyAEIOUY".indexOf(c) >= 0;
    }
}
