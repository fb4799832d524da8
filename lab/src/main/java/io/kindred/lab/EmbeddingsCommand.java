package io.kindred.lab;

import ai.onnxruntime.OrtException;
import io.kindred.lab.embedding.IndexTrial;
import io.kindred.lab.embedding.ModelTrial;
import io.kindred.lab.embedding.SpeedTrial;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.semantics.embedding.ByteVector;
import io.kindred.semantics.embedding.EmbeddingModel;
import io.kindred.semantics.embedding.OnnxEmbedder;
import io.kindred.semantics.embedding.PassageCutter;
import io.kindred.semantics.embedding.Pooling;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures embeddings. */
@Command(
        name = "embeddings",
        description =
                "Measures models of meaning: how well they tell what is related, how fast, and how near vectors are found.",
        mixinStandardHelpOptions = true)
final class EmbeddingsCommand implements Callable<Integer> {
    /** The model that was not chosen. */
    private static final EmbeddingModel BGE = new EmbeddingModel(
            "bge-small-en-v1.5-q",
            new EmbeddingModel.Part(
                    "/bge-small-en-v1.5-q.onnx", "6c9c6101a956d62dfb5e7190c538226c0c5bb9cb27b651234b6df063ee7dbfe4"),
            new EmbeddingModel.Part(
                    "/bge-small-en-v1.5-q-tokenizer.json",
                    "d241a60d5e8f04cc1b2b3e9ef7a4921b27bf526d9f6050ab90f9267a1f9e5c66"),
            256,
            Pooling.FIRST);

    @Option(names = "--data", paramLabel = "FOLDER", description = "Where the sets lie unpacked.")
    private Path data;

    @Option(names = "--every", paramLabel = "N", description = "Take one news text in N. Default: ${DEFAULT-VALUE}.")
    private int every = 3;

    @Option(
            names = "--vectors",
            paramLabel = "N",
            description = "How many vectors the index has. Default: ${DEFAULT-VALUE}.")
    private int vectors = 100_000;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the tables to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, OrtException {
        Findings findings = new Findings(spec);
        DataFolder sets = DataFolder.of(Lab.root(), data);
        Optional<Path> news = sets.folder("bbc-news");
        Optional<Path> sentences = sets.folder("sentence-similarity");
        if (news.isEmpty() || sentences.isEmpty()) {
            findings.progress("the sets bbc-news and sentence-similarity are not there");
            return 1;
        }
        List<Path> files = files(news.get());
        ModelTrial models = new ModelTrial(List.of(EmbeddingModel.MINILM, BGE));
        for (String language : List.of("en", "de")) {
            findings.progress("sentences in " + language);
            models.sentences("STS-B dev, " + language, sentences.get().resolve("stsb-" + language + "-dev.csv"));
        }
        findings.progress(files.size() + " news texts");
        models.topics("BBC news, every " + every + ". text", files);
        findings.progress("speed");
        List<String> passages = passages(files);
        String text = models.table().markdown()
                + SpeedTrial.run(EmbeddingModel.MINILM, passages.subList(0, Math.min(640, passages.size())))
                        .markdown()
                + IndexTrial.run(embedded(passages), vectors).markdown();
        findings.tell(text, name);
        return 0;
    }

    private List<Path> files(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder, 2)) {
            List<Path> all = found.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
            return Stream.iterate(0, i -> i < all.size(), i -> i + every)
                    .map(all::get)
                    .toList();
        }
    }

    private static List<String> passages(List<Path> files) throws IOException {
        List<String> passages = new ArrayList<>();
        for (Path file : files) {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            new PassageCutter().cut(text).forEach(span -> passages.add(span.in(text)));
        }
        return passages;
    }

    private static List<ByteVector> embedded(List<String> passages) throws IOException {
        try (OnnxEmbedder embedder = OnnxEmbedder.load(EmbeddingModel.MINILM)) {
            return passages.parallelStream()
                    .map(passage -> ByteVector.of(embedder.embed(passage)))
                    .toList();
        }
    }
}
