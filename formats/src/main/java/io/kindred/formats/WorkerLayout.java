package io.kindred.formats;

import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.sax.ContentHandlerDecorator;
import org.apache.tika.sax.ContentHandlerDecoratorFactory;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/**
 * Lays out, inside a worker, what a parser reports as XHTML. Tika makes it by its name in {@code worker.xml}; it is no part
 * of the interface of this package.
 */
public final class WorkerLayout implements ContentHandlerDecoratorFactory {
    private static final long serialVersionUID = 1;

    @Override
    public ContentHandler decorate(ContentHandler handler, Metadata metadata, ParseContext context) {
        return new Laid(handler);
    }

    private static final class Laid extends ContentHandlerDecorator {
        private final TextFlow flow = new TextFlow();
        private final Deque<String> kinds = new ArrayDeque<>();

        Laid(ContentHandler handler) {
            super(handler);
        }

        @Override
        public void startElement(String uri, String local, String name, Attributes attributes) {
            String kind = orEmpty(attributes.getValue("class"));
            kinds.push(kind);
            flow.open(local, kind, orEmpty(attributes.getValue("role")));
        }

        @Override
        public void endElement(String uri, String local, String name) throws SAXException {
            flow.close(local, kinds.isEmpty() ? "" : kinds.pop());
            pass();
        }

        @Override
        public void characters(char[] chars, int start, int length) throws SAXException {
            flow.text(CharBuffer.wrap(chars, start, length));
            pass();
        }

        @Override
        public void ignorableWhitespace(char[] chars, int start, int length) {
            flow.spacing(CharBuffer.wrap(chars, start, length));
        }

        private void pass() throws SAXException {
            char[] text = flow.drain().toCharArray();
            if (text.length > 0) {
                super.characters(text, 0, text.length);
            }
        }

        private static String orEmpty(String value) {
            return value == null ? "" : value;
        }
    }
}
