package io.kindred.cli;

import io.kindred.comparison.Comparer;
import io.kindred.comparison.SentenceCounts;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.formats.PlainTextProvider;
import io.kindred.relation.AlignedClassifier;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationClassifier;
import io.kindred.relation.RelationKind;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred scan}. */
@Command(name = "scan", description = "Finds which documents below a folder are kin.")
final class ScanCommand implements Callable<Integer> {
    private static final Comparator<Relation> STRONGEST_FIRST = Comparator.comparing(Relation::kind)
            .thenComparing(Comparator.comparingDouble(Relation::score).reversed())
            .thenComparing(Relation::left)
            .thenComparing(Relation::right);

    private final RelationClassifier classifier = new AlignedClassifier();

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", defaultValue = ".", description = "Where to look. Default: the current folder.")
    private Path folder;

    @Mixin
    private SizeOption size;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        Problems problems = new Problems(spec.commandLine().getErr());
        List<ScannedDocument> documents = read(problems);
        List<Relation> relations = relations(documents);
        write(documents.size(), relations);
        return problems.exitStatus(relations.isEmpty() ? ExitStatus.NONE : ExitStatus.FOUND);
    }

    private List<ScannedDocument> read(Problems problems) throws IOException {
        PlainTextProvider texts = new PlainTextProvider(size.maxBytes());
        List<ScannedDocument> documents = new ArrayList<>();
        for (String id : FolderWalk.files(folder, problems)) {
            problems.unless(id, () -> ScannedDocument.read(id, folder.resolve(id), texts))
                    .ifPresent(documents::add);
        }
        return documents;
    }

    /** Every pair is looked at; those that are kin come in an order that does not depend on which thread found them. */
    private List<Relation> relations(List<ScannedDocument> documents) {
        SentenceCounts counts = new SentenceCounts();
        documents.forEach(document -> counts.add(document.reading()));
        Comparer comparer = new AlignedComparer(counts);
        return IntStream.range(0, documents.size())
                .parallel()
                .boxed()
                .flatMap(left -> documents.subList(left + 1, documents.size()).stream()
                        .map(right -> relation(documents.get(left), right, comparer))
                        .flatMap(Optional::stream))
                .sorted(STRONGEST_FIRST)
                .toList();
    }

    private Optional<Relation> relation(ScannedDocument left, ScannedDocument right, Comparer comparer) {
        if (left.content().equals(right.content())) {
            return Optional.of(Relation.same(left.id(), right.id(), RelationKind.IDENTICAL));
        }
        return classifier.classify(comparer.compare(left.reading(), right.reading()));
    }

    private void write(int documents, List<Relation> relations) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (RowWriter rows = format.format().rows(out, RelationRow.COLUMNS, new RelationTable(out, documents))) {
            for (Relation relation : relations) {
                rows.write(RelationRow.of(relation));
            }
        }
    }
}
