package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.family.Family;
import io.kindred.family.lineage.Descent;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Seeds.class)
class AncestryTest {
    @TempDir
    private Path place;

    /** A family as told, without its name. */
    private record Told(List<String> members, String lineage) {}

    @Test
    void familiesThatGrewOneByOneAreThoseOfOneScan(Random random) throws IOException {
        Collection whole =
                new Collection(Files.createDirectory(place.resolve("whole")).toRealPath());
        List<String> paths = whole.writeFamilies(6, random);
        whole.scan();
        Collection grown =
                new Collection(Files.createDirectory(place.resolve("grown")).toRealPath());
        Collections.shuffle(paths, random);
        for (String path : paths) {
            grown.write(path, Files.readString(whole.folder.resolve(path)));
            grown.scan();
        }
        assertThat(told(whole)).hasSizeGreaterThan(3);
        assertThat(told(grown)).isEqualTo(told(whole));
    }

    @Test
    void aFamilyKeepsItsNameWhenOthersCome(Random random) throws IOException {
        Collection collection = new Collection(place.toRealPath());
        Prose prose = new Prose(random);
        String text = prose.paragraphs(4);
        collection.write("m.txt", text);
        collection.write("n.txt", text + "\n\n" + prose.paragraph());
        collection.scan();
        String name = families(collection).get(0).name();
        collection.write("a.txt", text + "\n\n" + prose.paragraphs(2));
        collection.scan();
        assertThat(families(collection)).singleElement().satisfies(family -> {
            assertThat(family.members()).containsExactly("a.txt", "m.txt", "n.txt");
            assertThat(family.name()).isEqualTo(name);
        });
    }

    @Test
    void timesOfFilesTellTheOrder(Random random) throws IOException {
        Collection collection = new Collection(place.toRealPath());
        Prose prose = new Prose(random);
        List<String> states = new ArrayList<>(List.of(prose.paragraphs(6)));
        for (int i = 1; i < 4; i++) {
            states.add(states.get(i - 1) + "\n\n" + prose.paragraph());
        }
        for (int i = 0; i < 4; i++) {
            String path = "state" + (char) ('a' + i) + ".txt";
            collection.write(path, states.get(i));
            Files.setLastModifiedTime(
                    collection.folder.resolve(path),
                    FileTime.from(Instant.parse("2024-01-0" + (9 - i) + "T00:00:00Z")));
        }
        collection.scan();
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            Ancestry ancestry = new Ancestry(catalog, collection.folder, collection.texts());
            Family family = ancestry.families().get(0);
            assertThat(ancestry.haveTimes(family)).isTrue();
            assertThat(ancestry.lineage(family, true).first()).isEqualTo("stated.txt");
            assertThat(ancestry.lineage(family, false).first()).isEqualTo("statea.txt");
            Descent last = ancestry.lineage(family, false).descents().get(2);
            assertThat(ancestry.change(last).orElseThrow().evidence().inserted())
                    .isEqualTo(1);
        }
    }

    private static List<Told> told(Collection collection) throws IOException {
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            Ancestry ancestry = new Ancestry(catalog, collection.folder, collection.texts());
            List<Told> told = new ArrayList<>();
            for (Family family : ancestry.families()) {
                told.add(new Told(
                        family.members(), ancestry.lineage(family, false).toString()));
            }
            return told;
        }
    }

    private static List<Family> families(Collection collection) throws IOException {
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            return new Ancestry(catalog, collection.folder, collection.texts()).families();
        }
    }
}
