package io.kindred.lab.paper.roth2011;

import io.kindred.lab.paper.Published;
import java.util.List;

/**
 * The collection and what is expected of it (Tables 1 and 6 to 8), the files in the order of the paper. Three of them are
 * stand-ins for files that were never published.
 */
final class Zones {
    /** The files of zones 1 to 3, then those without kin. */
    static final List<List<String>> GROUPS = List.of(
            List.of("Proverbs.txt", "Proverbs1-16.txt", "Proverbs1-24.txt", "Proverbs25-31.txt"),
            List.of(
                    "usConstitution(copy).txt",
                    "usConstitution-BillofRights.txt",
                    "usConstitution-noPreamble.txt",
                    "usConstitution.txt"),
            List.of("usDOI-1.txt", "usDOI-Grievances.txt", "usDOI.txt"),
            List.of("ExecutableParserTest.java", "FilenameUtils.class", "Gettysburg.txt", "Windows-log.txt"));

    /** How many groups are zones. */
    static final int ZONES = 3;

    static final List<String> FILES = GROUPS.stream().flatMap(List::stream).toList();

    private static final String EXPECTED = "ESMLN";

    private Zones() {}

    /** How much two files of a zone are expected to be similar. */
    enum Expected {
        EXACT,
        SIMILAR,
        MEDIUM,
        LOW,
        NONE
    }

    /** The zone of a file, or -1 if it has no kin. */
    static int zone(String file) {
        for (int zone = 0; zone < ZONES; zone++) {
            if (GROUPS.get(zone).contains(file)) {
                return zone;
            }
        }
        return -1;
    }

    /** Whether a hit counts as right: inside a zone, or of a file with itself. */
    static boolean isInside(String row, String column) {
        return row.equals(column) || (zone(row) >= 0 && zone(row) == zone(column));
    }

    /** What the paper expects of two files; nothing outside the zones. */
    static Expected expected(Published published, String row, String column) {
        int zone = zone(row);
        if (row.equals(column)) {
            return Expected.EXACT;
        }
        if (zone < 0 || zone != zone(column)) {
            return Expected.NONE;
        }
        List<String> files = GROUPS.get(zone);
        String letters =
                published.text("Table " + (6 + zone), "zone " + (zone + 1)).split(" ", -1)[files.indexOf(row)];
        return Expected.values()[EXPECTED.indexOf(letters.charAt(files.indexOf(column)))];
    }
}
