package io.kindred.report;

import io.kindred.comparison.Comparison;
import io.kindred.fingerprint.reading.Reading;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A comparison as one page for a browser: both texts side by side, what became of each paragraph, word by word. */
public final class ComparePage {
    private static final String STYLE = "compare.css";
    private static final String SCRIPT = "compare.js";

    private final Finding finding;
    private final Comparison comparison;
    private final Story story;

    public ComparePage(Finding finding) {
        this.finding = finding;
        this.comparison = finding.comparison();
        this.story = Story.of(comparison);
    }

    public void write(Writer out) throws IOException {
        Map<String, Template.Filling> fillings = new HashMap<>();
        fillings.put("title", shown(title()));
        fillings.put("brief", shown(Verdict.brief(finding)));
        fillings.put("reason", shown(reason()));
        fillings.put("counts", shown(Verdict.counts(story)));
        fillings.put("bar", this::writeBar);
        fillings.put("legend", this::writeLegend);
        fillings.put("leftHead", page -> writeHead(page, comparison.left()));
        fillings.put("rightHead", page -> writeHead(page, comparison.right()));
        PageColumns columns = new PageColumns(comparison, story);
        fillings.put("leftBlocks", columns::writeLeft);
        fillings.put("rightBlocks", columns::writeRight);
        putResource(fillings, "style", STYLE);
        putResource(fillings, "script", SCRIPT);
        Template.named("compare.html").write(out, fillings);
    }

    /** Puts a resource of this jar and the hash by which the policy of the page lets it in. */
    private static void putResource(Map<String, Template.Filling> fillings, String name, String resource) {
        String text = Template.text(resource);
        fillings.put(name, Template.Filling.of(text));
        fillings.put(name + "Hash", Template.Filling.of(Template.policyHash(text)));
    }

    private String title() {
        return comparison.left().document().title() + " / "
                + comparison.right().document().title();
    }

    private String reason() {
        return Verdict.reason(finding)
                + (comparison.approximate() ? " (not all was looked at: more may be in common)" : "");
    }

    private static Template.Filling shown(String text) {
        return Template.Filling.of(Html.of(text));
    }

    private static void writeHead(Writer out, Reading reading) throws IOException {
        out.write("<h2><bdi>" + Html.of(reading.document().id()) + "</bdi></h2><p class=\"size\">"
                + Counted.of(reading.chunks().size(), "paragraph") + ", "
                + Counted.of(reading.words(), "word") + "</p>");
    }

    /** One rectangle per fate, as wide as its share of the words in thousandths. */
    private void writeBar(Writer out) throws IOException {
        int at = 0;
        for (Map.Entry<Fate, Integer> part : ShareBar.parts(story.words(), 1000).entrySet()) {
            out.write(String.format(
                    Locale.ROOT,
                    "<rect class=\"%s\" x=\"%d\" y=\"0\" width=\"%d\" height=\"10\"><title>%s %s</title></rect>",
                    part.getKey(),
                    at,
                    part.getValue(),
                    part.getKey(),
                    share(part.getKey())));
            at += part.getValue();
        }
    }

    private void writeLegend(Writer out) throws IOException {
        for (Fate fate : story.words().keySet()) {
            out.write(String.format(
                    Locale.ROOT,
                    "<button type=\"button\" class=\"chip %s\" data-fate=\"%s\"><b>%s</b> %s %s"
                            + " <small>%s</small></button>\n",
                    fate,
                    fate,
                    Html.of(String.valueOf(fate.sign())),
                    fate,
                    share(fate),
                    Counted.of(story.paragraphs().get(fate), "paragraph")));
        }
    }

    private String share(Fate fate) {
        return Percent.of((double) story.words().get(fate) / Math.max(1, story.allWords()));
    }
}
