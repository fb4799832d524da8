package io.kindred.lab.embedding;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.figure.RankCorrelation;
import io.kindred.lab.versions.figure.Scored;
import io.kindred.semantics.embedding.ByteVector;
import io.kindred.semantics.embedding.EmbeddedDocument;
import io.kindred.semantics.embedding.EmbeddingModel;
import io.kindred.semantics.embedding.OnnxEmbedder;
import io.kindred.semantics.embedding.PassageCutter;
import io.kindred.semantics.embedding.VectorIndex;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** How well models tell what is related, on sentences that people have judged and on news by topic. */
public final class ModelTrial {
    private static final int NEAREST = 10;

    private final List<EmbeddingModel> models;
    private final List<List<String>> rows = new ArrayList<>();

    public ModelTrial(List<EmbeddingModel> models) {
        this.models = List.copyOf(models);
    }

    /** Rank correlation with what people say of pairs of sentences: lines of two sentences and a number. */
    public void sentences(String name, Path csv) throws IOException {
        List<String> figures = new ArrayList<>(List.of(name + ", Spearman"));
        for (EmbeddingModel model : models) {
            try (OnnxEmbedder embedder = OnnxEmbedder.load(model);
                    CsvReader<CsvRecord> lines = CsvReader.builder().ofCsvRecord(csv)) {
                List<Scored> pairs = new ArrayList<>();
                lines.forEach(line -> pairs.add(scored(line, embedder)));
                figures.add(figure(RankCorrelation.of(pairs)));
            }
        }
        rows.add(figures);
    }

    private static Scored scored(CsvRecord line, OnnxEmbedder embedder) {
        ByteVector left = ByteVector.of(embedder.embed(line.getField(0)));
        ByteVector right = ByteVector.of(embedder.embed(line.getField(1)));
        return new Scored(left.cosine(right), false, false, 1, Double.parseDouble(line.getField(2)));
    }

    /** Of the ten documents nearest to each, the share that is of the same topic; topics are folders. */
    public void topics(String name, List<Path> files) throws IOException {
        List<String> figures = new ArrayList<>(List.of(name + ", precision at 10"));
        for (EmbeddingModel model : models) {
            try (OnnxEmbedder embedder = OnnxEmbedder.load(model)) {
                List<ByteVector> documents = new ArrayList<>();
                for (Path file : files) {
                    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                    documents.add(EmbeddedDocument.of(text, new PassageCutter(), embedder)
                            .whole());
                }
                figures.add(figure(precision(files, documents)));
            }
        }
        rows.add(figures);
    }

    private static double precision(List<Path> files, List<ByteVector> documents) {
        VectorIndex index = VectorIndex.of(documents);
        return IntStream.range(0, files.size())
                .mapToDouble(i -> IntStream.of(index.nearest(documents.get(i), NEAREST + 1))
                                .filter(other -> other != i)
                                .limit(NEAREST)
                                .filter(other -> files.get(other)
                                        .getParent()
                                        .equals(files.get(i).getParent()))
                                .count()
                        / (double) NEAREST)
                .average()
                .orElse(0);
    }

    public Table table() {
        List<String> header = new ArrayList<>(List.of("on"));
        models.forEach(model -> header.add(model.name()));
        return new Table("Models", 1, header, rows);
    }

    private static String figure(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
