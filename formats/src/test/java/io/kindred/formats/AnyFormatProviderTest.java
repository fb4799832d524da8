package io.kindred.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.text.Document;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnyFormatProviderTest {
    private static AnyFormatProvider provider;

    @TempDir
    private Path folder;

    @BeforeAll
    static void open() {
        provider = new AnyFormatProvider(1 << 26, 1, Duration.ofSeconds(60));
    }

    @AfterAll
    static void close() {
        provider.close();
    }

    private Document read(String name, byte[] bytes) throws IOException {
        return provider.read(Files.write(folder.resolve(name), bytes));
    }

    private Document read(String name, String text) throws IOException {
        return read(name, text.getBytes(UTF_8));
    }

    @Test
    void textIsReadAsItStands() throws IOException {
        Document document = read("a.md", "# A heading\n\n* one\n* two <b>\n");

        assertThat(document.text()).isEqualTo("# A heading\n\n* one\n* two <b>\n");
        assertThat(document.title()).isEqualTo("a.md");
        assertThat(document.metadata()).containsEntry("type", "text/plain").containsEntry("charset", "UTF-8");
    }

    @Test
    void aWebPageIsReadWhateverItsName() throws IOException {
        Document document = read("a.txt", "<!DOCTYPE html><title>T</title><p>One.<p>Two.");

        assertThat(document.text()).isEqualTo("One.\n\nTwo.");
        assertThat(document.title()).isEqualTo("T");
    }

    @Test
    void aWordDocumentGivesParagraphsAndMetadata() throws IOException {
        Document document = read("letter", Written.docx("The first paragraph.", "The second paragraph."));

        assertThat(document.text()).isEqualTo("The first paragraph.\n\nThe second paragraph.");
        assertThat(document.title()).isEqualTo("A title");
        assertThat(document.id()).endsWith("/letter");
        assertThat(document.metadata()).containsEntry("author", "An author").containsKeys("created", "type");
    }

    @Test
    void pagesOfAPdfArePartedByFormFeeds() throws IOException {
        Document document = read("a.pdf", Written.pdf("The first page is here.", "", "The third page is here."));

        assertThat(document.text()).isEqualTo("The first page is here.\n\f\fThe third page is here.");
        assertThat(document.metadata()).containsEntry("pages", "3").containsEntry("type", "application/pdf");
    }

    @Test
    void aPdfWithoutTextIsReportedAsScanned() {
        assertThatThrownBy(() -> read("a.pdf", Written.pdf("", "")))
                .isInstanceOf(IOException.class)
                .hasMessage("no text: scanned pages only (2 pages)");
    }

    @Test
    void aPdfThatSpellsNonsenseIsRefused() {
        StringBuilder shifted = new StringBuilder();
        "the quick brown fox jumps over the lazy dog and runs away "
                .repeat(8)
                .chars()
                .forEach(c -> shifted.append((char) (c == ' ' ? c : c - 29)));

        assertThatThrownBy(() -> read("a.pdf", Written.pdf(shifted.toString())))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("text is garbled at the source (");
    }

    @Test
    void anOpenDocumentGivesHeadingsAndParagraphs() throws IOException {
        String body = "<text:h text:outline-level=\"1\">A heading</text:h><text:p>One.</text:p><text:p>Two.</text:p>";

        assertThat(read("a.odt", Written.odt("", body)).text()).isEqualTo("A heading\n\nOne.\n\nTwo.");
    }

    @Test
    void richTextIsRead() throws IOException {
        assertThat(read("a", "{\\rtf1\\ansi One.\\par Two \\b bold\\b0 .\\par}").text())
                .isEqualTo("One.\n\nTwo bold.");
    }

    @Test
    void aBookIsRead() throws IOException {
        Document document =
                read("a.epub", Written.epub("<h1>Head</h1><p>One\n  two.</p><ul><li>a</li><li>b</li></ul>"));

        assertThat(document.text()).isEqualTo("Head\n\nOne two.\n\na\nb");
        assertThat(document.title()).isEqualTo("A book");
    }

    @Test
    void aMailIsReadWithItsAttachments() throws IOException {
        Document document =
                read("a.eml", Written.mail("Grüße, see below.", "b.docx", Written.docx("The attached paragraph.")));

        assertThat(document.text()).contains("Grüße, see below.").contains("The attached paragraph.");
        assertThat(document.title()).isEqualTo("A subject");
    }

    @Test
    void theFilesOfAnArchiveAreRead() throws IOException {
        byte[] zip = Written.zip(
                "a.txt", "Plain words.".getBytes(UTF_8),
                "b.docx", Written.docx("Words in a document."),
                "c.html", "<html><nav>no</nav><p>Words on a page.".getBytes(UTF_8));

        assertThat(read("a.zip", zip).text()).isEqualTo("Plain words.\n\nWords in a document.\n\nWords on a page.");
    }

    @Test
    void archivesWithinArchivesHaveAnEnd() throws IOException {
        byte[] zip = Written.zip("a.txt", "Deep down.".getBytes(UTF_8));
        for (int i = 0; i < 12; i++) {
            zip = Written.zip("a.zip", zip);
        }
        byte[] nested = zip;

        assertThatThrownBy(() -> read("a.zip", nested))
                .isInstanceOf(IOException.class)
                .hasMessage("archive nested too deep");
    }

    @Test
    void aBombIsRefused() throws IOException {
        byte[] bomb = Written.zip("a.txt", " a".repeat(20_000_000).getBytes(UTF_8));

        assertThatThrownBy(() -> read("a.zip", bomb))
                .isInstanceOf(IOException.class)
                .hasMessage("expands more than a hundredfold, as a zip bomb does");
    }

    @Test
    void entitiesOutsideTheDocumentAreNotFetched() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "TOP-SECRET");
        try (ServerSocket canary = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String server = "http://127.0.0.1:" + canary.getLocalPort() + "/";
            String types = "<!DOCTYPE x [<!ENTITY a SYSTEM \"" + secret.toUri() + "\"><!ENTITY b SYSTEM \"" + server
                    + "\"><!ENTITY % c SYSTEM \"" + server + "\">%c;]>";
            String outcome = outcome("a.odt", Written.odt(types, "<text:p>Text &a; &b; end</text:p>"));

            assertThat(outcome).doesNotContain("TOP-SECRET");
            canary.setSoTimeout(200);
            assertThatThrownBy(canary::accept).isInstanceOf(SocketTimeoutException.class);
        }
    }

    @Test
    void entitiesThatMultiplyAreStopped() throws IOException {
        StringBuilder types = new StringBuilder("<!DOCTYPE x [<!ENTITY a0 \"ha\">");
        for (int i = 1; i < 12; i++) {
            types.append("<!ENTITY a")
                    .append(i)
                    .append(" \"")
                    .append(("&a" + (i - 1) + ";").repeat(10))
                    .append("\">");
        }
        String outcome = outcome("a.odt", Written.odt(types + "]>", "<text:p>&a11;</text:p>"));

        assertThat(outcome.length()).isLessThan(1_000);
    }

    private String outcome(String name, byte[] bytes) {
        try {
            return read(name, bytes).text();
        } catch (IOException e) {
            return e.getMessage();
        }
    }

    @Test
    void aProtectedDocumentIsReportedAsSuch() {
        assertThatThrownBy(() -> read("a.pdf", Written.encryptedPdf("user")))
                .isInstanceOf(IOException.class)
                .hasMessage("protected by a password");
    }

    @Test
    void aTruncatedDocumentGivesAReasonInOneLine() throws IOException {
        byte[] half = java.util.Arrays.copyOf(Written.docx("A paragraph."), 300);

        assertThatThrownBy(() -> read("a.docx", half))
                .isInstanceOf(IOException.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }

    @Test
    void aFileWhoseNameIsNotTextIsReadToo() throws IOException {
        assertThat(read("a b'\"$(x) – ü.rtf", "{\\rtf1\\ansi One.\\par}").text())
                .isEqualTo("One.");
    }
}
