package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.ConceptType;
import io.kindred.semantics.lexicon.Lemmatizer;
import io.kindred.semantics.lexicon.WordNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds names as runs of words with capitals.
 *
 * <p>A capital at the beginning of a sentence counts if the text writes the word with a capital elsewhere, or if it is no word
 * but a name. What a name names is told by rules that are sure of themselves; all other names are terms.
 */
final class NameFinder {
    private static final int MOST_WORDS = 6;

    private static final Set<String> INSIDE = Set.of(
            "of", "de", "du", "del", "della", "di", "da", "von", "van", "der", "den", "la", "le", "bin", "al", "zu");

    private static final Set<String> CALENDAR = Set.of(
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december");

    private static final Set<String> TITLES = Set.of(
            "mr",
            "mrs",
            "ms",
            "miss",
            "dr",
            "sir",
            "lord",
            "lady",
            "prof",
            "professor",
            "president",
            "senator",
            "captain",
            "judge",
            "prince",
            "princess",
            "king",
            "queen",
            "pope",
            "general",
            "chancellor",
            "minister",
            "detective");

    private static final Set<String> ORGANISATIONS = Set.of(
            "inc",
            "ltd",
            "corp",
            "corporation",
            "company",
            "co",
            "plc",
            "ag",
            "gmbh",
            "bank",
            "university",
            "college",
            "court",
            "party",
            "club",
            "association",
            "committee",
            "council",
            "ministry",
            "department",
            "agency",
            "institute",
            "commission",
            "union",
            "group",
            "airlines",
            "airways",
            "united",
            "league",
            "federation",
            "foundation",
            "army",
            "parliament",
            "congress",
            "senate",
            "church",
            "society",
            "trust",
            "museum",
            "school");

    private static final Set<String> PLACES = Set.of(
            "street",
            "road",
            "avenue",
            "river",
            "lake",
            "mount",
            "mountain",
            "mountains",
            "county",
            "hill",
            "hills",
            "city",
            "island",
            "islands",
            "bay",
            "beach",
            "park",
            "valley",
            "square",
            "bridge",
            "pines",
            "airport",
            "ocean",
            "sea",
            "coast",
            "desert",
            "forest",
            "village",
            "province",
            "harbour",
            "port",
            "peninsula");

    private final WordNet wordNet;
    private final Lemmatizer lemmatizer;
    private final Set<String> givenNames;

    NameFinder(WordNet wordNet, Lemmatizer lemmatizer) {
        this.wordNet = wordNet;
        this.lemmatizer = lemmatizer;
        this.givenNames = new HashSet<>(StopWords.lines("givennames.txt"));
    }

    /** A run of words, from {@code from} up to, but not including, {@code to}. */
    record Name(int from, int to, ConceptType type) {}

    List<Name> names(Words words) {
        Set<String> capitalised = capitalised(words);
        List<Name> names = new ArrayList<>();
        for (int i = 0; i < words.size; i++) {
            if (begins(words, i, capitalised)) {
                int to = end(words, i);
                int from = trimmed(words, i, to);
                if (from < to) {
                    names.add(new Name(from, to, type(words, from, to)));
                }
                i = to - 1;
            }
        }
        return names;
    }

    /** The words that have a capital somewhere other than at the beginning of a sentence. */
    private static Set<String> capitalised(Words words) {
        Set<String> found = new HashSet<>();
        for (int i = 0; i < words.size; i++) {
            if (words.capitals.get(i) && !words.starts.get(i)) {
                found.add(words.small[i]);
            }
        }
        return found;
    }

    private boolean begins(Words words, int i, Set<String> capitalised) {
        if (!isNameWord(words, i)) {
            return false;
        }
        if (words.language.equals("de")) { // where every noun has a capital
            return i + 1 < words.size && !words.starts.get(i) && !words.breaks.get(i + 1) && isNameWord(words, i + 1);
        }
        return !words.starts.get(i)
                || capitalised.contains(words.small[i])
                || (words.isEnglish() && !words.isCommon(i, wordNet, lemmatizer))
                || isKnownPair(words, i);
    }

    private boolean isKnownPair(Words words, int i) {
        return i + 1 < words.size
                && isNameWord(words, i + 1)
                && !words.breaks.get(i + 1)
                && (wordNet.knows(words.small[i] + " " + words.small[i + 1]) || isGiven(words.small[i]));
    }

    private boolean isGiven(String word) {
        return givenNames.contains(word)
                || (wordNet.isGivenName(word) && !wordNet.isCommon(word) && wordNet.type(word) == ConceptType.TERM);
    }

    private static boolean isNameWord(Words words, int i) {
        boolean isInitial = words.tokens.to(i) - words.tokens.from(i) == 1 && !words.small[i].equals("i");
        return words.capitals.get(i)
                && (words.contents.get(i) || isInitial)
                && !(words.isEnglish() && CALENDAR.contains(words.small[i]));
    }

    private static int end(Words words, int from) {
        int to = from + 1;
        while (to < words.size && to - from < MOST_WORDS && !words.breaks.get(to) && !words.isGenitive(to - 1)) {
            if (isNameWord(words, to)) {
                to++;
            } else if (INSIDE.contains(words.small[to])
                    && to + 1 < words.size
                    && !words.breaks.get(to + 1)
                    && isNameWord(words, to + 1)) {
                to += 2;
            } else {
                break;
            }
        }
        return to;
    }

    /** Where a run begins without titles and nationalities before it, and initials that stand alone. */
    private int trimmed(Words words, int from, int to) {
        int start = from;
        while (start < to - 1 && TITLES.contains(words.small[start])) {
            start++;
        }
        if (words.isEnglish() && to - start >= 3 && isNationality(words.small[start])) {
            start++;
        }
        return to - start == 1 && !words.contents.get(start) ? to : start;
    }

    private boolean isNationality(String word) {
        return wordNet.isAdjective(word) && !wordNet.isCommon(word);
    }

    private ConceptType type(Words words, int from, int to) {
        String last = words.small[to - 1];
        ConceptType known =
                wordNet.type(String.join(" ", Arrays.asList(words.small).subList(from, to)));
        if (known != ConceptType.TERM) {
            return known;
        }
        if (to - from > 1 && ORGANISATIONS.contains(last)) {
            return ConceptType.ORGANISATION;
        }
        boolean hasTitle = from > 0 && !words.breaks.get(from) && TITLES.contains(words.small[from - 1]);
        boolean hasGivenName = to - from > 1 && to - from <= 4 && isGiven(words.small[from]);
        if (hasTitle || hasGivenName) {
            return ConceptType.PERSON;
        }
        return to - from > 1 && PLACES.contains(last) ? ConceptType.PLACE : ConceptType.TERM;
    }
}
