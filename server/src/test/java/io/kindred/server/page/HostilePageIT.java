package io.kindred.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents whose names, titles, authors and texts would like to be scripts: shown, and never obeyed. */
class HostilePageIT {
    private static final int DOCUMENTS = 24;
    private static final int PARAGRAPHS = 45;

    /** Shapes of public lists of script injections; {@code !} stands for a call that would be seen. */
    private static final List<String> SHAPES = List.of(
            "<script>!</script>",
            "</title><script>!</script>",
            "<img src=x onerror=!>",
            "\"><img src=x onerror=\"!\">",
            "'><svg onload=!>",
            "<svg><script>!</script></svg>",
            "<iframe srcdoc='<script>parent.!</script>'></iframe>",
            "<a href=\"javascript:!\">x</a>",
            "javascript:!",
            "<body onload=!>",
            "<details open ontoggle=!>",
            "<input autofocus onfocus=!>",
            "<math><mtext><img src=x onerror=!></mtext></math>",
            "<style>@import 'javascript:!';</style>",
            "<link rel=stylesheet href=data:text/css,*{color:red}>",
            "<object data=\"data:text/html,<script>!</script>\"></object>",
            "{{constructor.constructor('!')()}}",
            "${!}",
            "<template><script>!</script></template>",
            "<video><source onerror=\"!\"></video>",
            "<meta http-equiv=refresh content=\"0;url=javascript:!\">",
            "<base href=//example.invalid/>",
            "--><script>!</script><!--",
            "]]><script>!</script>",
            "\\u003cscript\\u003e!\\u003c/script\\u003e");

    private static final List<String> CALLS = List.of(
            "window.hacked=1",
            "hacked=1",
            "top.hacked=1",
            "alert(1)",
            "eval('hacked=1')",
            "fetch('//example.invalid')");

    @TempDir
    private static Path place;

    private static Served service;
    private static Browser browser;
    private static int payloads;

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.open(1280, 900);
        Path folder = Files.createDirectories(place.resolve("bad <b>folder"));
        Random random = new Random(7);
        for (int i = 0; i < DOCUMENTS; i++) {
            write(folder, i, random);
        }
        service = Served.scanned(folder);
    }

    /** Pairs of kin, because only kin are compared and put in families. */
    private static void write(Path folder, int number, Random random) throws IOException {
        StringBuilder body = new StringBuilder();
        Random shared = new Random(number / 2);
        for (int i = 0; i < PARAGRAPHS; i++) {
            body.append("<p>")
                    .append(escaped(payload(i < PARAGRAPHS - 2 ? shared : random) + " stands in a paragraph " + i
                            + " of document " + number / 2 + " among words that matter to nobody at all."))
                    .append("</p>\n");
        }
        String name = (number + payload(random)).replace('/', '\u2215').replace('\0', ' ');
        Files.writeString(
                folder.resolve(name.substring(0, Math.min(60, name.length())) + ".html"),
                "<html><head><title>" + escaped(payload(random)) + "</title><meta name=author content=\""
                        + escaped(payload(random)) + "\"></head><body>\n" + body + "</body></html>\n");
    }

    private static String payload(Random random) {
        payloads++;
        String call = CALLS.get(random.nextInt(CALLS.size()));
        String shape = SHAPES.get(random.nextInt(SHAPES.size())).replace("!", call);
        return switch (random.nextInt(4)) {
            case 0 -> shape.replace("script", "ScRiPt");
            case 1 -> shape.replace(" ", "\t");
            case 2 -> "\u202e" + shape;
            default -> shape;
        };
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @AfterAll
    static void close() throws IOException {
        if (browser != null) {
            browser.close();
        }
        if (service != null) {
            service.close();
        }
    }

    @Test
    void nothingRunsInAnyView() throws IOException {
        assertThat(payloads).isGreaterThan(1_000);
        browser.visit(service.address());
        List<String> views = new ArrayList<>(
                List.of("", "families", "pairs", "map", "ask", "review", "topics", "problems", "documents"));
        for (Object view : (List<?>) browser.answer("""
                const done = arguments[0];
                const get = (path) => fetch('api/v1/' + path).then((answer) => answer.json());
                Promise.all([get('documents?limit=100'), get('families'), get('relations')]).then(([documents, families, pairs]) => done([
                  ...documents.items.slice(0, 6).map((one) => 'document/' + one.id),
                  ...families.items.slice(0, 4).map((one) => 'family/' + one.family),
                  ...pairs.items.slice(0, 6).map((one) => `compare/${one.leftId}/${one.rightId}`),
                ]));
                """)) {
            views.add((String) view);
        }
        assertThat(views).anyMatch(view -> view.startsWith("compare")).anyMatch(view -> view.startsWith("family"));
        for (String view : views) {
            browser.go(view);
            assertThat(browser.script(
                            "return [typeof window.hacked, document.querySelectorAll('main script, main iframe, main img,"
                                    + " main object, main style, main link, main base, main meta').length].join()"))
                    .as(view)
                    .isEqualTo("undefined,0");
            assertThat(browser.complaints()).as(view).isEmpty();
        }
        browser.shot("hostile");
    }

    @Test
    void nothingRunsInAnswersAndExports() throws IOException {
        browser.visit(service.address());
        browser.go("ask");
        browser.script(
                "document.getElementById('text').value = arguments[0]",
                "<img src=x onerror=window.hacked=1> stands in a"
                        + " paragraph 3 of document 1 among words that matter to nobody at all.");
        browser.click("form button[type=submit]");
        browser.awaitText("#answer", "Add it");
        assertThat(browser.script("return typeof window.hacked")).isEqualTo("undefined");
        for (String page : List.of(
                "report.html",
                "compare.html?left=1&right=2",
                "documents.html",
                "relations.html",
                "families.html",
                "map.html",
                "overview.html")) {
            Path saved = Files.write(place.resolve(page.replaceAll("\\?.*", "")), service.get("api/v1/export/" + page));
            assertThat(saved).content().contains("<html");
            browser.visitAny(saved.toUri().toString());
            assertThat(browser.script("return typeof window.hacked")).as(page).isEqualTo("undefined");
            assertThat(browser.complaints()).as(page).isEmpty();
        }
    }
}
