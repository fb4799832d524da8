package io.kindred.server;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.server.Request;

/** The small JSON objects that requests bring: names with strings, or with lists of strings. */
final class SmallJson {
    private static final int MOST_BYTES = 1 << 16;
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(8)
                    .maxStringLength(MOST_BYTES)
                    .build())
            .build();

    private SmallJson() {}

    /** The body of a request: by name, the strings; nothing if there is no body. */
    static Map<String, List<String>> of(Request request) throws IOException {
        byte[] body = Request.asInputStream(request).readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES) {
            throw Refusal.of(413, "Too large", "This takes at most " + MOST_BYTES + " bytes.");
        }
        if (body.length == 0) {
            return Map.of();
        }
        try (JsonParser json = FACTORY.createParser(body)) {
            return object(json);
        } catch (com.fasterxml.jackson.core.JacksonException e) {
            throw wrong();
        }
    }

    private static Map<String, List<String>> object(JsonParser json) throws IOException {
        Map<String, List<String>> values = new HashMap<>();
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw wrong();
        }
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            List<String> strings = new ArrayList<>();
            JsonToken token = json.nextToken();
            if (token == JsonToken.START_ARRAY) {
                while (json.nextToken() == JsonToken.VALUE_STRING) {
                    strings.add(json.getText());
                }
                token = json.currentToken() == JsonToken.END_ARRAY ? JsonToken.VALUE_STRING : null;
            } else {
                strings.add(json.getText());
            }
            if (token != JsonToken.VALUE_STRING || values.put(name, strings) != null) {
                throw wrong();
            }
        }
        if (json.currentToken() != JsonToken.END_OBJECT || json.nextToken() != null) {
            throw wrong();
        }
        return values;
    }

    private static Refusal wrong() {
        return Refusal.badRequest("The body is not the JSON object that the description of this service asks for.");
    }
}
