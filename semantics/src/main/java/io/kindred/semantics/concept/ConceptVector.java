package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.ConceptType;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The concepts of a text with how often it mentions each, in alphabetical order.
 *
 * <p>It knows nothing of other texts: how much a concept weighs among many is up to a {@link io.kindred.semantics.measure.ConceptSpace}.
 */
public final class ConceptVector {
    /** Names how concepts are found and how a vector is stored; vectors of two schemes cannot be compared. */
    public static final String SCHEME = "concepts-v1";

    private final String language;
    private final Entry[] entries;

    private ConceptVector(String language, Entry[] entries) {
        this.language = Objects.requireNonNull(language, "language");
        this.entries = entries;
    }

    /** One concept of a text: its name, how the text writes it, what it names, and how often. */
    public record Entry(String concept, String surface, ConceptType type, int count) {
        public Entry {
            Objects.requireNonNull(concept, "concept");
            Objects.requireNonNull(surface, "surface");
            Objects.requireNonNull(type, "type");
            if (count < 1) {
                throw new IllegalArgumentException("a concept is mentioned at least once, not " + count + " times");
            }
        }
    }

    /** The vector of a text in a language that mentions these. */
    public static ConceptVector of(String language, Collection<Mention> mentions) {
        Map<String, Tally> tallies = new TreeMap<>();
        for (Mention mention : mentions) {
            tallies.computeIfAbsent(mention.concept(), concept -> new Tally()).add(mention);
        }
        Entry[] entries = new Entry[tallies.size()];
        int i = 0;
        for (Map.Entry<String, Tally> tally : tallies.entrySet()) {
            entries[i++] = tally.getValue().entry(tally.getKey());
        }
        return new ConceptVector(language, entries);
    }

    /** A vector of entries in alphabetical order. */
    static ConceptVector of(String language, Entry[] entries) {
        return new ConceptVector(language, entries);
    }

    /** The vector that {@link #bytes()} was asked of; bytes of another scheme or damaged ones are refused. */
    public static ConceptVector of(byte[] bytes) {
        return ConceptBytes.read(bytes);
    }

    /** The vector in few bytes, with the name of the scheme. */
    public byte[] bytes() {
        return ConceptBytes.write(this);
    }

    /** The code of the language of the text. */
    public String language() {
        return language;
    }

    /** How many concepts there are. */
    public int size() {
        return entries.length;
    }

    public Entry get(int i) {
        return entries[i];
    }

    public List<Entry> entries() {
        return List.of(entries);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ConceptVector that
                && language.equals(that.language)
                && Arrays.equals(entries, that.entries);
    }

    @Override
    public int hashCode() {
        return 31 * language.hashCode() + Arrays.hashCode(entries);
    }

    @Override
    public String toString() {
        return language + Arrays.toString(entries);
    }

    /** The mentions of one concept. */
    private static final class Tally {
        private final Map<String, Integer> surfaces = new TreeMap<>();
        private ConceptType type = ConceptType.TERM;
        private int count;

        private void add(Mention mention) {
            count++;
            surfaces.merge(mention.surface(), 1, Integer::sum);
            if (type == ConceptType.TERM) {
                type = mention.type();
            }
        }

        private Entry entry(String concept) {
            String best = concept;
            int most = 0;
            for (Map.Entry<String, Integer> surface : surfaces.entrySet()) {
                if (surface.getValue() > most) {
                    best = surface.getKey();
                    most = surface.getValue();
                }
            }
            return new Entry(concept, best, type, count);
        }
    }
}
