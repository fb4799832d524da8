package io.kindred.lab.versions;

import io.kindred.lab.report.Table;
import io.kindred.lab.versions.data.Purpose;
import io.kindred.lab.versions.figure.Calibration;
import io.kindred.lab.versions.figure.Counts;
import io.kindred.lab.versions.figure.Isotonic;
import io.kindred.lab.versions.figure.RankCorrelation;
import io.kindred.lab.versions.figure.Scored;
import io.kindred.lab.versions.figure.SharedThreshold;
import io.kindred.lab.versions.measure.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The figures of all sets of whole documents, as tables and by name. */
final class VersionTables {
    private static final double[] ERROR_RATES = {0, 0.05, 0.1, 0.2, 0.3, 1};

    private final List<Outcome> outcomes;
    private final Map<String, Double> figures = new TreeMap<>();

    VersionTables(List<Outcome> outcomes) {
        this.outcomes = List.copyOf(outcomes);
    }

    /** All tables, some of them perhaps without rows. */
    List<Table> tables() {
        return List.of(sets(), versions(), families(), calibration(), answers(), ocr(), alarms());
    }

    /** The figures by set, measure and kind; complete once the tables are made. */
    Map<String, Double> figures() {
        return figures;
    }

    private Table sets() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            rows.add(List.of(
                    outcome.set() + (outcome.purpose() == Purpose.ALARMS ? ", new laws" : ""),
                    "" + outcome.documents(),
                    "" + outcome.pairs(true, false),
                    "" + outcome.pairs(false, true),
                    "" + outcome.pairs(false, false)));
        }
        return new Table("Pairs", 1, List.of("set", "documents", "kin", "near", "others"), rows);
    }

    private Table versions() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome outcome : with(Purpose.VERSIONS)) {
            for (Measure measure : Measure.values()) {
                rows.add(row(outcome, measure));
            }
        }
        List<String> header = List.of(
                "set",
                "measure",
                "AUC",
                "near AUC",
                "best F1",
                "at",
                "F1 at others'",
                "others' best at",
                "P at .5",
                "R at .5",
                "F1 at .5");
        return new Table("Versions", 2, header, rows);
    }

    private List<String> row(Outcome outcome, Measure measure) {
        Counts best = outcome.best(measure);
        double shared = SharedThreshold.fit(
                others(outcome).stream().map(other -> other.of(measure)).toList());
        Counts product = outcome.at(measure, Outcome.VERSION);
        return List.of(
                outcome.set(),
                measure.title(),
                keep(outcome, measure, "auc", outcome.auc(measure)),
                keep(outcome, measure, "near-auc", outcome.nearAuc(measure)),
                keep(outcome, measure, "best-f1", best.f1()),
                shown(best.threshold()),
                keep(
                        outcome,
                        measure,
                        "others-f1",
                        Double.isNaN(shared)
                                ? shared
                                : outcome.at(measure, shared).f1()),
                shown(shared),
                keep(outcome, measure, "precision", at(measure, product.precision())),
                keep(outcome, measure, "recall", at(measure, product.recall())),
                keep(outcome, measure, "f1", at(measure, product.f1())));
    }

    /** The figure, unless the measure gives strangers half of the scale, so that 0.5 means nothing. */
    private static double at(Measure measure, double figure) {
        return measure == Measure.SIMHASH ? Double.NaN : figure;
    }

    private Table families() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome outcome : with(Purpose.RECALL)) {
            for (Measure measure : Measure.values()) {
                rows.add(List.of(
                        outcome.set(),
                        measure.title(),
                        keep(outcome, measure, "auc", outcome.auc(measure)),
                        keep(
                                outcome,
                                measure,
                                "recall",
                                at(measure, outcome.at(measure, Outcome.VERSION).recall()))));
            }
        }
        return new Table("Families", 2, List.of("set", "measure", "AUC", "R at .5"), rows);
    }

    /** The score taken for a probability: as it is, and put right by a step function fitted on the other sets. */
    private Table calibration() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome outcome : with(Purpose.VERSIONS)) {
            List<Scored> pairs = Calibration.balanced(outcome.of(Measure.KINDRED));
            Calibration raw = Calibration.of(pairs);
            Calibration fitted = fitted(outcome, pairs);
            rows.add(List.of(
                    outcome.set(),
                    keep(outcome, Measure.KINDRED, "ece", raw.error()),
                    keep(outcome, Measure.KINDRED, "brier", raw.brier()),
                    keep(outcome, Measure.KINDRED, "fitted-ece", fitted.error()),
                    keep(outcome, Measure.KINDRED, "fitted-brier", fitted.brier())));
        }
        List<String> header = List.of("set", "ECE", "Brier", "ECE, fitted", "Brier, fitted");
        return new Table("Calibration of kindred's score", 1, header, rows);
    }

    private Calibration fitted(Outcome outcome, List<Scored> pairs) {
        List<Scored> elsewhere = others(outcome).stream()
                .flatMap(other -> Calibration.balanced(other.of(Measure.KINDRED)).stream())
                .toList();
        if (elsewhere.isEmpty()) {
            return new Calibration(Double.NaN, Double.NaN);
        }
        Isotonic isotonic = Isotonic.fit(elsewhere);
        return Calibration.of(pairs.stream()
                .map(pair -> pair.withScore(isotonic.at(pair.score())))
                .toList());
    }

    private Table answers() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome outcome : with(Purpose.GRADES)) {
            for (Measure measure : Measure.values()) {
                double spearman = RankCorrelation.of(outcome.of(measure));
                rows.add(List.of(
                        measure.title(),
                        keep(outcome, measure, "auc", outcome.auc(measure)),
                        keep(outcome, measure, "spearman", spearman)));
            }
        }
        return new Table("Plagiarised answers", 1, List.of("measure", "AUC", "Spearman"), rows);
    }

    /** The share of pages found at the product's threshold, by the share of characters that were read wrongly. */
    private Table ocr() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            if (outcome.set().equals("ocr-noise")) {
                for (Measure measure : Measure.values()) {
                    rows.add(errorRates(outcome, measure));
                }
            }
        }
        List<String> header = new ArrayList<>(List.of("measure"));
        for (int i = 1; i < ERROR_RATES.length; i++) {
            header.add(String.format(Locale.ROOT, "up to %.2f", ERROR_RATES[i]));
        }
        return new Table("Recall at .5 by the share of characters read wrongly", 1, header, rows);
    }

    private List<String> errorRates(Outcome outcome, Measure measure) {
        List<String> row = new ArrayList<>(List.of(measure.title()));
        for (int i = 1; i < ERROR_RATES.length; i++) {
            double least = ERROR_RATES[i - 1];
            double most = i + 1 < ERROR_RATES.length ? ERROR_RATES[i] : Double.POSITIVE_INFINITY;
            List<Scored> band = outcome.of(measure).stream()
                    .filter(pair -> pair.kin() && pair.grade() >= least && pair.grade() < most)
                    .toList();
            double recall = Counts.at(Outcome.VERSION, band).recall();
            row.add(keep(
                    outcome,
                    measure,
                    String.format(Locale.ROOT, "recall-cer-%.2f", ERROR_RATES[i]),
                    at(measure, recall)));
        }
        return row;
    }

    /** New laws whose nearest older law is called a version of them, which a few of them may even be. */
    private Table alarms() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome outcome : with(Purpose.ALARMS)) {
            for (Measure measure : Measure.values()) {
                double alarms = outcome.at(measure, Outcome.VERSION).wrong()
                        / outcome.of(measure).size();
                rows.add(
                        List.of(outcome.set(), measure.title(), keep(outcome, measure, "alarms", at(measure, alarms))));
            }
        }
        return new Table("New laws taken for versions of old ones", 2, List.of("set", "measure", "at .5"), rows);
    }

    private List<Outcome> with(Purpose purpose) {
        return outcomes.stream().filter(outcome -> outcome.purpose() == purpose).toList();
    }

    private List<Outcome> others(Outcome outcome) {
        return with(Purpose.VERSIONS).stream()
                .filter(other -> !other.set().equals(outcome.set()))
                .toList();
    }

    private String keep(Outcome outcome, Measure measure, String kind, double figure) {
        if (Double.isFinite(figure)) {
            figures.put(outcome.set() + "/" + measure.title() + "/" + kind, figure);
        }
        return shown(figure);
    }

    static String shown(double figure) {
        return Double.isFinite(figure) ? String.format(Locale.ROOT, "%.3f", figure) : "-";
    }
}
