package io.kindred.lab.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where the texts of a run come from: the folder the user names, else the archive of text files next to the checkout,
 * else generated prose.
 */
public final class TextSource {
    private static final String UNPACKED = "textfiles/files";
    private static final String HELD_OUT = ", paragraphs of the half that bits 65 to 256 of SimHash were not fitted on"
            + " (odd CRC-32 of the file's name)";

    private final Path root;
    private final Path archive;

    /** The sources a checkout has. */
    public TextSource(Path root) {
        this.root = root.toAbsolutePath().normalize();
        this.archive = this.root.resolve("../shared/data/textfiles.tar.zst").normalize();
    }

    /** Texts of a folder of text files. */
    public TextSample folder(Path folder, SampleSize size) throws IOException {
        return new TextFolder(folder).draw(size, "real English text from a folder of text files" + HELD_OUT);
    }

    /** Texts of the archive, part of which is unpacked below a folder, or generated ones. */
    public TextSample any(SampleSize size, Path temporary) throws IOException {
        if (Files.isRegularFile(archive) && unpack(temporary)) {
            return new TextFolder(temporary).draw(size, "real English text from the archive textfiles" + HELD_OUT);
        }
        return generated(size);
    }

    /** Texts that are made, not found. */
    public TextSample generated(SampleSize size) throws IOException {
        return new GeneratedTexts(root.resolve("samples")).draw(size);
    }

    private boolean unpack(Path to) throws IOException {
        try {
            Process tar = new ProcessBuilder("tar", "--use-compress-program=zstd", "-xf", archive.toString(), UNPACKED)
                    .directory(to.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return tar.waitFor() == 0;
        } catch (IOException e) {
            return false; // tar is not installed
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while unpacking", e);
        }
    }
}
