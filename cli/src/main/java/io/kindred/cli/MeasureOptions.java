package io.kindred.cli;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.relation.RelationKind;
import io.kindred.relation.paper.ChunkHashes;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.relation.paper.PaperMeasure;
import io.kindred.report.Finding;
import io.kindred.report.Measure;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Measuring;
import io.kindred.scan.PaperMeasuring;
import io.kindred.text.Document;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The options that choose what the score is made of, and set the measures of the papers. */
final class MeasureOptions {
    @Option(
            names = "--measure",
            paramLabel = "NAME",
            defaultValue = "aligned",
            converter = MeasureOptions.Parser.class,
            description = "What the score is made of: ${COMPLETION-CANDIDATES}; all but the first as in Waikato 2013."
                    + " Default: ${DEFAULT-VALUE}.")
    private Measure measure;

    @Option(
            names = "--bit-difference",
            paramLabel = "N",
            defaultValue = "7",
            description =
                    "For the papers' measures: bits in which similar paragraphs may differ. Default: ${DEFAULT-VALUE}.")
    private int bitDifference;

    @Option(
            names = "--hash-size",
            paramLabel = "BITS",
            defaultValue = "64",
            description = "For the papers' measures: 32 or 64. Default: ${DEFAULT-VALUE}.")
    private int hashSize;

    @Option(
            names = "--shingle-size",
            paramLabel = "N",
            defaultValue = "4",
            description = "For the papers' measures: characters of a shingle. Default: ${DEFAULT-VALUE}.")
    private int shingleSize;

    @Option(names = "--statistics", description = "Tell which paragraphs are similar, as Waikato 2013 does.")
    private boolean statistics;

    /** The finding with the score that the options ask for, and with similar paragraphs where they are needed. */
    Finding measured(Finding finding) {
        if (measure == Measure.ALIGNED) {
            return statistics ? finding.with(pairs(finding)) : finding;
        }
        ChunkPairs pairs = pairs(finding);
        double version = measure.paper().orElseThrow().version(pairs);
        Optional<RelationKind> kind = finding.kind().filter(found -> found == RelationKind.IDENTICAL);
        if (kind.isEmpty() && version >= PaperMeasure.VERSION) {
            kind = Optional.of(RelationKind.VERSION);
        }
        return new Finding(
                finding.comparison(), kind, PaperMeasure.overall(version, 0), version, measure, Optional.of(pairs));
    }

    /** Whether the user wants to see which paragraphs are similar. */
    boolean statistics() {
        return statistics;
    }

    /** The way to find kin that the options ask for, among those that share text or among all. */
    Measuring measuring(boolean everyPair) {
        if (measure == Measure.ALIGNED) {
            return new AlignedMeasuring(!everyPair);
        }
        hasher();
        return new PaperMeasuring(measure.toString(), bitDifference, hashSize, shingleSize);
    }

    private ChunkPairs pairs(Finding finding) {
        return pairs(
                finding.comparison().left().document(),
                finding.comparison().right().document());
    }

    /** Which paragraphs of two documents are similar. */
    ChunkPairs pairs(Document left, Document right) {
        try {
            ChunkHashes hashes = new ChunkHashes(hasher());
            return new ChunkPairs(hashes(hashes, left), hashes(hashes, right), bitDifference);
        } catch (IllegalArgumentException e) {
            throw new Failure(e.getMessage(), e);
        }
    }

    /** The hashes of what stands between blank lines, which is what the paper takes for paragraphs. */
    private static List<SimHash> hashes(ChunkHashes hashes, Document document) {
        return hashes.of(document, new BlankLineChunker().chunk(document.text()));
    }

    private WaikatoHasher hasher() {
        try {
            return new WaikatoHasher(hashSize, shingleSize);
        } catch (IllegalArgumentException e) {
            throw new Failure(e.getMessage(), e);
        }
    }

    private static final class Parser implements ITypeConverter<Measure> {
        @Override
        public Measure convert(String name) {
            return ViewOptions.named(Measure.values(), name);
        }
    }
}
