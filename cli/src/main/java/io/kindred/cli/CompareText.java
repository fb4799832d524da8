package io.kindred.cli;

import io.kindred.cli.Paint.Style;
import io.kindred.comparison.Comparison;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.report.Counted;
import io.kindred.report.Fate;
import io.kindred.report.Finding;
import io.kindred.report.Percent;
import io.kindred.report.Printable;
import io.kindred.report.Quoted;
import io.kindred.report.ShareBar;
import io.kindred.report.Story;
import io.kindred.report.Verdict;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A comparison for people at a terminal: the verdict, the shares, and what became of each paragraph. */
final class CompareText {
    private static final int LONGEST_BAR = 64;
    private static final int NARROWEST = 40;
    private static final char NO_BREAK = '\u00a0';

    private final Finding finding;
    private final Comparison comparison;
    private final Story story;
    private final Paint paint;
    private final int width;
    private final PrintWriter out;

    CompareText(Finding finding, Paint paint, int width, PrintWriter out) {
        this.finding = finding;
        this.comparison = finding.comparison();
        this.story = Story.of(comparison);
        this.paint = paint;
        this.width = Math.max(NARROWEST, width);
        this.out = out;
    }

    void write() {
        String brief = Verdict.brief(finding);
        Wrapped verdict = new Wrapped().add(Style.STRONG, brief).add(Style.PLAIN, ": " + Verdict.reason(finding));
        print("", verdict.lines(width, paint));
        finding.shared().ifPresent(shared -> print("  ", Quoted.lines(shared.explanation())));
        if (comparison.approximate()) {
            out.println("(not all was looked at: more may be in common)");
        }
        out.println();
        printDocument("left", comparison.left());
        printDocument("right", comparison.right());
        if (story.allWords() > 0) {
            printBar();
        }
        if (story.paragraphs().keySet().stream().anyMatch(Fate::isChange)) {
            out.println();
            new StoryText(comparison, story, paint, width, out).write();
        }
    }

    private void printDocument(String side, Reading reading) {
        String size = String.format(
                Locale.ROOT,
                "%s, %s",
                Counted.of(reading.chunks().size(), "paragraph"),
                Counted.of(reading.words(), "word"));
        out.println(String.format(Locale.ROOT, "  %-5s  ", side)
                + Printable.of(reading.document().id())
                + paint.of(Style.FAINT, "  (" + size + ")"));
    }

    private void printBar() {
        Map<Fate, Integer> parts = ShareBar.parts(story.words(), Math.min(LONGEST_BAR, width - 4));
        out.println();
        out.println("  ["
                + parts.entrySet().stream()
                        .map(part -> paint.of(
                                Paint.style(part.getKey()),
                                String.valueOf(part.getKey().sign()).repeat(part.getValue())))
                        .collect(Collectors.joining())
                + "]");
        Wrapped legend = new Wrapped();
        for (Map.Entry<Fate, Integer> words : story.words().entrySet()) {
            Fate fate = words.getKey();
            String share = Percent.of((double) words.getValue() / story.allWords());
            String entry = (fate.sign() + " " + fate + " " + share).replace(' ', NO_BREAK);
            legend.add(Style.PLAIN, String.valueOf(NO_BREAK))
                    .add(Paint.style(fate), entry)
                    .space();
        }
        print(" ", legend.lines(width - 1, paint));
    }

    private void print(String indent, List<String> lines) {
        lines.forEach(line -> out.println(indent + line.replace(NO_BREAK, ' ').stripTrailing()));
    }
}
