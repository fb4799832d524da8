package io.kindred.lab.family;

import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.family.lineage.LineageFinder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The families with wrong edges, a line for each. */
final class WrongEdges {
    private WrongEdges() {}

    static List<String> of(List<History> histories, LineageFinder finder) {
        return histories.parallelStream()
                .map(history -> line(history, finder.find(history.states())))
                .filter(Objects::nonNull)
                .toList();
    }

    /** What is wrong with a lineage: edges that are none, how many are turned round, and the root; null if nothing is. */
    private static String line(History history, Lineage lineage) {
        Map<String, Integer> numbers = new HashMap<>();
        history.states().forEach(state -> numbers.put(state.document().id(), numbers.size()));
        List<String> none = new ArrayList<>();
        int turned = 0;
        for (Descent descent : lineage.descents()) {
            int from = numbers.get(descent.from());
            int to = numbers.get(descent.to());
            if (history.parents().get(from) == to) {
                turned++;
            } else if (history.parents().get(to) != from) {
                none.add(String.format(Locale.ROOT, "%d to %d (margin %.2f)", from, to, descent.margin()));
            }
        }
        if (none.isEmpty() && turned == 0) {
            return null;
        }
        return String.format(
                Locale.ROOT,
                "* %s, %d states: %s; %d turned round; first is %d (%.2f sure)",
                history.name(),
                history.states().size(),
                none.isEmpty() ? "all neighbours right" : String.join(", ", none),
                turned,
                numbers.get(lineage.first()),
                lineage.sure());
    }
}
