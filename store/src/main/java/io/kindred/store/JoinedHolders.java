package io.kindred.store;

import io.kindred.index.Holders;
import java.util.List;

/** The holders of one key in several segments, which follow one another. Most are counted and never looked at. */
final class JoinedHolders implements Holders {
    private final List<Holders> parts;
    private final int count;
    private int[] documents;

    JoinedHolders(List<Holders> parts) {
        this.parts = parts;
        int sum = 0;
        for (Holders part : parts) {
            sum += part.count();
        }
        this.count = sum;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int document(int place) {
        if (documents == null) {
            documents = joined();
        }
        return documents[place];
    }

    private int[] joined() {
        int[] all = new int[count];
        int size = 0;
        for (Holders part : parts) {
            for (int i = 0; i < part.count(); i++) {
                all[size++] = part.document(i);
            }
        }
        return all;
    }
}
