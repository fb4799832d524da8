package io.kindred.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The bytes at the start of a file that name its Unicode encoding. */
enum ByteOrderMark {
    // UTF-32LE comes before UTF-16LE, whose mark it begins with.
    UTF_32LE(Charset.forName("UTF-32LE"), "\u00FF\u00FE\0\0"),
    UTF_32BE(Charset.forName("UTF-32BE"), "\0\0\u00FE\u00FF"),
    UTF_8(StandardCharsets.UTF_8, "\u00EF\u00BB\u00BF"),
    UTF_16LE(StandardCharsets.UTF_16LE, "\u00FF\u00FE"),
    UTF_16BE(StandardCharsets.UTF_16BE, "\u00FE\u00FF");

    private final Charset charset;
    private final String mark;

    ByteOrderMark(Charset charset, String mark) {
        this.charset = charset;
        this.mark = mark;
    }

    /** The mark that {@code bytes} start with, or null. */
    static ByteOrderMark of(byte[] bytes) {
        for (ByteOrderMark candidate : values()) {
            if (candidate.begins(bytes)) {
                return candidate;
            }
        }
        return null;
    }

    Charset charset() {
        return charset;
    }

    int length() {
        return mark.length();
    }

    private boolean begins(byte[] bytes) {
        if (bytes.length < mark.length()) {
            return false;
        }
        for (int i = 0; i < mark.length(); i++) {
            if ((bytes[i] & 0xFF) != mark.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
