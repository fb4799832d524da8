package io.kindred.corpus;

import java.util.List;
import java.util.Random;

/** Edits of the white space alone; the words and the paragraphs stay. */
public final class LayoutEdits {
    private static final List<String> GAPS = List.of(" ", "  ", "\t", "\n", " \n", "\n    ", "   ");
    private static final List<String> BREAKS = List.of("\n\n", "\n\n\n", "\n  \n", "\n\t\n\n  ");

    private LayoutEdits() {}

    /** Breaks the lines anew so that none is longer than {@code width}, unless it is one long word. */
    public static Edit rewrap(int width) {
        return (text, random) -> Pieces.eachParagraph(text, paragraph -> wrapped(Pieces.words(paragraph), width));
    }

    /** Puts other white space between the words and between the paragraphs. */
    public static Edit respace() {
        return (text, random) -> {
            if (Pieces.words(text).size() < 2) {
                return text;
            }
            String respaced = text;
            while (respaced.equals(text)) {
                respaced = respaced(Pieces.paragraphs(text), random);
            }
            return respaced;
        };
    }

    private static String wrapped(List<String> words, int width) {
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : words) {
            boolean fits = column + 1 + word.length() <= width;
            if (column > 0) {
                lines.append(fits ? ' ' : '\n');
            }
            column = fits && column > 0 ? column + 1 + word.length() : word.length();
            lines.append(word);
        }
        return lines.toString();
    }

    private static String respaced(List<String> paragraphs, Random random) {
        StringBuilder text = new StringBuilder();
        for (String paragraph : paragraphs) {
            text.append(text.isEmpty() ? "" : BREAKS.get(random.nextInt(BREAKS.size())));
            String gap = "";
            for (String word : Pieces.words(paragraph)) {
                text.append(gap).append(word);
                gap = GAPS.get(random.nextInt(GAPS.size()));
            }
        }
        return text.toString();
    }
}
