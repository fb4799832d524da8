package io.kindred.semantics.measure;

import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.Mention;
import io.kindred.semantics.lexicon.ConceptType;
import io.kindred.semantics.lexicon.Lexicon;
import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Makes concepts meet that a lexicon knows to mean the same, or to have a broader term in common.
 *
 * @param lexicon what is known of terms
 * @param synonyms whether terms that mean the same count as one
 * @param broader whether a document has the broader terms of its concepts too
 */
public record Expansion(Lexicon lexicon, boolean synonyms, boolean broader) {
    /** Leaves concepts as they are. */
    public static final Expansion NONE = new Expansion(Lexicon.NONE, false, false);

    private static final Span NOWHERE = Span.of(0, 0);

    public Expansion {
        Objects.requireNonNull(lexicon, "lexicon");
    }

    /** The concepts of a document with what the lexicon adds; how they are written stays. */
    public ConceptVector expand(ConceptVector document) {
        if (!synonyms && !broader) {
            return document;
        }
        List<Mention> mentions = new ArrayList<>();
        for (ConceptVector.Entry entry : document.entries()) {
            Mention mention = new Mention(name(entry.concept()), entry.surface(), entry.type(), NOWHERE);
            for (int i = 0; i < entry.count(); i++) {
                mentions.add(mention);
            }
            if (broader) {
                lexicon.broader(entry.concept()).stream()
                        .map(term -> new Mention(name(term), term, ConceptType.TERM, NOWHERE))
                        .forEach(mentions::add);
            }
        }
        return ConceptVector.of(document.language(), mentions);
    }

    /** The one of the terms that mean the same which comes first in the alphabet. */
    private String name(String concept) {
        if (!synonyms) {
            return concept;
        }
        return Stream.concat(Stream.of(concept), lexicon.synonyms(concept).stream())
                .min(String::compareTo)
                .orElseThrow();
    }
}
