package io.kindred.text;

import java.util.Arrays;

/** One run of {@link FoldingNormalizer} over one text. */
final class FoldingPass {
    private static final int MOST_MARKS = 32;
    private static final int NONE = -1;

    private final String original;
    private final char[] text;
    private final OffsetMap offsets = new OffsetMap();
    private final StringBuilder cluster = new StringBuilder();
    private final int[] clusterOffsets = new int[2 * (MOST_MARKS + 2)];
    private char[] out;
    private int length;
    private int spaceAt = NONE;
    private int lineBreaks;
    private int softHyphenAt = NONE;

    FoldingPass(String original) {
        this.original = original;
        this.text = original.toCharArray();
        this.out = new char[text.length];
    }

    NormalizedText run() {
        int at = 0;
        while (at < text.length) {
            at = isPlain(at) ? plain(at) : other(at);
        }
        offsets.put(length, spaceAt == NONE ? text.length : spaceAt);
        offsets.trim();
        return new NormalizedText(original, new String(out, 0, length), offsets);
    }

    /** Copies characters that each become one character, and single spaces between them. */
    private int plain(int start) {
        endSpace(start);
        reserve(text.length - start);
        offsets.put(length, start);
        char[] from = text;
        char[] folded = out;
        int to = length;
        int at = start;
        char before = ' ';
        for (; at < from.length; at++) {
            char c = Folds.known(from[at]);
            if (c < ' ' || c + before == ' ' + ' ') {
                break;
            }
            folded[to++] = c;
            before = c;
        }
        int undone = before == ' ' ? 1 : 0;
        length = to - undone;
        return at - undone;
    }

    private boolean isPlain(int at) {
        return at < text.length && Folds.known(text[at]) > ' ';
    }

    private int other(int at) {
        int codePoint = Character.codePointAt(text, at);
        int next = at + Character.charCount(codePoint);
        return switch (Folds.kind(codePoint)) {
            case Folds.DROPPED -> next;
            case Folds.SOFT_HYPHEN -> softHyphen(next);
            case Folds.SPACE, Folds.BLANK -> space(at, next);
            case Folds.LINE_BREAK -> lineBreak(at, next);
            case Folds.KEPT -> keep(at, next);
            case Folds.CONTINUES -> cluster(takeBase(), at);
            case Folds.GROWS -> cluster(Span.of(at, next), next);
            default -> plain(at);
        };
    }

    private int softHyphen(int next) {
        if (spaceAt == NONE) {
            softHyphenAt = length;
        }
        return next;
    }

    private int lineBreak(int at, int next) {
        lineBreaks++;
        return space(at, isBeforeLineFeed(at) ? next + 1 : next);
    }

    private boolean isBeforeLineFeed(int at) {
        return text[at] == '\r' && at + 1 < text.length && text[at + 1] == '\n';
    }

    private int space(int at, int next) {
        if (spaceAt == NONE) {
            spaceAt = at;
        }
        return next;
    }

    /** Keeps a code point as it is; halves of a pair that only met because something between them went stay apart. */
    private int keep(int at, int next) {
        if (length > 0 && Character.isHighSurrogate(out[length - 1]) && Character.isLowSurrogate(text[at])) {
            space(at, next);
        }
        endSpace(at);
        for (int i = at; i < next; i++) {
            append(text[i], i);
        }
        return next;
    }

    /** Takes the base of a mark that was met back from the output; the result is where it stands, empty if it has none. */
    private Span takeBase() {
        if (spaceAt == NONE && length > 0) {
            int at = offsets.newest(length - 1);
            if (Folds.kind(text[at]) == out[length - 1]) {
                pop();
                return Span.of(at, at + 1);
            }
        }
        return Span.of(0, 0);
    }

    /** Puts out a base with all that merges with it from {@code start} on; the result is where that ends. */
    private int cluster(Span base, int start) {
        cluster.setLength(0);
        collect(base.from(), base.to());
        int end = start;
        int marks = 0;
        for (int at = start; at < text.length && continues(at); at = next(at)) {
            if (isMark(at)) {
                if (++marks > MOST_MARKS) {
                    return crowd(base.length(), at);
                }
                end = next(at);
                collect(at, end);
            }
        }
        putCluster(cluster.length());
        return end;
    }

    /** Puts out a base with too many marks, and keeps the marks, the others from {@code start} on too, as they are. */
    private int crowd(int base, int start) {
        putCluster(base);
        for (int i = base; i < cluster.length(); i++) {
            put(cluster.charAt(i), clusterOffsets[i]);
        }
        int at = start;
        while (at < text.length && continues(at)) {
            at = isMark(at) ? keep(at, next(at)) : next(at);
        }
        return at;
    }

    private void collect(int from, int to) {
        for (int at = from; at < to; at++) {
            clusterOffsets[cluster.length()] = at;
            cluster.append(text[at]);
        }
    }

    private boolean isMark(int at) {
        return Folds.kind(Character.codePointAt(text, at)) == Folds.CONTINUES;
    }

    private boolean continues(int at) {
        char kind = Folds.kind(Character.codePointAt(text, at));
        return kind == Folds.CONTINUES || kind == Folds.DROPPED || kind == Folds.SOFT_HYPHEN;
    }

    private int next(int at) {
        return at + Character.charCount(Character.codePointAt(text, at));
    }

    /** Puts out the first {@code size} characters of the cluster, folded. */
    private void putCluster(int size) {
        String before = cluster.substring(0, size);
        String after = Folds.closure(before);
        boolean same = after.equals(before);
        for (int i = 0; i < after.length(); i++) {
            put(after.charAt(i), clusterOffsets[same ? i : 0]);
        }
    }

    private void put(char c, int at) {
        if (c == ' ') {
            space(at, at + 1);
        } else {
            endSpace(at);
            append(c, at);
        }
    }

    /** Puts out the white space met before the character at {@code at}: one space, or nothing in a divided word. */
    private void endSpace(int at) {
        if (spaceAt == NONE) {
            return;
        }
        if (length > 0 && !(lineBreaks == 1 && joins(at))) {
            append(' ', spaceAt);
        }
        spaceAt = NONE;
        lineBreaks = 0;
    }

    /** Whether a word was divided before {@code at}; its hyphen then goes. */
    private boolean joins(int at) {
        if (Character.getType(Character.codePointAt(text, at)) != Character.LOWERCASE_LETTER) {
            return false;
        }
        if (softHyphenAt == length && endsInLetter(length)) {
            return true;
        }
        boolean hyphen = out[length - 1] == '-' || out[length - 1] == '\u2010';
        if (hyphen && endsInLetter(length - 1)) {
            pop();
            return true;
        }
        return false;
    }

    private boolean endsInLetter(int end) {
        if (end == 0) {
            return false;
        }
        int last = Character.codePointBefore(out, end);
        return Character.isLetter(last) || Folds.isMark(last);
    }

    private void append(char c, int at) {
        reserve(1);
        offsets.put(length, at);
        out[length++] = c;
    }

    private void pop() {
        offsets.cut(--length);
    }

    private void reserve(int more) {
        if (out.length - length < more) {
            out = Arrays.copyOf(out, Math.max(length + more, out.length + out.length / 2));
        }
    }
}
