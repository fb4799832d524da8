package io.kindred.server;

import io.kindred.family.Family;
import io.kindred.report.FamilyRow;
import io.kindred.report.Html;
import io.kindred.report.Percent;
import io.kindred.report.Reason;
import io.kindred.report.RelationRow;
import io.kindred.report.Template;
import io.kindred.store.Problem;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What was found as one page that needs nothing else: no script, no network, everything shown and nothing obeyed. */
final class ReportPage {
    /** A browser shows so many rows without pain; the rest is in the lists. */
    private static final int MOST_ROWS = 2000;

    private final Overview overview;
    private final String folder;

    ReportPage(Overview overview, String folder) {
        this.overview = overview;
        this.folder = folder;
    }

    void write(Writer out) throws IOException {
        write(
                out,
                "report.html",
                folder,
                Map.of(
                        "counts", this::writeCounts,
                        "families", this::writeFamilies,
                        "relations", this::writeRelations,
                        "problems", this::writeProblems));
    }

    /** Writes a page of this jar, in the style that they share. */
    static void write(Writer out, String page, String title, Map<String, Template.Filling> fillings)
            throws IOException {
        String style = resource("report.css");
        Map<String, Template.Filling> all = new HashMap<>(fillings);
        all.put("title", Template.Filling.of(Html.of(title)));
        all.put("style", Template.Filling.of(style));
        all.put("styleHash", Template.Filling.of(Template.policyHash(style)));
        Template.of(resource(page)).write(out, all);
    }

    /** A text of this jar. */
    private static String resource(String name) throws IOException {
        try (InputStream bytes = ReportPage.class.getResourceAsStream(name)) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        }
    }

    private void writeCounts(Writer out) throws IOException {
        Set<Object> contents = new HashSet<>();
        List<Card> copies = overview.documents().stream()
                .filter(card -> !contents.add(card.entry().file().content()))
                .toList();
        count(out, "documents", overview.documents().size());
        count(out, "pairs of kin", overview.relations().size());
        count(out, "families", overview.families().size());
        count(out, "copies that could go", copies.size());
        count(out, "bytes they take", copies.stream().mapToLong(Card::size).sum());
        count(
                out,
                "files that could not be read",
                overview.problems().stream().filter(Problem::isFailure).count());
    }

    private static void count(Writer out, String what, long number) throws IOException {
        out.write(String.format(Locale.ROOT, "<div><dt>%s</dt><dd>%,d</dd></div>%n", what, number));
    }

    private void writeFamilies(Writer out) throws IOException {
        int rows = 0;
        for (Family family : overview.families().values()) {
            if (rows++ == MOST_ROWS) {
                more(out, overview.families().size() - MOST_ROWS, 4);
                return;
            }
            out.write(String.format(
                    Locale.ROOT,
                    "<tr><td>%s</td><td class=\"number\">%,d</td><td class=\"number\">%s</td><td>",
                    FamilyRow.name(family),
                    family.members().size(),
                    Percent.of(family.cohesion())));
            for (String member : family.members()) {
                boolean first = member.equals(FamilyRow.representative(family));
                out.write((first ? "<b>" : "") + path(member) + (first ? "</b>" : "") + "<br>");
            }
            out.write("</td></tr>\n");
        }
    }

    private void writeRelations(Writer out) throws IOException {
        int rows = 0;
        for (StoredRelation found : overview.relations()) {
            if (rows++ == MOST_ROWS) {
                more(out, overview.relations().size() - MOST_ROWS, 5);
                return;
            }
            out.write(String.format(
                    Locale.ROOT,
                    "<tr><td>%s</td><td class=\"number\">%.2f</td><td>%s</td><td>%s</td><td>%s</td></tr>%n",
                    found.relation().kind(),
                    RelationRow.shown(found.relation().score()),
                    path(found.relation().left()),
                    path(found.relation().right()),
                    Html.of(Reason.of(found.relation(), found.evidence())
                            + found.opinion()
                                    .map(opinion -> " (" + opinion + ")")
                                    .orElse(""))));
        }
    }

    private void writeProblems(Writer out) throws IOException {
        for (Problem problem : overview.problems().stream()
                .filter(Problem::isFailure)
                .limit(MOST_ROWS)
                .toList()) {
            out.write("<tr><td>" + path(problem.path()) + "</td><td>" + Html.of(problem.reason()) + "</td></tr>\n");
        }
    }

    private static void more(Writer out, int count, int columns) throws IOException {
        out.write(String.format(Locale.ROOT, "<tr><td colspan=\"%d\">and %,d more</td></tr>%n", columns, count));
    }

    private static String path(String path) {
        return "<bdi>" + Html.of(path) + "</bdi>";
    }
}
