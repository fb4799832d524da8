package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.report.JsonRows;
import io.kindred.report.Row;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a request is answered with, complete: whoever reads it slowly keeps nobody waiting.
 *
 * @param type its media type, empty if there is no content
 * @param headers further headers
 */
record Answer(int status, String type, Content content, Map<String, String> headers) {
    static final String JSON = "application/json";

    static Answer json(Row row) {
        return json(200, row);
    }

    static Answer json(int status, Row row) {
        return of(status, JSON, text(row));
    }

    static Answer of(int status, String type, String text) {
        return of(status, type, text.getBytes(UTF_8));
    }

    static Answer of(int status, String type, byte[] bytes) {
        return new Answer(status, type, Content.of(bytes), Map.of());
    }

    /** An answer without content. */
    static Answer nothing() {
        return of(204, "", "");
    }

    /** A problem as RFC 9457 has it. */
    static Answer problem(Refusal refusal) {
        Answer problem = of(
                refusal.status(),
                "application/problem+json",
                text(new Row()
                        .with("type", "about:blank")
                        .with("title", refusal.title())
                        .with("status", refusal.status())
                        .with("detail", refusal.getMessage())));
        return refusal.retryAfter().isPresent()
                ? problem.with(
                        "Retry-After", String.valueOf(refusal.retryAfter().getAsInt()))
                : problem;
    }

    /** The bytes of a file, to be saved and never shown. */
    static Answer original(Path file, String name) {
        return new Answer(200, "application/octet-stream", Content.of(file), Map.of()).attached(name);
    }

    /** The same, to be saved under a name. */
    Answer attached(String name) {
        return with("Content-Disposition", Disposition.attachment(name));
    }

    Answer with(String header, String value) {
        Map<String, String> more = new TreeMap<>(headers);
        more.put(header, value);
        return new Answer(status, type, content, more);
    }

    static String text(Row row) {
        StringWriter text = new StringWriter();
        try (JsonRows rows = JsonRows.lines(text)) {
            rows.write(row);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
