package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Seeds.class)
class CheckTest {
    @TempDir
    private Path place;

    @Test
    void fileFindsItsKinAndIsNotAdded(Random random) throws IOException {
        Collection collection = new Collection(place.toRealPath());
        String text = new Prose(random).paragraphs(5);
        collection.write("whole.txt", text);
        collection.write("other.txt", new Prose(random).paragraphs(5));
        Collection.Contents before = collection.scan();
        Path asked = Files.writeString(place.resolve("asked.txt"), text + "\n\n" + new Prose(random).paragraph());
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            Check check = new Check(catalog, collection.folder, collection.texts(), 2);
            List<Kinship> kin = check.check("asked", asked);
            assertThat(kin).hasSize(1);
            assertThat(kin.get(0).relation().left()).isEqualTo("asked");
            assertThat(kin.get(0).relation().right()).isEqualTo("whole.txt");
            assertThat(kin.get(0).relation().kind()).isEqualTo(RelationKind.VERSION);
            assertThat(check.check("same", collection.folder.resolve("other.txt"))
                            .get(0)
                            .relation()
                            .kind())
                    .isEqualTo(RelationKind.IDENTICAL);
            assertThat(Collection.contents(catalog)).isEqualTo(before);
        }
    }

    @Test
    void checkSaysWhatAScanWouldSay(Random random) throws IOException {
        Collection collection = new Collection(place.toRealPath());
        List<String> paths = collection.writeFamilies(10, random);
        String added = paths.get(random.nextInt(paths.size()));
        String text = Files.readString(collection.folder.resolve(added));
        Files.delete(collection.folder.resolve(added));
        collection.scan();
        Path asked = Files.writeString(place.resolve("asked.txt"), text);
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            List<Kinship> kin = new Check(catalog, collection.folder, collection.texts(), 2).check(added, asked);
            collection.write(added, text);
            List<String> scanned = collection.scan().relations().stream()
                    .filter(relation -> relation.contains("=" + added + ","))
                    .toList();
            assertThat(kin).hasSameSizeAs(scanned);
        }
    }

    @Test
    void ofACrowdItsLeaderAnswers(Random random) throws IOException {
        Collection collection = new Collection(place.toRealPath());
        String text = new Prose(random).paragraphs(3);
        for (int i = 0; i < 300; i++) {
            collection.write("near/" + (100 + i) + ".txt", text + " Number" + random.nextInt());
            collection.write("same/" + (100 + i) + ".txt", "A few words, and the same in all of these files.");
        }
        collection.scan();
        Path asked = Files.writeString(place.resolve("asked.txt"), text + " Another.");
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            Check check = new Check(catalog, collection.folder, collection.texts(), 2);
            Kinship near = check.check("asked", asked).get(0);
            assertThat(near.relation().right()).isEqualTo("near/100.txt");
            assertThat(near.alike()).isBetween(280, 299);
            List<Kinship> same = check.check("same", collection.folder.resolve("same/150.txt"));
            assertThat(same).hasSize(1);
            assertThat(same.get(0).relation().kind()).isEqualTo(RelationKind.IDENTICAL);
            assertThat(same.get(0).relation().right()).isEqualTo("same/100.txt");
            assertThat(same.get(0).alike()).isEqualTo(299);
            List<Kinship> known = check.check("known", collection.folder.resolve("near/150.txt"));
            assertThat(known)
                    .extracting(kinship -> kinship.relation().right())
                    .contains("near/100.txt", "near/150.txt");
            assertThat(known).hasSizeLessThan(10);
        }
    }
}
