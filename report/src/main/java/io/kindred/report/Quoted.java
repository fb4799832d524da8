package io.kindred.report;

import io.kindred.scan.Explanation;
import java.util.List;

/** What speaks for two documents being about the same, in words. */
public final class Quoted {
    /** The column of the passages that mean the same most of all. */
    public static final String PASSAGES = "meaning";

    private static final int LONGEST = 90;

    private Quoted() {}

    /** What both are about, in one line. */
    public static String concepts(Explanation explanation) {
        return explanation.concepts().isEmpty()
                ? "passages that mean nearly the same"
                : "both about " + String.join(", ", explanation.concepts());
    }

    /** Adds to a row of kin what both are about and the passages that mean the same most of all. */
    public static void addTo(Row kin, Explanation explanation) {
        kin.with("concepts", explanation.concepts());
        explanation.quotes().ifPresent(quotes -> kin.with(PASSAGES, row(quotes)));
    }

    private static Row row(Explanation.Quotes quotes) {
        return new Row().with("left", quotes.left()).with("right", quotes.right());
    }

    /** The begin of each of the passages that mean the same most of all, in a line; none if they are not known. */
    public static List<String> lines(Explanation explanation) {
        Row row = new Row();
        addTo(row, explanation);
        return lines(row);
    }

    /** The begin of each of the passages that a row of kin tells, in a line; none if they are not known. */
    public static List<String> lines(Row kin) {
        return kin.values().get(PASSAGES) instanceof Row passages
                ? passages.values().values().stream()
                        .map(quote -> Printable.of(cut((String) quote)))
                        .toList()
                : List.of();
    }

    private static String cut(String quote) {
        if (quote.length() <= LONGEST) {
            return "“" + quote + "”";
        }
        int end = quote.lastIndexOf(' ', LONGEST);
        return "“" + quote.substring(0, end > LONGEST / 2 ? end : LONGEST) + " …”";
    }
}
