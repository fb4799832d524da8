package io.kindred.store;

import io.kindred.index.Holders;
import java.util.Arrays;
import java.util.List;

/** The holders of one key in several segments, which follow one another. Most are counted and never looked at. */
final class JoinedHolders implements Holders {
    private final List<Holders> parts;
    private final int count;
    private int[] documents;

    JoinedHolders(List<Holders> parts) {
        this.parts = parts;
        this.count = parts.stream().mapToInt(Holders::count).sum();
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int document(int place) {
        if (documents == null) {
            documents = parts.stream()
                    .flatMapToInt(part -> Arrays.stream(part.toArray()))
                    .toArray();
        }
        return documents[place];
    }
}
