package io.kindred.lab.paper.roth2011;

import io.kindred.lab.paper.Published;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One of the four runs (Table 5).
 *
 * @param k tokens of a k-gram
 * @param w k-grams of a window of winnowing
 */
record Run(int k, int w) {
    static List<Run> all(Published published) {
        return IntStream.rangeClosed(1, (int) published.number("Table 5", "runs"))
                .mapToObj(number ->
                        published.text("Table 5", Integer.toString(number)).split(" ", -1))
                .map(pair -> new Run(Integer.parseInt(pair[0]), Integer.parseInt(pair[1])))
                .toList();
    }
}
