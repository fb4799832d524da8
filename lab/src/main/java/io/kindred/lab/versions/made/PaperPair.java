package io.kindred.lab.versions.made;

import io.kindred.lab.paper.Published;
import java.util.Map;
import java.util.stream.Collectors;

/** The scores of the naive and of the Jaccard measure of Waikato (2013) for one pair of documents. */
public record PaperPair(double naive, double jaccard) {
    /**
     * What the report prints, by the name of the version: the naive score from Figures 20 to 24, and the Jaccard score from
     * Figure 26. Documents 16 to 19, which the naive measure is said not to find, have 0 as in Figure 26.
     */
    static Map<String, PaperPair> published() {
        Published report = Published.of("waikato-2013");
        return report.in("Figure 26").keySet().stream()
                .collect(Collectors.toMap(
                        version -> version,
                        version -> new PaperPair(
                                report.number("Figures 20-24", version), report.number("Figure 26", version))));
    }
}
