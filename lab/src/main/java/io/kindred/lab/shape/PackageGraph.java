package io.kindred.lab.shape;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which packages use which. */
final class PackageGraph {
    private final Map<String, Set<String>> uses = new TreeMap<>();

    /** The packages of some files, and what these files use of each other's packages. */
    PackageGraph(Collection<SourceFile> files) {
        files.forEach(file -> uses.putIfAbsent(file.packageName(), new TreeSet<>()));
        for (SourceFile file : files) {
            file.uses().stream()
                    .filter(type -> uses.containsKey(packageOf(type))
                            && !packageOf(type).equals(file.packageName()))
                    .forEach(type -> uses.get(file.packageName()).add(packageOf(type)));
        }
    }

    private static String packageOf(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('.')));
    }

    /** The groups of packages in which each reaches every other. */
    List<Set<String>> cycles() {
        List<Set<String>> cycles = new ArrayList<>();
        Set<String> done = new HashSet<>();
        for (String start : uses.keySet()) {
            Set<String> group = new TreeSet<>(reached(start));
            group.removeIf(other -> !reached(other).contains(start));
            if (!group.isEmpty() && done.addAll(group)) {
                cycles.add(group);
            }
        }
        return cycles;
    }

    private Set<String> reached(String start) {
        Set<String> reached = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(uses.get(start));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (reached.add(next)) {
                open.addAll(uses.get(next));
            }
        }
        return reached;
    }
}
