package io.kindred.formats;

import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Reads plain text in any common charset.
 *
 * <p>The document's id is the path as given, with {@code /}; its title is the file's name. Its metadata are
 * {@code charset}, the charset the text was read in, and, where some bytes made no sense in it and became U+FFFD,
 * {@code damaged} = {@code true}. A file read takes a small multiple of its size in memory.
 */
public final class PlainTextProvider implements TextProvider {
    /** The size up to which files are read unless told otherwise: 64 MiB. */
    public static final long DEFAULT_MAX_BYTES = 64L << 20;

    /** The size beyond which no file is read whatever one says, because a Java string could not hold it: 1 GiB. */
    public static final long LARGEST_MAX_BYTES = (1L << 30) - 1;

    private final BoundedReader reader;

    /** Makes a provider that reads files of up to {@link #DEFAULT_MAX_BYTES}. */
    public PlainTextProvider() {
        this(DEFAULT_MAX_BYTES);
    }

    /**
     * Makes a provider that refuses files larger than {@code maxBytes}.
     *
     * @param maxBytes more than {@link #LARGEST_MAX_BYTES} counts as that
     */
    public PlainTextProvider(long maxBytes) {
        this.reader = BoundedReader.upTo(maxBytes);
    }

    @Override
    public Document read(Path file) throws IOException {
        DecodedText decoded = CharsetGuess.decode(reader.read(file));
        if (BinaryData.isIn(decoded.text())) {
            throw BinaryData.refusal();
        }
        Map<String, String> metadata = decoded.damaged()
                ? Map.of("charset", decoded.charset().name(), "damaged", "true")
                : Map.of("charset", decoded.charset().name());
        String separator = file.getFileSystem().getSeparator();
        return new Document(
                file.toString().replace(separator, "/"), file.getFileName().toString(), decoded.text(), metadata);
    }
}
