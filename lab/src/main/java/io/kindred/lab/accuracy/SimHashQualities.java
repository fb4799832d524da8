package io.kindred.lab.accuracy;

import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.lab.text.Paragraph;
import java.util.ArrayList;
import java.util.List;

/** The quality of the SimHashes of this project in all widths, on sets and bags of 4-grams and 6-grams. */
public final class SimHashQualities {
    private SimHashQualities() {}

    /** One form of SimHash and its quality. */
    public record Row(int bits, int size, boolean set, BitQuality quality) {}

    public static List<Row> measure(List<Paragraph> paragraphs) {
        List<Row> rows = new ArrayList<>();
        for (int size : new int[] {4, 6}) {
            for (int bits : new int[] {64, 128, 256}) {
                rows.add(row(paragraphs, bits, size, true));
                rows.add(row(paragraphs, bits, size, false));
            }
        }
        return rows;
    }

    private static Row row(List<Paragraph> paragraphs, int bits, int size, boolean set) {
        SimHasher hasher = new SimHasher(bits, Shingling.chars(size), set, HashKey.PUBLIC);
        BitQuality quality = BitQuality.measure(paragraphs, bits, text -> words(hasher.fingerprint(text)));
        return new Row(bits, size, set, quality);
    }

    private static long[] words(SimHash hash) {
        long[] words = new long[hash.bits() / Long.SIZE];
        for (int i = 0; i < words.length; i++) {
            words[i] = hash.word(i);
        }
        return words;
    }
}
