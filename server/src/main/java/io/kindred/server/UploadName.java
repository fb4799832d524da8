package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.report.Printable;

/** The name that a file is sent under: one that every file system takes, and that leads nowhere else. */
final class UploadName {
    private static final String DEFAULT = "text.txt";
    private static final String FORBIDDEN = "/\\:*?\"<>|";
    private static final int MOST_BYTES = 200;

    private UploadName() {}

    static String of(Call call) {
        String name = call.text("name").orElse(DEFAULT);
        boolean strange = name.codePoints()
                .anyMatch(c -> FORBIDDEN.indexOf(c) >= 0
                        || Printable.isUnsafe(c)
                        || Character.getType(c) == Character.UNASSIGNED);
        if (strange
                || name.isBlank()
                || name.startsWith(".")
                || name.startsWith(" ")
                || name.endsWith(".")
                || name.endsWith(" ")
                || name.getBytes(UTF_8).length > MOST_BYTES) {
            throw Refusal.badRequest("name is that of a file without folders, of at most " + MOST_BYTES
                    + " bytes, that does not begin with a point and has none of " + FORBIDDEN + ".");
        }
        return name;
    }
}
