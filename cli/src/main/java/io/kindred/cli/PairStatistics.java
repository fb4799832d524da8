package io.kindred.cli;

import io.kindred.relation.paper.ChunkPairs;
import io.kindred.report.PaperStatistics;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import io.kindred.text.Document;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The relations of a catalog as Waikato 2013 prints them, for every two documents or only for those that are kin. */
final class PairStatistics {
    private final Catalog catalog;
    private final MeasureOptions measure;

    PairStatistics(Catalog catalog, MeasureOptions measure) {
        this.catalog = catalog;
        this.measure = measure;
    }

    void write(PrintWriter out, boolean onlyClose) throws IOException {
        Map<List<String>, Double> scores = new HashMap<>();
        catalog.relations(
                RelationFilter.BY_TEXT,
                found -> scores.put(
                        List.of(found.relation().left(), found.relation().right()),
                        found.relation().score()));
        List<Entry> documents = catalog.documents().stream()
                .sorted(Comparator.comparing(Entry::path))
                .toList();
        for (int left = 0; left < documents.size(); left++) {
            for (int right = left + 1; right < documents.size(); right++) {
                Double score = scores.get(
                        List.of(documents.get(left).path(), documents.get(right).path()));
                if (score != null || !onlyClose) {
                    ChunkPairs pairs = measure.pairs(document(documents.get(left)), document(documents.get(right)));
                    PaperStatistics.write(
                            out,
                            documents.get(left).path(),
                            documents.get(right).path(),
                            pairs,
                            score == null ? 0 : score);
                }
            }
        }
    }

    private Document document(Entry entry) throws IOException {
        String text = catalog.text(entry.id())
                .orElseThrow(() -> new Failure("--statistics needs the texts, which this catalog does not keep"));
        return new Document(entry.path(), entry.path(), text, Map.of());
    }
}
