package io.kindred.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * Every view on a collection of 2,000 documents, and how long it takes to be there. {@code -Dkindred.page.documents=10000} makes
 * the collection larger.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LargePageIT {
    private static final int DOCUMENTS = Integer.getInteger("kindred.page.documents", 2_000);
    private static final List<String> VIEWS =
            List.of("families", "pairs", "map", "ask", "review", "topics", "problems", "documents", "");

    @TempDir
    private static Path place;

    private static Path folder;
    private static Served service;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.open(1440, 1000);
        folder = Shelf.made(place.resolve("shelf"), DOCUMENTS, 20);
        service = Served.scanned(folder);
        browser.visit(service.address());
        browser.visit(service.address());
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
    @Order(1)
    void everyViewIsThere() throws IOException {
        tell("first view", (Number) browser.script("return performance.getEntriesByName('first view')[0].startTime"));
        browser.shot("large-overview");
        for (String view : VIEWS) {
            browser.go(view);
            tell(view.isEmpty() ? "overview again" : view, lastView());
            browser.shot("large-" + (view.isEmpty() ? "overview-again" : view));
        }
        browser.go("families");
        browser.click(".list a");
        browser.awaitText("h2", "How alike they are");
        tell("a family", lastView());
        browser.shot("large-family");
        assertThat(browser.count(".lineage > li")).isGreaterThan(2);
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    @Order(2)
    void twoLongDocumentsAreCompared() throws IOException {
        String ids = (String) browser.answer("const done = arguments[0]; fetch('api/v1/documents?q=long/')"
                + ".then((answer) => answer.json()).then((found) => done(found.items.map((one) => one.id).join('/')))");
        double computed = browser.computed();
        long begun = System.nanoTime();
        browser.go("compare/" + ids);
        browser.await("return document.querySelectorAll('.ribbons path').length > 0");
        tell("compare two of 50,000 words, all told", (System.nanoTime() - begun) / 1e6);
        tell("compare two of 50,000 words, view", lastView());
        tell("compare two of 50,000 words, computing in the browser", browser.computed() - computed);
        browser.press("n");
        browser.awaitText(".status", "change 1 of");
        browser.shot("large-compare");
        assertThat(browser.count(".block")).isGreaterThan(500);
        browser.press("m");
        browser.awaitText(".status", "moved");
        awaitPartners();
        browser.press(Keys.chord(Keys.SHIFT, "e"));
        browser.awaitText(".status", "edited");
        awaitPartners();
        browser.shot("large-compare-far");
        assertThat(browser.complaints()).isEmpty();
    }

    /** Waits until what is marked stands at one height on both sides, near the top of what is seen. */
    private static void awaitPartners() {
        browser.await("""
                const top = (side) => document.querySelector(`.${side} .block.here`).getBoundingClientRect().top
                    - document.querySelector(`.pane.${side}`).getBoundingClientRect().top;
                const line = document.querySelector('.pane.left').clientHeight / 4;
                return Math.abs(top('left') - line) < 4 && Math.abs(top('right') - line) < 4;
                """);
    }

    @Test
    @Order(3)
    void theMapMovesSmoothly() throws IOException {
        browser.go("map");
        Object rate = browser.answer("""
                const done = arguments[0];
                const map = document.querySelector('.map canvas').map;
                let frames = 0;
                const begun = performance.now();
                function frame() {
                  map.view.x += 8;
                  map.draw();
                  if (++frames < 90) requestAnimationFrame(frame);
                  else done(1000 * frames / (performance.now() - begun));
                }
                requestAnimationFrame(frame);
                """);
        tell("map, frames a second while it is moved", (Number) rate);
        browser.click(".controls button:last-child");
        browser.click(".hits button");
        browser.awaitText("aside", "Open it here");
        browser.click("aside .row button");
        browser.await("return document.querySelector('.map canvas').map.state.chosen === null");
        browser.shot("large-map-open");
        assertThat(browser.text(".lead")).contains("families");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    @Order(4)
    void decisionsAreMadeByKeyAndRemembered() {
        browser.go("review");
        browser.awaitText("#review", "What both have");
        String first = browser.text("#review .two");
        browser.press("y");
        browser.awaitText(".progress", "1 of");
        browser.press("n");
        browser.awaitText(".progress", "2 of");
        browser.press("u");
        browser.awaitText(".progress", "3 of");
        browser.press("z");
        browser.awaitText(".progress", "2 of");
        browser.visit(service.address());
        browser.go("review");
        assertThat(browser.text("#review .two")).isNotEqualTo(first);
        assertThat(decisions()).hasToString("[rejected, confirmed]");
        assertThat(browser.complaints()).isEmpty();
    }

    private static List<?> decisions() {
        return (List<?>) browser.answer("const done = arguments[0]; fetch('api/v1/decisions')"
                + ".then((answer) => answer.json()).then((found) => done(found.items.map((one) => one.verdict)))");
    }

    @Test
    @Order(5)
    void aScanShowsItself() throws IOException {
        Shelf.add(folder, 150, 21);
        browser.go("");
        String before = browser.text(".figure b");
        browser.script("""
                window.seen = [];
                new MutationObserver(() => {
                  const bar = document.getElementById('scanning');
                  if (!bar.hidden) window.seen.push(bar.textContent);
                }).observe(document.getElementById('scanning'), {childList: true, subtree: true, attributes: true});
                """);
        browser.click(".head button");
        browser.await("return window.seen.length > 0");
        browser.await("return document.getElementById('scanning').hidden");
        browser.await("return document.querySelector('.figure b')?.textContent !== arguments[0]", before);
        assertThat((List<?>) browser.script("return window.seen")).isNotEmpty();
        assertThat(browser.complaints()).isEmpty();
    }

    /** How long the view that was shown last took to be there, in milliseconds. */
    private static Number lastView() {
        return (Number)
                browser.script(
                        "return performance.getEntriesByType('measure').filter((each) => each.name.startsWith('view')).at(-1).duration");
    }

    private static void tell(String what, Number value) {
        System.out.printf(Locale.ROOT, "page, %,d documents: %s: %.0f%n", DOCUMENTS, what, value.doubleValue());
    }
}
