package io.kindred.semantics.lexicon;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Texts in the order of their bytes. */
final class Texts {
    private final byte[] bytes;
    private final int[] starts;

    Texts(byte[] bytes, int[] starts) {
        this.bytes = bytes;
        this.starts = starts;
    }

    int size() {
        return starts.length - 1;
    }

    String at(int i) {
        return new String(bytes, starts[i], starts[i + 1] - starts[i], StandardCharsets.UTF_8);
    }

    /** The number of a text, or a negative one. */
    int find(String text) {
        byte[] wanted = text.getBytes(StandardCharsets.UTF_8);
        int low = 0;
        int high = size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Arrays.compareUnsigned(bytes, starts[middle], starts[middle + 1], wanted, 0, wanted.length);
            if (order == 0) {
                return middle;
            } else if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
