package io.kindred.cli;

import io.kindred.cli.Paint.Style;
import io.kindred.report.Printable;
import java.util.ArrayList;
import java.util.List;

/** Styled words laid into lines of a width. */
final class Wrapped {
    private final List<Word> words = new ArrayList<>();

    /** Whether what was added last ended with white space. */
    private boolean trailing;

    /**
     * A piece of text without white space.
     *
     * @param apart whether white space comes before it
     */
    private record Word(String text, Style style, boolean apart) {}

    /** Adds a text, whatever its white space, directly after what is there; unsafe characters are made harmless. */
    Wrapped add(Style style, String text) {
        return add(style, text, "", "");
    }

    /** Adds a text, with marks around its first and last word. */
    Wrapped add(Style style, String text, String before, String after) {
        String[] parts = text.strip().split("\\s+", -1);
        boolean apart = startsBlank(text) || trailing;
        trailing = endsBlank(text);
        for (int i = 0; i < parts.length; i++) {
            String shown = (i == 0 ? before : "") + Printable.of(parts[i]) + (i == parts.length - 1 ? after : "");
            if (!shown.isEmpty()) {
                words.add(new Word(shown, style, i > 0 || apart));
            }
        }
        return this;
    }

    /** Takes back the white space at the end of what was added, and tells whether there was any. */
    boolean takeSpace() {
        boolean had = trailing;
        trailing = false;
        return had;
    }

    /** Puts white space before whatever is added next. */
    Wrapped space() {
        return gap(true);
    }

    /** Puts white space before whatever is added next, or none. */
    Wrapped gap(boolean wanted) {
        trailing = wanted;
        return this;
    }

    /** The lines, none wider than {@code width} unless a character is. */
    List<String> lines(int width, Paint paint) {
        Lines lines = new Lines(Math.max(1, width), paint);
        int at = 0;
        while (at < words.size()) {
            int end = at + 1;
            while (end < words.size() && !words.get(end).apart()) {
                end++;
            }
            lines.add(words.subList(at, end));
            at = end;
        }
        return lines.done();
    }

    private static boolean startsBlank(String text) {
        return !text.isEmpty() && Character.isWhitespace(text.charAt(0));
    }

    private static boolean endsBlank(String text) {
        return !text.isEmpty() && Character.isWhitespace(text.charAt(text.length() - 1));
    }

    /** Lines in the making. */
    private static final class Lines {
        private final int width;
        private final Paint paint;
        private final List<String> done = new ArrayList<>();
        private final StringBuilder line = new StringBuilder();
        private Style style = Style.PLAIN;
        private final StringBuilder run = new StringBuilder();
        private int used;

        Lines(int width, Paint paint) {
            this.width = width;
            this.paint = paint;
        }

        /** Adds words that belong together. */
        void add(List<Word> together) {
            int needed =
                    together.stream().mapToInt(word -> Columns.of(word.text())).sum();
            if (used > 0 && used + 1 + needed > width) {
                endLine();
            }
            if (used > 0) {
                put(together.get(0).style() == style ? style : Style.PLAIN, " ", 1);
            }
            for (Word word : together) {
                word.text().codePoints().forEach(c -> putCharacter(word.style(), c));
            }
        }

        List<String> done() {
            if (used > 0) {
                endLine();
            }
            return done;
        }

        private void putCharacter(Style wanted, int codePoint) {
            int columns = Columns.of(codePoint);
            if (used > 0 && used + columns > width) {
                endLine();
            }
            put(wanted, Character.toString(codePoint), columns);
        }

        private void put(Style wanted, String text, int columns) {
            if (wanted != style) {
                endRun();
                style = wanted;
            }
            run.append(text);
            used += columns;
        }

        private void endRun() {
            line.append(paint.of(style, run.toString()));
            run.setLength(0);
        }

        private void endLine() {
            endRun();
            done.add(line.toString().stripTrailing());
            line.setLength(0);
            used = 0;
        }
    }
}
