package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FingerprintCommandTest {
    @TempDir
    private Path folder;

    @Test
    void printsHexAndNumberAndFile() throws IOException {
        Path file = file("ti.txt", "ti");
        assertThat(Captured.run("fingerprint", "--scheme=waikato-v1", "--bits=32", "--shingle=2", file.toString()))
                .isEqualTo(new Captured(0, "656f4f24  1701793572  " + file + "\n", ""));
    }

    @Test
    void printsTheExampleOfRoth() throws IOException {
        Path file = file("hello.txt", "Hello world\n");
        assertThat(Captured.run("fingerprint", "--scheme=roth-2013", "--bits=16", "--shingle=3", file.toString()))
                .isEqualTo(new Captured(0, "014f  335  " + file + "\n", ""));
    }

    @Test
    void lineEndsAndCharsetDoNotMatter() throws IOException {
        String text = "Über die Äcker führt der Weg\nund nicht zurück.\n";
        Path unix = file("unix.txt", text);
        Path windows = folder.resolve("windows.txt");
        Files.write(windows, text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_16));
        String[] lines = Captured.run("fingerprint", unix.toString(), windows.toString())
                .out()
                .split("\n", -1);
        assertThat(lines[0].replace("unix.txt", "")).isEqualTo(lines[1].replace("windows.txt", ""));
    }

    @Test
    void writesJsonLines() throws IOException {
        Path file = file("a.txt", "Four words are enough. Two more.");
        assertThat(Captured.run("fingerprint", "--format=jsonl", "--scheme=sentences-v1", file.toString())
                        .out())
                .matches("\\{\"file\":\"[^\"]*a.txt\",\"scheme\":\"sentences-v1:words4-up:public\","
                        + "\"hashes\":\\[\\{\"hex\":\"[0-9a-f]{16}\",\"from\":0,\"to\":22}]}\n");
    }

    @Test
    void badFilesCostOneLineEachAndTheOthersAreAnswered() throws IOException {
        Path good = file("good.txt", "something to read");
        Path empty = file("empty.txt", "");
        Path blank = file("blank.txt", " \n\t ");
        Path binary = folder.resolve("binary.bin");
        Files.write(binary, new byte[] {1, 0, 2, 0, 0, 0, 3, 4, 5, 0, 0, 0});
        Path missing = folder.resolve("missing.txt");
        Captured run = Captured.run(
                "fingerprint",
                missing.toString(),
                folder.toString(),
                empty.toString(),
                blank.toString(),
                binary.toString(),
                good.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).endsWith("  " + good + "\n").hasLineCount(1);
        assertThat(run.err())
                .isEqualTo("kindred: " + missing + ": no such file\n"
                        + "kindred: " + folder + ": is a directory\n"
                        + "kindred: " + empty + ": empty file\n"
                        + "kindred: " + blank + ": nothing but white space\n"
                        + "kindred: " + binary + ": not a text file (binary data)\n");
    }

    @Test
    void hugeFileIsRefusedUnreadAndItsBytesCanStillBeHashed() throws IOException {
        Path huge = folder.resolve("huge.txt");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(1L << 30);
        }
        Captured refused = Captured.run("fingerprint", huge.toString());
        assertThat(refused)
                .isEqualTo(new Captured(
                        2,
                        "",
                        "kindred: " + huge + ": too large: 1.0 GB, the limit is 64 MB; raise it with --max-size\n"));
        assertThat(Captured.run("fingerprint", "--scheme=content-v1", huge.toString()))
                .isEqualTo(new Captured(
                        0, "49bc20df15e412a64472421e13fe86ff1c5165e18b2afccf160d4dc19fe68a14  " + huge + "\n", ""));
    }

    @Test
    void invalidUtf8AndLoneSurrogatesAreRead() throws IOException {
        Path invalid = folder.resolve("invalid.txt");
        Files.write(invalid, HexFormat.of().parseHex("c3a9746120c328206d61697320c3a020cc"));
        Path surrogates = folder.resolve("surrogates.txt");
        Files.write(surrogates, HexFormat.of().parseHex("fffe" + "610062000ad8630064002000650066006700"));
        Captured run = Captured.run("fingerprint", invalid.toString(), surrogates.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).hasLineCount(2);
    }

    @Test
    void wrongOptionsAreNamed() throws IOException {
        String file = file("a.txt", "a text").toString();
        assertThat(Captured.run("fingerprint", "--window=4", file).err())
                .isEqualTo("kindred: simhash64-v1 takes no window; it takes bag, shingle, unit\n");
        assertThat(Captured.run("fingerprint", "--scheme=md5", file).err())
                .startsWith("kindred: no scheme is called md5; known are ");
        assertThat(Captured.run("fingerprint", "--unit=letters", file).err())
                .isEqualTo("kindred: --unit is chars, words or soundex, not letters\n");
        assertThat(Captured.run("fingerprint", "--shingle=0", file).err())
                .isEqualTo("kindred: a shingle has 1 to 64 chars, not 0\n");
        assertThat(Captured.run("fingerprint", "--max-size=0", file).err())
                .isEqualTo("kindred: --max-size is at least 1 MB, not 0\n");
        assertThat(Captured.run("fingerprint").status()).isEqualTo(2);
    }

    @Test
    void sizesMayBearAUnit() throws IOException {
        String file = Files.writeString(folder.resolve("a.txt"), "one text").toString();
        for (String size : new String[] {"200", "200MB", "2gb", "1 M"}) {
            assertThat(Captured.run("fingerprint", "--max-size", size, file).err())
                    .isEmpty();
        }
        assertThat(Captured.run("fingerprint", "--max-size=much", file).err())
                .startsWith("kindred: invalid value for option '--max-size':"
                        + " 'much' is not a number of megabytes, such as 200, 200MB or 2GB\n");
    }

    @Test
    void listsTheSchemes() {
        Captured run = Captured.run("fingerprint", "--schemes", "--format=jsonl");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("{\"scheme\":\"waikato-v1\",\"meaning\":\"SimHash as in Waikato 2013\","
                        + "\"takes\":[\"bits\",\"shingle\"]}\n");
    }

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file;
    }
}
