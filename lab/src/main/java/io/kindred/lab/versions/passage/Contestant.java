package io.kindred.lab.versions.passage;

import io.kindred.comparison.Passage;
import io.kindred.comparison.passage.PassageFinder;
import io.kindred.fingerprint.reading.Reading;
import java.util.List;

/** The ways of finding passages that are judged beside each other. */
public enum Contestant implements PassageSource {
    KINDRED("kindred"),
    EXACT_RUNS("exact runs of 40 letters");

    private final String title;

    Contestant(String title) {
        this.title = title;
    }

    /** The name in reports. */
    public String title() {
        return title;
    }

    @Override
    public List<Passage> passages(Reading left, Reading right) {
        return switch (this) {
            case KINDRED -> new PassageFinder().find(left, right).passages();
            case EXACT_RUNS -> new ExactRuns().passages(left, right);
        };
    }
}
