package io.kindred.lab.family;

import io.kindred.text.Document;
import java.util.List;

/**
 * Documents whose families are known.
 *
 * @param families for each document what all of its family have in common
 */
record KinCorpus(String name, List<Document> documents, List<String> families) {
    KinCorpus {
        documents = List.copyOf(documents);
        families = List.copyOf(families);
    }
}
