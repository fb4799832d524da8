package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.scan.Check;
import io.kindred.scan.Explanation;
import io.kindred.scan.Kinship;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.RelationFilter;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred add}. */
@Command(name = "add", description = "Takes files into the catalog, and tells what they are kin to.")
final class AddCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "The files, which lie in the folder that the catalog is of.")
    private List<Path> files;

    @Mixin
    private CatalogOption catalog;

    @Mixin
    private KinOptions kin;

    @Mixin
    private ReadingOptions reading;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        Problems problems = new Problems(spec.commandLine().getErr());
        try (CatalogWriter writer = CatalogWriter.open(file);
                AnyFormatProvider texts = reading.texts();
                KinOptions.Answer answer = kin.answer(spec.commandLine().getOut())) {
            Path root = CatalogOption.root(file, writer.catalog()).toRealPath();
            Map<String, Path> added = named(root);
            MeaningOptions.of(writer.catalog())
                    .of(Scan.again(writer, root, texts, reading.jobs(), told(problems)))
                    .run(List.copyOf(added.values()), List.of());
            for (String path : added.keySet()) {
                if (writer.catalog().at(path).isPresent()) {
                    answer.write(path, kin(writer.catalog(), path));
                }
            }
            return problems.exitStatus(answer.exitStatus());
        }
    }

    private Map<String, Path> named(Path root) throws IOException {
        Map<String, Path> named = new LinkedHashMap<>();
        for (Path given : files) {
            if (!Files.exists(given)) {
                throw new Failure(Printable.of(given.toString()) + ": no such file");
            }
            String path = CatalogFiles.path(root, given);
            named.put(path, root.resolve(path));
        }
        return named;
    }

    private static ScanWatcher told(Problems problems) {
        return new ScanWatcher() {
            @Override
            public void problem(String path, String reason) {
                problems.tell(path, reason);
            }

            @Override
            public void unusable(String scheme, String reason) {
                problems.note("related documents are found by concepts alone: " + reason);
            }
        };
    }

    /** The relations of a document, which is left in each. */
    private static List<Kinship> kin(Catalog catalog, String path) throws IOException {
        List<Kinship> found = new ArrayList<>();
        catalog.relations(new RelationFilter(Set.of(), 0, Optional.of(path)), relation -> {
            StoredRelation turned = relation.relation().left().equals(path) ? relation : relation.mirrored();
            found.add(new Kinship(turned.relation(), turned.evidence(), 0, Explanation.of(turned, catalog)));
        });
        found.sort(Check.STRONGEST_FIRST);
        return found;
    }
}
