package io.kindred.formats;

import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.tika.mime.MediaType;

/**
 * Reads files of any format: text and web pages here, everything else in worker JVMs.
 *
 * <p>The document's id is the path as given, with {@code /}; its title is the one it gives itself, or else the file's name.
 * Its metadata are {@code type}, the media type, and where known {@code charset}, {@code author}, {@code created} and
 * {@code modified} in ISO 8601, {@code language} and {@code pages}; {@code damaged} = {@code true} tells that only part of
 * it could be read. Pages are parted by form feeds.
 *
 * <p>Workers start with the first document that needs one. May be used by several threads at once; no more of them read
 * foreign formats at a time than there are workers.
 */
public final class AnyFormatProvider implements TextProvider, AutoCloseable {
    /** How long the parsing of one document may take unless told otherwise: a minute. */
    public static final Duration DEFAULT_TIME = Duration.ofSeconds(60);

    /** The tree of a page takes twenty times its size, so that large ones are read where memory is bounded. */
    private static final int LARGEST_PAGE = 8 << 20;

    private static final int DOCUMENTS_PER_WORKER = 500;

    private final BoundedReader reader;
    private final WorkerPool workers;

    /**
     * Makes a provider.
     *
     * @param maxBytes the size beyond which files are refused
     * @param workers how many worker JVMs there are at most
     * @param time how long the parsing of one document may take
     */
    public AnyFormatProvider(long maxBytes, int workers, Duration time) {
        this(maxBytes, workers, new WorkerCommand(time, "512m"), DOCUMENTS_PER_WORKER);
    }

    AnyFormatProvider(long maxBytes, int workers, WorkerCommand command, int documentsPerWorker) {
        this.reader = BoundedReader.upTo(maxBytes);
        this.workers = new WorkerPool(workers, command, documentsPerWorker);
    }

    @Override
    public Document read(Path file) throws IOException {
        String name = file.getFileName().toString();
        BoundedReader.Opened opened = reader.open(file, (head, length) -> FileType.of(head, length, name));
        Extract extract = switch (opened.type()) {
            case TEXT -> text(file, name, opened.bytes());
            case HTML -> page(file, opened.bytes());
            case OTHER -> foreign(file, name, opened.bytes());
        };
        return extract.of(file);
    }

    private Extract text(Path file, String name, byte[] bytes) throws IOException {
        DecodedText decoded = CharsetGuess.decode(bytes);
        if (BinaryData.isIn(decoded.text())) {
            return foreign(file, name, bytes);
        }
        if (decoded.text().isBlank()) {
            throw new IOException("no text");
        }
        Map<String, String> metadata = new LinkedHashMap<>();
        metadata.put("type", "text/plain");
        metadata.put("charset", decoded.charset().name());
        if (decoded.damaged()) {
            metadata.put("damaged", "true");
        }
        boolean manual = InfoManual.isIn(decoded.text());
        return new Extract(manual ? InfoManual.read(decoded.text()) : decoded.text(), "", metadata);
    }

    private Extract page(Path file, byte[] bytes) throws IOException {
        if (bytes.length > LARGEST_PAGE) {
            return workers.read(file);
        }
        Extract page = HtmlPage.read(bytes);
        if (page.text().isBlank()) {
            throw new IOException("no text");
        }
        return page;
    }

    private Extract foreign(Path file, String name, byte[] head) throws IOException {
        MediaType type = MediaTypes.of(head, name);
        if (MediaTypes.isHopeless(type)) {
            throw MediaTypes.refusal(type);
        }
        return workers.read(file);
    }

    /** Ends the workers; a document that one of them is reading fails. */
    @Override
    public void close() {
        workers.close();
    }
}
