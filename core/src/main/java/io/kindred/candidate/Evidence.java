package io.kindred.candidate;

import io.kindred.fingerprint.reading.KeyKind;
import java.util.Arrays;

/** How many keys of each kind one document shares with others: a table of documents that grows as they are met. */
final class Evidence {
    private static final int FREE = -1;
    private static final int KINDS = KeyKind.values().length;

    private int[] documents = filled(256);
    private int[] counts = new int[256 * KINDS];
    private int size;

    /** Notes that a document shares one more key of a kind. */
    void add(int document, KeyKind kind) {
        int slot = slot(document);
        if (documents[slot] == FREE) {
            documents[slot] = document;
            if (2 * ++size > documents.length) {
                grow();
                slot = slot(document);
            }
        }
        counts[slot * KINDS + kind.number()]++;
    }

    /** How many keys of a kind a document shares. */
    int count(int document, KeyKind kind) {
        return counts[slot(document) * KINDS + kind.number()];
    }

    /** The documents met, ascending. */
    int[] documents() {
        return Arrays.stream(documents)
                .filter(document -> document != FREE)
                .sorted()
                .toArray();
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
        int[] oldCounts = counts;
        documents = filled(2 * oldDocuments.length);
        counts = new int[2 * oldCounts.length];
        for (int old = 0; old < oldDocuments.length; old++) {
            if (oldDocuments[old] != FREE) {
                int slot = slot(oldDocuments[old]);
                documents[slot] = oldDocuments[old];
                System.arraycopy(oldCounts, old * KINDS, counts, slot * KINDS, KINDS);
            }
        }
    }

    private static int[] filled(int length) {
        int[] slots = new int[length];
        Arrays.fill(slots, FREE);
        return slots;
    }
}
