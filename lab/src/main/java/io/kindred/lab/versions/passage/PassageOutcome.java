package io.kindred.lab.versions.passage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How well passages were found.
 *
 * @param kinds by kind of obfuscation, and last over all of them
 * @param alarms how many passages were found in pairs of texts that share none
 */
public record PassageOutcome(Map<String, Plagdet> kinds, int alarms) {
    /** The name of what is judged over all kinds. */
    public static final String ENTIRE = "entire";

    static PassageOutcome of(Map<String, List<Reuse>> known, Map<String, List<Reuse>> found) {
        Map<String, Plagdet> kinds = new LinkedHashMap<>();
        int alarms = 0;
        for (Map.Entry<String, List<Reuse>> kind : known.entrySet()) {
            if (kind.getValue().isEmpty()) {
                alarms += found.get(kind.getKey()).size();
            } else {
                kinds.put(kind.getKey(), Plagdet.of(kind.getValue(), found.get(kind.getKey())));
            }
        }
        kinds.put(ENTIRE, Plagdet.of(all(known), all(found)));
        return new PassageOutcome(kinds, alarms);
    }

    private static List<Reuse> all(Map<String, List<Reuse>> kinds) {
        return kinds.values().stream().flatMap(List::stream).distinct().toList();
    }
}
