package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.ConceptType;
import io.kindred.semantics.lexicon.Lemmatizer;
import io.kindred.semantics.lexicon.WordNet;
import io.kindred.text.Span;
import io.kindred.text.Tokenizer;
import io.kindred.text.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The extractor that comes with Kindred: names, key phrases and terms by rules and word lists, in any language.
 *
 * <p>English words count in their base form. In other languages words count as they are, without stop words where their list is
 * known; in scripts without spaces each two neighbouring signs are a term. Numbers are no concepts, nor are words of more than 60
 * characters. Of very long texts the first 100,000 words count.
 */
public final class TextConcepts implements EntityExtractor {
    /** The longest word that can be a concept. */
    static final int LONGEST = 60;

    private static final int MOST_WORDS = 100_000;

    private final Tokenizer tokenizer = new Tokenizer();
    private final LanguageDetector detector = new LanguageDetector();
    private final WordNet wordNet;
    private final Lemmatizer lemmatizer;
    private final NameFinder nameFinder;
    private final KeyPhrases keyPhrases;

    private final KnownTerms knownTerms;

    /** An extractor that knows the words of WordNet. */
    public TextConcepts() {
        this(Set.of());
    }

    /** An extractor that finds these terms too, such as those of a {@link io.kindred.semantics.lexicon.Taxonomy}. */
    public TextConcepts(Set<String> terms) {
        wordNet = WordNet.words();
        lemmatizer = new Lemmatizer(wordNet);
        nameFinder = new NameFinder(wordNet, lemmatizer);
        keyPhrases = new KeyPhrases(wordNet, lemmatizer);
        knownTerms = new KnownTerms(terms, lemmatizer);
    }

    /** The language of a text, by its code, or {@link LanguageDetector#UNKNOWN}. */
    public String language(String text) {
        return detector.language(tokenizer.tokenize(text));
    }

    @Override
    public List<Mention> extract(String text) {
        Tokens tokens = tokenizer.tokenize(text);
        return extract(tokens, detector.language(tokens));
    }

    /** The concepts of a text with their counts. */
    public ConceptVector vector(String text) {
        Tokens tokens = tokenizer.tokenize(text);
        String language = detector.language(tokens);
        return ConceptVector.of(language, extract(tokens, language));
    }

    private List<Mention> extract(Tokens tokens, String language) {
        Words words = new Words(tokens, Math.min(tokens.size(), MOST_WORDS), language);
        List<Mention> mentions = new ArrayList<>();
        Set<KeyPhrases.Phrase> found = new HashSet<>();
        ConceptType[] names = new ConceptType[words.size];
        BitSet inNames = new BitSet();
        for (NameFinder.Name name : nameFinder.names(words)) {
            Arrays.fill(names, name.from(), name.to(), name.to() - name.from() > 1 ? ConceptType.TERM : name.type());
            if (name.to() - name.from() > 1) {
                inNames.set(name.from(), name.to());
                String concept = String.join(" ", Arrays.asList(words.small).subList(name.from(), name.to()));
                found.add(new KeyPhrases.Phrase(concept, name.from(), name.to()));
                mentions.add(mention(words, concept, name.from(), name.to(), name.type()));
            }
        }
        List<KeyPhrases.Phrase> phrases = new ArrayList<>(keyPhrases.phrases(words, inNames));
        phrases.addAll(knownTerms.find(words));
        for (KeyPhrases.Phrase phrase : phrases) {
            if (found.add(phrase)) {
                mentions.add(mention(words, phrase.concept(), phrase.from(), phrase.to(), ConceptType.TERM));
            }
        }
        addTerms(words, names, mentions);
        mentions.sort(
                Comparator.comparingInt((Mention mention) -> mention.span().from())
                        .thenComparingInt(mention -> mention.span().to()));
        return mentions;
    }

    private void addTerms(Words words, ConceptType[] names, List<Mention> mentions) {
        for (int i = 0; i < words.size; i++) {
            if (words.signs.get(i)) {
                addSign(words, i, mentions);
            } else if (words.contents.get(i)) {
                String concept = names[i] == null ? words.lemma(i, lemmatizer) : name(words, i);
                ConceptType type = names[i] == null ? ConceptType.TERM : names[i];
                mentions.add(mention(words, concept, i, i + 1, type));
            }
        }
    }

    private String name(Words words, int i) {
        return words.isEnglish() ? wordNet.origin(words.small[i]) : words.small[i];
    }

    /** Two signs side by side are a term, and so is one that stands alone. */
    private static void addSign(Words words, int i, List<Mention> mentions) {
        boolean isJoined =
                i + 1 < words.size && words.signs.get(i + 1) && words.tokens.to(i) == words.tokens.from(i + 1);
        boolean wasJoined = i > 0 && words.signs.get(i - 1) && words.tokens.to(i - 1) == words.tokens.from(i);
        if (isJoined) {
            mentions.add(mention(words, words.small[i] + words.small[i + 1], i, i + 2, ConceptType.TERM));
        } else if (!wasJoined) {
            mentions.add(mention(words, words.small[i], i, i + 1, ConceptType.TERM));
        }
    }

    private static Mention mention(Words words, String concept, int from, int to, ConceptType type) {
        Span span = Span.of(words.tokens.from(from), words.tokens.to(to - 1));
        return new Mention(concept, words.surface(from, to), type, span);
    }
}
