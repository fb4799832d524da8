package io.kindred.cli;

import io.kindred.chunk.Chunk;
import io.kindred.cli.Paint.Style;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.report.Counted;
import io.kindred.report.Fate;
import io.kindred.report.Step;
import io.kindred.report.Story;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What became of each paragraph, for people at a terminal: a sign, the numbers of the paragraphs in left and right, and
 * their text with its edits. Long runs of one fate are folded.
 */
final class StoryText {
    private static final int FOLDED_KEPT = 3;
    private static final int FOLDED = 6;
    private static final int SHOWN = 2;
    private static final int LINES = 3;
    private static final int LONGEST_NUMBERS = 12;
    private static final String ELLIPSIS = "\u2026";

    private final Comparison comparison;
    private final List<Step> steps;
    private final Paint paint;
    private final PrintWriter out;
    private final int numbers;
    private final int room;

    StoryText(Comparison comparison, Story story, Paint paint, int width, PrintWriter out) {
        this.comparison = comparison;
        this.steps =
                story.steps().stream().filter(step -> step.fate() != Fate.ASIDE).toList();
        this.paint = paint;
        this.out = out;
        int most = Math.max(
                comparison.left().chunks().size(), comparison.right().chunks().size());
        this.numbers = Math.max(
                longestNumbers(steps), Math.max(5, 2 * String.valueOf(most).length() + 1));
        this.room = width - 2 * numbers - 7;
    }

    private static int longestNumbers(List<Step> steps) {
        return steps.stream()
                .flatMap(step -> Stream.of(step.left(), step.right()))
                .mapToInt(paragraphs -> shortNumbers(paragraphs).length())
                .max()
                .orElse(0);
    }

    /** The numbers of paragraphs; of many that are scattered, only the first and the last. */
    private static String shortNumbers(List<Chunk> paragraphs) {
        String all = Step.numbers(paragraphs);
        return all.length() <= LONGEST_NUMBERS
                ? all
                : Step.numbers(paragraphs.subList(0, 1))
                        + ELLIPSIS
                        + Step.numbers(paragraphs.subList(paragraphs.size() - 1, paragraphs.size()));
    }

    void write() {
        out.println(paint.of(
                Style.FAINT, String.format(Locale.ROOT, "   %" + numbers + "s %" + numbers + "s", "left", "right")));
        int at = 0;
        while (at < steps.size()) {
            int end = at + 1;
            while (end < steps.size() && steps.get(end).fate() == steps.get(at).fate()) {
                end++;
            }
            writeRun(steps.subList(at, end));
            at = end;
        }
    }

    private void writeRun(List<Step> run) {
        Fate fate = run.get(0).fate();
        boolean folds = fate == Fate.KEPT
                ? run.size() >= FOLDED_KEPT
                : run.get(0).match().isEmpty() && run.size() > FOLDED;
        int shown = !folds ? run.size() : fate == Fate.KEPT ? 0 : SHOWN;
        run.subList(0, shown).forEach(this::write);
        if (folds) {
            fold(run.subList(shown, run.size()), shown > 0 ? "more " : "");
        }
    }

    private void fold(List<Step> run, String more) {
        Step first = run.get(0);
        Step last = run.get(run.size() - 1);
        int paragraphs = run.stream().mapToInt(Step::paragraphs).sum();
        String told = String.format(Locale.ROOT, "%,d %sparagraphs %s", paragraphs, more, first.fate());
        print(
                first.fate(),
                Step.numbers(first.left(), last.left()),
                Step.numbers(first.right(), last.right()),
                new Wrapped().add(Paint.style(first.fate()), told).lines(room, paint));
    }

    private void write(Step step) {
        List<String> lines = step.match().isEmpty()
                ? clipped(step, LINES)
                : step.fate() == Fate.KEPT
                        ? clipped(step, 1)
                        : matched(step, step.match().get());
        print(step.fate(), shortNumbers(step.left()), shortNumbers(step.right()), lines);
    }

    private List<String> matched(Step step, Match match) {
        Wrapped text = new Wrapped();
        if (step.fate() != Fate.EDITED) {
            text.add(Paint.style(step.fate()), told(step)).space();
        }
        if (match.similarity() < 1 || step.fate() != Fate.MOVED) {
            EditedText.show(comparison, match, paint, text);
            return text.lines(room, paint);
        }
        text.add(Style.PLAIN, text(comparison.right(), step.right()));
        return clip(text.lines(room, paint), LINES);
    }

    private static String told(Step step) {
        int from = step.left().size();
        int to = step.right().size();
        return switch (step.fate()) {
            case MERGED -> "(" + from + " paragraphs merged into " + to + ")";
            case SPLIT -> "(" + Counted.of(from, "paragraph") + " split into " + to + ")";
            default -> "(moved from " + shortNumbers(step.left()) + " to " + shortNumbers(step.right()) + ")";
        };
    }

    private List<String> clipped(Step step, int lines) {
        Style style = step.fate() == Fate.KEPT ? Style.FAINT : Paint.style(step.fate());
        String text =
                step.right().isEmpty() ? text(comparison.left(), step.left()) : text(comparison.right(), step.right());
        return clip(new Wrapped().add(style, text).lines(room, paint), lines);
    }

    private static List<String> clip(List<String> lines, int most) {
        if (lines.size() <= most) {
            return lines;
        }
        List<String> first = new ArrayList<>(lines.subList(0, most));
        first.set(most - 1, first.get(most - 1) + " " + ELLIPSIS);
        return first;
    }

    /** As much of the text of chunks as could be shown. */
    private String text(Reading reading, List<Chunk> chunks) {
        int most = 4 * LINES * room;
        StringBuilder text = new StringBuilder();
        for (Chunk chunk : chunks) {
            int from = chunk.span().from();
            int to = Math.min(chunk.span().to(), from + Math.max(0, most - text.length()));
            text.append(reading.document().text(), from, to).append('\n');
        }
        return text.toString();
    }

    private void print(Fate fate, String left, String right, List<String> lines) {
        String format = "%" + numbers + "s %" + numbers + "s";
        String sign = paint.of(Paint.style(fate), String.valueOf(fate.sign()));
        String gutter =
                " " + sign + " " + paint.of(Style.FAINT, String.format(Locale.ROOT, format, left, right)) + "  ";
        for (String line : lines) {
            out.println((gutter + line).stripTrailing());
            gutter = " ".repeat(2 * numbers + 6);
        }
    }
}
