package io.kindred.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.meaning.Way;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Every view on the samples, as people use it: by mouse, by keyboard, in the dark, on a telephone. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PageIT {
    private static final List<String> VIEWS =
            List.of("", "families", "pairs", "map", "ask", "review", "topics", "problems", "documents");

    private static final String PASSAGE =
            "The inner basin was last dredged nine years ago. Since then the channel between the"
                    + " fuel berth and the slipway has lost about forty centimetres of depth, and boats drawing more than two metres"
                    + " can no longer reach their moorings at low water.";

    @TempDir
    private static Path place;

    private static Served service;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.open(1280, 900);
        service = Served.scanned(Shelf.samples(place), Way.named(Way.BY_MODEL));
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

    @BeforeEach
    void begin() {
        browser.visit(service.address());
    }

    /** Nothing may be refused by the page's own policy, and no script may fail, whatever a test did. */
    @AfterEach
    void complain() {
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    @Order(1)
    void theOverviewTellsWhatWasFound() {
        assertThat(browser.text("h1")).isEqualTo("What is in samples");
        assertThat(browser.texts(".figure b")).contains("18", "3", "1");
        assertThat(browser.texts(".bar .name")).contains("Copies", "Versions", "Shared passages", "Related");
    }

    @Test
    @Order(2)
    void oneClickLeadsToALineage() {
        browser.click("a[href^='#/family/']");
        browser.awaitText("h2", "Which came from which");
        assertThat(browser.texts(".lineage .name"))
                .containsExactly("dredging-v1.txt", "dredging-v2.txt", "dredging-final.txt", "dredging-final.html");
        assertThat(browser.text(".lineage li:first-child .badge")).startsWith("first");
        assertThat(browser.texts(".change")).first().asString().contains("+106", "words", "6 edited");
        assertThat(browser.count(".tree .line")).isEqualTo(3);
        assertThat(browser.count(".heat canvas")).isEqualTo(1);
    }

    @Test
    @Order(3)
    void aComparisonGoesFromChangeToChange() throws IOException {
        compare("dredging-v1.txt", "dredging-v2.txt");
        assertThat(browser.text("h1")).isEqualTo("dredging-v1.txt is a version of dredging-v2.txt");
        assertThat(browser.texts(".chip")).hasSize(2).first().asString().contains("6 edited");
        assertThat(browser.texts(".left del")).contains("first", "nine");
        assertThat(browser.texts(".right ins")).contains("second", "ten");
        browser.press("n");
        browser.awaitText(".status", "change 1 of 7: edited");
        browser.press("p");
        browser.awaitText(".status", "change 7 of 7: edited");
        assertThat(browser.count(".block.here")).isEqualTo(2);
        browser.shot("compare");
    }

    @Test
    @Order(4)
    void thePanesScrollTogether() {
        browser.resize(1280, 760);
        compare("dredging-v1.txt", "dredging-v2.txt");
        browser.script("const left = document.querySelector('.pane.left');"
                + "left.dispatchEvent(new WheelEvent('wheel')); left.scrollTop = 400;");
        browser.await("return document.querySelector('.pane.right').scrollTop > 100");
        browser.click(".steer input");
        browser.script("document.querySelector('.pane.right').scrollTop = 0;"
                + "const left = document.querySelector('.pane.left');"
                + "left.dispatchEvent(new WheelEvent('wheel')); left.scrollTop = 200;");
        browser.await("return new Promise((done) => setTimeout(() => done(true), 100))");
        assertThat(browser.script("return document.querySelector('.pane.right').scrollTop"))
                .isEqualTo(0L);
        browser.resize(1280, 900);
    }

    @Test
    @Order(5)
    void aParagraphBringsItsPartnersAlongside() {
        compare("allotment-rules.txt", "allotment-rules-reset.txt");
        browser.click(".left .block.split");
        assertThat(browser.count(".right .block.here")).isEqualTo(3);
        assertThat(browser.count(".ribbons path.here")).isEqualTo(1);
    }

    @Test
    @Order(6)
    void theSliderCountsWithoutAScan() {
        browser.go("pairs");
        browser.awaitText("#counts", "20 pairs");
        int all = browser.count(".list > li");
        browser.script("const slider = document.getElementById('threshold'); slider.value = 0.9;"
                + "slider.dispatchEvent(new Event('input'));");
        browser.await("return document.querySelectorAll('.list > li').length < arguments[0]", all);
        browser.await("return document.getElementById('counts').textContent.includes('families')");
        assertThat(browser.texts(".list .meter"))
                .allSatisfy(score -> assertThat(Double.parseDouble(score)).isGreaterThanOrEqualTo(0.9));
        assertThat(browser.text("#counts")).doesNotContain("20 pairs");
        browser.element("#threshold").sendKeys(Keys.HOME);
        browser.awaitText("#counts", "20 pairs");
    }

    @Test
    @Order(7)
    void aTextIsAskedAboutAndNotStored() {
        browser.go("ask");
        browser.element("#text").sendKeys(PASSAGE);
        browser.click("form button[type=submit]");
        browser.awaitText("#answer", "dredging-v1.txt");
        browser.click("#answer .list a.main");
        browser.awaitText("h1", "text.txt");
        assertThat(documents()).isEqualTo(18);
    }

    @Test
    @Order(7)
    void topicsNameWhatDocumentsAreAbout() throws IOException {
        browser.go("topics");
        browser.awaitText(".list", "flood-wall.txt");
        browser.click(".list button");
        browser.awaitText(".list", "flood-protection.txt");
        assertThat(browser.texts(".list h2"))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(name).isNotBlank());
        assertThat(browser.barriers()).isEmpty();
        browser.shot("topics-found");
        browser.element(".tools input").sendKeys("no such topic");
        browser.awaitText("#main", "None was found");
    }

    @Test
    @Order(7)
    void relatedPairsSayWhatBothAreAbout() throws IOException {
        browser.go("pairs?kind=related");
        browser.awaitText(".list", "Both are about");
        assertThat(browser.count(".list > li")).isEqualTo(2);
        assertThat(browser.texts(".list .about"))
                .allSatisfy(about -> assertThat(about).contains("Nearest in meaning"));
        assertThat(browser.texts(".legend li")).contains("Related");
        assertThat(browser.barriers()).isEmpty();
        browser.shot("pairs-related");
        browser.go("compare/" + id("flood-wall.txt") + "/" + id("flood-protection.txt"));
        browser.awaitText("h1", "is about the same as");
        assertThat(browser.text(".about")).contains("Both are about", "Nearest in meaning");
        assertThat(browser.barriers()).isEmpty();
        browser.shot("compare-related");
    }

    @Test
    @Order(7)
    void anAnswerTellsWhatIsRelatedLast() throws IOException {
        browser.go("ask");
        browser.element("#text").sendKeys(Files.readString(place.resolve("samples/council/flood-wall.txt")));
        browser.click("form button[type=submit]");
        browser.awaitText("#answer .about", "Both are about");
        assertThat(browser.text("#answer li:last-child")).contains("flood-protection.txt", "related");
        browser.shot("ask-related");
        browser.click("#answer li:last-child a.main");
        browser.awaitText("h1", "is about the same as");
        assertThat(browser.text(".about")).contains("Both are about", "Nearest in meaning");
    }

    @Test
    @Order(8)
    void aFileIsDroppedAnywhere() {
        browser.script(
                """
                const files = new DataTransfer();
                files.items.add(new File([arguments[0]], 'hours.txt', {type: 'text/plain'}));
                document.querySelector('.figures').dispatchEvent(
                    new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));
                """,
                "Dear Sir or Madam, the reading room of the library will be open from nine to five. " + "x".repeat(10));
        browser.awaitText("#answer", "hours.txt");
        assertThat(documents()).isEqualTo(18);
        browser.click("#answer .head > .row > button");
        browser.awaitText("#answer", "It was added.");
        assertThat(documents()).isEqualTo(19);
    }

    @Test
    @Order(9)
    void theKeyboardIsEnough() {
        browser.press(Keys.TAB);
        assertThat(browser.script("return document.activeElement.textContent")).isEqualTo("Skip to the page");
        assertThat(browser.tabTo("#nav a[href='#/families']", 8)).isTrue();
        assertThat(browser.script("return getComputedStyle(document.activeElement).outlineStyle"))
                .isNotEqualTo("none");
        browser.press(Keys.ENTER);
        browser.awaitText("h1", "Families");
        assertThat(browser.tabTo(".list a", 12)).isTrue();
        browser.press(Keys.ENTER);
        browser.awaitText("h2", "Which came from which");
        assertThat(browser.tabTo(".change a", 12)).isTrue();
        browser.press(Keys.ENTER);
        browser.awaitText("h1", "is a version of");
        browser.press("/");
        browser.press("barley");
        browser.awaitText("#find-list", "barley-soup.txt");
        browser.press(Keys.ENTER);
        browser.awaitText("h1", "barley-soup.txt");
        browser.press("4");
        browser.awaitText("h1", "Map");
        assertThat(browser.tabTo(".map canvas", 16)).isTrue();
        browser.press("+", Keys.ARROW_LEFT, "0");
        browser.press("?");
        browser.awaitText("dialog", "find a document");
        browser.press(Keys.ESCAPE);
        browser.await("return !document.querySelector('dialog')");
    }

    @Test
    @Order(7)
    void everyViewCanBeSaved() {
        browser.go("ask");
        browser.element("#text").sendKeys(PASSAGE);
        browser.click("form button[type=submit]");
        browser.awaitText("#answer", "CSV");
        for (String view : views()) {
            browser.go(view);
            assertThat(browser.texts("main a[download], main .head .link"))
                    .as(view)
                    .contains("CSV", "JSON", "a page");
        }
        String family = family();
        for (String export : List.of(
                "map.csv",
                "topics.csv",
                "overview.csv",
                "lineage.csv?family=" + family,
                "heatmap.html?family=" + family)) {
            assertThat(browser.answer(
                            "const done = arguments[1]; fetch('api/v1/export/' + arguments[0])"
                                    + ".then((answer) => answer.text().then((text) => done(answer.status + ' ' + text.trim().split('\\n').length)))",
                            export))
                    .asString()
                    .as(export)
                    .matches("200 ([2-9]|\\d\\d+)");
        }
    }

    @Test
    @Order(9)
    void everyViewIsWalkedByKeyboard() {
        List<String> unreachable = new ArrayList<>();
        for (String view : views()) {
            browser.go(view);
            unreachable.addAll(browser.unreachable());
        }
        assertThat(unreachable).isEmpty();
    }

    @Test
    @Order(9)
    void aComparisonIsWalkedByWhatBecameOfParagraphs() {
        compare("allotment-rules.txt", "allotment-rules-reset.txt");
        browser.press("l");
        browser.awaitText(".status", "split, ");
        browser.press("k");
        browser.awaitText(".status", "kept");
        assertThat(browser.count(".block.here")).isEqualTo(2);
        browser.press(Keys.chord(Keys.SHIFT, "l"));
        browser.awaitText(".status", "split, ");
        browser.press("d");
        browser.awaitText(".status", "nothing deleted");
        browser.press("?");
        browser.awaitText("dialog", "with shift the one before");
    }

    @Test
    @Order(10)
    void nobodyIsShutOut() throws IOException {
        List<String> barriers = new ArrayList<>();
        for (boolean dark : new boolean[] {false, true}) {
            browser.systemIsDark(dark);
            for (String view : views()) {
                browser.go(view);
                barriers.addAll(browser.barriers());
                browser.shot(name(view) + (dark ? "-dark" : ""));
            }
        }
        browser.systemIsDark(false);
        assertThat(barriers).isEmpty();
    }

    @Test
    @Order(11)
    void itFitsATelephoneAndLargeLetters() throws IOException {
        browser.telephone(true);
        browser.visit(service.address());
        List<String> wide = new ArrayList<>();
        for (String view : views()) {
            browser.go(view);
            browser.shot(name(view) + "-telephone");
            if (isTooWide()) {
                wide.add("telephone " + view);
            }
        }
        browser.telephone(false);
        browser.visit(service.address());
        browser.script("document.documentElement.style.fontSize = '200%'");
        for (String view : views()) {
            browser.go(view);
            if (isTooWide()) {
                wide.add("200 % " + view);
            }
        }
        browser.shot("large-letters");
        assertThat(wide).isEmpty();
    }

    @Test
    @Order(12)
    void lightAndDarkAreRememberedHere() {
        browser.systemIsDark(false);
        Object light = browser.script("return getComputedStyle(document.body).backgroundColor");
        browser.click("#theme");
        Object dark = browser.script("return getComputedStyle(document.body).backgroundColor");
        assertThat(dark).isNotEqualTo(light);
        browser.visit(service.address());
        assertThat(browser.script("return getComputedStyle(document.body).backgroundColor"))
                .isEqualTo(dark);
        browser.click("#theme");
    }

    private static boolean isTooWide() {
        return Boolean.TRUE.equals(browser.script("return document.documentElement.scrollWidth > innerWidth + 1"));
    }

    /** All views, with one family, one document and one comparison. */
    private static List<String> views() {
        List<String> views = new ArrayList<>(VIEWS);
        views.add("document/" + id("dredging-v2.txt"));
        views.add("compare/" + id("dredging-v1.txt") + "/" + id("dredging-v2.txt"));
        views.add("family/" + family());
        return views;
    }

    private static String name(String view) {
        return view.isEmpty() ? "overview" : view.replaceAll("/.*", "");
    }

    private static void compare(String left, String right) {
        browser.go("compare/" + id(left) + "/" + id(right));
        browser.await("return document.querySelectorAll('.ribbons path').length > 0");
    }

    private static long documents() {
        return (Long)
                browser.answer("const done = arguments[0]; fetch('api/v1/statistics').then((answer) => answer.json())"
                        + ".then((found) => done(found.documents))");
    }

    private static String id(String name) {
        return String.valueOf(browser.answer(
                "const done = arguments[1]; fetch('api/v1/documents?q=' + encodeURIComponent(arguments[0]))"
                        + ".then((answer) => answer.json()).then((found) => done(found.items.find("
                        + "(one) => one.path.endsWith('/' + arguments[0])).id))",
                name));
    }

    private static String family() {
        return (String)
                browser.answer("const done = arguments[0]; fetch('api/v1/families').then((answer) => answer.json())"
                        + ".then((found) => done(found.items[0].family))");
    }
}
