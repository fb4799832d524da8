package io.kindred.server.page;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.SessionNotCreatedException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.opentest4j.TestAbortedException;

/** A browser without a window, showing one page. Where there is none, tests that want one are skipped and say so. */
final class Browser implements AutoCloseable {
    private static final String HOW =
            "the page was not tested, because there is no browser that can be driven: install Chromium and its"
                    + " driver (apt-get install chromium chromium-driver) and run mvn verify again";

    private static final String FOCUSABLE =
            "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

    /** Generous, for machines that are busy. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final Path SHOTS = Path.of("target", "page");

    /** Held here, because loggers that nobody holds forget their level. */
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Opens a browser with a window of this size, or has the tests skipped. */
    static Browser open(int width, int height) {
        Optional<File> browser = Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(Browser::onPath)
                .findFirst();
        Optional<File> chromedriver = onPath("chromedriver").findFirst();
        if (browser.isEmpty() || chromedriver.isEmpty()) {
            throw skipped(HOW);
        }
        SELENIUM.setLevel(Level.SEVERE);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.get());
        options.addArguments(
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions");
        options.addArguments("--window-size=" + width + "," + height);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(chromedriver.get())
                .usingAnyFreePort()
                .build();
        try {
            ChromeDriver driver = new ChromeDriver(service, options);
            driver.manage().timeouts().scriptTimeout(PATIENCE);
            return new Browser(driver);
        } catch (SessionNotCreatedException e) {
            throw skipped(HOW + " (" + e.getRawMessage().lines().findFirst().orElse("it does not start") + ")");
        }
    }

    private static TestAbortedException skipped(String why) {
        System.err.println("WARNING: " + why);
        return new TestAbortedException(why);
    }

    private static Stream<File> onPath(String name) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> new File(folder, name))
                .filter(File::canExecute);
    }

    /** Opens an address anew, and waits until its first view is there. */
    void visit(String address) {
        driver.get("about:blank");
        driver.get(address);
        awaitView();
    }

    /** Opens an address that is not the page's. */
    void visitAny(String address) {
        driver.get(address);
    }

    /** Goes to a view of the page that is open, such as {@code families}, and waits until it is there. */
    void go(String view) {
        script(
                "if (location.hash !== '#/' + arguments[0]) document.getElementById('main').setAttribute('aria-busy', 'true');"
                        + "location.hash = '#/' + arguments[0];",
                view);
        awaitView();
    }

    /** Waits until the view that was asked for is there. */
    void awaitView() {
        await("return document.getElementById('main')?.children.length > 0"
                + " && !document.getElementById('main').hasAttribute('aria-busy')");
    }

    /** Waits until a script answers true. */
    void await(String script, Object... arguments) {
        new WebDriverWait(driver, PATIENCE, Duration.ofMillis(20))
                .withMessage(() -> script + "\n" + text("body"))
                .until(any -> Boolean.TRUE.equals(driver.executeScript(script, arguments)));
    }

    /** Waits until an element has some text. */
    void awaitText(String css, String text) {
        await(
                "return [...document.querySelectorAll(arguments[0])].some((one) => one.textContent.includes(arguments[1]))",
                css,
                text);
    }

    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** What a script hands to its last argument, a function. */
    Object answer(String script, Object... arguments) {
        return driver.executeAsyncScript(script, arguments);
    }

    /** The text that is seen in the first element of a selector. */
    String text(String css) {
        return element(css).getText();
    }

    List<String> texts(String css) {
        return driver.findElements(By.cssSelector(css)).stream()
                .map(WebElement::getText)
                .toList();
    }

    int count(String css) {
        return driver.findElements(By.cssSelector(css)).size();
    }

    WebElement element(String css) {
        return new WebDriverWait(driver, PATIENCE, Duration.ofMillis(20))
                .ignoring(StaleElementReferenceException.class)
                .until(any -> driver.findElements(By.cssSelector(css)).stream()
                        .findFirst()
                        .orElse(null));
    }

    void click(String css) {
        element(css).click();
    }

    /** Presses keys, wherever the focus is. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Presses the tab key until an element of a selector has the focus; says whether it came to that. */
    boolean tabTo(String css, int most) {
        for (int i = 0; i < most; i++) {
            if (Boolean.TRUE.equals(script("return document.activeElement.matches(arguments[0])", css))) {
                return true;
            }
            press(Keys.TAB);
        }
        return false;
    }

    /**
     * Walks once through what is shown by the tab key, and says what cannot be come by so: whatever takes the focus and did not
     * get it, and whatever asks to be clicked and is not within something that takes it.
     */
    @SuppressWarnings("unchecked")
    List<String> unreachable() {
        script("""
                window.walked = new Set();
                addEventListener('focusin', (event) => window.walked.add(event.target));
                document.activeElement.blur();
                """);
        Number stops = (Number) script("return document.querySelectorAll(arguments[0]).length", FOCUSABLE);
        for (int i = 0; i < stops.intValue() + 3; i++) {
            press(Keys.TAB);
        }
        return (List<String>) script("""
                const told = (each) => `${location.hash} ${each.outerHTML.slice(0, 120)}`;
                const isSeen = (each) => each.checkVisibility({visibilityProperty: true}) && !each.closest('details:not([open]) > :not(summary)');
                const missed = [...document.querySelectorAll(arguments[0])].filter((each) => isSeen(each) && !each.disabled
                    && !window.walked.has(each));
                const mouseOnly = [...document.querySelectorAll('main *')].filter((each) => isSeen(each)
                    && getComputedStyle(each).cursor === 'pointer' && !each.closest(arguments[0])
                    && !each.closest('label, .openable, .block, [aria-hidden=true]'));
                return [...missed, ...mouseOnly].map(told);
                """, FOCUSABLE);
    }

    /** How long the page has computed since it was opened, in milliseconds of the processor, whoever else used it meanwhile. */
    double computed() {
        driver.executeCdpCommand("Performance.enable", Map.of("timeDomain", "threadTicks"));
        List<?> metrics = (List<?>)
                driver.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
        return metrics.stream()
                .map(each -> (Map<?, ?>) each)
                .filter(each -> each.get("name").equals("TaskDuration"))
                .mapToDouble(each -> 1000 * ((Number) each.get("value")).doubleValue())
                .sum();
    }

    void resize(int width, int height) {
        driver.manage().window().setSize(new Dimension(width, height));
    }

    /** Shows the page as on a telephone, or again as in a window. */
    void telephone(boolean on) {
        if (on) {
            driver.executeCdpCommand(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", 390, "height", 844, "deviceScaleFactor", 2, "mobile", true));
        } else {
            driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        }
    }

    /** Lets the system say that it likes dark colours, or light ones. */
    void systemIsDark(boolean dark) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    }

    /** Keeps a picture of what is seen. */
    void shot(String name) throws IOException {
        Files.createDirectories(SHOTS);
        Files.write(SHOTS.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
    }

    /** What the browser complained about since it was last asked: errors of scripts, and what the policy refused. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /** What an audit of accessibility finds that is serious or worse, a line each. */
    @SuppressWarnings("unchecked")
    List<String> barriers() throws IOException {
        if (!Boolean.TRUE.equals(script("return 'axe' in window"))) {
            script(axe());
        }
        return (List<String>) answer("""
                const done = arguments[0];
                axe.run(document, {resultTypes: ['violations']}).then(
                    (found) => done(found.violations.filter((each) => ['serious', 'critical'].includes(each.impact)).map(
                        (each) => `${location.hash} ${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`)),
                    (error) => done([String(error)]));
                """);
    }

    private static String axe() throws IOException {
        try (InputStream in = Browser.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
