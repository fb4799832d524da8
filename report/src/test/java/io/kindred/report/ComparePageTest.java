package io.kindred.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.comparison.Change;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.comparison.Shares;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComparePageTest {
    private static final String FIRST = "The boats lie in the inner harbour until the end of March every year.";
    private static final String SECOND = "Every owner pays the fee for the mooring before the first of April.";

    @Test
    void textOfDocumentsIsNeverObeyed() throws IOException {
        String attack = "<script>alert(1)</script> <img src=x onerror=alert(2)> </textarea></style></svg>"
                + " \"'><a href=\"javascript:alert(3)\">here</a> <!-- & &lt; {{script}} ${x}";
        String page = page("\"><script>x.txt", FIRST + "\n\n" + attack, "b.txt", attack + "\n\n" + SECOND);
        assertThat(tags(page, "script")).isEqualTo(1);
        assertThat(tags(page, "style")).isEqualTo(1);
        assertThat(page).doesNotContain("<img", "<a ", "<textarea", "</textarea", "<!-- &");
        assertThat(page)
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
                .contains("&quot;&#39;&gt;&lt;a href=&quot;javascript:alert(3)&quot;&gt;here")
                .contains("&lt;!-- &amp; &amp;lt; {{script}} ${x}")
                .contains("<bdi>&quot;&gt;&lt;script&gt;x.txt</bdi>");
    }

    @Test
    void editedWordsAreEscapedToo() throws IOException {
        String page = page("a", FIRST + " One <b>old</b> end.", "b", FIRST + " One <i>new</i> end.");
        assertThat(page)
                .contains("<del>&lt;b&gt;old&lt;/b&gt;</del> end.")
                .contains("<ins>&lt;i&gt;new&lt;/i&gt;</ins> end.");
    }

    @Test
    void controlCharactersAreShownAsEscapes() throws IOException {
        assertThat(page("a", "x\u0000y \u202e z \u001b[1m \ud800", "b", FIRST))
                .contains("x\\u0000y \\u202e z \\u001b[1m \\ud800")
                .doesNotContain("\u0000", "\u202e", "\u001b");
    }

    @Test
    void onlyOurScriptAndStyleMayRun() throws IOException {
        String page = page("a", FIRST, "b", SECOND);
        assertThat(page)
                .contains("default-src 'none'; style-src '" + Template.policyHash(between(page, "style"))
                        + "'; script-src '" + Template.policyHash(between(page, "script")) + "'");
        assertThat(page).doesNotContain(" style=\"").doesNotContainPattern(" on[a-z]+=\"");
    }

    @Test
    void pageNeedsNothingFromElsewhere() throws IOException {
        assertThat(page("a", FIRST, "b", SECOND).replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http:", "https:", "url(", "@import", " src=", "<link");
    }

    @Test
    void bothSidesOfAMatchBearTheSameNumber() throws IOException {
        String page = page("a", FIRST + "\n\n" + SECOND, "b", "A new one.\n\n" + FIRST);
        assertThat(page)
                .contains("<article class=\"block kept\" data-m=\"1\"><p class=\"tag\"><b>=</b> 1 kept</p>")
                .contains("<article class=\"block kept\" data-m=\"1\"><p class=\"tag\"><b>=</b> 2 kept</p>")
                .contains("<article class=\"block inserted\" data-m=\"0\"><p class=\"tag\"><b>+</b> 1 inserted</p>")
                .contains("<article class=\"block deleted\" data-m=\"2\"><p class=\"tag\"><b>-</b> 2 deleted</p>");
    }

    @Test
    void deletedParagraphIsNoPartOfTheMergeAroundIt() throws IOException {
        Reading left = reading("a", FIRST + "\n\nNobody may swim.\n\n" + SECOND);
        Reading right = reading("b", FIRST + " " + SECOND);
        Match match = new Match(
                List.of(left.chunks().get(0), left.chunks().get(2)),
                right.chunks(),
                Change.MERGED,
                /* similarity= */ 1);
        StringWriter page = new StringWriter();
        new ComparePage(Finding.of(new Comparison(left, right, List.of(match), List.of(), Shares.NONE, false, false)))
                .write(page);
        assertThat(page.toString())
                .contains("<b>&amp;</b> 1 merged from 1, 3</p>")
                .contains("<b>-</b> 2 deleted</p><div dir=\"auto\">Nobody may swim.</div>")
                .containsOnlyOnce("Nobody may swim.");
    }

    @Test
    void longRunsOfALargeDocumentAreFolded() throws IOException {
        String many = IntStream.range(0, 5000)
                .mapToObj(i -> "Paragraph number " + i + " of many says that " + i * i + " is a square.")
                .collect(Collectors.joining("\n\n"));
        String page = page("a", many, "b", many + "\n\n" + FIRST);
        assertThat(page).contains("<details class=\"fold kept\" data-m=\"f0\"><summary>5000 paragraphs kept</summary>");
        assertThat(page.split("<details", -1)).hasSize(3);
        assertThat(page.split("</details>", -1)).hasSize(3);
        assertThat(page.split("<article", -1)).hasSize(10_002);
    }

    @Test
    void shortDocumentsAreNotFolded() throws IOException {
        String many = IntStream.range(0, 100).mapToObj(i -> "Line " + i).collect(Collectors.joining("\n\n"));
        assertThat(page("a", many, "b", many)).doesNotContain("<details");
    }

    private static String page(String left, String leftText, String right, String rightText) throws IOException {
        StringWriter page = new StringWriter();
        new ComparePage(Finding.of(new AlignedComparer().compare(reading(left, leftText), reading(right, rightText))))
                .write(page);
        return page.toString();
    }

    private static Reading reading(String id, String text) {
        return Reading.of(new Document(id, id, text, Map.of()), new BlankLineChunker());
    }

    private static int tags(String page, String name) {
        return page.split("<" + name, -1).length - 1;
    }

    private static String between(String page, String name) {
        Matcher element = Pattern.compile("<" + name + ">(.*?)</" + name + ">", Pattern.DOTALL)
                .matcher(page);
        assertThat(element.find()).isTrue();
        return element.group(1);
    }
}
