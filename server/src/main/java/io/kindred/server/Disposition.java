package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Locale;

/** The header that makes a browser save an answer (RFC 6266). */
final class Disposition {
    private static final String PLAIN = "!#$&+-.^_`|~";

    private Disposition() {}

    /** A name of any letters, which come as percent signs and digits, and a plain one for those who know no better. */
    static String attachment(String name) {
        StringBuilder encoded = new StringBuilder();
        StringBuilder plain = new StringBuilder();
        for (byte b : name.getBytes(UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean safe = c < 0x80 && (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0);
            encoded.append(safe ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
            plain.append(safe ? c : '_');
        }
        return "attachment; filename=\"" + plain + "\"; filename*=UTF-8''" + encoded;
    }
}
