package io.kindred.lab.family;

import io.kindred.family.Member;
import io.kindred.lab.text.TemporaryFolder;
import io.kindred.relation.Relation;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a scan knows of documents when it has come to families.
 *
 * @param relations what those are to each other that are kin
 */
record Relating(List<Member> members, List<Relation> relations) {
    Relating {
        members = List.copyOf(members);
        relations = List.copyOf(relations);
    }

    /** Scans documents, each as a file of its own. */
    static Relating of(List<Document> documents) throws IOException {
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            Path folder =
                    Files.createDirectory(temporary.path().resolve("files")).toRealPath();
            Map<String, Document> byPath = new LinkedHashMap<>();
            for (Document document : documents) {
                String path = String.format(Locale.ROOT, "%06d.txt", byPath.size());
                Files.writeString(folder.resolve(path), document.text());
                byPath.put(path, document);
            }
            try (CatalogWriter writer = CatalogWriter.open(temporary.path().resolve("catalog.db"))) {
                new Scan(
                                writer,
                                folder,
                                file -> byPath.get(file.getFileName().toString()),
                                new AlignedMeasuring(true),
                                /* keepText= */ true,
                                Runtime.getRuntime().availableProcessors(),
                                ScanWatcher.NOBODY)
                        .run(List.of(folder), List.of());
                return of(writer.catalog(), byPath);
            }
        }
    }

    private static Relating of(Catalog catalog, Map<String, Document> byPath) throws IOException {
        List<Member> members = new ArrayList<>();
        for (Entry entry : catalog.documents()) {
            String id = byPath.get(entry.path()).id();
            members.add(new Member(id, entry.text().hex(), entry.words(), entry.id()));
        }
        List<Relation> relations = new ArrayList<>();
        catalog.relations(RelationFilter.ALL, found -> relations.add(named(found.relation(), byPath)));
        return new Relating(members, relations);
    }

    private static Relation named(Relation relation, Map<String, Document> byPath) {
        return new Relation(
                byPath.get(relation.left()).id(),
                byPath.get(relation.right()).id(),
                relation.kind(),
                relation.score(),
                relation.version(),
                relation.leftInRight(),
                relation.rightInLeft(),
                relation.order(),
                relation.approximate());
    }
}
