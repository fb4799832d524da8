package io.kindred.semantics.topic;

import java.util.List;

/**
 * Documents about one subject.
 *
 * @param label the concepts that tell it from other topics, the most telling first
 * @param documents the numbers of the documents, ascending
 * @param parts the narrower topics it falls into; none if it is of one piece
 */
public record Topic(List<String> label, List<Integer> documents, List<Topic> parts) {
    public Topic {
        label = List.copyOf(label);
        documents = List.copyOf(documents);
        parts = List.copyOf(parts);
    }
}
