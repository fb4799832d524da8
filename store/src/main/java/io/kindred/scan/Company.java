package io.kindred.scan;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.Crowds;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.Postings;
import io.kindred.store.Entry;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The documents that each document of a catalog is compared with.
 *
 * <p>One that follows the leader of a crowd is compared with the leader, and with others if it shares passages or sentences with them
 * that are its own and not the crowd's.
 */
final class Company {
    private final Library library;
    private final Crowds crowds;
    private final Postings beyondLeaders;
    private final CandidateFinder finder;

    /** A finder must look into the index in which leaders stand for their crowds. */
    Company(Library library, Crowds crowds, Postings beyondLeaders, CandidateFinder finder) {
        this.library = library;
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
                : finder.candidates(signature.get(), entry.words());
    }

    private int[] ofFollower(Entry entry, Signature signature) {
        long[] own = Arrays.stream(signature.passages())
                .filter(key -> beyondLeaders.holds(key, entry.id()))
                .toArray();
        int[] others = finder.candidates(new Signature(signature.si(), own, signature.chunks()), entry.words());
        return IntStream.concat(IntStream.of(crowds.leader(entry.id())), Arrays.stream(others))
                .distinct()
                .toArray();
    }
}
