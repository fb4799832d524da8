package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.meaning.CatalogTopics;
import io.kindred.semantics.topic.Topic;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** What documents are about, as the service tells it. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class MeaningTest {
    private static final String V = "/api/v1";
    private static final String WALL = "council/flood-wall.txt";
    private static final String LETTER = "letters/flood-protection.txt";

    @TempDir
    private static Path folder;

    private static Started started;

    @BeforeAll
    static void start() throws IOException {
        started = Started.onSamples(folder);
    }

    @AfterAll
    static void end() throws IOException {
        started.close();
    }

    @Test
    @Order(1)
    void topicsAreThoseOfTheCatalog() throws IOException, InterruptedException {
        Map<String, Object> answer = started.json(V + "/topics");
        assertThat(answer).containsEntry("available", true).containsEntry("reason", null);
        try (Catalog catalog = Catalog.open(started.catalog)) {
            CatalogTopics expected = CatalogTopics.of(catalog, Optional.empty());
            assertThat(expected.topics()).isNotEmpty();
            List<Map<String, Object>> items = rows(answer, "items");
            assertThat(items).hasSameSizeAs(expected.topics());
            for (int i = 0; i < items.size(); i++) {
                Topic topic = expected.topics().get(i);
                assertThat(items.get(i).get("label")).isEqualTo(topic.label());
                assertThat(rows(items.get(i), "documents").stream().map(row -> row.get("path")))
                        .isEqualTo(expected.documents(topic).stream()
                                .map(Entry::path)
                                .toList());
                assertThat(rows(items.get(i), "parts")).hasSameSizeAs(topic.parts());
            }
        }
    }

    @Test
    @Order(1)
    void topicsAreFoundByTheirDocuments() throws IOException, InterruptedException {
        assertThat(rows(started.json(V + "/topics?q=FLOOD-PROTECTION"), "items"))
                .singleElement()
                .satisfies(topic -> assertThat(rows(topic, "documents").stream().map(row -> row.get("path")))
                        .contains(LETTER));
        assertThat(started.json(V + "/topics?q=zzz"))
                .containsEntry("available", true)
                .containsEntry("total", 0L);
    }

    @Test
    @Order(1)
    void aCheckTellsRelatedDocumentsLast() throws IOException, InterruptedException {
        List<Map<String, Object>> kin = checked("/check?name=a.txt");
        Map<String, Object> last = kin.get(kin.size() - 1);
        assertThat(last.get("right")).isEqualTo(LETTER);
        assertThat(last.get("kind")).isEqualTo("related");
        assertThat((List<?>) last.get("concepts")).isNotEmpty();
        assertThat(Description.map(last.get("meaning"))).containsOnlyKeys("left", "right");
        assertThat(kin.get(0).get("right")).isEqualTo(WALL);
        assertThat(checked("/check?name=a.txt&onlyVersions=true"))
                .isNotEmpty()
                .noneMatch(row -> "related".equals(row.get("kind")));
    }

    @Test
    @Order(1)
    void relatedPairsAreExplained() throws IOException, InterruptedException {
        assertThat(rows(started.json(V + "/relations?kind=related"), "items"))
                .hasSize(2)
                .allSatisfy(MeaningTest::isExplained);
        Map<String, Object> compared =
                started.json(V + "/compare?left=" + started.id(WALL) + "&right=" + started.id(LETTER));
        assertThat(compared).containsEntry("kind", "related");
        isExplained(compared);
        Map<String, Object> file = answered(started.post(V + "/compare/" + started.id(LETTER), wall()), 200);
        assertThat(file).containsEntry("kind", "related");
        isExplained(file);
        assertThat(rows(started.json(V + "/review?within=1"), "items"))
                .noneMatch(row -> "related".equals(row.get("kind")));
    }

    private static void isExplained(Map<String, Object> row) {
        assertThat((Double) row.get("semantic")).isBetween(0.5, 1.0);
        assertThat((List<?>) row.get("concepts")).isNotEmpty();
        assertThat(Description.map(row.get("meaning"))).containsOnlyKeys("left", "right");
    }

    @Test
    @Order(2)
    void aCheckInLeavesMeaningToTheNextScan() throws IOException, InterruptedException {
        answered(started.post(V + "/documents?name=new.txt", wall() + "\n\nOne more paragraph.\n"), 201);
        Map<String, Object> topics = started.json(V + "/topics");
        assertThat(topics).containsEntry("available", false);
        assertThat((String) topics.get("reason")).endsWith("scan again.");
        assertThat(checked("/check?name=a.txt"))
                .anyMatch(row -> "related".equals(row.get("kind")))
                .noneMatch(row -> "related".equals(row.get("kind")) && "inbox/new.txt".equals(row.get("right")));
        answered(started.post(V + "/scan", "{}"), 202);
        while (List.of("running", "cancelling")
                .contains(started.json(V + "/scan").get("state"))) {
            Thread.sleep(50);
        }
        assertThat(started.json(V + "/scan")).containsEntry("state", "done").containsEntry("message", null);
        assertThat(started.json(V + "/topics")).containsEntry("available", true);
        assertThat(checked("/check?name=a.txt")).anyMatch(row -> "related".equals(row.get("kind")));
    }

    @Test
    @Order(3)
    void whatWasScannedForVersionsOnlyHasNoTopics(@TempDir Path other) throws IOException, InterruptedException {
        Files.writeString(other.resolve("a.txt"), wall());
        try (Started plain = Started.on(other)) {
            Map<String, Object> topics = plain.json(V + "/topics");
            assertThat(topics).containsEntry("available", false);
            assertThat((String) topics.get("reason")).contains("scan without --only-versions");
        }
    }

    private static String wall() throws IOException {
        return Files.readString(folder.resolve(WALL));
    }

    private static List<Map<String, Object>> checked(String path) throws IOException, InterruptedException {
        return rows(answered(started.post(V + path, wall()), 200), "kin");
    }

    private static Map<String, Object> answered(HttpResponse<String> response, int status) throws IOException {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return Json.object(response.body());
    }

    private static List<Map<String, Object>> rows(Map<String, Object> answer, String name) {
        List<Map<String, Object>> rows = new ArrayList<>();
        Description.list(answer.get(name)).forEach(row -> rows.add(Description.map(row)));
        return rows;
    }
}
