package io.kindred.semantics.measure;

import io.kindred.semantics.concept.Background;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.PackedNumbers;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Gathers which documents of a collection have which concepts, and packs it into the parts of a {@link ConceptIndex}. */
public final class ConceptPacking {
    private static final int POSTINGS_IN_A_BUCKET = 4096;
    private static final int LEAST_BITS = 1;
    private static final int MOST_BITS = 14;

    private final Background background;
    private final Map<Long, Holders> all = new HashMap<>();
    private int documents;
    private int english;
    private long postings;

    public ConceptPacking(Background background) {
        this.background = background;
    }

    /** Counts the next document. */
    public void add(ConceptVector document) {
        for (ConceptVector.Entry entry : document.entries()) {
            all.computeIfAbsent(WeightedConcepts.id(entry.concept()), id -> new Holders(entry.concept()))
                    .add(documents, entry.count());
        }
        english += document.language().equals(ConceptSpace.LANGUAGE) ? 1 : 0;
        postings += document.size();
        documents++;
    }

    /** Buckets of concepts by the first bits of their numbers, so that they ascend from bucket to bucket, and a head. */
    public Map<String, byte[]> parts() {
        ConceptSpace space = new ConceptSpace(new Counts(documents, english, concept -> 0), background);
        int bits = bits();
        double[] squares = new double[documents];
        Map<String, ByteArrayOutputStream> buckets = new LinkedHashMap<>();
        for (int bucket = 0; bucket < 1 << bits; bucket++) {
            buckets.put(ConceptIndex.bucket(bucket), new ByteArrayOutputStream());
        }
        long[] ids = all.keySet().stream().mapToLong(Long::longValue).sorted().toArray();
        for (long id : ids) {
            Holders holders = all.get(id);
            double rarity = space.rarity(holders.concept, holders.count);
            holders.addSquares(rarity, squares);
            holders.write(id, rarity, buckets.get(ConceptIndex.bucket(ConceptIndex.bucket(id, bits))));
        }
        Map<String, byte[]> parts = new LinkedHashMap<>();
        parts.put(ConceptIndex.HEAD, head(bits, squares));
        buckets.forEach((name, bucket) -> parts.put(name, bucket.toByteArray()));
        return parts;
    }

    private int bits() {
        long buckets = postings / POSTINGS_IN_A_BUCKET;
        return Math.max(LEAST_BITS, Math.min(MOST_BITS, Long.SIZE - Long.numberOfLeadingZeros(buckets)));
    }

    private byte[] head(int bits, double[] squares) {
        ByteBuffer head = ByteBuffer.allocate(3 * Integer.BYTES + squares.length * Double.BYTES);
        head.putInt(documents).putInt(english).putInt(bits);
        for (double square : squares) {
            head.putDouble(Math.sqrt(square));
        }
        return head.array();
    }

    /** The documents that have a concept, ascending: for each the step from the one before it, and how often. */
    private static final class Holders {
        private static final int FEW = 8;

        private final String concept;
        private final ByteArrayOutputStream packed = new ByteArrayOutputStream(FEW);
        private int count;
        private int last;

        Holders(String concept) {
            this.concept = concept;
        }

        void add(int document, int mentions) {
            PackedNumbers.write(document - last, packed);
            PackedNumbers.write(mentions, packed);
            last = document;
            count++;
        }

        /** Adds the squares of what the concept weighs to those of its documents. */
        void addSquares(double rarity, double[] squares) {
            boolean isPhrase = ConceptSpace.isPhrase(concept);
            ByteBuffer in = ByteBuffer.wrap(packed.toByteArray());
            int document = 0;
            while (in.hasRemaining()) {
                document += PackedNumbers.read(in);
                double weight = ConceptSpace.weight(PackedNumbers.read(in), rarity, isPhrase);
                squares[document] += weight * weight;
            }
        }

        void write(long id, double rarity, ByteArrayOutputStream out) {
            out.writeBytes(ByteBuffer.allocate(Long.BYTES + Double.BYTES)
                    .putLong(id)
                    .putDouble(rarity)
                    .array());
            PackedNumbers.write(ConceptSpace.isPhrase(concept) ? 1 : 0, out);
            PackedNumbers.write(count, out);
            out.writeBytes(packed.toByteArray());
        }
    }
}
