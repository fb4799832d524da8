package io.kindred.lab.paper.roth2013;

import io.kindred.lab.paper.Published;
import io.kindred.lab.report.Table;
import io.kindred.lab.text.TemporaryFolder;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Rows;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The query of section 4 on the five indexes it prints, asked of an embedded database. */
final class HamDist {
    private static final List<String> NAMES =
            List.of("sttech.txt", "treknolo", "warpte_i_6.txt", "treknolo_i_25", "warpte.txt");

    private HamDist() {}

    static Table table(Published published) throws IOException {
        List<String> theirs =
                Arrays.asList(published.text("section 4", "distances").split(" ", -1));
        long known = index(published, NAMES.get(0));
        List<List<String>> rows = new ArrayList<>();
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            Path file = temporary.path().resolve("catalog.db");
            CatalogWriter.open(file).close();
            try (Catalog catalog = Catalog.open(file)) {
                for (int i = 0; i < NAMES.size(); i++) {
                    long index = index(published, NAMES.get(i));
                    String query = String.format(
                            Locale.ROOT, "SELECT hamming(%d, %d), similarity(%d, %d)", index, known, index, known);
                    Answer answer = new Answer();
                    catalog.sql(query, answer);
                    rows.add(List.of(NAMES.get(i), theirs.get(i), answer.values.get(0), answer.values.get(1)));
                }
            }
        }
        return new Table(
                "HamDist in SQL (section 4): bits from sttech.txt, on the indexes that are printed",
                1,
                List.of("file", "published", "hamming(si, ?)", "similarity(si, ?)"),
                rows);
    }

    private static long index(Published published, String name) {
        return Long.parseUnsignedLong(published.text("section 4", name), 2);
    }

    private static final class Answer implements Rows {
        private final List<String> values = new ArrayList<>();

        @Override
        public void columns(List<String> names) {}

        @Override
        public void row(List<Object> row) {
            row.forEach(value -> values.add(String.valueOf(value)));
        }
    }
}
