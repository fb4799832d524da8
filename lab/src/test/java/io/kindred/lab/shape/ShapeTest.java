package io.kindred.lab.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main sources of all modules keep to the budget: short methods, short files, no package cycles. */
class ShapeTest {
    @TempDir
    private Path folder;

    @Test
    void sourcesKeepToTheBudget() throws IOException {
        Shape shape = Shape.of(Path.of(".."));
        assertThat(shape.files()).isGreaterThan(100);
        assertThat(shape.methods()).isGreaterThan(400);
        assertThat(shape.cycles()).isEmpty();
        assertThat(shape.methodPercentile(95)).isLessThanOrEqualTo(Shape.METHOD_BUDGET);
        assertThat(shape.filePercentile(95)).isLessThanOrEqualTo(Shape.FILE_BUDGET);
        assertThat(shape.isWithinBudget()).isTrue();
    }

    @Test
    void countsTheLinesOfMethodsAndFiles() throws IOException {
        write("p/A.java", """
                package p;

                class A {
                    /** Not counted. */
                    @Override
                    public String toString() {
                        return "a";
                    }

                    A() {}
                }
                """);
        Shape shape = Shape.of(folder);
        assertThat(shape.files()).isEqualTo(1);
        assertThat(shape.filePercentile(100)).isEqualTo(11);
        assertThat(shape.methods()).isEqualTo(2);
        assertThat(shape.methodPercentile(100)).isEqualTo(4);
        assertThat(shape.methodPercentile(50)).isEqualTo(1);
    }

    @Test
    void findsCyclesByImportsAndQualifiedNames() throws IOException {
        write("p/A.java", "package p; import p.q.B; class A { B b; }");
        write("p/q/B.java", "package p.q; public class B { r.C c; }");
        write("r/C.java", "package r; import static p.A.*; public class C {}");
        write("s/D.java", "package s; import p.q.B; class D { B b; }");
        Shape shape = Shape.of(folder);
        assertThat(shape.cycles()).containsExactly(Set.of("p", "p.q", "r"));
        assertThat(shape.isWithinBudget()).isFalse();
    }

    @Test
    void aPackageBelowAnotherDoesNotUseItByItsName() throws IOException {
        write("p/A.java", "package p; import p.q.B; class A { B b; }");
        write("p/q/B.java", "package p.q; public class B {}");
        assertThat(Shape.of(folder).cycles()).isEmpty();
    }

    @Test
    void percentilesAreTheLeastNumberThatEnoughDoNotExceed() {
        List<Integer> numbers = List.of(5, 1, 4, 2, 3, 10, 9, 8, 7, 6);
        assertThat(Shape.percentile(numbers, Integer::intValue, 50)).isEqualTo(5);
        assertThat(Shape.percentile(numbers, Integer::intValue, 95)).isEqualTo(10);
        assertThat(Shape.percentile(List.<Integer>of(), Integer::intValue, 95)).isZero();
    }

    private void write(String name, String source) throws IOException {
        Path file = folder.resolve("module/src/main/java").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
    }
}
