package io.kindred.scan;

import io.kindred.fingerprint.reading.Reading;
import java.util.Optional;

/** Says what two documents are to each other, if they are kin. Judges may be shared between threads. */
@FunctionalInterface
public interface Judge {
    Optional<Kinship> judge(Reading left, Reading right);
}
