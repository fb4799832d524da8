package io.kindred.lab.scale;

import com.sun.management.OperatingSystemMXBean;
import io.kindred.formats.AnyFormatProvider;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What a scan of a made collection took and found.
 *
 * @param seconds of processor, those of the collector of garbage and of the compiler among them
 * @param compared how many pairs were compared
 * @param relations how many were found to be kin
 */
record Scanned(MadeCollection collection, double seconds, long compared, long relations) {
    /** Scans the files of a collection into a new catalog. */
    static Scanned of(MadeCollection collection, Path folder, Path catalogFile, AnyFormatProvider texts, int jobs)
            throws IOException {
        AtomicLong compared = new AtomicLong();
        long start = processorTime();
        try (CatalogWriter writer = CatalogWriter.open(catalogFile)) {
            new Scan(writer, folder, texts, new AlignedMeasuring(true), true, jobs, counting(compared))
                    .run(List.of(folder), List.of());
        }
        double seconds = (processorTime() - start) / 1e9;
        AtomicLong relations = new AtomicLong();
        try (Catalog catalog = Catalog.open(catalogFile)) {
            catalog.relations(RelationFilter.ALL, relation -> relations.incrementAndGet());
        }
        return new Scanned(collection, seconds, compared.get(), relations.get());
    }

    /** The seconds for a document. */
    double secondsEach() {
        return seconds / collection.documents();
    }

    private static ScanWatcher counting(AtomicLong compared) {
        return new ScanWatcher() {
            @Override
            public void related(int pairs) {
                compared.addAndGet(pairs);
            }
        };
    }

    private static long processorTime() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }
}
