package io.kindred.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.kindred.Seeds;
import io.kindred.text.Document;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Seeds.class)
class PlainTextProviderTest {
    @TempDir
    private Path folder;

    @Test
    void namesTheDocumentAfterItsPath() throws IOException {
        Path file =
                Files.writeString(Files.createDirectory(folder.resolve("sub")).resolve("letter.txt"), "Dear all");
        Document document = new PlainTextProvider().read(file);
        assertThat(document.id()).endsWith("/sub/letter.txt");
        assertThat(document.title()).isEqualTo("letter.txt");
        assertThat(document.text()).isEqualTo("Dear all");
    }

    @Test
    void followsALinkToARegularFile() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear all");
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
        assertThat(new PlainTextProvider().read(link).text()).isEqualTo("Dear all");
    }

    @Test
    void refusesWhatIsNoFile() throws IOException {
        assertRefused(folder, "is a directory");
        assertRefused(folder.resolve("none.txt"), "no such file");
        assertRefused(Files.createSymbolicLink(folder.resolve("dangling"), folder.resolve("none")), "no such file");
        Path file = Files.writeString(folder.resolve("a.txt"), "a");
        assertRefused(file.resolve("b.txt"), "not readable: Not a directory");
    }

    @Test
    void refusesAnEmptyFile() throws IOException {
        assertRefused(Files.createFile(folder.resolve("empty.txt")), "empty file");
    }

    @Test
    void refusesAFileItMayNotRead() throws IOException {
        Path file = Files.writeString(folder.resolve("secret.txt"), "secret");
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(file), "root may read everything");
        assertRefused(file, "not readable: permission denied");
    }

    @Test
    @Timeout(10)
    void neverOpensAPipe() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
        new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor();
        assertRefused(pipe, "not a regular file");
    }

    @Test
    void refusesADevice() {
        assumeTrue(Files.exists(Path.of("/dev/null")));
        assertRefused(Path.of("/dev/null"), "not a regular file");
    }

    @Test
    void refusesAFileBeyondTheLimit() throws IOException {
        assertRefused(sparse(1L << 30), "too large: 1.0 GB, the limit is 64 MB; raise it with --max-size");
        assertRefused(
                sparse((64L << 20) + 1),
                "too large: 67108865 bytes, the limit is 67108864 bytes; " + "raise it with --max-size");
    }

    @Test
    void doesNotAdviseToRaiseALimitThatCannotBeRaised() throws IOException {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> new PlainTextProvider(Long.MAX_VALUE).read(sparse(3L << 30)))
                .withMessage("too large: 3.0 GB, no file can have more than 1 GB");
    }

    @Test
    void readsAFileOfJustTheLimit() throws IOException {
        Path file = Files.writeString(folder.resolve("five.txt"), "12345");
        assertThat(new PlainTextProvider(5).read(file).text()).isEqualTo("12345");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> new PlainTextProvider(4).read(file))
                .withMessage("too large: 5 bytes, the limit is 4 bytes; raise it with --max-size");
        assertThatIllegalArgumentException().isThrownBy(() -> new PlainTextProvider(0));
    }

    @Test
    void readsALongFileWhole() throws IOException {
        String text = "All work and no play makes Jack a dull boy. Näh!\n".repeat(10_000);
        Path file = Files.writeString(folder.resolve("long.txt"), text);
        assertThat(new PlainTextProvider().read(file).text()).isEqualTo(text);
    }

    @Test
    void refusesBinaryData() throws IOException {
        assertRefused(bytes(0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13), "not a text file (binary data)");
        assertRefused(bytes(1, 2, 3, 4, 5, 'a', 'b', 14, 15), "not a text file (binary data)");
        byte[] late = ("A text that turns into data late. ".repeat(10_000) + "\0".repeat(100) + "!")
                .getBytes(StandardCharsets.UTF_8);
        assertRefused(Files.write(folder.resolve("late"), late), "not a text file (binary data)");
    }

    @Test
    void takesWhatFillsTheLastBlockForNoData() throws IOException {
        String text = "A file of an old system ends with a block.\r\n".repeat(3) + "\u001a" + "\0".repeat(100);
        Path file = Files.writeString(folder.resolve("filled"), text);
        assertThat(new PlainTextProvider().read(file).text()).isEqualTo(text);
        Path inside = Files.writeString(folder.resolve("inside"), "Two texts in one file.\0The other.\0\0");
        assertRefused(inside, "not a text file (binary data)");
        Path hollow = Files.writeString(folder.resolve("hollow"), "Mostly filling." + "\0".repeat(100));
        assertRefused(hollow, "not a text file (binary data)");
    }

    @Test
    void takesColoursOverstrikesAndTheDosEndOfFileForText() throws IOException {
        String text = "\u001b[1mbold\u001b[0m u\bun\bnd\bde\ber\br\f\u001a";
        Path file = Files.writeString(folder.resolve("log"), text);
        assertThat(new PlainTextProvider().read(file).text()).isEqualTo(text);
    }

    @Test
    void readsOrRefusesAnyBytes(Random random) throws IOException {
        Path file = folder.resolve("any");
        for (int i = 0; i < 10_000; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            restrict(bytes, random.nextInt(4));
            Files.write(file, bytes);
            assertReadOrRefused(file, bytes);
        }
    }

    /** Random bytes are almost always binary; without control characters, or all beyond ASCII, they get further. */
    private static void restrict(byte[] bytes, int how) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = switch (how) {
                case 0 -> bytes[i];
                case 1 -> (byte) (bytes[i] | 0x20);
                case 2 -> (byte) (bytes[i] | 0xA0);
                default -> i % 2 == 0 ? bytes[i] : 0;
            };
        }
    }

    private static void assertReadOrRefused(Path file, byte[] bytes) {
        try {
            Document document = new PlainTextProvider().read(file);
            assertThat(document.metadata()).containsKey("charset");
            assertThat(document.text().length()).isLessThanOrEqualTo(bytes.length);
        } catch (IOException e) {
            assertThat(e).as(Arrays.toString(bytes)).message().isIn("empty file", "not a text file (binary data)");
        }
    }

    private void assertRefused(Path file, String reason) {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> new PlainTextProvider().read(file))
                .withMessage(reason);
    }

    private Path sparse(long size) throws IOException {
        Path file = folder.resolve("sparse");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(size);
        }
        return file;
    }

    private Path bytes(int... values) throws IOException {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return Files.write(folder.resolve("data"), bytes);
    }
}
