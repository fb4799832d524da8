package io.kindred.lab.versions.data;

import io.kindred.formats.PlainTextProvider;
import io.kindred.lab.versions.measure.Prepared;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Students' answers, each paired with the article it was, more or less, taken from. */
final class Answers {
    private Answers() {}

    static PairSet load(Path folder, String name) throws IOException {
        List<Row> rows = Row.all(folder.resolve("labels.tsv")).stream()
                .filter(Row::isDev)
                .toList();
        List<Document> texts = new ArrayList<>();
        Set<String> sources = new HashSet<>();
        for (Row row : rows) {
            texts.add(read(folder, row.at("file")));
            texts.add(read(folder, row.at("source")));
            sources.add(row.at("source"));
        }
        List<Prepared> prepared = Prepared.all(texts);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            double level = Double.parseDouble(rows.get(i).at("level"));
            pairs.add(new Pair(prepared.get(2 * i), prepared.get(2 * i + 1), level > 0, false, 1, level));
        }
        return new PairSet(name, Purpose.GRADES, rows.size() + sources.size(), pairs);
    }

    private static Document read(Path folder, String file) throws IOException {
        return new PlainTextProvider().read(folder.resolve("files").resolve(file));
    }
}
