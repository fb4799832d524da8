package io.kindred.semantics.topic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.Seeds;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.TextConcepts;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class TopicFinderTest {
    private static final String[] SUBJECTS = {
        "The golf player won the championship at Oak Hill with a putt.",
        "The harbour master had the basin dredged for the boats.",
        "Barley soup needs carrots, stock and an hour on the stove."
    };

    private final TopicFinder finder = new TopicFinder();

    /** Documents of three subjects by turns; those of one are each other's neighbours. */
    private static List<List<Neighbour>> neighbours(int documents) {
        return IntStream.range(0, documents)
                .mapToObj(i -> IntStream.range(0, documents)
                        .filter(j -> j != i && j % 3 == i % 3)
                        .mapToObj(j -> new Neighbour(j, 0.5))
                        .toList())
                .toList();
    }

    private static List<ConceptVector> documents(int count) {
        TextConcepts concepts = new TextConcepts();
        return IntStream.range(0, count)
                .mapToObj(i -> concepts.vector(SUBJECTS[i % 3]))
                .toList();
    }

    @Test
    void documentsOfOneSubjectAreATopicWithALabel() {
        List<Topic> topics = finder.topics(documents(12), neighbours(12), Wishes.NONE);
        assertThat(topics)
                .extracting(Topic::documents)
                .containsExactly(List.of(0, 3, 6, 9), List.of(1, 4, 7, 10), List.of(2, 5, 8, 11));
        assertThat(topics.get(0).label()).contains("Oak Hill");
        assertThat(topics.get(2).label()).containsAnyOf("Barley soup", "Barley", "soup");
    }

    @Test
    void wishesAreKept() {
        Wishes wishes = new Wishes(List.of(new Wishes.Pair(0, 1)), List.of(new Wishes.Pair(2, 5)));
        List<Topic> topics = finder.topics(documents(12), neighbours(12), wishes);
        assertThat(topicOf(0, topics)).isSameAs(topicOf(1, topics));
        assertThat(topicOf(2, topics)).isNotSameAs(topicOf(5, topics));
    }

    private static Topic topicOf(int document, List<Topic> topics) {
        return topics.stream()
                .filter(topic -> topic.documents().contains(document))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void wishesThatContradictEachOtherAreRefused() {
        Wishes wishes =
                new Wishes(List.of(new Wishes.Pair(0, 1), new Wishes.Pair(1, 2)), List.of(new Wishes.Pair(0, 2)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> finder.topics(documents(3), neighbours(3), wishes))
                .withMessageContaining("both together and apart");
    }

    @Test
    void documentsWithoutNeighboursAreTopicsOfTheirOwn() {
        List<Topic> topics = finder.topics(documents(3), List.of(List.of(), List.of(), List.of()), Wishes.NONE);
        assertThat(topics).extracting(Topic::documents).containsExactly(List.of(0), List.of(1), List.of(2));
        assertThat(finder.topics(List.of(), List.of(), Wishes.NONE)).isEmpty();
    }

    @Test
    void everyDocumentIsInOneTopicAndWishesHoldOnAnyGraph(Random random) {
        for (int n = 0; n < 60; n++) {
            int size = 3 + random.nextInt(30);
            List<List<Neighbour>> neighbours = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                neighbours.add(random.ints(random.nextInt(6), 0, size)
                        .mapToObj(j -> new Neighbour(j, 0.1 + random.nextDouble()))
                        .toList());
            }
            Wishes wishes = new Wishes(List.of(new Wishes.Pair(0, 1)), List.of(new Wishes.Pair(1, 2)));
            List<Topic> topics = finder.topics(documents(size), neighbours, wishes);
            assertThat(topics.stream()
                            .flatMap(topic -> topic.documents().stream())
                            .toList())
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, size).boxed().toList());
            assertThat(topicOf(0, topics)).isSameAs(topicOf(1, topics));
            assertThat(topicOf(1, topics)).isNotSameAs(topicOf(2, topics));
            assertThat(finder.topics(documents(size), neighbours, wishes)).isEqualTo(topics);
        }
    }

    @Test
    void groupsAreAtLeastAsGoodAsAllApartOrAllTogether(Random random) {
        for (int n = 0; n < 60; n++) {
            int size = 2 + random.nextInt(12);
            Graph graph = new Graph(size);
            for (int i = 0; i < 2 * size; i++) {
                int left = random.nextInt(size);
                int right = random.nextInt(size);
                if (left != right) {
                    graph.add(left, right, 1);
                }
            }
            double found = graph.modularity(new Communities().groups(graph, Wishes.NONE));
            assertThat(found)
                    .isGreaterThanOrEqualTo(
                            graph.modularity(IntStream.range(0, size).toArray()) - 1e-9);
            assertThat(found).isGreaterThanOrEqualTo(graph.modularity(new int[size]) - 1e-9);
        }
    }
}
