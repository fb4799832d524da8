package io.kindred.semantics.embedding;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Takes texts apart into the pieces of words that a model knows, by their numbers. */
final class WordPiece {
    /*
     * As BERT does it [1]: the text is cleaned (no control characters, no accents, no capitals), words end at white space and
     * punctuation, each Chinese character is a word, and a word is taken apart from left to right, always by the longest piece
     * that is known; pieces inside a word begin with ##. A word with a stretch that no piece fits, or a very long one, is
     * unknown as a whole.
     *
     * What differs from Java's own ideas: capitals are lowered letter by letter (no final sigma), and all signs of ASCII that
     * are no letters or digits count as punctuation.
     *
     * [1] J. Devlin et al., BERT: Pre-training of Deep Bidirectional Transformers for Language Understanding, NAACL 2019.
     */
    private static final int LONGEST_WORD = 100;
    private static final String INSIDE = "##";

    private final Map<String, Integer> vocabulary;
    private final int unknown;
    private final int first;
    private final int last;

    WordPiece(Map<String, Integer> vocabulary) {
        this.vocabulary = vocabulary;
        this.unknown = vocabulary.get("[UNK]");
        this.first = vocabulary.get("[CLS]");
        this.last = vocabulary.get("[SEP]");
    }

    /** Reads the vocabulary out of a description of a tokenizer in JSON. */
    static WordPiece parse(byte[] json) throws IOException {
        Map<String, Integer> vocabulary = new HashMap<>(1 << 16);
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            while (parser.nextToken() != null && !isVocabulary(parser)) {
                // on to the vocabulary
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                vocabulary.put(parser.currentName(), parser.nextIntValue(0));
            }
        }
        return new WordPiece(vocabulary);
    }

    private static boolean isVocabulary(JsonParser parser) throws IOException {
        return parser.currentToken() == JsonToken.START_OBJECT && "vocab".equals(parser.currentName());
    }

    /** The numbers of the pieces of a text between the marks of its begin and end, at most so many in all. */
    long[] pieces(String text, int most) {
        Pieces pieces = new Pieces(most - 1);
        pieces.add(first);
        String clean = clean(text);
        int from = 0;
        while (from < clean.length() && !pieces.isFull()) {
            int to = endOfWord(clean, from);
            if (to > from) {
                addWord(clean.substring(from, to), pieces);
            }
            from = Math.max(to, from + Character.charCount(clean.codePointAt(from)));
        }
        return pieces.closed(last);
    }

    /** Where the word ends that begins here; here, if there is white space. */
    private static int endOfWord(String text, int from) {
        int at = from;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            if (c == ' ') {
                return at;
            }
            if (isPunctuation(c) || isChinese(c)) {
                return at > from ? at : at + Character.charCount(c);
            }
            at += Character.charCount(c);
        }
        return at;
    }

    private void addWord(String word, Pieces pieces) {
        int before = pieces.size();
        int from = 0;
        boolean known = word.length() <= LONGEST_WORD || word.codePointCount(0, word.length()) <= LONGEST_WORD;
        while (known && from < word.length()) {
            int to = word.length();
            Integer piece = piece(word, from, to);
            while (piece == null && to > from + 1) {
                piece = piece(word, from, --to);
            }
            known = piece != null;
            if (known) {
                pieces.add(piece);
                from = to;
            }
        }
        if (!known) {
            pieces.cut(before);
            pieces.add(unknown);
        }
    }

    private Integer piece(String word, int from, int to) {
        String piece = word.substring(from, to);
        return vocabulary.get(from == 0 ? piece : INSIDE + piece);
    }

    private static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (isSpace(c)) {
                clean.append(' ');
            } else if (!isDropped(c)) {
                clean.appendCodePoint(c);
            }
        });
        String parted = isAscii(clean) ? clean.toString() : Normalizer.normalize(clean, Normalizer.Form.NFD);
        StringBuilder lower = new StringBuilder(parted.length());
        parted.codePoints()
                .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                .forEach(c -> lower.appendCodePoint(Character.toLowerCase(c)));
        return lower.toString();
    }

    private static boolean isAscii(CharSequence text) {
        return text.chars().allMatch(c -> c < 0x80);
    }

    private static boolean isSpace(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || Character.isSpaceChar(c)
                || (c > 0x7f && Character.isWhitespace(c));
    }

    private static boolean isDropped(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.SURROGATE -> true;
            default -> c == 0xfffd;
        };
    }

    private static boolean isPunctuation(int c) {
        if (c < 0x80) {
            return c > ' ' && !Character.isLetterOrDigit(c);
        }
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION -> true;
            default -> false;
        };
    }

    private static boolean isChinese(int c) {
        return (c >= 0x4e00 && c <= 0x9fff)
                || (c >= 0x3400 && c <= 0x4dbf)
                || (c >= 0x20000 && c <= 0x2a6df)
                || (c >= 0x2a700 && c <= 0x2ceaf)
                || (c >= 0xf900 && c <= 0xfaff)
                || (c >= 0x2f800 && c <= 0x2fa1f);
    }

    /** Numbers of pieces, up to a bound. */
    private static final class Pieces {
        private final int most;
        private long[] ids = new long[64];
        private int size;

        Pieces(int most) {
            this.most = most;
        }

        int size() {
            return size;
        }

        boolean isFull() {
            return size >= most;
        }

        void add(long id) {
            ids = size < ids.length ? ids : Arrays.copyOf(ids, 2 * size);
            ids[size++] = id;
        }

        void cut(int to) {
            size = to;
        }

        long[] closed(long last) {
            size = Math.min(size, most);
            add(last);
            return Arrays.copyOf(ids, size);
        }
    }
}
