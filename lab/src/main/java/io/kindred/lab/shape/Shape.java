package io.kindred.lab.shape;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** The lengths and package cycles of the main sources of all modules of a checkout. */
public final class Shape {
    /** The most lines that 95 of 100 methods may have. */
    public static final int METHOD_BUDGET = 20;

    /** The most lines that 95 of 100 files may have. */
    public static final int FILE_BUDGET = 300;

    private final List<SourceFile> files;

    private Shape(List<SourceFile> files) {
        this.files = files;
    }

    /** The shape of every {@code src/main/java} one folder below the root. */
    public static Shape of(Path root) throws IOException {
        List<Path> sources;
        try (Stream<Path> modules = Files.list(root.toAbsolutePath().normalize())) {
            sources = modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        }
        List<SourceFile> files = new ArrayList<>();
        for (Path folder : sources) {
            files.addAll(SourceParser.parse(folder));
        }
        return new Shape(files);
    }

    /** How many files there are. */
    public int files() {
        return files.size();
    }

    /** How many methods and constructors with a body there are. */
    public long methods() {
        return files.stream().mapToLong(file -> file.methods().size()).sum();
    }

    /** The number of lines that so many percent of the files do not exceed. */
    public int filePercentile(int percent) {
        return percentile(files, SourceFile::lines, percent);
    }

    /** The number of lines that so many percent of the methods do not exceed. */
    public int methodPercentile(int percent) {
        return percentile(
                files.stream().flatMap(f -> f.methods().stream()).toList(), SourceFile.Method::lines, percent);
    }

    /** The groups of packages that use each other in a circle. */
    public List<Set<String>> cycles() {
        return new PackageGraph(files).cycles();
    }

    public boolean isWithinBudget() {
        return cycles().isEmpty() && methodPercentile(95) <= METHOD_BUDGET && filePercentile(95) <= FILE_BUDGET;
    }

    static <T> int percentile(List<T> things, ToIntFunction<T> length, int percent) {
        int[] sorted = things.stream().mapToInt(length).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[Math.max(0, (sorted.length * percent + 99) / 100 - 1)];
    }
}
