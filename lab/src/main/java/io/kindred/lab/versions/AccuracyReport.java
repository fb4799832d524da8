package io.kindred.lab.versions;

import io.kindred.lab.report.Table;
import io.kindred.lab.versions.made.ControlledScore;
import io.kindred.lab.versions.made.MapScores;
import io.kindred.lab.versions.passage.Contestant;
import io.kindred.lab.versions.passage.PassageOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a run found, for people and for programs. */
public final class AccuracyReport {
    private static final String CAPTION = """
            # Accuracy

            Written by `./kindred-lab accuracy` on real documents whose kin are known. All measures are judged on the same
            pairs: kin, near pairs (for each document those that share most of its five-word shingles without being kin) and
            others, the last a seeded sample that is weighed so that the figures estimate those of all pairs of a set.

            *near AUC*: kin against near pairs alone. *best F1*: at the threshold that suits the set best. *F1 at others'
            best*: at the threshold that suits the other sets best on average, as one must choose it for new documents.
            *at .5*: the score from which kindred calls two documents versions.

            *Calibration* takes the score for the probability of being versions, over pairs of which half are kin, a quarter
            near and a quarter others; *fitted* is by a step function that was fitted on the other sets.

            The *controlled corpus* is made as Waikato 2013 describes it, from other articles, as theirs were never published:
            *published* is what the report prints, the columns beside it what the same measures, built again, give here.

            """;

    private final List<Table> tables = new ArrayList<>();
    private final Map<String, Double> figures = new TreeMap<>();

    /** Adds what was found about whole documents. */
    public AccuracyReport versions(List<Outcome> outcomes) {
        VersionTables versions = new VersionTables(outcomes);
        return with(versions.tables(), versions.figures());
    }

    /** Adds what was found about passages. */
    public AccuracyReport passages(Map<Contestant, PassageOutcome> outcomes) {
        PassageTables passages = new PassageTables(outcomes);
        return with(List.of(passages.passages()), passages.figures());
    }

    /** Adds what was found about versions that were made. */
    public AccuracyReport made(List<ControlledScore> controlled, MapScores maps) {
        MadeTables made = new MadeTables(controlled, maps);
        return with(made.tables(), made.figures());
    }

    private AccuracyReport with(List<Table> more, Map<String, Double> named) {
        more.stream().filter(table -> !table.rows().isEmpty()).forEach(tables::add);
        figures.putAll(named);
        return this;
    }

    /** The report as a document. */
    public String markdown() {
        return CAPTION + tables.stream().map(Table::markdown).collect(Collectors.joining());
    }

    /** All figures by name. */
    public Figures figures() {
        return new Figures(figures);
    }
}
