package io.kindred.corpus;

import io.kindred.corpus.truth.Alternative;
import io.kindred.corpus.truth.Change;
import io.kindred.corpus.truth.Link;
import io.kindred.corpus.truth.Match;
import io.kindred.corpus.truth.ParagraphMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The way from the words of a version back to the paragraphs of its base. */
final class Provenance {
    /*
     * The map is read off the words, not kept up to date by the edits: an edit moves words about and says nothing, so
     * that no combination of edits, not even a split whose halves are merged again, can leave a wrong map behind.
     *
     * 1. A left and a right paragraph are linked if words of the one stand in the other. A link of less than a tenth of
     *    the smaller of the two is faint: a quotation that begins with the last word of a paragraph does not merge
     *    that paragraph. Faint links are alternatives, neither right nor wrong.
     * 2. Where words stand several times, the copy with most words of the paragraph is the paragraph, the first of them
     *    if several have; links to the other copies are alternatives to the links of that one. It goes by paragraph
     *    and not by word, else a sentence cut from the original but not from its copy would look like a split.
     * 3. A right paragraph with several left ones is a merger, what is left of a left paragraph with several right ones
     *    is a split; so each link is in one match, also where some are merged and others split.
     *
     * It takes time quadratic in the number of links, which suits documents of some thousand paragraphs.
     */
    private static final int FAINT = 10;

    private final List<List<Word>> base;
    private final List<List<Word>> version;
    private final Map<Link, Integer> links = new TreeMap<>();
    private final Map<Link, Optional<Link>> alternatives = new TreeMap<>();
    private final Map<Integer, SortedSet<Integer>> rights = new TreeMap<>();
    private final Map<Integer, SortedSet<Integer>> lefts = new TreeMap<>();

    Provenance(List<List<Word>> base, List<List<Word>> version) {
        this.base = base;
        this.version = version;
        uses().forEach(this::trace);
        addTwins();
        for (Link link : links.keySet()) {
            rights.computeIfAbsent(link.left(), left -> new TreeSet<>()).add(link.right());
            lefts.computeIfAbsent(link.right(), right -> new TreeSet<>()).add(link.left());
        }
    }

    ParagraphMap map() {
        return new ParagraphMap(
                base.size(),
                version.size(),
                matches(),
                missing(version.size(), lefts),
                missing(base.size(), rights),
                alternatives.entrySet().stream()
                        .map(entry -> new Alternative(entry.getKey(), entry.getValue()))
                        .toList());
    }

    /** A word of the base in the version: which one of its paragraph, in which copy, in which right paragraph. */
    private record Use(int place, int copy, int right) {}

    private Map<Integer, List<Use>> uses() {
        Map<Integer, List<Use>> uses = new TreeMap<>();
        for (int right = 0; right < version.size(); right++) {
            for (Word word : version.get(right)) {
                if (!word.isFresh()) {
                    uses.computeIfAbsent(word.paragraph(), left -> new ArrayList<>())
                            .add(new Use(word.place(), word.copy(), right));
                }
            }
        }
        return uses;
    }

    private void trace(int left, List<Use> uses) {
        Map<Integer, List<Use>> copies = new TreeMap<>();
        uses.forEach(use ->
                copies.computeIfAbsent(use.copy(), copy -> new ArrayList<>()).add(use));
        List<Use> original = copies.values().stream()
                .reduce((most, next) -> next.size() > most.size() ? next : most)
                .orElseThrow();
        Map<Integer, Integer> homes = new HashMap<>();
        original.forEach(use -> homes.put(use.place(), use.right()));
        byRight(original).forEach((right, some) -> addLink(new Link(left, right), some.size()));
        copies.values().stream()
                .filter(copy -> copy != original)
                .forEach(copy -> byRight(copy).forEach((right, some) -> addCopy(new Link(left, right), some, homes)));
    }

    private static Map<Integer, List<Use>> byRight(List<Use> uses) {
        Map<Integer, List<Use>> byRight = new TreeMap<>();
        uses.forEach(use ->
                byRight.computeIfAbsent(use.right(), right -> new ArrayList<>()).add(use));
        return byRight;
    }

    private void addLink(Link link, int words) {
        if (isFaint(link, words)) {
            alternatives.put(link, Optional.empty());
        } else {
            links.put(link, words);
        }
    }

    private void addCopy(Link link, List<Use> uses, Map<Integer, Integer> homes) {
        if (links.containsKey(link)) {
            return;
        }
        Map<Integer, Integer> votes = new TreeMap<>();
        uses.stream()
                .filter(use -> homes.containsKey(use.place()))
                .forEach(use -> votes.merge(homes.get(use.place()), 1, Integer::sum));
        Optional<Link> insteadOf = votes.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(vote -> new Link(link.left(), vote.getKey()))
                .filter(home -> links.containsKey(home) && !isFaint(link, uses.size()));
        alternatives.merge(link, insteadOf, (old, other) -> old.isPresent() ? old : other);
    }

    private boolean isFaint(Link link, int words) {
        int smaller =
                Math.min(base.get(link.left()).size(), version.get(link.right()).size());
        return words * FAINT < smaller;
    }

    /** Lets paragraphs of the base that read the same stand for one another. */
    private void addTwins() {
        Map<String, List<Integer>> readings = new TreeMap<>();
        for (int left = 0; left < base.size(); left++) {
            readings.computeIfAbsent(Pieces.reading(base.get(left)), reading -> new ArrayList<>())
                    .add(left);
        }
        for (Link link : links.keySet()) {
            for (int twin : readings.get(Pieces.reading(base.get(link.left())))) {
                Link other = new Link(twin, link.right());
                if (!links.containsKey(other)) {
                    alternatives.put(other, Optional.of(link));
                }
            }
        }
    }

    private List<Match> matches() {
        InOrder order = new InOrder(links);
        List<Match> matches = new ArrayList<>();
        lefts.forEach((right, merged) -> {
            int left = merged.first();
            List<Integer> pieces = pieces(left);
            if (merged.size() > 1) {
                matches.add(new Match(List.copyOf(merged), List.of(right), Change.MERGED));
            } else if (rights.get(left).size() == 1) {
                matches.add(single(new Link(left, right), order));
            } else if (pieces.get(0).equals(right)) {
                matches.add(new Match(List.of(left), pieces, Change.SPLIT));
            }
        });
        matches.sort(Comparator.comparing((Match match) -> match.links().get(0)));
        return matches;
    }

    /** The right paragraphs with words of this left one alone. */
    private List<Integer> pieces(int left) {
        return rights.get(left).stream()
                .filter(right -> lefts.get(right).size() == 1)
                .toList();
    }

    private Match single(Link link, InOrder order) {
        Change atPlace = isKept(link) ? Change.KEPT : Change.EDITED;
        boolean moved = !order.keeps(link);
        Optional<Change> or = order.isDebatable(link) ? Optional.of(moved ? atPlace : Change.MOVED) : Optional.empty();
        return new Match(List.of(link.left()), List.of(link.right()), moved ? Change.MOVED : atPlace, or);
    }

    private boolean isKept(Link link) {
        String before = Pieces.reading(base.get(link.left()));
        String after = Pieces.reading(version.get(link.right()));
        return before.toLowerCase(Locale.ROOT).equals(after.toLowerCase(Locale.ROOT));
    }

    private static List<Integer> missing(int bound, Map<Integer, SortedSet<Integer>> present) {
        return IntStream.range(0, bound)
                .filter(number -> !present.containsKey(number))
                .boxed()
                .toList();
    }
}
