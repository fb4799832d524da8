package io.kindred.lab.versions;

import io.kindred.lab.report.Table;
import io.kindred.lab.versions.passage.Contestant;
import io.kindred.lab.versions.passage.Pan13;
import io.kindred.lab.versions.passage.PassageOutcome;
import io.kindred.lab.versions.passage.Plagdet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures of found passages, as a table and by name. */
final class PassageTables {
    private final Map<Contestant, PassageOutcome> outcomes;
    private final Map<String, Double> figures = new TreeMap<>();

    PassageTables(Map<Contestant, PassageOutcome> outcomes) {
        this.outcomes = outcomes;
    }

    Table passages() {
        List<List<String>> rows = new ArrayList<>();
        outcomes.forEach((contestant, outcome) ->
                outcome.kinds().forEach((kind, plagdet) -> rows.add(row(contestant, kind, plagdet, outcome))));
        List<String> header =
                List.of("found by", "obfuscation", "plagdet", "precision", "recall", "granularity", "false alarms");
        return new Table("Passages of PAN 2013", 2, header, rows);
    }

    /** The figures by contestant and kind; complete once the table is made. */
    Map<String, Double> figures() {
        return figures;
    }

    private List<String> row(Contestant contestant, String kind, Plagdet plagdet, PassageOutcome outcome) {
        String name = Pan13.NAME + "/" + contestant.title() + "/" + kind;
        figures.put(name + "/plagdet", plagdet.score());
        boolean entire = kind.equals(PassageOutcome.ENTIRE);
        return List.of(
                contestant.title(),
                kind,
                VersionTables.shown(plagdet.score()),
                VersionTables.shown(plagdet.precision()),
                VersionTables.shown(plagdet.recall()),
                VersionTables.shown(plagdet.granularity()),
                entire ? "" + outcome.alarms() : "");
    }
}
