package io.kindred.lab.family;

import io.kindred.family.lineage.Clue;
import io.kindred.family.lineage.LineageFinder;
import io.kindred.family.lineage.State;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Measures how well lineages are found. */
public final class LineageTrial {
    private static final long SEED = 20141;
    private static final int FORKED = 40;
    private static final int FORKED_STATES = 10;

    private final DataFolder data;
    private final Consumer<String> progress;
    private final List<List<String>> rows = new ArrayList<>();
    private final Map<String, Map<Clue, Double>> fits = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();

    public LineageTrial(DataFolder data, Consumer<String> progress) {
        this.data = data;
        this.progress = progress;
    }

    /** Measures on all sets that are there, and tells it. */
    public String markdown() throws IOException {
        Optional<Path> git = data.folder("git-lineage");
        if (git.isPresent()) {
            histories(Histories.gitLineage(git.get()));
        }
        Optional<Path> spdx = data.folder("spdx-families");
        if (spdx.isPresent()) {
            series(Histories.spdx(spdx.get()));
        }
        progress.accept("made histories with forks");
        List<History> forked = Histories.forked(FORKED, FORKED_STATES);
        add("made, with forks", "text alone", judged(forked, new LineageFinder()));
        return text();
    }

    private void histories(List<History> timed) {
        List<History> bare = timed.stream().map(LineageTrial::untimed).toList();
        List<History> shuffled = new ArrayList<>(bare);
        Collections.shuffle(shuffled, new Random(SEED));
        List<History> one = shuffled.subList(0, shuffled.size() / 2);
        List<History> other = shuffled.subList(shuffled.size() / 2, shuffled.size());
        progress.accept("git-lineage: fitting clues");
        fits.put("one half", ClueFit.of(one));
        fits.put("other half", ClueFit.of(other));
        fits.put("both", ClueFit.of(bare));
        progress.accept("git-lineage: finding lineages");
        LineageScore first = judged(one, new LineageFinder(fits.get("other half")));
        LineageScore second = judged(other, new LineageFinder(fits.get("one half")));
        add("git-lineage, one half", "text alone, fitted on the other half", first);
        add("git-lineage, other half", "text alone, fitted on the one half", second);
        add("git-lineage, both halves", "text alone, each by the other", first.plus(second));
        add("git-lineage, both halves", "text alone, weights in use", judged(bare, new LineageFinder()));
        wrong.addAll(WrongEdges.of(bare, new LineageFinder()));
        add("git-lineage, both halves", "with times", judged(timed, new LineageFinder()));
    }

    private void series(List<History> named) {
        progress.accept("spdx-families: finding lineages");
        add("spdx-families, series", "text alone", judged(nameless(named), new LineageFinder()));
        add("spdx-families, series", "with names of files", judged(named, new LineageFinder()));
        wrong.addAll(WrongEdges.of(nameless(named), new LineageFinder()));
    }

    private static LineageScore judged(List<History> histories, LineageFinder finder) {
        return histories.parallelStream()
                .map(history -> LineageScore.of(history, finder.find(history.states())))
                .reduce(LineageScore.NONE, LineageScore::plus);
    }

    private static History untimed(History history) {
        return history.with(history.states().stream()
                .map(state -> State.of(state.document()))
                .toList());
    }

    /** Histories whose documents have names that tell nothing, in no order. */
    private static List<History> nameless(List<History> histories) {
        Random random = new Random(SEED);
        return histories.stream()
                .map(history -> history.with(history.states().stream()
                        .map(state -> State.of(new Document(
                                String.format(Locale.ROOT, "%016x", random.nextLong()),
                                "",
                                state.document().text(),
                                Map.of())))
                        .toList()))
                .toList();
    }

    private void add(String set, String how, LineageScore score) {
        List<String> row = new ArrayList<>(List.of(set, how));
        row.addAll(score.cells());
        rows.add(row);
    }

    private String text() {
        Table lineages = new Table(
                "Lineages found",
                2,
                List.of(
                        "set",
                        "from",
                        "families",
                        "edges",
                        "neighbours",
                        "directed",
                        "root",
                        "ancestry F1",
                        "told",
                        "right of told",
                        "merges"),
                rows);
        return lineages.markdown() + weights().markdown() + "## Edges that are wrong, text alone\n\n"
                + String.join("\n", wrong) + "\n";
    }

    private Table weights() {
        List<String> header = new ArrayList<>(List.of("clue"));
        header.addAll(fits.keySet());
        List<List<String>> cells = new ArrayList<>();
        for (Clue clue : Clue.values()) {
            if (fits.values().stream().anyMatch(fit -> fit.containsKey(clue))) {
                List<String> row = new ArrayList<>(List.of(clue.name().toLowerCase(Locale.ROOT)));
                fits.values().forEach(fit -> row.add(String.format(Locale.ROOT, "%.2f", fit.get(clue))));
                cells.add(row);
            }
        }
        return new Table("Log-odds of a full sign, by what they were fitted on", 1, header, cells);
    }
}
