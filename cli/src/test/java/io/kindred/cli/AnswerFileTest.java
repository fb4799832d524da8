package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerFileTest {
    @TempDir
    private Path folder;

    @Test
    void brokenAnswerLeavesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("page.html"), "before");
        assertThatThrownBy(() -> new AnswerFile(file).write(out -> {
                    out.println("half a page");
                    out.flush();
                    throw new IllegalStateException("crash");
                }))
                .hasMessage("crash");
        assertThat(file).hasContent("before");
        assertThat(folder).isDirectoryContaining(file::equals).satisfies(AnswerFileTest::holdsOneFile);
    }

    @Test
    void wholeAnswerTakesItsPlace() throws IOException {
        Path file = folder.resolve("page.html");
        new AnswerFile(file).write(out -> out.print("one"));
        assertThat(file).hasContent("one");
        new AnswerFile(file).write(out -> out.print("two"));
        assertThat(file).hasContent("two");
        holdsOneFile(folder);
    }

    @Test
    void linksAndPermissionsStay() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"), "no permissions here");
        Path file = Files.writeString(folder.resolve("page.html"), "before");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        new AnswerFile(link).write(out -> out.print("after"));
        assertThat(link).isSymbolicLink().hasContent("after");
        assertThat(file).isRegularFile();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw----");
    }

    @Test
    void deviceIsWrittenToAndNotReplaced() throws IOException {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device), "no devices here");
        new AnswerFile(device).write(out -> out.print("gone"));
        assertThat(Files.isRegularFile(device)).isFalse();
    }

    private static void holdsOneFile(Path folder) {
        assertThat(folder.toFile().list()).hasSize(1);
    }
}
