package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * A writer of plausible English that means nothing.
 *
 * <p>Every writer ranks the words anew and draws them by Zipf's law, so a text keeps to its favourite words as a real
 * one keeps to its subject, and two texts of two writers share few phrases.
 */
public final class Prose implements Additions {
    private static final Pattern HISSING = Pattern.compile("(s|x|ch|sh)$");

    private final Random random;
    private final RankedWords nouns;
    private final RankedWords verbs;
    private final RankedWords adjectives;
    private final RankedWords adverbs;
    private final RankedWords prepositions;
    private final RankedWords openers;
    private final RankedWords names;

    /** A writer whose words all come from {@code random}. */
    public Prose(Random random) {
        this.random = random;
        nouns = new RankedWords(Words.NOUNS, random);
        verbs = new RankedWords(Words.VERBS, random);
        adjectives = new RankedWords(Words.ADJECTIVES, random);
        adverbs = new RankedWords(Words.ADVERBS, random);
        prepositions = new RankedWords(Words.PREPOSITIONS, random);
        openers = new RankedWords(Words.OPENERS, random);
        names = new RankedWords(Words.NAMES, random);
    }

    @Override
    public String sentence() {
        String words = switch (random.nextInt(9)) {
            case 0 -> openers.draw(random) + ", " + clause();
            case 1 -> any(Words.SUBORDINATORS) + " " + clause() + ", " + clause();
            case 2, 3 -> clause() + ", " + any(Words.CONJUNCTIONS) + " " + clause();
            case 4 -> nounPhrase() + ", which " + predicate() + ", " + predicate();
            case 5 -> "there were " + manyThings() + " " + place();
            case 6 -> date() + " " + clause();
            default -> clause();
        };
        return capitalized(words) + ".";
    }

    /** Sentences on one line. */
    public String paragraph(int sentences) {
        List<String> written = new ArrayList<>();
        for (int i = 0; i < sentences; i++) {
            written.add(sentence());
        }
        return Pieces.joinSentences(written);
    }

    /** Three to seven sentences on one line. */
    @Override
    public String paragraph() {
        return paragraph(3 + random.nextInt(5));
    }

    /** Paragraphs of three to seven sentences, with a blank line between them. */
    public String paragraphs(int count) {
        List<String> written = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            written.add(paragraph());
        }
        return Pieces.joinParagraphs(written);
    }

    /** A few words without a full stop, as they stand over a text. */
    public String heading() {
        String words = random.nextBoolean()
                ? adjectives.draw(random) + " " + plural(nouns.draw(random))
                : "the " + nouns.draw(random) + " of the " + nouns.draw(random);
        return capitalized(words);
    }

    /** A heading, then so many paragraphs of two to ten sentences with headings between some of them. */
    public String article(int paragraphs) {
        List<String> written = new ArrayList<>(List.of(heading()));
        for (int i = 0; i < paragraphs; i++) {
            if (i > 0 && random.nextInt(5) == 0) {
                written.add(heading());
            }
            written.add(paragraph(2 + random.nextInt(9)));
        }
        return Pieces.joinParagraphs(written);
    }

    /** Paragraphs that together have at least so many words, and at most one sentence more. */
    public String document(int words) {
        List<String> paragraphs = new ArrayList<>();
        int missing = words;
        while (missing > 0) {
            List<String> sentences = new ArrayList<>();
            for (int left = 3 + random.nextInt(5); left > 0 && missing > 0; left--) {
                String sentence = sentence();
                sentences.add(sentence);
                missing -= Pieces.words(sentence).size();
            }
            paragraphs.add(Pieces.joinSentences(sentences));
        }
        return Pieces.joinParagraphs(paragraphs);
    }

    /** One word in lower case, such as might be put into any text. */
    @Override
    public String word() {
        return switch (random.nextInt(4)) {
            case 0 -> adjectives.draw(random);
            case 1 -> adverbs.draw(random);
            case 2 -> past(verbs.draw(random));
            default -> nouns.draw(random);
        };
    }

    private String clause() {
        return nounPhrase() + " " + predicate();
    }

    private String predicate() {
        return switch (random.nextInt(8)) {
            case 0 -> "had " + adverbs.draw(random) + " " + past(verbs.draw(random)) + " " + nounPhrase();
            case 1 -> "had been " + past(verbs.draw(random)) + " by " + nounPhrase();
            case 2 -> "would " + verbs.draw(random) + " " + nounPhrase() + " " + place();
            case 3 -> "could not " + verbs.draw(random) + " " + nounPhrase();
            case 4 -> adverbs.draw(random) + " " + past(verbs.draw(random)) + " " + nounPhrase();
            case 5 -> past(verbs.draw(random)) + " " + nounPhrase() + " " + place();
            default -> past(verbs.draw(random)) + " " + nounPhrase();
        };
    }

    private String place() {
        return prepositions.draw(random) + " " + nounPhrase();
    }

    private String nounPhrase() {
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> determined(nouns.draw(random));
            case 3, 4 -> determined(adjectives.draw(random) + " " + nouns.draw(random));
            case 5 -> determined(nouns.draw(random)) + " of " + determined(nouns.draw(random));
            case 6 -> manyThings();
            case 7 -> adjectives.draw(random) + " " + plural(nouns.draw(random));
            case 8 -> determined(nouns.draw(random)) + " " + place();
            default -> (random.nextBoolean() ? "Mr " : "Mrs ") + names.draw(random);
        };
    }

    private String manyThings() {
        return any(Words.QUANTITIES) + " " + adjectives.draw(random) + " " + plural(nouns.draw(random));
    }

    private String date() {
        return random.nextBoolean()
                ? "in " + (1900 + random.nextInt(125))
                : "on " + (1 + random.nextInt(28)) + " " + any(Words.MONTHS);
    }

    private String determined(String noun) {
        String determiner = any(Words.DETERMINERS);
        boolean vowel = "aeiou".indexOf(noun.charAt(0)) >= 0;
        return (determiner.equals("a") && vowel ? "an" : determiner) + " " + noun;
    }

    private String any(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }

    private static String capitalized(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String plural(String noun) {
        if (noun.endsWith("y") && isConsonant(noun.charAt(noun.length() - 2))) {
            return noun.substring(0, noun.length() - 1) + "ies";
        }
        return HISSING.matcher(noun).find() ? noun + "es" : noun + "s";
    }

    private static String past(String verb) {
        if (verb.endsWith("y") && isConsonant(verb.charAt(verb.length() - 2))) {
            return verb.substring(0, verb.length() - 1) + "ied";
        }
        return verb.endsWith("e") ? verb + "d" : verb + "ed";
    }

    private static boolean isConsonant(char letter) {
        return "aeiou".indexOf(letter) < 0;
    }
}
