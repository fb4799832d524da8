package io.kindred.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.text.FoldingNormalizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Documents and relations to put into catalogs. */
final class Samples {
    private static final int KEYS = 30;

    private Samples() {}

    /** A document with these keys. */
    static NewDocument document(String path, long mtime, String text, long... keys) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        return new NewDocument(
                new FileState(path, bytes.length, mtime, content(bytes)),
                "Title of " + path,
                Map.of("author", "A. U. Thor", "charset", "UTF-8", "odd \"name\"", "line\nbreak \\ and \u0001"),
                textHash(text),
                text.split(" ", -1).length,
                "simhash64-v1",
                new Signature(0xCAFE_BABE_DEAD_BEEFL + mtime, keys, new long[] {1, -2}),
                Optional.of(CompressedText.of(text)));
    }

    /** A document with random text and keys, some of which others have too. */
    static NewDocument random(String path, Random random) throws IOException {
        String text = "The word " + random.nextLong() + " of " + path;
        return document(path, random.nextLong(), text, keys(random));
    }

    /** Ascending keys, few or many, from few values and from all. */
    static long[] keys(Random random) {
        return random.longs(random.nextInt(KEYS))
                .map(bits -> bits % 3 == 0 ? bits >>> 60 << 36 : bits >>> 24)
                .sorted()
                .distinct()
                .toArray();
    }

    /** The hash of a text once normalised. */
    static ExactHash textHash(String text) {
        return new ExactHasher().fingerprint(new FoldingNormalizer().normalize(text));
    }

    static StoredRelation relation(int left, int right, Random random) {
        RelationKind[] kinds =
                EnumSet.complementOf(EnumSet.of(RelationKind.RELATED)).toArray(RelationKind[]::new);
        Relation relation = new Relation(
                "?",
                "?",
                kinds[random.nextInt(kinds.length)],
                random.nextDouble(),
                random.nextDouble(),
                random.nextDouble(),
                random.nextDouble(),
                random.nextDouble(),
                random.nextBoolean());
        int[] counts = random.ints(7, 0, 1000).toArray();
        return new StoredRelation(
                left,
                right,
                relation,
                new Evidence(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6]));
    }

    /** The same relation between these paths. */
    static StoredRelation relation(StoredRelation stored, String left, String right) {
        Relation old = stored.relation();
        Relation named = new Relation(
                left,
                right,
                old.kind(),
                old.score(),
                old.version(),
                old.leftInRight(),
                old.rightInLeft(),
                old.order(),
                old.approximate());
        return new StoredRelation(stored.left(), stored.right(), named, stored.evidence());
    }

    static List<StoredRelation> relations(Catalog catalog, RelationFilter filter) throws IOException {
        List<StoredRelation> relations = new ArrayList<>();
        catalog.relations(filter, relations::add);
        return relations;
    }

    private static ExactHash content(byte[] bytes) throws IOException {
        return ExactHasher.content(new ByteArrayInputStream(bytes));
    }
}
