package io.kindred.lab.report;

import java.util.List;
import java.util.Locale;

/**
 * A figure and what it has to be.
 *
 * @param decimals how many decimals the figure is shown with
 */
public record Bar(String what, double figure, double least, double most, int decimals) {
    public static Bar atLeast(String what, double figure, double least) {
        return new Bar(what, figure, least, Double.POSITIVE_INFINITY, 1);
    }

    public static Bar atMost(String what, double figure, double most, int decimals) {
        return new Bar(what, figure, Double.NEGATIVE_INFINITY, most, decimals);
    }

    static Bar within(String what, double figure, double least, double most) {
        return new Bar(what, figure, least, most, 1);
    }

    public boolean isMet() {
        return figure >= least && figure <= most;
    }

    /** All bars in one table. */
    public static Table table(List<Bar> bars) {
        return new Table(
                "Bars",
                1,
                List.of("bar", "measured", "wanted", "met"),
                bars.stream().map(Bar::row).toList());
    }

    private List<String> row() {
        return List.of(what, number(figure), wanted(), isMet() ? "yes" : "NO");
    }

    private String wanted() {
        if (Double.isInfinite(most)) {
            return ">= " + number(least);
        }
        return Double.isInfinite(least) ? "<= " + number(most) : number(least) + " to " + number(most);
    }

    private String number(double value) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
