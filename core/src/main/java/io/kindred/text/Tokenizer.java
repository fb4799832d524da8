package io.kindred.text;

/**
 * Finds the words of a text.
 *
 * <p>A word is a run of letters and digits with their marks. An apostrophe or underscores inside it belong to it
 * ({@code don't}, {@code snake_case}), and so does a point or comma between digits ({@code 3.14}, {@code 1,000}). In
 * scripts written without spaces, such as Chinese, Japanese and Thai, each letter with its marks is a word, so that a row
 * of words there is a row of characters. Punctuation, symbols and emoji are no words: a text of nothing else has none.
 *
 * <p>The result depends on the text alone, not on the locale or on the dictionaries of the JDK.
 */
public final class Tokenizer {
    private final WordSum sum;

    /** Finds words, and nothing more. */
    public Tokenizer() {
        this(new WordSum(0, 0));
    }

    /** Finds words and sums up the characters of each. */
    public Tokenizer(WordSum sum) {
        this.sum = sum;
    }

    /** The words of a text, normally a normalised one; takes time linear in its length. */
    public Tokens tokenize(String text) {
        Tokens.Builder words = new Tokens.Builder(text);
        add(text.toCharArray(), words);
        return words.build();
    }

    private void add(char[] text, Tokens.Builder words) {
        int at = 0;
        while (at < text.length) {
            if (text[at] == ' ') {
                at++;
            } else {
                at = WordCharacters.isKnownInside(text[at]) ? addWord(text, at, words) : addOther(text, at, words);
            }
        }
    }

    /** Adds the word that begins with a letter or digit; the result is where it ends. */
    private int addWord(char[] text, int start, Tokens.Builder words) {
        long summed = sum.start();
        int end = start;
        while (true) {
            while (end < text.length && WordCharacters.isKnownInside(text[end])) {
                summed = sum.add(summed, text[end++]);
            }
            int resumed = end < text.length && text[end] != ' ' ? resume(text, end) : end;
            if (resumed == end) {
                words.add(start, end, summed);
                return end;
            }
            while (end < resumed) {
                summed = sum.add(summed, text[end++]);
            }
        }
    }

    /** Adds the word, if it is one, of a code point that may be two characters; the result is where that ends. */
    private int addOther(char[] text, int at, Tokens.Builder words) {
        int codePoint = Character.codePointAt(text, at);
        int next = at + Character.charCount(codePoint);
        byte part = WordCharacters.part(codePoint);
        if ((part & WordCharacters.INSIDE) != 0) {
            return addWord(text, at, words);
        }
        if (part == WordCharacters.ALONE) {
            next = endOfMarks(text, next);
            words.add(at, next, sum.of(text, at, next));
        }
        return next;
    }

    /**
     * Where a word goes on that has come as far as {@code at}: behind a letter, a digit, a mark or signs inside words, or at
     * {@code at} if it ends there.
     */
    private static int resume(char[] text, int at) {
        int codePoint = Character.codePointAt(text, at);
        return switch (WordCharacters.part(codePoint)) {
            case WordCharacters.LETTER, WordCharacters.DIGIT, WordCharacters.MARK ->
                at + Character.charCount(codePoint);
            case WordCharacters.APOSTROPHE -> isInWord(text, at + 1) ? at + 1 : at;
            case WordCharacters.POINT -> isBehindDigit(text, at) && isDigit(text, at + 1) ? at + 1 : at;
            case WordCharacters.UNDERSCORE -> {
                int after = endOfUnderscores(text, at);
                yield isInWord(text, after) ? after : at;
            }
            default -> at;
        };
    }

    /** Whether the last letter or digit before {@code at}, behind which are only its marks, is a digit. */
    private static boolean isBehindDigit(char[] text, int at) {
        int end = at;
        while (end > 0) {
            int codePoint = Character.codePointBefore(text, end);
            byte part = WordCharacters.part(codePoint);
            if (part != WordCharacters.MARK) {
                return part == WordCharacters.DIGIT;
            }
            end -= Character.charCount(codePoint);
        }
        return false;
    }

    private static int endOfMarks(char[] text, int start) {
        int end = start;
        while (end < text.length) {
            int codePoint = Character.codePointAt(text, end);
            if (WordCharacters.part(codePoint) != WordCharacters.MARK) {
                break;
            }
            end += Character.charCount(codePoint);
        }
        return end;
    }

    private static int endOfUnderscores(char[] text, int start) {
        int end = start;
        while (end < text.length && text[end] == '_') {
            end++;
        }
        return end;
    }

    private static boolean isInWord(char[] text, int at) {
        return at < text.length && (WordCharacters.part(Character.codePointAt(text, at)) & WordCharacters.INSIDE) != 0;
    }

    private static boolean isDigit(char[] text, int at) {
        return at < text.length && WordCharacters.part(Character.codePointAt(text, at)) == WordCharacters.DIGIT;
    }
}
