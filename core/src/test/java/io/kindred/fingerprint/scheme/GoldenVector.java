package io.kindred.fingerprint.scheme;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Unit;
import io.kindred.text.FoldingNormalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A text, a scheme, and the fingerprint the one has in the other for ever.
 *
 * @param settings such as {@code shingle=4 bag}
 * @param times how often the input is repeated to make the text
 * @param input with everything but printable ASCII, and the comma and the backslash, escaped as in Java
 */
record GoldenVector(String settings, int times, String input, String hex) {
    static final String HEADER = "settings,times,input,hex";

    static GoldenVector parse(String line) {
        String[] cells = line.split(",", -1);
        return new GoldenVector(cells[0], Integer.parseInt(cells[1]), cells[2], cells[3]);
    }

    /** The fingerprint as the code makes it now. */
    String computed(KnownScheme scheme) {
        String text = unescape(input).repeat(times);
        return scheme.fingerprinter(parseSettings(settings))
                .fingerprint(new FoldingNormalizer().normalize(text))
                .hex();
    }

    String line() {
        return settings + "," + times + "," + input + "," + hex;
    }

    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean plain = c >= ' ' && c <= '~' && c != ',' && c != '\\';
            escaped.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
        }
        return escaped.toString();
    }

    static String unescape(String escaped) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            if (escaped.charAt(i) == '\\') {
                text.append((char) Integer.parseInt(escaped.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                text.append(escaped.charAt(i));
            }
        }
        return text.toString();
    }

    static SchemeSettings parseSettings(String settings) {
        Map<String, Integer> numbers = new TreeMap<>();
        Optional<Unit> unit = Optional.empty();
        boolean bag = false;
        for (String setting : settings.isEmpty() ? new String[0] : settings.split(" ", -1)) {
            String[] sides = setting.split("=", -1);
            switch (sides[0]) {
                case "bag" -> bag = true;
                case "unit" -> unit = Optional.of(Unit.valueOf(sides[1].toUpperCase(Locale.ROOT)));
                default -> numbers.put(sides[0], Integer.parseInt(sides[1]));
            }
        }
        return new SchemeSettings(numbers, unit, bag, HashKey.PUBLIC);
    }
}
