package io.kindred.lab.versions.made;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What Waikato (2013) prints for one pair of its controlled corpus.
 *
 * @param naive by its first measure, Figures 20 to 24; documents 16 to 19, of which the text says that they are not found,
 *     have 0 as in Figure 26
 * @param jaccard by its second measure, Figure 26
 */
record PublishedScores(double naive, double jaccard) {
    /** The scores by the name of the version. */
    static Map<String, PublishedScores> all() {
        try (InputStream in = PublishedScores.class.getResourceAsStream("waikato-2013.csv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .collect(Collectors.toMap(
                            cells -> cells[0],
                            cells -> new PublishedScores(Double.parseDouble(cells[2]), Double.parseDouble(cells[3]))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
