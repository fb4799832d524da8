package io.kindred.lab.shape;

import java.util.List;
import java.util.Set;

/**
 * What counts about a Java file.
 *
 * @param name its path below the sources, with {@code /}
 * @param lines how many lines it has
 * @param methods its methods and constructors with a body
 * @param uses the qualified names of types it mentions
 */
record SourceFile(String name, String packageName, int lines, List<Method> methods, Set<String> uses) {
    SourceFile {
        methods = List.copyOf(methods);
        uses = Set.copyOf(uses);
    }

    /**
     * A method or constructor.
     *
     * @param lines how many lines it has, from its first annotation or modifier to its closing brace
     */
    record Method(String name, int lines) {}
}
