package io.kindred.report;

import io.kindred.chunk.Chunk;
import io.kindred.chunk.ChunkRole;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.words.WordDiff;
import io.kindred.comparison.words.WordEdit;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Span;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The two texts of a page as columns of blocks, one block per paragraph.
 *
 * <p>A block bears its fate as class, label and sign, and in {@code data-m} the number of its step, by which the script
 * finds its partners. In a large document long runs of one fate are folded, so that a browser need not lay them out.
 */
final class PageColumns {
    private static final int FLOWING = 55;

    private final Comparison comparison;
    private final List<Step> steps;
    private final Folds folds;
    private final Map<Integer, List<WordEdit>> edits = new HashMap<>();

    PageColumns(Comparison comparison, Story story) {
        this.comparison = comparison;
        this.steps = story.steps();
        this.folds = Folds.of(steps);
        WordDiff diff = new WordDiff();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).isTouched()) {
                edits.put(i, diff.edits(comparison, steps.get(i).match().orElseThrow()));
            }
        }
    }

    void writeLeft(Writer out) throws IOException {
        new Column(comparison.left(), Step::left, WordEdit::left, "del", "to").write(out);
    }

    void writeRight(Writer out) throws IOException {
        new Column(comparison.right(), Step::right, WordEdit::right, "ins", "from").write(out);
    }

    /** One side of the page. */
    private final class Column {
        private final Reading reading;
        private final Function<WordEdit, Span> side;
        private final String mark;
        private final String towards;
        private final int[] stepOf;

        Column(
                Reading reading,
                Function<Step, List<Chunk>> chunks,
                Function<WordEdit, Span> side,
                String mark,
                String towards) {
            this.reading = reading;
            this.side = side;
            this.mark = mark;
            this.towards = towards;
            this.stepOf = new int[reading.chunks().size()];
            for (int i = 0; i < steps.size(); i++) {
                for (Chunk chunk : chunks.apply(steps.get(i))) {
                    stepOf[chunk.number()] = i;
                }
            }
        }

        void write(Writer out) throws IOException {
            int open = Folds.NONE;
            for (Chunk chunk : reading.chunks()) {
                int fold = folds.of(stepOf[chunk.number()]);
                if (fold != open) {
                    out.write(open == Folds.NONE ? "" : "</details>\n");
                    out.write(fold == Folds.NONE ? "" : opening(fold, steps.get(stepOf[chunk.number()])));
                    open = fold;
                }
                writeBlock(out, chunk, stepOf[chunk.number()]);
            }
            out.write(open == Folds.NONE ? "" : "</details>\n");
        }

        private String opening(int fold, Step step) {
            return "<details class=\"fold " + step.fate() + "\" data-m=\"f" + fold + "\"><summary>" + folds.size(fold)
                    + " paragraphs " + step.fate() + "</summary>\n";
        }

        private void writeBlock(Writer out, Chunk chunk, int number) throws IOException {
            Step step = steps.get(number);
            out.write("<article class=\"block " + step.fate() + (isFlowing(chunk) ? "" : " lines") + "\" data-m=\""
                    + number + "\"><p class=\"tag\"><b>"
                    + Html.of(String.valueOf(step.fate().sign())) + "</b> "
                    + (chunk.number() + 1) + label(step) + "</p><div dir=\"auto\">");
            writeText(out, chunk, edits.getOrDefault(number, List.of()));
            out.write("</div></article>\n");
        }

        private String label(Step step) {
            String others = Step.numbers(towards.equals("to") ? step.right() : step.left());
            return switch (step.fate()) {
                case KEPT -> " kept";
                case ASIDE -> "";
                case EDITED, INSERTED, DELETED -> " " + step.fate();
                case MOVED -> " moved " + towards + " " + others;
                case MERGED, SPLIT -> " " + step.fate() + " " + (towards.equals("to") ? "into " : "from ") + others;
            };
        }

        private void writeText(Writer out, Chunk chunk, List<WordEdit> marked) throws IOException {
            String text = reading.document().text();
            int at = chunk.span().from();
            for (WordEdit edit : marked) {
                int from = Math.max(at, side.apply(edit).from());
                int to = Math.min(chunk.span().to(), side.apply(edit).to());
                if (edit.kind() != WordEdit.Kind.KEPT && from < to) {
                    out.write(Html.of(text.substring(at, from)));
                    at = to;
                    writeMarked(out, text.substring(from, to));
                }
            }
            out.write(Html.of(text.substring(at, chunk.span().to())));
        }

        /** Words within the mark, the white space at their end after it. */
        private void writeMarked(Writer out, String text) throws IOException {
            String words = text.stripTrailing();
            out.write("<" + mark + ">" + Html.of(words) + "</" + mark + ">" + Html.of(text.substring(words.length())));
        }

        /** Whether most lines of a chunk are as long as lines get, so that their ends mean nothing. */
        private boolean isFlowing(Chunk chunk) {
            List<String> lines = chunk.text(reading.document()).lines().toList();
            List<String> full = lines.subList(0, lines.size() - 1);
            long flowing =
                    full.stream().filter(line -> line.length() >= FLOWING).count();
            return chunk.role() != ChunkRole.TABLE && 2 * flowing >= full.size();
        }
    }
}
