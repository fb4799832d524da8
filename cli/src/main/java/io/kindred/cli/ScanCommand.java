package io.kindred.cli;

import io.kindred.comparison.SharedShingles;
import io.kindred.comparison.ShingleComparer;
import io.kindred.formats.PlainTextProvider;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationClassifier;
import io.kindred.relation.RelationKind;
import io.kindred.relation.ShareClassifier;
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
    private static final List<String> COLUMNS =
            List.of("left", "right", "kind", "score", "leftInRight", "rightInLeft", "approximate");
    private static final Comparator<Relation> STRONGEST_FIRST = Comparator.comparing(Relation::kind)
            .thenComparing(Comparator.comparingDouble(Relation::score).reversed())
            .thenComparing(Relation::left)
            .thenComparing(Relation::right);

    private final ShingleComparer comparer = new ShingleComparer();
    private final RelationClassifier classifier = new ShareClassifier();

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
        return IntStream.range(0, documents.size())
                .parallel()
                .boxed()
                .flatMap(left -> documents.subList(left + 1, documents.size()).stream()
                        .map(right -> relation(documents.get(left), right))
                        .flatMap(Optional::stream))
                .sorted(STRONGEST_FIRST)
                .toList();
    }

    private Optional<Relation> relation(ScannedDocument left, ScannedDocument right) {
        if (left.content().equals(right.content())) {
            return Optional.of(same(left, right, RelationKind.IDENTICAL));
        }
        if (left.text().equals(right.text())) {
            return Optional.of(same(left, right, RelationKind.SAME_TEXT));
        }
        SharedShingles common = comparer.compare(left.shingles(), right.shingles());
        return classifier
                .classify(common)
                .map(verdict -> new Relation(
                        left.id(),
                        right.id(),
                        verdict.kind(),
                        verdict.score(),
                        common.leftInRight(),
                        common.rightInLeft()));
    }

    private static Relation same(ScannedDocument left, ScannedDocument right, RelationKind kind) {
        return new Relation(left.id(), right.id(), kind, 1, 1, 1);
    }

    private void write(int documents, List<Relation> relations) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (RowWriter rows = format.format().rows(out, COLUMNS, new RelationTable(out, documents))) {
            for (Relation relation : relations) {
                rows.write(row(relation));
            }
        }
    }

    private static Row row(Relation relation) {
        return new Row()
                .with("left", relation.left())
                .with("right", relation.right())
                .with("kind", relation.kind().toString())
                .with("score", rounded(relation.score()))
                .with("leftInRight", rounded(relation.leftInRight()))
                .with("rightInLeft", rounded(relation.rightInLeft()))
                .with("approximate", false);
    }

    private static double rounded(double share) {
        return Math.round(share * 10_000) / 10_000.0;
    }
}
