package io.kindred.server;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page, which are in this jar. */
final class PageFiles {
    private static final Pattern NAME =
            Pattern.compile("/(?:[a-zA-Z0-9_-]+/){0,4}[a-zA-Z0-9_-]+(?:\\.[a-zA-Z0-9_-]+)*\\.([a-z0-9]+)");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("mjs", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private final Map<String, Optional<Answer>> known = new ConcurrentHashMap<>();

    /** The file at a path, if there is one. */
    Optional<Answer> at(String path) throws IOException {
        String name = path.equals("/") ? "/index.html" : path;
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches() || !TYPES.containsKey(matcher.group(1))) {
            return Optional.empty();
        }
        Optional<Answer> answer = known.get(name);
        if (answer == null) {
            answer = load(name, TYPES.get(matcher.group(1)));
            if (answer.isPresent()) {
                known.put(name, answer);
            }
        }
        return answer;
    }

    private static Optional<Answer> load(String name, String type) throws IOException {
        try (InputStream bytes = PageFiles.class.getResourceAsStream("page" + name)) {
            return bytes == null ? Optional.empty() : Optional.of(Answer.of(200, type, bytes.readAllBytes()));
        }
    }
}
