package io.kindred.cli;

import java.util.Locale;

/** Numbers of bytes as people write them. */
final class Size {
    private static final String[] UNITS = {"KB", "MB", "GB", "TB", "PB", "EB"};

    private Size() {}

    static String of(long bytes) {
        if (bytes < 1024) {
            return bytes + (bytes == 1 ? " byte" : " bytes");
        }
        int unit = (63 - Long.numberOfLeadingZeros(bytes)) / 10;
        return String.format(Locale.ROOT, "%.1f %s", bytes / (double) (1L << (10 * unit)), UNITS[unit - 1]);
    }
}
