package io.kindred.scan;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.Crowds;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.Postings;
import io.kindred.store.Entry;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The documents that each document of a catalog is compared with.
 *
 * <p>One that follows the leader of a crowd is compared with the leader, and with others that follow nobody and that the leader is
 * not compared with, if it shares passages or sentences with them that are not the leader's. One that follows nobody is compared with
 * a leader rather than with who follows it.
 */
final class Company {
    private final Library library;
    private final Map<Integer, Entry> entries;
    private final Crowds crowds;
    private final Postings beyondLeaders;
    private final CandidateFinder finder;
    private final Map<Integer, BitSet> ofLeaders = new ConcurrentHashMap<>();

    Company(
            Library library,
            Map<Integer, Entry> entries,
            Crowds crowds,
            Postings beyondLeaders,
            CandidateFinder finder) {
        this.library = library;
        this.entries = entries;
        this.crowds = crowds;
        this.beyondLeaders = beyondLeaders;
        this.finder = finder;
    }

    /** The numbers of those to compare with a document; it may be among them itself. */
    int[] of(Entry entry) throws IOException {
        Optional<Signature> signature = library.takeSignature(entry);
        if (signature.isEmpty()) {
            return new int[0];
        }
        return crowds.follows(entry.id())
                ? ofFollower(entry, signature.get())
                : withoutFollowers(finder.candidates(signature.get(), entry.words()));
    }

    private int[] withoutFollowers(int... candidates) {
        BitSet all = new BitSet();
        Arrays.stream(candidates).forEach(all::set);
        return Arrays.stream(candidates)
                .filter(other -> !crowds.follows(other) || !all.get(crowds.leader(other)))
                .toArray();
    }

    private int[] ofFollower(Entry entry, Signature signature) throws IOException {
        long[] own = Arrays.stream(signature.passages())
                .filter(key -> beyondLeaders.holds(key, entry.id()))
                .toArray();
        int[] others = finder.candidates(new Signature(signature.si(), own, signature.chunks()), entry.words());
        int leader = crowds.leader(entry.id());
        BitSet known = ofLeader(entries.get(leader));
        return IntStream.concat(
                        IntStream.of(leader),
                        Arrays.stream(others).filter(other -> !crowds.follows(other) && !known.get(other)))
                .distinct()
                .toArray();
    }

    private BitSet ofLeader(Entry leader) throws IOException {
        BitSet known = ofLeaders.get(leader.id());
        if (known == null) {
            BitSet found = new BitSet();
            library.reading(leader)
                    .ifPresent(reading -> Arrays.stream(finder.candidates(Signature.of(reading), leader.words()))
                            .forEach(found::set));
            ofLeaders.put(leader.id(), found);
            known = found;
        }
        return known;
    }
}
