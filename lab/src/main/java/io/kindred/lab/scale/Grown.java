package io.kindred.lab.scale;

import io.kindred.lab.report.Table;
import java.util.List;
import java.util.Locale;

/** The scans of larger and larger collections, and the power of the number of documents that their time grows with. */
public final class Grown {
    private final List<Scanned> scans;

    Grown(List<Scanned> scans) {
        this.scans = List.copyOf(scans);
    }

    /** The slope of the logarithm of the time over that of the number of documents, by least squares. */
    public double power() {
        double[] x = scans.stream()
                .mapToDouble(scan -> Math.log(scan.collection().documents()))
                .toArray();
        double[] y =
                scans.stream().mapToDouble(scan -> Math.log(scan.seconds())).toArray();
        double n = x.length;
        double sumX = 0;
        double sumY = 0;
        double products = 0;
        double squares = 0;
        for (int i = 0; i < x.length; i++) {
            sumX += x[i];
            sumY += y[i];
            products += x[i] * y[i];
            squares += x[i] * x[i];
        }
        return (n * products - sumX * sumY) / (n * squares - sumX * sumX);
    }

    /** The scans as a table. */
    public Table table() {
        return new Table(
                "Scans of larger and larger collections",
                0,
                List.of(
                        "documents",
                        "processor seconds",
                        "milliseconds a document",
                        "pairs compared",
                        "kin a document"),
                scans.stream().map(Grown::row).toList());
    }

    private static List<String> row(Scanned scan) {
        int documents = scan.collection().documents();
        return List.of(
                Integer.toString(documents),
                String.format(Locale.ROOT, "%.1f", scan.seconds()),
                String.format(Locale.ROOT, "%.2f", 1000 * scan.seconds() / documents),
                Long.toString(scan.compared()),
                String.format(Locale.ROOT, "%.2f", (double) scan.relations() / documents));
    }
}
