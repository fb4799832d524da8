package io.kindred.lab;

import io.kindred.lab.meaning.BackgroundWords;
import io.kindred.lab.meaning.MeaningTrial;
import io.kindred.lab.meaning.RelatedThreshold;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.semantics.embedding.EmbeddingModel;
import io.kindred.semantics.embedding.OnnxEmbedder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how well related documents and topics are found. */
@Command(
        name = "meaning",
        description = "Finds related documents and topics by concepts, embeddings and both, and prints how well.",
        mixinStandardHelpOptions = true)
final class MeaningCommand implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "FOLDER", description = "The folder with the data sets, unpacked.")
    private Path data;

    @Option(
            names = "--of-each-group",
            paramLabel = "N",
            description = "How many messages of each newsgroup are taken. Default: ${DEFAULT-VALUE}.")
    private int ofEachGroup = 50;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes lab/results/NAME.md too.")
    private String name;

    @Option(
            names = "--background",
            paramLabel = "FILE",
            description = "Writes the table of how common English words are to FILE instead.")
    private Path background;

    @Option(
            names = "--threshold",
            description = "Measures from which score two texts should be called related instead.")
    private boolean threshold;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        DataFolder sets = DataFolder.of(Lab.root(), data);
        if (background != null) {
            Files.write(background, BackgroundWords.table(sets));
            return 0;
        }
        try (OnnxEmbedder embedder = OnnxEmbedder.load(EmbeddingModel.MINILM)) {
            findings.tell(
                    threshold
                            ? new RelatedThreshold(sets, embedder, 2 * ofEachGroup, findings::progress).markdown()
                            : new MeaningTrial(sets, embedder, ofEachGroup, findings::progress).markdown(),
                    name);
        }
        return 0;
    }
}
