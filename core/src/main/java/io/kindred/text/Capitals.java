package io.kindred.text;

/** The capitals of a text. */
public final class Capitals {
    private static final int BLOCK = 1 << 10;

    /** What letters count; a block of either kind is counted in one number. */
    private static final int SMALL = 1;

    private static final int CAPITAL = 1 << 16;
    private static final int[] ASCII = new int[128];

    static {
        for (char c = 0; c < ASCII.length; c++) {
            ASCII[c] = letter(c);
        }
    }

    private Capitals() {}

    /**
     * Whether a text has more than {@code times} small letters for each of its capitals; one without letters has not. No
     * more is read than decides it.
     */
    public static boolean areRare(char[] text, int times) {
        long small = 0;
        long capitals = 0;
        int left = text.length;
        while (left > 0 && times * capitals < small + left && small <= times * (capitals + left)) {
            int size = Math.min(BLOCK, left);
            int letters = count(text, text.length - left, size);
            small += letters & (CAPITAL - 1);
            capitals += letters / CAPITAL;
            left -= size;
        }
        return times * capitals < small;
    }

    private static int count(char[] text, int from, int size) {
        int letters = 0;
        for (int at = from; at < from + size; at++) {
            char c = text[at];
            letters += c < ASCII.length ? ASCII[c] : letter(c);
        }
        return letters;
    }

    private static int letter(char c) {
        if (Character.isLowerCase(c)) {
            return SMALL;
        }
        return Character.isUpperCase(c) ? CAPITAL : 0;
    }
}
