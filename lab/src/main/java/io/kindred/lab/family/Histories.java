package io.kindred.lab.family;

import io.kindred.corpus.Dose;
import io.kindred.corpus.DosedEdit;
import io.kindred.corpus.Prose;
import io.kindred.family.lineage.State;
import io.kindred.formats.PlainTextProvider;
import io.kindred.lab.versions.data.Row;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** Where histories come from. */
final class Histories {
    private static final long SEED = 20161;
    private static final int WORDS = 800;

    private Histories() {}

    /** The histories of documents from public repositories that may be looked at, with the times of their commits. */
    static List<History> gitLineage(Path folder) throws IOException {
        Map<String, List<State>> families = new TreeMap<>();
        for (Row row : Row.all(folder.resolve("truth.tsv"))) {
            if (row.at("split").equals("dev")) {
                Document read = read(folder.resolve("files").resolve(row.at("file")), row.at("file"));
                Instant time = Instant.ofEpochSecond(Long.parseLong(row.at("commit_time")));
                families.computeIfAbsent(row.at("family"), family -> new ArrayList<>())
                        .add(new State(read, Optional.of(time)));
            }
        }
        return lines(families);
    }

    /** The series of licences whose versions are numbered; the names of their files tell the versions. */
    static List<History> spdx(Path folder) throws IOException {
        Map<String, String> splits = new TreeMap<>();
        Row.all(folder.resolve("truth.tsv")).forEach(row -> splits.put(row.at("spdx_id"), row.at("split")));
        Map<String, List<State>> families = new TreeMap<>();
        for (Row row : Row.all(folder.resolve("version_series.tsv"))) {
            if (splits.getOrDefault(row.at("spdx_id"), "").equals("dev")) {
                String name = row.at("spdx_id") + ".txt";
                families.computeIfAbsent(row.at("family"), family -> new ArrayList<>())
                        .add(State.of(read(folder.resolve("text").resolve(name), name)));
            }
        }
        return lines(families);
    }

    private static List<History> lines(Map<String, List<State>> families) {
        List<History> histories = new ArrayList<>();
        families.forEach((name, states) -> histories.add(History.line(name, states)));
        return histories;
    }

    private static Document read(Path file, String id) throws IOException {
        Document read = new PlainTextProvider().read(file);
        return new Document(id, read.title(), read.text(), Map.of());
    }

    /** Made histories in which some states were worked on twice, one state in three on average. */
    static List<History> forked(int count, int size) {
        List<History> histories = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            histories.add(forked("made " + number, size, new Random(SEED + number)));
        }
        return histories;
    }

    private static History forked(String name, int size, Random random) {
        List<String> texts = new ArrayList<>(List.of(new Prose(random).document(WORDS)));
        List<Integer> parents = new ArrayList<>(List.of(-1));
        for (int state = 1; state < size; state++) {
            int parent = random.nextInt(3) > 0 ? state - 1 : random.nextInt(state);
            texts.add(edited(texts.get(parent), random));
            parents.add(parent);
        }
        List<State> states = new ArrayList<>();
        for (String text : texts) {
            String id = String.format(Locale.ROOT, "%08x", random.nextInt());
            states.add(State.of(new Document(id, "", text, Map.of())));
        }
        return new History(name, states, parents);
    }

    /** One to four changes, more of them additions than removals, as in documents that people write. */
    private static String edited(String text, Random random) {
        DosedEdit[] kinds = {
            DosedEdit.SENTENCES_ADDED,
            DosedEdit.WORDS_REPLACED,
            DosedEdit.SENTENCES_REMOVED,
            DosedEdit.PARAGRAPHS_ADDED,
            DosedEdit.WORDS_ADDED,
            DosedEdit.SENTENCES_REPLACED
        };
        String edited = text;
        for (int left = 1 + random.nextInt(4); left > 0; left--) {
            edited = kinds[random.nextInt(kinds.length)]
                    .of(Dose.count(1 + random.nextInt(3)))
                    .apply(edited, random);
        }
        return edited;
    }
}
