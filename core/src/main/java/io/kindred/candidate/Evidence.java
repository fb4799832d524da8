package io.kindred.candidate;

import io.kindred.fingerprint.reading.KeyKind;
import java.util.Arrays;

/** What one document shares with others, by kinds of keys: a table of documents that grows as they are met. */
final class Evidence {
    private static final int FREE = -1;
    private static final int KINDS = KeyKind.values().length;
    private static final int FEWEST = 256;

    private int[] documents = free(FEWEST);
    private float[] weights = new float[FEWEST * KINDS];
    private int size;

    /** Notes that a document shares a key of a kind and weight. */
    void add(int document, KeyKind kind, float weight) {
        int slot = slot(document);
        if (documents[slot] == FREE) {
            if (2 * size >= documents.length) {
                grow();
                slot = slot(document);
            }
            documents[slot] = document;
            size++;
        }
        weights[slot * KINDS + kind.number()] += weight;
    }

    /** How many documents were met. */
    int size() {
        return size;
    }

    /** How many places the table has. */
    int slots() {
        return documents.length;
    }

    /** Whether no document was met at a place of the table. */
    boolean isFree(int slot) {
        return documents[slot] == FREE;
    }

    /** The document at a place of the table that is not free. */
    int document(int slot) {
        return documents[slot];
    }

    /** What the keys of a kind that the document at a place shares weigh together. */
    float weight(int slot, KeyKind kind) {
        return weights[slot * KINDS + kind.number()];
    }

    private int slot(int document) {
        int slot = (document * 0x9E3779B1) >>> (Integer.numberOfLeadingZeros(documents.length) + 1);
        while (documents[slot] != FREE && documents[slot] != document) {
            slot = (slot + 1) & (documents.length - 1);
        }
        return slot;
    }

    private void grow() {
        int[] oldDocuments = documents;
        float[] oldWeights = weights;
        documents = free(2 * oldDocuments.length);
        weights = new float[2 * oldWeights.length];
        for (int old = 0; old < oldDocuments.length; old++) {
            if (oldDocuments[old] != FREE) {
                int slot = slot(oldDocuments[old]);
                documents[slot] = oldDocuments[old];
                System.arraycopy(oldWeights, old * KINDS, weights, slot * KINDS, KINDS);
            }
        }
    }

    private static int[] free(int length) {
        int[] slots = new int[length];
        Arrays.fill(slots, FREE);
        return slots;
    }
}
