package io.kindred.cli;

import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.family.lineage.Merge;
import io.kindred.report.Printable;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A lineage for a program that draws graphs. What is a guess has no arrow. */
enum LineageGraph {
    MERMAID {
        @Override
        void write(Lineage lineage, PrintWriter out) {
            Map<String, String> names = names(lineage);
            out.println("flowchart LR");
            names.forEach((id, name) -> out.println("  " + name + "[\"" + mermaid(id) + "\"]"));
            for (Descent descent : lineage.descents()) {
                out.println("  " + names.get(descent.from()) + (descent.isDirected() ? " --> " : " --- ")
                        + names.get(descent.to()));
            }
            for (Merge merge : lineage.merges()) {
                out.println("  " + names.get(merge.from()) + " -.-> " + names.get(merge.to()));
            }
        }
    },
    DOT {
        @Override
        void write(Lineage lineage, PrintWriter out) {
            Map<String, String> names = names(lineage);
            out.println("digraph lineage {");
            out.println("  rankdir=LR; node [shape=box];");
            names.forEach((id, name) -> out.println("  " + name + " [label=\"" + dot(id) + "\"];"));
            for (Descent descent : lineage.descents()) {
                out.println("  " + names.get(descent.from()) + " -> " + names.get(descent.to())
                        + (descent.isDirected() ? ";" : " [dir=none, style=dashed];"));
            }
            for (Merge merge : lineage.merges()) {
                out.println("  " + names.get(merge.from()) + " -> " + names.get(merge.to()) + " [style=dotted];");
            }
            out.println("}");
        }
    };

    abstract void write(Lineage lineage, PrintWriter out);

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A short name for each state. */
    private static Map<String, String> names(Lineage lineage) {
        Map<String, String> names = new LinkedHashMap<>();
        names.put(lineage.first(), "n0");
        lineage.descents().forEach(descent -> names.put(descent.to(), "n" + names.size()));
        return names;
    }

    private static String mermaid(String id) {
        return Printable.of(id).replace("#", "#35;").replace("\"", "#quot;").replace("<", "#lt;");
    }

    private static String dot(String id) {
        return Printable.of(id).replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
