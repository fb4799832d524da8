package io.kindred.lab.versions.data;

import io.kindred.formats.PlainTextProvider;
import io.kindred.lab.versions.measure.Prepared;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Laws that are new in 2022, each paired with the law of 2013 that shares most of its five-word shingles. */
final class Alarms {
    private Alarms() {}

    static PairSet load(Path folder, String name, int most) throws IOException {
        List<Document> olds = new ArrayList<>();
        List<Document> news = new ArrayList<>();
        for (Row row : Row.all(folder.resolve("truth.tsv"))) {
            if (row.isDev() && !row.at("file_2013").isEmpty()) {
                olds.add(read(folder, "2013", row));
            } else if (row.isDev() && news.size() < most) {
                news.add(read(folder, "2022", row));
            }
        }
        List<Prepared> stock = Prepared.all(olds);
        List<Pair> pairs = Prepared.all(news).parallelStream()
                .map(law -> new Pair(law, nearest(law, stock), false, true, 1, 0))
                .toList();
        return new PairSet(name, Purpose.ALARMS, olds.size() + news.size(), pairs);
    }

    private static Document read(Path folder, String year, Row row) throws IOException {
        return new PlainTextProvider().read(folder.resolve(year).resolve(row.at("file_" + year)));
    }

    private static Prepared nearest(Prepared law, List<Prepared> stock) {
        return stock.stream()
                .max(Comparator.comparingDouble(old -> law.words().resemblance(old.words())))
                .orElseThrow();
    }
}
