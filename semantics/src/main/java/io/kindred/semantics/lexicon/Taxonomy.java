package io.kindred.semantics.lexicon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Terms of a user's own field, which come before those of WordNet.
 *
 * <p>A file is a table, lines of {@code term,synonym,broader} of which the last two may be empty, or SKOS in RDF/XML.
 */
public final class Taxonomy implements Lexicon {
    private final Map<String, Set<String>> synonyms = new LinkedHashMap<>();
    private final Map<String, Set<String>> broader = new HashMap<>();
    private final Map<String, Set<String>> narrower = new HashMap<>();

    private Taxonomy() {}

    /** Reads a taxonomy; what cannot be used is told with its line. */
    public static Taxonomy read(Path file) throws IOException {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        if (Files.isDirectory(file)) {
            throw new TaxonomyException(file, 0, "is a folder; name the file of the taxonomy");
        } else if (name.endsWith(".ttl") || name.endsWith(".n3") || name.endsWith(".nt")) {
            throw new TaxonomyException(
                    file, 0, "Turtle cannot be read; save the taxonomy as RDF/XML or as a table (.csv)");
        }
        boolean isXml =
                name.endsWith(".rdf") || name.endsWith(".xml") || name.endsWith(".skos") || name.endsWith(".owl");
        Taxonomy taxonomy = of(file, isXml ? SkosFile.read(file) : TermTable.read(file));
        if (taxonomy.synonyms.isEmpty()) {
            throw new TaxonomyException(file, 0, "has no terms; give at least one line of term,synonym,broader");
        }
        return taxonomy;
    }

    /**
     * What one line says.
     *
     * @param synonym another term for the same, or the empty text
     * @param broader a broader term, or the empty text
     */
    record Line(int number, String term, String synonym, String broader) {}

    private static Taxonomy of(Path file, List<Line> lines) throws TaxonomyException {
        Taxonomy taxonomy = new Taxonomy();
        for (Line line : lines) {
            taxonomy.add(line);
        }
        for (Line line : lines) {
            if (!line.broader.isEmpty()) {
                taxonomy.refuseCycle(file, line);
            }
        }
        return taxonomy;
    }

    private void add(Line line) {
        join(line.term, line.synonym.isEmpty() ? line.term : line.synonym);
        if (!line.broader.isEmpty()) {
            join(line.broader, line.broader);
            broader.computeIfAbsent(line.term, term -> new LinkedHashSet<>()).add(line.broader);
            narrower.computeIfAbsent(line.broader, term -> new LinkedHashSet<>())
                    .add(line.term);
        }
    }

    /** Makes two terms, and all that mean the same as either, mean the same. */
    private void join(String left, String right) {
        Set<String> all = synonyms.computeIfAbsent(left, term -> new TreeSet<>(Set.of(term)));
        Set<String> others = synonyms.computeIfAbsent(right, term -> new TreeSet<>(Set.of(term)));
        if (all != others) {
            all.addAll(others);
            others.forEach(term -> synonyms.put(term, all));
        }
    }

    private void refuseCycle(Path file, Line line) throws TaxonomyException {
        Set<String> seen = new LinkedHashSet<>();
        List<String> open = new ArrayList<>(List.of(line.broader));
        while (!open.isEmpty()) {
            String term = open.remove(open.size() - 1);
            if (synonyms.get(line.term).contains(term)) {
                throw new TaxonomyException(
                        file,
                        line.number,
                        "'" + line.term + "' would be broader than itself, by way of '" + line.broader
                                + "'; take out one of the lines that say so");
            }
            if (seen.add(term)) {
                open.addAll(related(term, broader));
            }
        }
    }

    /** What is related to a term, or to one that means the same. */
    private Set<String> related(String term, Map<String, Set<String>> how) {
        Set<String> found = new LinkedHashSet<>();
        for (String same : synonyms.getOrDefault(term, Set.of())) {
            found.addAll(how.getOrDefault(same, Set.of()));
        }
        return found;
    }

    @Override
    public boolean knows(String term) {
        return synonyms.containsKey(term);
    }

    @Override
    public List<String> synonyms(String term) {
        Set<String> same = new HashSet<>(synonyms.getOrDefault(term, Set.of()));
        same.remove(term);
        return same.stream().sorted().toList();
    }

    @Override
    public List<String> broader(String term) {
        return List.copyOf(related(term, broader));
    }

    @Override
    public List<String> narrower(String term) {
        return List.copyOf(related(term, narrower));
    }

    /** All terms. */
    public Set<String> terms() {
        return Set.copyOf(synonyms.keySet());
    }

    /** A term as concepts are named: in small letters, with single spaces. */
    static String folded(String term) {
        return term.strip().replaceAll("[\\s_]+", " ").toLowerCase(Locale.ROOT);
    }
}
