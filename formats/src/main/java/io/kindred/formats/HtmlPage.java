package io.kindred.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeVisitor;

/** Reads a web page: what a reader of it sees, without scripts, styles and navigation. */
final class HtmlPage implements NodeVisitor {
    private static final int PROLOGUE = 1 << 12;
    private static final Pattern DECLARED =
            Pattern.compile("(?:charset|encoding)\\s*=\\s*[\"']?\\s*([A-Za-z0-9_:.\\-]{2,40})");

    private final TextFlow flow = new TextFlow();

    private HtmlPage() {}

    static Extract read(byte[] bytes) {
        DecodedText decoded = decode(bytes);
        Document page = Parser.htmlParser().parseInput(decoded.text(), "");
        HtmlPage visitor = new HtmlPage();
        page.traverse(visitor);
        Map<String, String> metadata = metadata(page);
        metadata.put("charset", decoded.charset().name());
        if (decoded.damaged()) {
            metadata.put("damaged", "true");
        }
        return new Extract(visitor.flow.drain(), page.title(), metadata);
    }

    /** The text in the charset that the page declares, if it makes sense in that, or else in the one it seems to be in. */
    private static DecodedText decode(byte[] bytes) {
        DecodedText guessed = CharsetGuess.decode(bytes);
        boolean sure = ByteOrderMark.of(bytes) != null || Utf16Guess.of(bytes, bytes.length) != null;
        if (sure || (guessed.charset().equals(StandardCharsets.UTF_8) && !guessed.damaged())) {
            return guessed;
        }
        Matcher declared =
                DECLARED.matcher(new String(bytes, 0, Math.min(bytes.length, PROLOGUE), StandardCharsets.ISO_8859_1));
        Charset charset = declared.find() ? CharsetGuess.named(declared.group(1)) : guessed.charset();
        DecodedText said = DecodedText.of(bytes, 0, charset);
        return said.damaged() ? guessed : said;
    }

    private static Map<String, String> metadata(Document page) {
        Map<String, String> metadata = new LinkedHashMap<>();
        metadata.put("type", "text/html");
        put(metadata, "language", page.select("html[lang]").attr("lang"));
        put(metadata, "author", meta(page, "author", "dc.creator", "article:author"));
        put(metadata, "created", meta(page, "date", "dc.date", "article:published_time"));
        put(metadata, "modified", meta(page, "last-modified", "dcterms.modified", "article:modified_time"));
        Extract.keepDates(metadata);
        return metadata;
    }

    private static void put(Map<String, String> metadata, String key, String value) {
        String line = Extract.oneLine(value);
        if (!line.isEmpty()) {
            metadata.put(key, line);
        }
    }

    private static String meta(Document page, String... names) {
        for (String name : names) {
            for (Element meta : page.select("meta[content]")) {
                if (meta.attr("name").equalsIgnoreCase(name)
                        || meta.attr("property").equalsIgnoreCase(name)) {
                    return meta.attr("content");
                }
            }
        }
        return "";
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof TextNode text) {
            flow.text(text.getWholeText());
        } else if (node instanceof Element element && !(node instanceof Document)) {
            flow.open(element.normalName(), element.className(), element.attr("role"));
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element && !(node instanceof Document)) {
            flow.close(element.normalName(), element.className());
        }
    }
}
