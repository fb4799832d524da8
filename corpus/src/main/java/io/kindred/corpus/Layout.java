package io.kindred.corpus;

import java.util.List;
import java.util.stream.Collectors;

/** The white space between the words and between the paragraphs of a draft. */
@FunctionalInterface
interface Layout {
    /** Every paragraph on one line, a blank line between paragraphs. */
    Layout ONE_LINE = paragraphs -> paragraphs.stream().map(Pieces::reading).collect(Collectors.joining("\n\n"));

    String text(List<List<Word>> paragraphs);
}
