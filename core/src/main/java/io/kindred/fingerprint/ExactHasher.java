package io.kindred.fingerprint;

import io.kindred.text.NormalizedText;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Hashes a whole content, or a whole normalised text, so that only the same has the same hash. */
public final class ExactHasher implements Fingerprinter<ExactHash> {
    /** The scheme of {@link #content}: the bytes of a file. */
    public static final Scheme CONTENT = new Scheme("content-v1", "sha256", "public");

    private static final Scheme TEXT = new Scheme("text-v1", "sha256", "public");
    private static final int BLOCK = 1 << 16;

    /** The hash of all bytes of a stream, however long it is. */
    public static ExactHash content(InputStream bytes) throws IOException {
        MessageDigest digest = sha256();
        byte[] block = new byte[BLOCK];
        for (int count = bytes.read(block); count >= 0; count = bytes.read(block)) {
            digest.update(block, 0, count);
        }
        return new ExactHash(CONTENT, digest.digest());
    }

    @Override
    public Scheme scheme() {
        return TEXT;
    }

    /** The hash of the normalised text as UTF-16, low byte first; lone surrogates count as they are. */
    @Override
    public ExactHash fingerprint(NormalizedText text) {
        MessageDigest digest = sha256();
        byte[] block = new byte[BLOCK];
        String chars = text.text();
        for (int at = 0; at < chars.length(); at += BLOCK / 2) {
            int count = Math.min(BLOCK / 2, chars.length() - at);
            for (int i = 0; i < count; i++) {
                char c = chars.charAt(at + i);
                block[2 * i] = (byte) c;
                block[2 * i + 1] = (byte) (c >>> 8);
            }
            digest.update(block, 0, 2 * count);
        }
        return new ExactHash(TEXT, digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
