package io.kindred.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.text.FoldingNormalizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Documents to put into catalogs. */
final class Samples {
    private Samples() {}

    /** A document with these keys. */
    static NewDocument document(String path, long mtime, String text, long... keys) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        return new NewDocument(
                new FileState(path, bytes.length, mtime, content(bytes)),
                "Title of " + path,
                Map.of("author", "A. U. Thor", "charset", "UTF-8", "odd \"name\"", "line\nbreak \\ and \u0001"),
                textHash(text),
                text.split(" ", -1).length,
                "simhash64-v1",
                new Signature(0xCAFE_BABE_DEAD_BEEFL + mtime, keys, new long[] {1, -2}),
                Optional.of(CompressedText.of(text)));
    }

    /** The hash of a text once normalised. */
    static ExactHash textHash(String text) {
        return new ExactHasher().fingerprint(new FoldingNormalizer().normalize(text));
    }

    private static ExactHash content(byte[] bytes) throws IOException {
        return ExactHasher.content(new ByteArrayInputStream(bytes));
    }
}
