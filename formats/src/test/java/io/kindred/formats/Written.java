package io.kindred.formats;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Base64;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.poi.xwpf.usermodel.XWPFDocument;

/** Small files of many formats. */
final class Written {
    private Written() {}

    static byte[] docx(String... paragraphs) throws IOException {
        try (XWPFDocument document = new XWPFDocument()) {
            document.getProperties().getCoreProperties().setTitle("A title");
            document.getProperties().getCoreProperties().setCreator("An author");
            for (String paragraph : paragraphs) {
                document.createParagraph().createRun().setText(paragraph);
            }
            return bytes(document::write);
        }
    }

    /** A PDF with one line on each page, or nothing where it is blank. */
    static byte[] pdf(String... pages) throws IOException {
        try (PDDocument document = pages(pages)) {
            return bytes(document::save);
        }
    }

    static byte[] encryptedPdf(String password) throws IOException {
        try (PDDocument document = pages("A secret is written here.")) {
            document.protect(new StandardProtectionPolicy("owner", password, new AccessPermission()));
            return bytes(document::save);
        }
    }

    private static PDDocument pages(String... pages) throws IOException {
        PDDocument document = new PDDocument();
        for (String line : pages) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.beginText();
                content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
                content.newLineAtOffset(50, 700);
                content.showText(line);
                content.endText();
            }
        }
        return document;
    }

    static byte[] odt(String prologue, String body) throws IOException {
        String content = "<?xml version=\"1.0\"?>" + prologue
                + "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
                + " xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:text>" + body
                + "</office:text></office:body></office:document-content>";
        return zip(
                "mimetype",
                "application/vnd.oasis.opendocument.text".getBytes(UTF_8),
                "content.xml",
                content.getBytes(UTF_8));
    }

    static byte[] epub(String page) throws IOException {
        String container =
                "<container xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\" version=\"1.0\"><rootfiles>"
                        + "<rootfile full-path=\"a.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>";
        String contents = "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"2.0\">"
                + "<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>A book</dc:title></metadata>"
                + "<manifest><item id=\"p\" href=\"p.xhtml\" media-type=\"application/xhtml+xml\"/></manifest>"
                + "<spine><itemref idref=\"p\"/></spine></package>";
        String text = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>t</title></head><body>" + page
                + "</body></html>";
        return zip(
                "mimetype", "application/epub+zip".getBytes(UTF_8),
                "META-INF/container.xml", container.getBytes(UTF_8),
                "a.opf", contents.getBytes(UTF_8),
                "p.xhtml", text.getBytes(UTF_8));
    }

    static byte[] mail(String body, String name, byte[] attachment) {
        String text = "From: a@example.org\r\nTo: b@example.org\r\nSubject: A subject\r\nMIME-Version: 1.0\r\n"
                + "Date: Mon, 02 Mar 2020 10:00:00 +0000\r\nContent-Type: multipart/mixed; boundary=\"cut\"\r\n\r\n"
                + "--cut\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n"
                + Base64.getMimeEncoder().encodeToString(body.getBytes(UTF_8))
                + "\r\n--cut\r\nContent-Type: application/octet-stream; name=\"" + name
                + "\"\r\nContent-Disposition: attachment; filename=\"" + name
                + "\"\r\nContent-Transfer-Encoding: base64\r\n\r\n"
                + Base64.getMimeEncoder().encodeToString(attachment) + "\r\n--cut--\r\n";
        return text.getBytes(UTF_8);
    }

    /** An archive of names and bytes in turn. */
    static byte[] zip(Object... entries) throws IOException {
        return bytes(out -> {
            try (ZipOutputStream zip = new ZipOutputStream(out)) {
                for (int i = 0; i < entries.length; i += 2) {
                    zip.putNextEntry(new ZipEntry((String) entries[i]));
                    zip.write((byte[]) entries[i + 1]);
                }
            }
        });
    }

    private interface Writing {
        void to(OutputStream out) throws IOException;
    }

    private static byte[] bytes(Writing writing) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writing.to(out);
        return out.toByteArray();
    }
}
