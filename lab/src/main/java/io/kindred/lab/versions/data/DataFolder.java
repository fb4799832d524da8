package io.kindred.lab.versions.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where data sets lie.
 *
 * <p>A set is a folder below the one that is given, or named by the property {@code kindred.data} or the environment
 * variable {@code KINDRED_DATA}. Otherwise it is unpacked into {@code lab/target/data} from its archive in
 * {@code ../shared/data} next to the checkout, if that is there.
 */
public final class DataFolder {
    private final Path archives;
    private final Path unpacked;

    private DataFolder(Path archives, Path unpacked) {
        this.archives = archives;
        this.unpacked = unpacked;
    }

    /** The data of a checkout; {@code given} may be null. */
    public static DataFolder of(Path root, Path given) {
        Path archives =
                root.toAbsolutePath().normalize().resolve("../shared/data").normalize();
        Path unpacked = Stream.of(
                        Optional.ofNullable(given),
                        Optional.ofNullable(System.getProperty("kindred.data")).map(Path::of),
                        Optional.ofNullable(System.getenv("KINDRED_DATA")).map(Path::of))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(root.resolve("lab/target/data"));
        return new DataFolder(archives, unpacked);
    }

    /** The folder of a set, if it is there or can be unpacked. */
    public Optional<Path> folder(String set) throws IOException {
        Path folder = unpacked.resolve(set);
        Path archive = archives.resolve(set + ".tar.zst");
        if (!Files.isDirectory(folder) && Files.isRegularFile(archive)) {
            Files.createDirectories(unpacked);
            unpack(archive);
        }
        return Files.isDirectory(folder) ? Optional.of(folder) : Optional.empty();
    }

    private void unpack(Path archive) throws IOException {
        Process tar = new ProcessBuilder("tar", "--use-compress-program=zstd", "-xf", archive.toString())
                .directory(unpacked.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (tar.waitFor() != 0) {
                throw new IOException("tar and zstd could not unpack " + archive.getFileName());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while unpacking", e);
        }
    }
}
