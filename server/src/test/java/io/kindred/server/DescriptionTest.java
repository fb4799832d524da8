package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service answers as its description says: every operation, every field, nothing more and nothing less. */
class DescriptionTest {
    private static final String V = "/api/v1";

    @TempDir
    static Path folder;

    private static Started started;
    private static Description description;

    @BeforeAll
    static void start() throws IOException {
        Files.writeString(folder.resolve("blank.txt"), " \n ");
        Files.writeString(folder.resolve("empty.txt"), "");
        started = Started.onSamples(folder);
        description = new Description();
    }

    @AfterAll
    static void stop() throws IOException {
        started.close();
    }

    @Test
    void thereIsAnEndpointForEveryOperationAndNoOther() {
        Map<String, Set<String>> described = new TreeMap<>();
        description.operations().forEach((name, operation) -> {
            Set<String> query = new TreeSet<>();
            List<String> names = new ArrayList<>(List.of(name));
            for (Object each : Description.list(Description.map(operation).getOrDefault("parameters", List.of()))) {
                Map<String, Object> parameter = Description.map(each);
                if (parameter.get("in").equals("query")) {
                    query.add((String) parameter.get("name"));
                } else if (parameter.get("name").equals("what")) {
                    names.clear();
                    Description.list(Description.map(parameter.get("schema")).get("enum"))
                            .forEach(what -> names.add(name.replace("{what}", what.toString())));
                }
            }
            names.forEach(one -> described.put(one, query));
        });
        Map<String, Set<String>> real = new TreeMap<>();
        started.service
                .routes()
                .all()
                .forEach(route -> real.put(
                        route.method() + " " + route.path(),
                        route.path().contains("/export/") ? new TreeSet<>() : new TreeSet<>(route.parameters())));
        assertThat(real).isEqualTo(described);
    }

    @Test
    void whatReadsAnswersAsDescribed() throws IOException, InterruptedException {
        int left = started.id("harbour/dredging-v1.txt");
        int right = started.id("harbour/dredging-v2.txt");
        String family = family();
        check("GET /health", "/health");
        check("GET " + V + "/openapi.json", V + "/openapi.json");
        check("GET " + V + "/statistics", V + "/statistics");
        check("GET " + V + "/threshold", V + "/threshold?min=0.9");
        check("GET " + V + "/documents", V + "/documents?q=HARBOUR&sort=kin");
        check("GET " + V + "/documents/{id}", V + "/documents/" + left);
        check("GET " + V + "/documents/{id}/text", V + "/documents/" + left + "/text?limit=3");
        check("GET " + V + "/documents/{id}/kin", V + "/documents/" + left + "/kin");
        check("GET " + V + "/relations", V + "/relations?kind=version,contained&min=0.1");
        check("GET " + V + "/relations", V + "/relations?kind=related");
        check("GET " + V + "/families", V + "/families?sort=title");
        check("GET " + V + "/families/{family}", V + "/families/" + family + "?times=no");
        check("GET " + V + "/families/{family}/heatmap", V + "/families/" + family + "/heatmap");
        check("GET " + V + "/topics", V + "/topics");
        check("GET " + V + "/compare", V + "/compare?left=" + left + "&right=" + right);
        check("GET " + V + "/compare", V + "/compare?left=" + started.id("council/flood-wall.txt") + "&right=" + right);
        check(
                "GET " + V + "/compare",
                V + "/compare?left=" + started.id("council/flood-wall.txt") + "&right="
                        + started.id("letters/flood-protection.txt"));
        check("GET " + V + "/problems", V + "/problems?all=true");
        check("GET " + V + "/map", V + "/map?open=" + family);
        check("GET " + V + "/scan", V + "/scan");
        check("GET " + V + "/decisions", V + "/decisions");
        check("GET " + V + "/review", V + "/review?within=0.5");
    }

    @Test
    void whatIsRefusedIsAProblem() throws IOException, InterruptedException {
        check("GET " + V + "/documents", V + "/documents?limit=9999", 400);
        check("GET " + V + "/documents", V + "/documents?limit=x", 400);
        check("GET " + V + "/documents", V + "/documents?unknown=1", 400);
        check("GET " + V + "/documents", V + "/documents?q=a&q=b", 400);
        check("GET " + V + "/documents", V + "/documents?sort=colour", 400);
        check("GET " + V + "/documents/{id}", V + "/documents/999999", 404);
        check("GET " + V + "/documents/{id}", V + "/documents/x", 404);
        check("GET " + V + "/families/{family}", V + "/families/f-0", 404);
        check("GET " + V + "/relations", V + "/relations?min=7", 400);
        check("GET " + V + "/relations", V + "/relations?kind=cousin", 400);
        check("GET " + V + "/compare", V + "/compare?left=1", 400);
        check("GET " + V + "/threshold", V + "/threshold", 400);
        check("GET " + V + "/documents", V + "/nowhere", 404);
        check("GET " + V + "/documents", V + "/check", 405);
    }

    @Test
    void whatWritesAnswersAsDescribed() throws IOException, InterruptedException {
        int left = started.id("harbour/dredging-final.txt");
        int right = started.id("harbour/dredging-v2.txt");
        String text = Files.readString(folder.resolve("harbour/dredging-v1.txt")) + "\n\nOne more line of it.\n";
        send("POST " + V + "/check", "POST", V + "/check?name=a.txt", text, 200);
        String flood = Files.readString(folder.resolve("council/flood-wall.txt"));
        send("POST " + V + "/check", "POST", V + "/check?name=a.txt&onlyVersions=false", flood, 200);
        send("POST " + V + "/compare/{id}", "POST", V + "/compare/" + right, text, 200);
        send("POST " + V + "/documents", "POST", V + "/documents?name=b.txt", text, 201);
        send("POST " + V + "/documents", "POST", V + "/documents?name=b.txt", text, 200);
        send("POST " + V + "/documents", "POST", V + "/documents?name=c.txt&onlyNew=true", text, 200);
        send("POST " + V + "/check", "POST", V + "/check", "", 400);
        send("POST " + V + "/check", "POST", V + "/check?name=../a.txt", text, 400);
        send("POST " + V + "/check", "POST", V + "/check?name=a.txt", " \n ", 422);
        String decision = V + "/decisions/" + left + "/" + right;
        send("PUT " + V + "/decisions/{left}/{right}", "PUT", decision, "{\"verdict\":\"confirmed\"}", 200);
        send("PUT " + V + "/decisions/{left}/{right}", "PUT", decision, "{\"verdict\":\"maybe\"}", 400);
        send("PUT " + V + "/decisions/{left}/{right}", "PUT", decision, "verdict", 400);
        check("GET " + V + "/decisions", V + "/decisions?verdict=confirmed");
        assertThat(started.withToken("DELETE", decision, "").statusCode()).isEqualTo(204);
        send("DELETE " + V + "/scan", "DELETE", V + "/scan", "", 409);
        send("POST " + V + "/scan", "POST", V + "/scan", "{\"exclude\":[\"*.bak\"]}", 202);
        send("POST " + V + "/scan", "POST", V + "/scan", "{\"exclude\":[\"[\"]}", 400);
    }

    private static String family() throws IOException, InterruptedException {
        return (String)
                Description.map(Description.list(started.json(V + "/families").get("items"))
                                .get(0))
                        .get("family");
    }

    private static void check(String operation, String path) throws IOException, InterruptedException {
        check(operation, path, 200);
    }

    private static void check(String operation, String path, int status) throws IOException, InterruptedException {
        judge(operation, started.get(path), status);
    }

    private static void send(String operation, String method, String path, String body, int status)
            throws IOException, InterruptedException {
        judge(operation, started.withToken(method, path, body), status);
    }

    private static void judge(String operation, HttpResponse<String> response, int status) throws IOException {
        assertThat(response.statusCode())
                .as("%s: %s", response.uri(), response.body())
                .isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type"))
                .contains(status < 400 ? "application/json" : "application/problem+json");
        assertThat(description.faults(operation, status, response.body()))
                .as("%s", response.uri())
                .isEmpty();
    }
}
