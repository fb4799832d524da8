package io.kindred.fingerprint;

import io.kindred.text.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** The hashes of stretches of a text, in the order of the text. */
public record PlacedHashes(Scheme scheme, List<PlacedHash> hashes) implements Fingerprint {
    public PlacedHashes {
        Objects.requireNonNull(scheme, "scheme");
        hashes = List.copyOf(hashes);
    }

    /**
     * The hash of a stretch of a text.
     *
     * @param span where the stretch is in the original text
     */
    public record PlacedHash(long hash, Span span) {}

    /** The hashes that both texts have. */
    public Set<Long> shared(PlacedHashes other) {
        scheme.mustEqual(other.scheme);
        Set<Long> shared = distinct();
        shared.retainAll(other.distinct());
        return shared;
    }

    private Set<Long> distinct() {
        Set<Long> distinct = new HashSet<>();
        hashes.forEach(placed -> distinct.add(placed.hash()));
        return distinct;
    }

    @Override
    public String hex() {
        StringBuilder hex = new StringBuilder();
        for (PlacedHash placed : hashes) {
            hex.append(String.format(Locale.ROOT, "%016x", placed.hash()));
        }
        return hex.toString();
    }
}
