package io.kindred.semantics.lexicon;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Compiles the files of WordNet 3.1, which lie on the class path while Kindred is built, into the table that {@link WordNet}
 * reads.
 */
public final class WordNetCompiler {
    private static final String FILES = "/net/sf/extjwnl/data/wordnet/wn31/";
    private static final String[] PARTS = {"noun", "verb", "adj", "adv"};

    /** How many meanings of a word, the most common ones, are kept for each part of speech. */
    private static final int MEANINGS = 3;

    /** What a word is told to name if one of its meanings is an instance of a kind of these. */
    private static final Map<String, ConceptType> ROOTS = Map.of(
            "person", ConceptType.PERSON,
            "location", ConceptType.PLACE,
            "geological_formation", ConceptType.PLACE,
            "body_of_water", ConceptType.PLACE,
            "landmass", ConceptType.PLACE,
            "organization", ConceptType.ORGANISATION);

    private final Map<String, Synset> synsets = new HashMap<>();
    private final TreeMap<String, Word> words = new TreeMap<>();
    private final TreeMap<String, TreeSet<String>> irregular = new TreeMap<>();
    private final TreeMap<String, String> origins = new TreeMap<>();
    private final Map<String, ConceptType> roots = new HashMap<>();

    private WordNetCompiler() {}

    private static final class Synset {
        private final List<String> members = new ArrayList<>();
        private final List<String> broader = new ArrayList<>();
        private boolean isInstance;
        private int number = -1;
    }

    private static final class Word {
        private final List<Meaning> meanings = new ArrayList<>();
        private final int[] uses = new int[PARTS.length];
        private final boolean[] isPart = new boolean[PARTS.length];
        private boolean isCommon;
    }

    private record Meaning(int part, int rank, String synset) {}

    /** Writes the table to a file, unless a table of this form is there. */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        if (Files.exists(file) && WordNetTable.isCurrent(Files.readAllBytes(file))) {
            return;
        }
        Files.createDirectories(file.getParent());
        Files.write(file, new WordNetCompiler().compile());
    }

    private byte[] compile() throws IOException {
        for (int part = 0; part < PARTS.length; part++) {
            readSynsets(part);
            readIndex(part);
            readIrregular(PARTS[part]);
        }
        readUses();
        return write();
    }

    private interface LineReader {
        void read(String[] fields);
    }

    private static void read(String file, LineReader reader) throws IOException {
        try (InputStream bytes = WordNetCompiler.class.getResourceAsStream(FILES + file)) {
            if (bytes == null) {
                throw new IOException("WordNet's " + file + " is not on the class path");
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.startsWith(" ")) { // the licence
                    reader.read(line.split(" "));
                }
            }
        }
    }

    private void readSynsets(int part) throws IOException {
        read("data." + PARTS[part], fields -> {
            Synset synset = new Synset();
            synsets.put(part + fields[0], synset);
            int at = 4;
            for (int n = Integer.parseInt(fields[3], 16); n > 0; n--, at += 2) {
                String member = fields[at].replaceFirst("\\((p|a|ip)\\)$", "");
                synset.members.add(member);
            }
            for (int n = Integer.parseInt(fields[at++]); n > 0; n--, at += 4) {
                if (fields[at].equals("\\") && fields[at + 2].equals("n")) {
                    readOrigin(synset, fields[at + 1], fields[at + 3]);
                } else if (fields[at].startsWith("@")) {
                    synset.broader.add(part + fields[at + 1]);
                    synset.isInstance |= fields[at].equals("@i");
                }
            }
        });
    }

    /** What is {@code Australian} is of {@code Australia}; nouns have been read before adjectives. */
    private void readOrigin(Synset synset, String noun, String places) {
        String adjective = synset.members.get(Integer.parseInt(places.substring(0, 2), 16) - 1);
        Synset nouns = synsets.get("0" + noun);
        String origin = nouns.members.get(Integer.parseInt(places.substring(2), 16) - 1);
        if ((adjective + origin).indexOf('_') < 0
                && Character.isUpperCase(adjective.charAt(0))
                && type(nouns) == ConceptType.PLACE) {
            origins.put(adjective.toLowerCase(Locale.ROOT), origin.toLowerCase(Locale.ROOT));
        }
    }

    private void readIndex(int part) throws IOException {
        read("index." + PARTS[part], fields -> {
            Word word = words.computeIfAbsent(spaced(fields[0]), key -> new Word());
            word.isPart[part] = true;
            int first = fields.length - Integer.parseInt(fields[2]);
            for (int i = first; i < fields.length; i++) {
                String synset = part + fields[i];
                if (i - first < MEANINGS) {
                    word.meanings.add(new Meaning(part, i - first, synset));
                }
                word.isCommon |= synsets.get(synset).members.contains(fields[0]);
            }
            ConceptType root = ROOTS.get(fields[0]);
            if (part == 0 && root != null) {
                roots.put(part + fields[first], root);
            }
        });
    }

    private void readIrregular(String part) throws IOException {
        read(part + ".exc", fields -> {
            for (int i = 1; i < fields.length; i++) {
                irregular
                        .computeIfAbsent(spaced(fields[0]), key -> new TreeSet<>())
                        .add(spaced(fields[i]));
            }
        });
    }

    private void readUses() throws IOException {
        read("cntlist.rev", fields -> {
            int percent = fields[0].lastIndexOf('%');
            int part = Math.min(fields[0].charAt(percent + 1) - '1', 4);
            Word word = words.get(spaced(fields[0].substring(0, percent)));
            if (word != null) {
                word.uses[part == 4 ? 2 : part] += Integer.parseInt(fields[2]);
            }
        });
    }

    private static String spaced(String word) {
        return word.replace('_', ' ');
    }

    private byte[] write() {
        WordNetTable.Builder table = new WordNetTable.Builder();
        Map<String, Integer> numbers = new HashMap<>();
        words.keySet().forEach(word -> numbers.put(word, numbers.size()));
        List<Synset> kept = number();
        words.forEach((text, word) -> table.word(text, parts(word), word.isCommon, meanings(text, word)));
        for (Synset synset : kept) {
            table.synset(
                    synset.members.stream()
                            .map(member -> numbers.get(spaced(member.toLowerCase(Locale.ROOT))))
                            .distinct()
                            .mapToInt(Integer::intValue)
                            .toArray(),
                    synset.broader.stream()
                            .mapToInt(key -> synsets.get(key).number)
                            .distinct()
                            .toArray(),
                    type(synset));
        }
        irregular.forEach((form, bases) -> table.irregular(form, String.join("/", bases)));
        givenNames().forEach(table::givenName);
        origins.forEach(table::origin);
        return table.bytes();
    }

    /** Numbers the synsets that words mean, and those above them. */
    private List<Synset> number() {
        List<Synset> kept = new ArrayList<>();
        for (Word word : words.values()) {
            word.meanings.forEach(meaning -> number(synsets.get(meaning.synset), kept));
        }
        return kept;
    }

    private void number(Synset synset, List<Synset> kept) {
        if (synset.number < 0) {
            synset.number = kept.size();
            kept.add(synset);
            synset.broader.forEach(key -> number(synsets.get(key), kept));
        }
    }

    /** For each part of speech 0 if the word is none, and else 1 and how often it is used, on a logarithmic scale. */
    private static byte[] parts(Word word) {
        byte[] parts = new byte[PARTS.length];
        for (int part = 0; part < parts.length; part++) {
            parts[part] = word.isPart[part] ? (byte) (1 + Math.round(8 * Math.log(1 + word.uses[part]))) : 0;
        }
        return parts;
    }

    /** The first meanings of the word as the parts of speech it is used for most come first. */
    private int[] meanings(String text, Word word) {
        boolean noun = text.indexOf(' ') >= 0;
        return word.meanings.stream()
                .sorted(Comparator.comparingInt((Meaning meaning) -> noun ? 0 : -word.uses[meaning.part])
                        .thenComparing(Meaning::part)
                        .thenComparing(Meaning::rank))
                .mapToInt(meaning -> synsets.get(meaning.synset).number)
                .toArray();
    }

    private ConceptType type(Synset synset) {
        if (!synset.isInstance && !Character.isUpperCase(synset.members.get(0).charAt(0))) {
            return ConceptType.TERM;
        }
        List<String> above = new ArrayList<>(synset.broader);
        for (int i = 0; i < above.size(); i++) {
            ConceptType root = roots.get(above.get(i));
            if (root != null) { // an American is a person, but no name of one
                return synset.isInstance || root == ConceptType.ORGANISATION ? root : ConceptType.TERM;
            }
            above.addAll(synsets.get(above.get(i)).broader);
        }
        return ConceptType.TERM;
    }

    /** The first words of the names of persons. */
    private Set<String> givenNames() {
        Set<String> names = new TreeSet<>();
        for (Synset synset : synsets.values()) {
            if (synset.isInstance && type(synset) == ConceptType.PERSON) {
                synset.members.stream()
                        .filter(member -> member.matches("[A-Z][a-z]+_.*[a-z]"))
                        .forEach(member -> names.add(
                                member.substring(0, member.indexOf('_')).toLowerCase(Locale.ROOT)));
            }
        }
        return names;
    }
}
