package io.kindred.corpus;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Edits of the white space alone; the words and the paragraphs stay. */
public final class LayoutEdits {
    private static final List<String> GAPS = List.of(" ", "  ", "\t", "\n", " \n", "\n    ", "   ");
    private static final List<String> BREAKS = List.of("\n\n", "\n\n\n", "\n  \n", "\n\t\n\n  ");

    private LayoutEdits() {}

    /** Breaks the lines anew so that none is longer than {@code width}, unless it is one long word. */
    public static Edit rewrap(int width) {
        return (draft, random) -> draft.laidOut(paragraphs ->
                paragraphs.stream().map(words -> wrapped(words, width)).collect(Collectors.joining("\n\n")));
    }

    /** Puts other white space between the words and between the paragraphs. */
    public static Edit respace() {
        return (draft, random) -> {
            Draft respaced = draft;
            while (draft.size() > 1 && respaced.text().equals(draft.text())) {
                long seed = random.nextLong();
                respaced = draft.laidOut(paragraphs -> respaced(paragraphs, new Random(seed)));
            }
            return respaced;
        };
    }

    private static String wrapped(List<Word> words, int width) {
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (Word word : words) {
            boolean fits = column + 1 + word.text().length() <= width;
            if (column > 0) {
                lines.append(fits ? ' ' : '\n');
            }
            column = fits && column > 0
                    ? column + 1 + word.text().length()
                    : word.text().length();
            lines.append(word.text());
        }
        return lines.toString();
    }

    private static String respaced(List<List<Word>> paragraphs, Random random) {
        StringBuilder text = new StringBuilder();
        for (List<Word> paragraph : paragraphs) {
            text.append(text.isEmpty() ? "" : BREAKS.get(random.nextInt(BREAKS.size())));
            String gap = "";
            for (Word word : paragraph) {
                text.append(gap).append(word.text());
                gap = GAPS.get(random.nextInt(GAPS.size()));
            }
        }
        return text.toString();
    }
}
