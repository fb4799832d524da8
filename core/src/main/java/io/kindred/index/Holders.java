package io.kindred.index;

/** The documents that hold a key, ascending. */
public interface Holders {
    /** How many they are. */
    int count();

    /** One of them, by its place from 0. */
    int document(int place);

    /** All of them. */
    default int[] toArray() {
        int[] documents = new int[count()];
        for (int i = 0; i < documents.length; i++) {
            documents[i] = document(i);
        }
        return documents;
    }

    /** These documents, which ascend and are not copied. */
    static Holders of(int... documents) {
        return new Holders() {
            @Override
            public int count() {
                return documents.length;
            }

            @Override
            public int document(int place) {
                return documents[place];
            }
        };
    }
}
