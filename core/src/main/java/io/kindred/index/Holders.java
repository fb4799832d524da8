package io.kindred.index;

/** The documents that hold a key, ascending. */
public interface Holders {
    /** How many they are. */
    int count();

    /** One of them, by its place from 0. */
    int document(int place);

    /** Whether it is known who they are. */
    default boolean areKnown() {
        return true;
    }

    /** All of them. */
    default int[] toArray() {
        int[] documents = new int[count()];
        for (int i = 0; i < documents.length; i++) {
            documents[i] = document(i);
        }
        return documents;
    }

    /** Too many documents to be told, about so many. */
    static Holders tooMany(int count) {
        return new Holders() {
            @Override
            public int count() {
                return count;
            }

            @Override
            public int document(int place) {
                throw new UnsupportedOperationException("who they are is not known");
            }

            @Override
            public boolean areKnown() {
                return false;
            }
        };
    }

    /** These documents, which ascend and are not copied. */
    static Holders of(int... documents) {
        return of(documents, 0, documents.length);
    }

    /** Those of some documents from one place to another; they ascend and are not copied. */
    static Holders of(int[] documents, int from, int to) {
        return new Holders() {
            @Override
            public int count() {
                return to - from;
            }

            @Override
            public int document(int place) {
                return documents[from + place];
            }
        };
    }
}
