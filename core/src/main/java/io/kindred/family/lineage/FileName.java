package io.kindred.family.lineage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What the name of a file says about which version it holds.
 *
 * @param stem what is left of the name when all that tells versions apart is taken out
 * @param date the date in the name as a number of the form yyyymmdd, a missing month or day being 00; 0 if there is none
 * @param version the numbers of the version, most significant first; empty if there are none
 * @param stage how finished it claims to be: below 0 for drafts and what was put aside, 0 if it says nothing, above up to final
 *     ones
 * @param copies how many times it is called a copy
 */
public record FileName(String stem, int date, List<Integer> version, int stage, int copies) {
    private static final Set<String> COPY = Set.of("copy", "kopie", "copie", "copia");
    private static final Set<String> VERSION =
            Set.of("v", "ver", "vers", "version", "rev", "revision", "r", "draft", "entwurf");
    private static final Map<String, Integer> STAGES = Map.ofEntries(
            Map.entry("old", -2),
            Map.entry("alt", -2),
            Map.entry("orig", -2),
            Map.entry("original", -2),
            Map.entry("backup", -2),
            Map.entry("bak", -2),
            Map.entry("draft", -1),
            Map.entry("entwurf", -1),
            Map.entry("wip", -1),
            Map.entry("review", 1),
            Map.entry("reviewed", 3),
            Map.entry("revised", 3),
            Map.entry("new", 3),
            Map.entry("neu", 3),
            Map.entry("final", 4),
            Map.entry("endfassung", 4),
            Map.entry("approved", 5),
            Map.entry("published", 5),
            Map.entry("signed", 6));

    public FileName {
        version = List.copyOf(version);
    }

    /** Reads the name of a file; folders before it and the last suffix do not count. */
    public static FileName of(String path) {
        String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        int dot = name.lastIndexOf('.');
        boolean suffix = dot > 0 && name.substring(dot + 1).chars().anyMatch(Character::isLetter);
        return new Parser(suffix ? name.substring(0, dot) : name).parse();
    }

    /** Above 0 if this name claims to be later than another, below 0 if earlier, 0 if nothing can be said. */
    public int laterThan(FileName other) {
        if (!stem.equals(other.stem)) {
            return 0;
        }
        if (date != 0 && other.date != 0 && date != other.date) {
            return Integer.compare(date, other.date);
        }
        int byVersion = compare(version, other.version);
        boolean bothNumbered = !version.isEmpty() && !other.version.isEmpty();
        if (byVersion != 0 && (bothNumbered || stage == other.stage)) {
            return byVersion;
        }
        return stage != other.stage ? Integer.compare(stage, other.stage) : Integer.compare(copies, other.copies);
    }

    /** Compares versions; none at all is before every other. */
    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return Integer.compare(one.get(i), other.get(i));
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    /** Takes a name apart. */
    private static final class Parser {
        private final List<String> parts;
        private final List<String> stem = new ArrayList<>();
        private final List<Integer> version = new ArrayList<>();
        private int date;
        private int stage;
        private int copies;

        Parser(String name) {
            parts = parts(name.toLowerCase(Locale.ROOT));
        }

        FileName parse() {
            int at = 0;
            while (at < parts.size()) {
                at += take(at);
            }
            return new FileName(String.join(" ", stem), date, version, stage, copies);
        }

        /** Takes what begins at a part, and says how many parts it was. */
        private int take(int at) {
            String part = parts.get(at);
            int dated = date == 0 ? takeDate(at) : 0;
            if (dated > 0) {
                return dated;
            }
            if (COPY.contains(part)) {
                copies++;
                return at + 1 < parts.size() && isNumber(parts.get(at + 1)) ? takeCopies(at + 1) : skipOf(at);
            }
            if (isNumber(part) && version.isEmpty() && part.length() <= LONGEST) {
                return takeVersion(at);
            }
            boolean numbered = VERSION.contains(part) && at + 1 < parts.size() && isNumber(parts.get(at + 1));
            if (STAGES.containsKey(part)) {
                stage = Math.max(stage, 0) + STAGES.get(part);
            } else if (!numbered) {
                stem.add(part);
            }
            return 1;
        }

        private static final int LONGEST = 6;

        private int takeCopies(int at) {
            copies += Integer.parseInt(parts.get(at)) - 1;
            return 2;
        }

        private int skipOf(int at) {
            return at + 1 < parts.size()
                            && (parts.get(at + 1).equals("of")
                                    || parts.get(at + 1).equals("von"))
                    ? 2
                    : 1;
        }

        private int takeVersion(int at) {
            int next = at;
            while (next < parts.size()
                    && isNumber(parts.get(next))
                    && parts.get(next).length() <= LONGEST) {
                version.add(Integer.parseInt(parts.get(next++)));
            }
            return next - at;
        }

        private int takeDate(int at) {
            if (!isNumber(parts.get(at))) {
                return 0;
            }
            if (parts.get(at).length() == 8 && isDate(digits(at, 0, 4), digits(at, 4, 6), digits(at, 6, 8))) {
                date = Integer.parseInt(parts.get(at));
                return 1;
            }
            if (areNumbers(at, 3) && isDate(number(at), number(at + 1), number(at + 2))) {
                date = date(number(at), number(at + 1), number(at + 2));
                return 3;
            }
            if (areNumbers(at, 3) && isDate(number(at + 2), number(at + 1), number(at))) {
                date = date(number(at + 2), number(at + 1), number(at));
                return 3;
            }
            return takeMonth(at);
        }

        private int takeMonth(int at) {
            if (areNumbers(at, 2) && isDate(number(at), number(at + 1), 1)) {
                date = date(number(at), number(at + 1), 0);
                return 2;
            }
            if (parts.get(at).length() == 4 && isDate(number(at), 1, 1)) {
                date = date(number(at), 0, 0);
                return 1;
            }
            return 0;
        }

        private boolean areNumbers(int at, int count) {
            return at + count <= parts.size()
                    && parts.subList(at, at + count).stream().allMatch(part -> isNumber(part) && part.length() <= 4);
        }

        private int number(int at) {
            String part = parts.get(at);
            return part.length() <= LONGEST ? Integer.parseInt(part) : -1;
        }

        private int digits(int at, int from, int to) {
            return Integer.parseInt(parts.get(at).substring(from, to));
        }

        private static int date(int year, int month, int day) {
            return year * 10_000 + month * 100 + day;
        }

        private static boolean isDate(int year, int month, int day) {
            return year >= 1900 && year <= 2099 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
        }

        private static boolean isNumber(String part) {
            return Writing.isNumber(part);
        }

        /** The runs of letters and the runs of digits. */
        private static List<String> parts(String name) {
            List<String> parts = new ArrayList<>();
            int from = 0;
            for (int to = 1; to <= name.length(); to++) {
                if (to == name.length() || kind(name.charAt(to)) != kind(name.charAt(from))) {
                    if (kind(name.charAt(from)) > 0) {
                        parts.add(name.substring(from, to));
                    }
                    from = to;
                }
            }
            return parts;
        }

        private static int kind(char c) {
            return c >= '0' && c <= '9' ? 2 : Character.isLetterOrDigit(c) ? 1 : 0;
        }
    }
}
