package io.kindred.semantics.topic;

import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.measure.ConceptSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Groups documents by subject.
 *
 * <p>What two documents have to do with each other is up to whoever gives the neighbours: the {@value #NEIGHBOURS} nearest of each document,
 * by their {@linkplain io.kindred.semantics.measure.SemanticScore score}. How many topics there are comes out. The same documents
 * in the same order have the same topics.
 */
public final class TopicFinder {
    /** How many neighbours of each document make good topics. */
    public static final int NEIGHBOURS = 30;

    /** Topics of fewer documents are not taken apart. */
    private static final int LEAST_TO_PART = 30;

    /** How much more within parts than by chance neighbours must be for a topic to fall into them. */
    private static final double LEAST_MODULARITY = 0.35;

    /**
     * The topics of documents, the largest first; a document without neighbours is a topic of its own.
     *
     * @param documents the concepts of each document, for the labels
     * @param neighbours for each document those that are near
     */
    public List<Topic> topics(List<ConceptVector> documents, List<List<Neighbour>> neighbours, Wishes wishes) {
        if (documents.size() != neighbours.size()) {
            throw new IllegalArgumentException(
                    documents.size() + " documents cannot have the neighbours of " + neighbours.size());
        }
        Graph graph = Graph.of(neighbours);
        TopicLabels labels = new TopicLabels(documents, ConceptSpace.of(documents));
        int[] groups = new Communities().groups(graph, wishes);
        List<Topic> topics = new ArrayList<>();
        for (List<Integer> members : members(groups)) {
            topics.add(new Topic(labels.label(members), members, parts(members, graph, labels)));
        }
        return topics;
    }

    /** The narrower topics of one, if it falls into some. */
    private List<Topic> parts(List<Integer> members, Graph graph, TopicLabels labels) {
        if (members.size() < LEAST_TO_PART) {
            return List.of();
        }
        Graph part = graph.part(members);
        int[] groups = new Communities().groups(part, Wishes.NONE);
        if (part.modularity(groups) < LEAST_MODULARITY) {
            return List.of();
        }
        List<Topic> parts = new ArrayList<>();
        for (List<Integer> numbers : members(groups)) {
            List<Integer> documents = numbers.stream().map(members::get).toList();
            parts.add(new Topic(labels.label(documents), documents, List.of()));
        }
        return parts;
    }

    private static List<List<Integer>> members(int[] groups) {
        Map<Integer, List<Integer>> members = new TreeMap<>();
        for (int document = 0; document < groups.length; document++) {
            members.computeIfAbsent(groups[document], group -> new ArrayList<>())
                    .add(document);
        }
        return members.values().stream()
                .sorted(Comparator.comparingInt((List<Integer> group) -> -group.size())
                        .thenComparing(group -> group.get(0)))
                .toList();
    }
}
