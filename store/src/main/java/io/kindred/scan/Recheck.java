package io.kindred.scan;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.store.Details;
import io.kindred.store.Rederivation;
import io.kindred.text.Document;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes documents of a catalog apart anew and compares what comes out with what the catalog has. */
public final class Recheck implements Rederivation {
    @Override
    public Optional<String> fault(Details document, long[] keys, Optional<String> text) {
        return text.flatMap(kept -> fault(document, keys, kept));
    }

    private static Optional<String> fault(Details document, long[] keys, String text) {
        if (!document.scheme().equals(Intake.SCHEME)) {
            return Optional.of("its fingerprints are of scheme " + document.scheme() + ", not " + Intake.SCHEME);
        }
        String path = document.entry().path();
        Reading reading = Reading.of(new Document(path, document.title(), text, Map.of()));
        Signature signature = Signature.of(reading);
        List<Long> chunks = Arrays.stream(signature.chunks()).boxed().toList();
        boolean same = reading.words() == document.entry().words()
                && signature.si() == document.si()
                && chunks.equals(document.chunks())
                && Arrays.equals(signature.keys(), keys);
        return same ? Optional.empty() : Optional.of("its fingerprints are not those of its text");
    }
}
