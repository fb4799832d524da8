package io.kindred.lab.candidates;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.NamedText;
import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.StandardRecipe;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RecallTest {
    private static final long SEED = 20134;

    @Test
    void madeVersionsAreCandidates() {
        Recall recall = Recall.of(versions());
        assertThat(recall.kin()).isGreaterThan(60);
        assertThat(recall.recall()).isGreaterThanOrEqualTo(0.995);
        assertThat(recall.othersFound()).isLessThanOrEqualTo(recall.others());
    }

    @Test
    void strangersHaveNoKinToFind() {
        Recall recall = Recall.of(List.of(
                document("a", "One two three four five six seven."),
                document("b", "Nothing whatever in common here.")));
        assertThat(recall.kin()).isZero();
        assertThat(recall.recall()).isEqualTo(1);
        assertThat(recall.documents()).isEqualTo(2);
    }

    private static List<Document> versions() {
        Random random = new Random(SEED);
        List<NamedText> bases = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            bases.add(new NamedText("base" + i, new Prose(random).article(4 + random.nextInt(4))));
        }
        List<Document> documents = new ArrayList<>();
        bases.forEach(base -> documents.add(document(base.name(), base.text())));
        for (VersionPair pair : StandardRecipe.MIXED.make(bases, random).pairs()) {
            documents.add(document(pair.version().name(), pair.version().text()));
        }
        return documents;
    }

    private static Document document(String id, String text) {
        return new Document(id, id, text, Map.of());
    }
}
