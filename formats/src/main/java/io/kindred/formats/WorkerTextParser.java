package io.kindred.formats;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.mime.MediaType;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.Parser;
import org.apache.tika.sax.XHTMLContentHandler;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/**
 * Reads text and web pages inside a worker, where they are parts of other files, as they are read on their own. Tika makes
 * it by its name in {@code worker.xml}; it is no part of the interface of this package.
 */
public final class WorkerTextParser implements Parser {
    private static final long serialVersionUID = 1;
    private static final int MOST = 64 << 20;
    private static final Set<MediaType> PAGES = Set.of(MediaType.text("html"), MediaType.application("xhtml+xml"));

    @Override
    public Set<MediaType> getSupportedTypes(ParseContext context) {
        return Set.of(
                MediaType.TEXT_PLAIN,
                MediaType.APPLICATION_XML,
                MediaType.text("html"),
                MediaType.application("xhtml+xml"));
    }

    @Override
    public void parse(InputStream stream, ContentHandler handler, Metadata metadata, ParseContext context)
            throws IOException, SAXException {
        byte[] bytes = stream.readNBytes(MOST);
        MediaType type = MediaType.parse(metadata.get(Metadata.CONTENT_TYPE));
        String text;
        if (type != null && PAGES.contains(type.getBaseType())) {
            Extract page = HtmlPage.read(bytes);
            metadata.set(TikaCoreProperties.TITLE, page.title());
            text = page.text();
        } else {
            text = CharsetGuess.decode(bytes).text();
        }
        XHTMLContentHandler xhtml = new XHTMLContentHandler(handler, metadata);
        xhtml.startDocument();
        xhtml.element("pre", BinaryData.isIn(text) ? "" : text);
        xhtml.endDocument();
    }
}
