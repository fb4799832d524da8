package io.kindred.lab.versions;

import static io.kindred.lab.versions.VersionTables.shown;

import io.kindred.corpus.truth.TruthScore;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.made.ControlledScore;
import io.kindred.lab.versions.made.MapScores;
import io.kindred.lab.versions.measure.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures of versions that were made by known edits, as tables and by name. */
final class MadeTables {
    private final List<ControlledScore> controlled;
    private final MapScores maps;
    private final Map<String, Double> figures = new TreeMap<>();

    MadeTables(List<ControlledScore> controlled, MapScores maps) {
        this.controlled = controlled;
        this.maps = maps;
    }

    List<Table> tables() {
        return List.of(controlled(), maps());
    }

    /** The figures by name; complete once the tables are made. */
    Map<String, Double> figures() {
        return figures;
    }

    private Table controlled() {
        List<List<String>> rows = new ArrayList<>();
        for (ControlledScore pair : controlled) {
            double ours = pair.scores().get(Measure.KINDRED);
            figures.put("controlled/" + pair.version(), ours);
            rows.add(List.of(
                    pair.base() + " and " + pair.version(),
                    pair.edit(),
                    shown(pair.published().naive()),
                    shown(pair.published().jaccard()),
                    shown(pair.rebuilt().naive()),
                    shown(pair.rebuilt().jaccard()),
                    shown(ours),
                    shown(pair.scores().get(Measure.VERSION)),
                    shown(pair.scores().get(Measure.WORDS)),
                    shown(pair.scores().get(Measure.CHARACTERS))));
        }
        List<String> header = List.of(
                "documents",
                "edit",
                "naive, published",
                "Jaccard, published",
                "naive",
                "Jaccard",
                "kindred",
                "version score",
                "5 words",
                "5 characters");
        return new Table("The controlled corpus of Waikato 2013", 2, header, rows);
    }

    private Table maps() {
        List<List<String>> rows = new ArrayList<>();
        maps.byEdit().forEach((edit, doses) -> doses.forEach((dose, score) -> rows.add(map(edit, dose, score))));
        rows.add(map("all", "", maps.total()));
        List<String> header = List.of("edit", "dose", "precision", "recall", "F1", "labels");
        return new Table("Which paragraph became which", 2, header, rows);
    }

    private List<String> map(String edit, String dose, TruthScore score) {
        String name = "map/" + (dose.isEmpty() ? edit : edit + " " + dose);
        figures.put(name + "/f1", score.f1());
        figures.put(name + "/labels", score.labels());
        return List.of(
                edit, dose, shown(score.precision()), shown(score.recall()), shown(score.f1()), shown(score.labels()));
    }
}
