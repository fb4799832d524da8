package io.kindred.lab.versions.made;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** The scores of the naive and of the Jaccard measure of Waikato (2013) for one pair of documents. */
public record PaperPair(double naive, double jaccard) {
    /**
     * What the report prints, by the name of the version: the naive score from Figures 20 to 24, and the Jaccard score from
     * Figure 26. Documents 16 to 19, which the naive measure is said not to find, have 0 as in Figure 26.
     */
    static Map<String, PaperPair> published() {
        try (InputStream in = PaperPair.class.getResourceAsStream("waikato-2013.csv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .collect(Collectors.toMap(
                            cells -> cells[0],
                            cells -> new PaperPair(Double.parseDouble(cells[2]), Double.parseDouble(cells[3]))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
