package io.kindred.lab.plot;

import java.io.IOException;
import java.nio.file.Path;

/** A picture of figures. */
public interface Plot {
    /** Writes it as PNG. */
    void write(Path file) throws IOException;
}
