package io.kindred.formats;

import java.util.Locale;
import java.util.Set;

/** Recognises the head of an e-mail whose body is encoded, so that reading it as it stands would not do. */
final class MailHead {
    private static final Set<String> FIELDS = Set.of(
            "from",
            "to",
            "cc",
            "date",
            "subject",
            "message-id",
            "received",
            "return-path",
            "delivered-to",
            "reply-to",
            "mime-version",
            "content-type",
            "content-transfer-encoding",
            "sender",
            "x-mailer");

    private MailHead() {}

    static boolean isIn(String prologue, String name) {
        boolean encoded = isCalledMail(name.toLowerCase(Locale.ROOT));
        int known = 0;
        int start = prologue.startsWith("From ") ? lineEnd(prologue, 0) : 0;
        while (start < prologue.length()) {
            int end = lineEnd(prologue, start);
            String line = prologue.substring(start, end).stripTrailing();
            boolean continued = line.startsWith(" ") || line.startsWith("\t");
            int colon = line.indexOf(':');
            if (line.isEmpty() || (!continued && !isField(line, colon))) {
                break;
            }
            String field = continued ? "" : line.substring(0, colon).toLowerCase(Locale.ROOT);
            known += FIELDS.contains(field) ? 1 : 0;
            encoded |= field.equals("mime-version") || field.equals("content-transfer-encoding");
            start = end;
        }
        return encoded && known >= 2;
    }

    private static int lineEnd(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end + 1;
    }

    private static boolean isField(String line, int colon) {
        if (colon < 1) {
            return false;
        }
        for (int i = 0; i < colon; i++) {
            char c = line.charAt(i);
            if (c <= ' ' || c > '~') {
                return false;
            }
        }
        return true;
    }

    private static boolean isCalledMail(String name) {
        return name.endsWith(".eml") || name.endsWith(".mbox") || name.endsWith(".mht") || name.endsWith(".mhtml");
    }
}
