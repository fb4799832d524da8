package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.clean.Plan;
import io.kindred.clean.Planner;
import io.kindred.clean.Rules;
import io.kindred.corpus.Prose;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What a person decides is remembered, and families and the clean-up go by it. */
@ExtendWith(Seeds.class)
class DecisionEndpointsTest {
    @TempDir
    Path folder;

    @Test
    void aRejectedPairIsNoKinAndAConfirmedOneStays(Random random) throws IOException, InterruptedException {
        Prose prose = new Prose(random);
        String text = prose.paragraphs(6);
        Files.writeString(folder.resolve("old.txt"), text);
        Files.setLastModifiedTime(folder.resolve("old.txt"), FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
        Files.writeString(folder.resolve("new.txt"), text + "\n\n" + prose.paragraph());
        try (Started started = Started.on(folder)) {
            assertThat(families(started)).isEqualTo(1);
            assertThat(proposed(started)).containsExactly("old.txt");
            String pair = "/api/v1/decisions/" + started.id("old.txt") + "/" + started.id("new.txt");
            assertThat(started.withToken("PUT", pair, "{\"verdict\":\"rejected\"}")
                            .statusCode())
                    .isEqualTo(200);
            assertThat(families(started)).isZero();
            assertThat(proposed(started)).isEmpty();
            assertThat(relation(started)).containsEntry("decision", "rejected");
            started.scan();
            assertThat(relation(started)).containsEntry("decision", "rejected");
            assertThat(started.withToken("PUT", pair, "{\"verdict\":\"confirmed\"}")
                            .statusCode())
                    .isEqualTo(200);
            assertThat(families(started)).isEqualTo(1);
            assertThat(proposed(started)).containsExactly("old.txt");
            assertThat(started.withToken("DELETE", pair, "").statusCode()).isEqualTo(204);
            assertThat(relation(started)).containsEntry("decision", null);
        }
    }

    @Test
    void aRejectedPairIsInNoFamilyThroughAThird(Random random) throws IOException, InterruptedException {
        Prose prose = new Prose(random);
        String text = prose.paragraphs(8);
        Files.writeString(folder.resolve("a.txt"), text);
        Files.writeString(folder.resolve("b.txt"), text + "\n\n" + prose.paragraph());
        Files.writeString(folder.resolve("c.txt"), text + "\n\n" + prose.paragraphs(2));
        try (Started started = Started.on(folder)) {
            assertThat(members(started)).containsExactly(List.of("a.txt", "b.txt", "c.txt"));
            String pair = "/api/v1/decisions/" + started.id("a.txt") + "/" + started.id("c.txt");
            started.withToken("PUT", pair, "{\"verdict\":\"rejected\"}");
            assertThat(members(started)).hasSize(1).noneMatch(family -> family.containsAll(List.of("a.txt", "c.txt")));
            assertThat((Long) started.json("/api/v1/threshold?min=0.1").get("familyDocuments"))
                    .isEqualTo(2);
            started.withToken("DELETE", pair, "");
            assertThat(members(started)).containsExactly(List.of("a.txt", "b.txt", "c.txt"));
        }
    }

    private static List<List<?>> members(Started started) throws IOException, InterruptedException {
        List<List<?>> members = new ArrayList<>();
        for (Object family :
                (List<?>) Json.value(started.get("/api/v1/export/families.json").body())) {
            members.add(Description.list(Description.map(family).get("members")));
        }
        return members;
    }

    @Test
    void sameTextIsNotToBeDecided(Random random) throws IOException, InterruptedException {
        String text = new Prose(random).paragraphs(3);
        Files.writeString(folder.resolve("a.txt"), text);
        Files.writeString(folder.resolve("b.txt"), text);
        try (Started started = Started.on(folder)) {
            String pair = "/api/v1/decisions/" + started.id("a.txt") + "/" + started.id("b.txt");
            assertThat(started.withToken("PUT", pair, "{\"verdict\":\"rejected\"}")
                            .statusCode())
                    .isEqualTo(422);
        }
    }

    private static long families(Started started) throws IOException, InterruptedException {
        return (Long) started.json("/api/v1/families").get("total");
    }

    private static Map<String, Object> relation(Started started) throws IOException, InterruptedException {
        return Description.map(
                Description.list(started.json("/api/v1/relations").get("items")).get(0));
    }

    /** The files that a clean-up would set aside. */
    private List<String> proposed(Started started) throws IOException {
        Rules rules = new Rules(Rules.Age.OLDEST, List.of(), Optional.of(new Rules.Versions(Instant.now(), 0.5)));
        try (Catalog catalog = Catalog.open(started.catalog)) {
            Plan plan = new Planner(catalog, started.catalog, started.folder, rules).plan();
            return plan.groups().stream()
                    .flatMap(group -> group.files().stream())
                    .filter(file -> file.action() != io.kindred.clean.Action.KEEP)
                    .map(file -> file.path())
                    .toList();
        }
    }
}
