package io.kindred.cli;

import io.kindred.chunk.Chunk;
import io.kindred.cli.Paint.Style;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.comparison.words.WordDiff;
import io.kindred.comparison.words.WordEdit;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Span;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/** A match as one text with its edits set off; long stretches that were kept are cut short. */
final class EditedText {
    private static final int AROUND = 8;
    private static final String CUT = "\u2026";
    private static final String PARAGRAPH = " \u00b6 ";

    private final Comparison comparison;
    private final Match match;
    private final Paint paint;
    private final Wrapped shown;

    /** Whether the space after a deletion has yet to come after the insertion that replaces it. */
    private boolean replacing;

    private EditedText(Comparison comparison, Match match, Paint paint, Wrapped shown) {
        this.comparison = comparison;
        this.match = match;
        this.paint = paint;
        this.shown = shown;
    }

    /** Adds the text of a match to what is shown. */
    static void show(Comparison comparison, Match match, Paint paint, Wrapped shown) {
        EditedText text = new EditedText(comparison, match, paint, shown);
        List<WordEdit> edits = new WordDiff().edits(comparison, match);
        for (int i = 0; i < edits.size(); i++) {
            text.add(edits.get(i), i > 0, i + 1 < edits.size() ? edits.get(i + 1) : null);
        }
    }

    private void add(WordEdit edit, boolean afterAnother, WordEdit next) {
        switch (edit.kind()) {
            case KEPT -> shown.add(Style.PLAIN, cut(kept(edit), afterAnother, next != null));
            case INSERTED -> addInserted(edit);
            case DELETED -> addDeleted(edit, next != null && next.kind() == WordEdit.Kind.INSERTED);
        }
    }

    private void addInserted(WordEdit edit) {
        String[] marks = paint.insertion();
        shown.add(Style.INSERTED, right(edit.right()), marks[0], marks[1]);
        if (replacing) {
            shown.space();
        }
        replacing = false;
    }

    private void addDeleted(WordEdit edit, boolean isReplaced) {
        String[] marks = paint.deletion();
        shown.add(Style.DELETED, left(edit.left()), marks[0], marks[1]);
        if (isReplaced) {
            replacing = shown.takeSpace();
            shown.gap(paint == Paint.COLOURED);
        }
    }

    /** A kept stretch, from the side with more paragraphs, so that one sees where they were merged or split. */
    private String kept(WordEdit edit) {
        return match.left().size() > match.right().size() ? left(edit.left()) : right(edit.right());
    }

    private String left(Span span) {
        return text(comparison.left(), match.left(), span);
    }

    private String right(Span span) {
        return text(comparison.right(), match.right(), span);
    }

    /** What of a span stands in chunks; chunks of no match may stand between them. */
    private static String text(Reading reading, List<Chunk> chunks, Span span) {
        String text = reading.document().text();
        StringJoiner parted = new StringJoiner(PARAGRAPH);
        for (Chunk chunk : chunks) {
            int from = Math.max(span.from(), chunk.span().from());
            int to = Math.min(span.to(), chunk.span().to());
            if (from < to) {
                parted.add(text.substring(from, to));
            }
        }
        return parted.toString();
    }

    /** A text without the middles of its paragraphs; its begin and end count as such if no other text comes there. */
    private static String cut(String text, boolean before, boolean after) {
        String[] paragraphs = text.split(PARAGRAPH, -1);
        for (int i = 0; i < paragraphs.length; i++) {
            paragraphs[i] = cutOne(paragraphs[i], before || i > 0, after || i + 1 < paragraphs.length);
        }
        return String.join(PARAGRAPH, paragraphs);
    }

    private static String cutOne(String text, boolean before, boolean after) {
        List<String> words = Arrays.asList(text.strip().split("\\s+", -1));
        int head = before ? AROUND : 0;
        int tail = after ? AROUND : 0;
        if (head + tail == 0 || words.size() <= head + tail + AROUND) {
            return text;
        }
        String first = String.join(" ", words.subList(0, head));
        String last = String.join(" ", words.subList(words.size() - tail, words.size()));
        String end = Character.isWhitespace(text.charAt(text.length() - 1)) ? " " : "";
        return (first + " " + CUT + " " + last).strip() + end;
    }
}
