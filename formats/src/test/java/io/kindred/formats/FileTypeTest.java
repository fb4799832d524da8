package io.kindred.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FileTypeTest {
    private static FileType type(String name, String text) {
        byte[] bytes = text.getBytes(ISO_8859_1);
        return FileType.of(bytes, bytes.length, name);
    }

    @Test
    void bytesDecideBeforeNames() {
        assertThat(type("a.txt", "<!doctype HTML><p>x")).isEqualTo(FileType.HTML);
        assertThat(type("a.txt", "%PDF-1.4")).isEqualTo(FileType.OTHER);
        assertThat(type("a.txt", "{\\rtf1 x}")).isEqualTo(FileType.OTHER);
        assertThat(type("a.pdf", "plain words")).isEqualTo(FileType.TEXT);
        assertThat(type("a.html", "plain words")).isEqualTo(FileType.TEXT);
    }

    @Test
    void markdownThatBeginsWithACommentIsText() {
        assertThat(type("a.md", "<!-- Old headings -->\n\n# Title\n\n<p>x</p>")).isEqualTo(FileType.TEXT);
        assertThat(type("a.html", "<!-- c --><p>x</p>")).isEqualTo(FileType.HTML);
    }

    @Test
    void onlyXmlThatIsAPageOrAnOfficeDocumentIsMoreThanText() {
        assertThat(type("a.xml", "<?xml version='1.0'?><order><p>x</p></order>"))
                .isEqualTo(FileType.TEXT);
        assertThat(type("a.xml", "<?xml version='1.0'?>\n<!DOCTYPE html><html>"))
                .isEqualTo(FileType.HTML);
        assertThat(type("a.xml", "<?xml version='1.0'?><?mso-application progid='Word.Document'?><w>"))
                .isEqualTo(FileType.OTHER);
    }

    @Test
    void aPageInUtf16IsRecognised() {
        byte[] bytes = "<!DOCTYPE html><p>some words on a page</p>".getBytes(UTF_16);

        assertThat(FileType.of(bytes, bytes.length, "a")).isEqualTo(FileType.HTML);
    }

    @Test
    void aMailIsRecognisedWhereItsBodyIsEncoded() {
        String head = "From: a@b.c\nSubject: x\n";
        assertThat(type("1", head + "MIME-Version: 1.0\n\nx")).isEqualTo(FileType.OTHER);
        assertThat(type("a.eml", head + "\nx")).isEqualTo(FileType.OTHER);
        assertThat(type("1", head + "\nplain")).isEqualTo(FileType.TEXT);
        assertThat(type("a.eml", "Dear all\n")).isEqualTo(FileType.TEXT);
        assertThat(type("1", "To do: this\nMIME-Version: that\n\nx")).isEqualTo(FileType.TEXT);
    }
}
