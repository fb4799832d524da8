package io.kindred.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Asks a Kindred service. May be used by several threads at once.
 *
 * <p>A service that is busy is asked again after as long as it says, a few times.
 */
public final class KindredClient {
    private static final int BUSY = 503;
    private static final int TRIES = 20;
    private static final JsonFactory JSON = new JsonFactory();

    private final URI service;
    private final String token;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();

    /**
     * A client.
     *
     * @param service where the service is, as in {@code http://127.0.0.1:7878}
     */
    public KindredClient(URI service, String token) {
        this.service = service;
        this.token = token;
    }

    /** Tells what a file is kin to; the service keeps nothing of it. */
    public Answer check(Path file) throws IOException, InterruptedException {
        return check(file.getFileName().toString(), BodyPublishers.ofFile(file));
    }

    /** The same of bytes or text, under a name whose ending tells the format. */
    public Answer check(String name, BodyPublisher body) throws IOException, InterruptedException {
        return send("check", name, body);
    }

    /** Checks a file in: the service adds it, and tells what it is kin to. */
    public Answer checkIn(Path file) throws IOException, InterruptedException {
        return checkIn(file.getFileName().toString(), BodyPublishers.ofFile(file));
    }

    /** The same of bytes or text. To send the same twice adds it once. */
    public Answer checkIn(String name, BodyPublisher body) throws IOException, InterruptedException {
        return send("documents", name, body);
    }

    private Answer send(String what, String name, BodyPublisher body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        service.resolve("/api/v1/" + what + "?name=" + URLEncoder.encode(name, UTF_8)))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/octet-stream")
                .timeout(Duration.ofMinutes(2))
                .POST(body)
                .build();
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        for (int attempt = 1; response.statusCode() == BUSY && attempt < TRIES; attempt++) {
            Thread.sleep(
                    1000 * response.headers().firstValueAsLong("Retry-After").orElse(1));
            response = http.send(request, HttpResponse.BodyHandlers.ofString());
        }
        if (response.statusCode() >= 300) {
            throw new IOException(
                    name + ": the service says " + response.statusCode() + ": " + detail(response.body()));
        }
        return answer(response.body());
    }

    private static Answer answer(String body) throws IOException {
        boolean known = false;
        boolean added = false;
        int id = 0;
        List<Kin> kin = List.of();
        try (JsonParser json = JSON.createParser(body)) {
            while (json.nextToken() != null) {
                String name = json.currentName();
                boolean value = json.currentToken() != JsonToken.FIELD_NAME;
                if (value && "added".equals(name)) {
                    added = json.getBooleanValue();
                } else if (value && "known".equals(name)) {
                    known = json.getBooleanValue();
                } else if (value && "id".equals(name)) {
                    id = json.getIntValue();
                } else if (json.currentToken() == JsonToken.START_ARRAY && "kin".equals(name)) {
                    kin = kin(json);
                }
            }
        }
        return new Answer(known, kin, added ? OptionalInt.of(id) : OptionalInt.empty());
    }

    private static List<Kin> kin(JsonParser json) throws IOException {
        List<Kin> kin = new ArrayList<>();
        while (json.nextToken() == JsonToken.START_OBJECT) {
            int id = 0;
            String path = "";
            String kind = "";
            double score = 0;
            String reason = "";
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "rightId" -> id = json.getIntValue();
                    case "right" -> path = json.getText();
                    case "kind" -> kind = json.getText();
                    case "score" -> score = json.getDoubleValue();
                    case "reason" -> reason = json.getText();
                    default -> json.skipChildren();
                }
            }
            kin.add(new Kin(id, path, kind, score, reason));
        }
        return kin;
    }

    private static String detail(String problem) throws IOException {
        try (JsonParser json = JSON.createParser(problem)) {
            while (json.nextToken() != null) {
                if ("detail".equals(json.currentName()) && json.currentToken() == JsonToken.VALUE_STRING) {
                    return json.getText();
                }
            }
        }
        return problem;
    }
}
