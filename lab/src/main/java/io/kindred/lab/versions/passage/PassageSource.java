package io.kindred.lab.versions.passage;

import io.kindred.comparison.Passage;
import io.kindred.fingerprint.reading.Reading;
import java.util.List;

/** Finds the passages that two texts share. */
@FunctionalInterface
public interface PassageSource {
    List<Passage> passages(Reading left, Reading right);
}
