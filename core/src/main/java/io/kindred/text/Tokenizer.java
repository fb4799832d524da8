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
    /** The words of a text, normally a normalised one; takes time linear in its length. */
    public Tokens tokenize(String text) {
        Tokens.Builder words = new Tokens.Builder(text);
        add(text.toCharArray(), words);
        return words.build();
    }

    private static void add(char[] text, Tokens.Builder words) {
        int at = 0;
        while (at < text.length) {
            int codePoint = Character.codePointAt(text, at);
            int next = at + Character.charCount(codePoint);
            byte part = WordCharacters.part(codePoint);
            if (part == WordCharacters.LETTER || part == WordCharacters.DIGIT) {
                next = endOfWord(text, next, part);
                words.add(at, next);
            } else if (part == WordCharacters.ALONE) {
                next = endOfMarks(text, next);
                words.add(at, next);
            }
            at = next;
        }
    }

    /** Where the word ends that has come as far as {@code start}, its last letter or digit being {@code part}. */
    private static int endOfWord(char[] text, int start, byte part) {
        byte last = part;
        int end = start;
        while (end < text.length) {
            int codePoint = Character.codePointAt(text, end);
            byte here = WordCharacters.part(codePoint);
            if (here == WordCharacters.LETTER || here == WordCharacters.DIGIT) {
                last = here;
            } else if (here != WordCharacters.MARK) {
                int resumed = resume(text, end, here, last);
                if (resumed == end) {
                    return end;
                }
                end = resumed;
                continue;
            }
            end += Character.charCount(codePoint);
        }
        return end;
    }

    /** Where the word goes on after the joining signs at {@code at}, or {@code at} if it does not. */
    private static int resume(char[] text, int at, byte sign, byte last) {
        return switch (sign) {
            case WordCharacters.APOSTROPHE -> isInWord(text, at + 1) ? at + 1 : at;
            case WordCharacters.POINT -> last == WordCharacters.DIGIT && isDigit(text, at + 1) ? at + 1 : at;
            case WordCharacters.UNDERSCORE -> {
                int after = endOfUnderscores(text, at);
                yield isInWord(text, after) ? after : at;
            }
            default -> at;
        };
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
        if (at >= text.length) {
            return false;
        }
        byte part = WordCharacters.part(Character.codePointAt(text, at));
        return part == WordCharacters.LETTER || part == WordCharacters.DIGIT;
    }

    private static boolean isDigit(char[] text, int at) {
        return at < text.length && WordCharacters.part(Character.codePointAt(text, at)) == WordCharacters.DIGIT;
    }
}
