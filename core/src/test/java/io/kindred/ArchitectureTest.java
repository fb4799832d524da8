package io.kindred;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The path runs one way: a stage knows the stages before it and none after it. This list is the architecture. */
class ArchitectureTest {
    private static final List<String> PATH =
            List.of("text", "chunk", "fingerprint", "index", "candidate", "comparison", "relation", "family");

    private static final JavaClasses CLASSES = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void everyPackageIsAStage() {
        List<String> packages = CLASSES.stream()
                .map(type -> type.getPackageName().replaceFirst("^io\\.kindred\\.?([a-z]*).*", "$1"))
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
        assertThat(packages).containsExactlyInAnyOrderElementsOf(PATH);
    }

    @TestFactory
    List<DynamicTest> stageKnowsOnlyEarlierStages() {
        return IntStream.range(0, PATH.size() - 1)
                .mapToObj(stage -> DynamicTest.dynamicTest(
                        PATH.get(stage),
                        () -> noClasses()
                                .that()
                                .resideInAPackage("io.kindred." + PATH.get(stage) + "..")
                                .should()
                                .dependOnClassesThat()
                                .resideInAnyPackage(PATH.subList(stage + 1, PATH.size()).stream()
                                        .map(later -> "io.kindred." + later + "..")
                                        .toArray(String[]::new))
                                .check(CLASSES)))
                .toList();
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("io.kindred.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void onlyWordEditsUseTheLibraryForThem() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.kindred.comparison.words")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.github.difflib..")
                .check(CLASSES);
    }

    @Test
    void coreNeedsOnlyTheJdkSoundexAndAWordDiff() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages(
                        "io.kindred..", "java..", "org.apache.commons.codec.language..", "com.github.difflib..")
                .check(CLASSES);
    }
}
