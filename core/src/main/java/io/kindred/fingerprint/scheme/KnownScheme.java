package io.kindred.fingerprint.scheme;

import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.MinHasher;
import io.kindred.fingerprint.SentenceHasher;
import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.Winnower;
import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.fingerprint.paper.PermutationMinHasher;
import io.kindred.fingerprint.paper.RothHasher;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.fingerprint.shingle.Unit;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The schemes that can be asked for by name. What a name computes never changes: better is another name. */
public enum KnownScheme {
    SIMHASH64("simhash64-v1", "64-bit SimHash of shingles", Takes.SHINGLES, simHash(64)),
    SIMHASH128("simhash128-v1", "128-bit SimHash of shingles", Takes.SHINGLES, simHash(128)),
    SIMHASH256("simhash256-v1", "256-bit SimHash of shingles", Takes.SHINGLES, simHash(256)),
    MINHASH(
            "minhash-v1",
            "MinHash of shingles by one permutation",
            Takes.COMPONENTS,
            set -> new MinHasher(set.number("components", 128), set.shingling(Unit.WORDS), set.key())),
    SENTENCES("sentences-v1", "a hash per sentence", Set.of(), set -> new SentenceHasher(set.key())),
    PASSAGES(
            "passages-v1",
            "winnowed hashes of word runs",
            Set.of("shingle", "window"),
            set -> new Winnower(set.number("shingle", 8), set.number("window", 8), set.key())),
    TEXT("text-v1", "SHA-256 of the normalised text", Set.of(), set -> new ExactHasher()),
    CONTENT("content-v1", "SHA-256 of the bytes", Set.of(), set -> {
        throw new IllegalArgumentException("content-v1 is made of bytes, not of text");
    }),
    WAIKATO(
            "waikato-v1",
            "SimHash as in Waikato 2013",
            Set.of("bits", "shingle"),
            set -> new WaikatoHasher(set.number("bits", 64), set.number("shingle", 4))),
    ROTH(
            "roth-2013",
            "Similarity Index as in Roth 2013",
            Set.of("bits", "shingle"),
            set -> new RothHasher(set.number("bits", 64), set.number("shingle", 4))),
    MINHASH_MODULAR(HashFamily.MODULAR, "MinHash as in UPC 2018, modular"),
    MINHASH_MULTIPLICATIVE(HashFamily.MULTIPLICATIVE, "MinHash as in UPC 2018, multiplicative"),
    MINHASH_MURMUR3(HashFamily.MURMUR3, "MinHash as in UPC 2018, Murmur3");

    private final String schemeName;
    private final String meaning;
    private final Set<String> takes;
    private final Function<SchemeSettings, Fingerprinter<?>> maker;

    KnownScheme(
            String schemeName, String meaning, Set<String> takes, Function<SchemeSettings, Fingerprinter<?>> maker) {
        this.schemeName = schemeName;
        this.meaning = meaning;
        this.takes = takes;
        this.maker = maker;
    }

    KnownScheme(HashFamily family, String meaning) {
        this("minhash-" + family + "-v1", meaning, Takes.COMPONENTS, set -> permutations(family, set));
    }

    /** The scheme with the given name. */
    public static KnownScheme named(String name) {
        return Arrays.stream(values())
                .filter(scheme -> scheme.schemeName.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no scheme is called " + name + "; known are "
                        + Arrays.stream(values()).map(KnownScheme::schemeName).collect(Collectors.joining(", "))));
    }

    public String schemeName() {
        return schemeName;
    }

    /** What it is, in a few words. */
    public String meaning() {
        return meaning;
    }

    /** The names of the settings it takes. */
    public Set<String> takes() {
        return takes;
    }

    /** A maker of fingerprints of this scheme; settings it does not take are refused. */
    public Fingerprinter<?> fingerprinter(SchemeSettings settings) {
        settings.mustBeAmong(schemeName, takes);
        return maker.apply(settings);
    }

    private static Function<SchemeSettings, Fingerprinter<?>> simHash(int bits) {
        return set -> new SimHasher(bits, set.shingling(Unit.CHARS), !set.bag(), set.key());
    }

    private static Fingerprinter<?> permutations(HashFamily family, SchemeSettings set) {
        Shingling shingling = new Shingling(set.unit().orElse(Unit.CHARS), set.number("shingle", 5));
        return new PermutationMinHasher(family, set.number("components", 200), shingling);
    }

    /** Names of settings that several schemes take. */
    private static final class Takes {
        static final Set<String> SHINGLES = Set.of("shingle", "unit", "bag");
        static final Set<String> COMPONENTS = Set.of("shingle", "unit", "components");
    }
}
