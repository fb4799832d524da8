package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderWalkTest {
    @TempDir
    private Path root;

    @Test
    void filesComeInOrderWithSlashes() throws IOException {
        write("b.txt", "sub/deeper/c.txt", "a.txt");
        assertThat(paths()).containsExactly("a.txt", "b.txt", "sub/deeper/c.txt");
    }

    @Test
    void hiddenAndExcludedIsPassedOver() throws IOException {
        write("a.txt", ".b.txt", ".git/c.txt", "old/d.txt", "sub/old/e.txt", "sub/f.bak", "sub/g.txt");
        assertThat(paths("old", "*.bak")).containsExactly("a.txt", "sub/g.txt");
        assertThat(paths("sub/**")).containsExactly("a.txt", "old/d.txt");
    }

    @Test
    void linksArePassedOver() throws IOException {
        write("a.txt", "sub/b.txt");
        try {
            Files.createSymbolicLink(root.resolve("loop"), root);
            Files.createSymbolicLink(root.resolve("outside.txt"), Path.of("/etc/hostname"));
            Files.createSymbolicLink(root.resolve("dangling.txt"), root.resolve("nowhere"));
        } catch (UnsupportedOperationException e) {
            assumeTrue(false, "no symbolic links here");
        }
        assertThat(paths()).containsExactly("a.txt", "sub/b.txt");
    }

    @Test
    void pipesArePassedOver() throws IOException, InterruptedException {
        write("a.txt");
        try {
            int status = new ProcessBuilder("mkfifo", root.resolve("pipe").toString())
                    .start()
                    .waitFor();
            assumeTrue(status == 0, "no pipes here");
        } catch (IOException e) {
            assumeTrue(false, "no pipes here");
        }
        assertThat(paths()).containsExactly("a.txt");
    }

    @Test
    void depthIsBounded() throws IOException {
        Path deep = root;
        for (int i = 0; i < 300; i++) {
            deep = deep.resolve("d");
        }
        Files.createDirectories(deep);
        write("a.txt");
        FolderWalk walk = walk();
        assertThat(walk.files()).hasSize(1);
        assertThat(walk.troubles()).singleElement().asString().contains("deeper");
    }

    private void write(String... paths) throws IOException {
        for (String path : paths) {
            Files.createDirectories(root.resolve(path).getParent());
            Files.writeString(root.resolve(path), path);
        }
    }

    private FolderWalk walk(String... excluded) throws IOException {
        return FolderWalk.of(root, List.of(root), List.of(excluded), ScanWatcher.NOBODY);
    }

    private List<String> paths(String... excluded) throws IOException {
        return walk(excluded).files().stream().map(FileStamp::path).toList();
    }
}
