package io.kindred.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests the layout of text on web pages, from which one sees most of it. */
@ExtendWith(Seeds.class)
class TextFlowTest {
    private static Extract page(String html) {
        return HtmlPage.read(html.getBytes(UTF_8));
    }

    private static String text(String html) {
        return page(html).text();
    }

    @Test
    void blocksArePartedByBlankLinesAndItemsByLineEnds() {
        assertThat(text("<h1>Head</h1><p>One\n two <b>three</b>.</p><div><p>Four</p></div><ul><li>a<li>b</ul>end"))
                .isEqualTo("Head\n\nOne two three.\n\nFour\n\na\nb\n\nend");
    }

    @Test
    void cellsArePartedByTabs() {
        assertThat(text("<table><tr><th>a</th><th>b</th></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></table>x"))
                .isEqualTo("a\tb\nc\td\n\nx");
    }

    @Test
    void aCellWithParagraphsKeepsThemApart() {
        assertThat(text("<table><tr><td><p>One.</p><p>Two.</p></td></tr></table>"))
                .isEqualTo("One.\n\nTwo.");
    }

    @Test
    void preformattedTextKeepsItsLines() {
        assertThat(text("<p>a</p><pre>\nif (x)\n    y;\n\n\nz\n</pre>b")).isEqualTo("a\n\nif (x)\n    y;\n\nz\n\nb");
    }

    @Test
    void whatNobodyReadsIsLeftOut() {
        assertThat(text("<head><title>T</title><style>s</style></head><body><nav>n<p>m</p></nav><script>x</script>"
                        + "<div role=navigation>r</div><div class='a navbar'>c</div><p>Text<!-- no --></p>"))
                .isEqualTo("Text");
    }

    @Test
    void metadataComeFromTheHead() {
        Extract page = page("<html lang=de><title>Ein\n Titel</title><meta name=Author content='A. B.'>"
                + "<meta property='article:published_time' content=2020-01-02><p>x");

        assertThat(page.title()).isEqualTo("Ein Titel");
        assertThat(page.metadata())
                .containsEntry("language", "de")
                .containsEntry("author", "A. B.")
                .containsEntry("created", "2020-01-02");
    }

    @Test
    void theDeclaredCharsetCounts() {
        byte[] greek = "<meta charset=iso-8859-7><p>\u00C1\u00E2\u00E3".getBytes(ISO_8859_1);

        assertThat(HtmlPage.read(greek).text()).isEqualTo("Αβγ");
        assertThat(HtmlPage.read("<meta charset=utf-8><p>naïve".getBytes(UTF_8)).text())
                .isEqualTo("naïve");
        assertThat(HtmlPage.read("<meta charset=utf-8><p>naïve".getBytes(UTF_16LE))
                        .text())
                .isEqualTo("naïve");
        assertThat(HtmlPage.read("<meta charset=nonsense><p>na\u00EFve".getBytes(ISO_8859_1))
                        .text())
                .isEqualTo("naïve");
    }

    @Test
    @Timeout(60)
    void deepAndLargePagesAreRead() {
        assertThat(text("<div>".repeat(100_000) + "deep")).isEqualTo("deep");
        assertThat(text("<b><i>".repeat(20_000) + "bold")).isEqualTo("bold");
        assertThat(text("<table><tr><td>".repeat(5_000) + "cell")).isEqualTo("cell");
        assertThat(text("<p>words</p>".repeat(300_000))).hasSize(7 * 300_000 - 2);
    }

    @Test
    void garbageIsReadSomehow(Random random) {
        StringBuilder garbage = new StringBuilder("<html>");
        for (int i = 0; i < 2_000; i++) {
            garbage.append("<>/=\"'&;! abpretd\0\n".charAt(random.nextInt(19)));
        }

        assertThat(text(garbage.toString())).doesNotStartWith(" ").doesNotContain("\n\n\n");
    }
}
