package io.kindred.store;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What else is known of documents, as columns and, for all that has no column, as JSON. */
final class Metadata {
    /** What has a column of its name. */
    static final List<String> COLUMNS = List.of("author", "created", "modified", "language", "type");

    private Metadata() {}

    /** What has no column, as a JSON object with sorted names; null if there is nothing. */
    static String others(Map<String, String> metadata) {
        Map<String, String> others = new TreeMap<>(metadata);
        others.keySet().removeAll(COLUMNS);
        if (others.isEmpty()) {
            return null;
        }
        StringBuilder json = new StringBuilder();
        others.forEach((name, value) -> {
            json.append(json.length() == 0 ? '{' : ',');
            quote(json, name);
            quote(json.append(':'), value);
        });
        return json.append('}').toString();
    }

    private static StringBuilder quote(StringBuilder json, String text) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (c < ' ') {
                json.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"');
    }
}
