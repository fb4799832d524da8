package io.kindred.corpus.roth;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files below a folder, and modified forms of about half of them, after Roth (2013), 2.1.
 *
 * <p>A file is modified with a chance of one half. Then it is grown or cut with equal chances: a stretch of it, up to 80 % of
 * its size, is repeated anywhere in it or cut out. What happens to a file depends on the seed and on its path alone, not on
 * the other files. Files are taken as bytes, so that any charset will do.
 *
 * @param originals how many files were copied
 * @param modifications the modified files, by the paths of their originals
 */
public record RothCorpus(int originals, List<Modification> modifications) {
    private static final String FILES = "files";
    private static final String TRUTH = "truth.tsv";
    private static final String USAGE = "usage: FROM TO SEED [FILES-AT-MOST]\n";

    public RothCorpus {
        modifications = List.copyOf(modifications);
    }

    /** Writes a corpus and ends with 0, or 1 if it could not be written, or 2 if the arguments are wrong. */
    public static void main(String[] args) {
        System.exit(run(List.of(args), System.out, System.err));
    }

    static int run(List<String> args, PrintStream out, PrintStream err) {
        try {
            if (args.size() < 3 || args.size() > 4) {
                throw new IllegalArgumentException("three or four arguments are wanted");
            }
            int most = args.size() == 4 ? Integer.parseInt(args.get(3)) : Integer.MAX_VALUE;
            RothCorpus corpus = write(Path.of(args.get(0)), Path.of(args.get(1)), Long.parseLong(args.get(2)), most);
            out.print(corpus.originals() + " files, " + corpus.modifications().size() + " of them also modified\n");
            return 0;
        } catch (IllegalArgumentException e) {
            err.print(e.getMessage() + "\n" + USAGE);
            return 2;
        } catch (IOException e) {
            err.print(e + "\n");
            return 1;
        }
    }

    /** Where the files of a corpus are that was written to a folder. */
    public static Path files(Path to) {
        return to.resolve(FILES);
    }

    /**
     * Writes a corpus: the files to {@code files} in a folder, and which was made from which to {@code truth.tsv} beside it.
     *
     * @param most how many files are taken at most, by chance
     */
    public static RothCorpus write(Path from, Path to, long seed, int most) throws IOException {
        List<Modification> modifications = new ArrayList<>();
        List<Path> originals = originals(from, seed, most);
        for (Path file : originals) {
            String path = from.relativize(file).toString().replace('\\', '/');
            byte[] bytes = Files.readAllBytes(file);
            put(files(to).resolve(path), bytes);
            Random random = random(seed, path);
            if (random.nextBoolean()) {
                Stretch stretch = Stretch.of(bytes, random);
                Modification modification = Modification.of(path, bytes.length, stretch);
                put(files(to).resolve(modification.modified()), stretch.applied(bytes));
                modifications.add(modification);
            }
        }
        String lines = modifications.stream().map(Modification::line).collect(Collectors.joining());
        Files.writeString(to.resolve(TRUTH), "modified\toriginal\tgrowth\tshare\n" + lines);
        return new RothCorpus(originals.size(), modifications);
    }

    private static List<Path> originals(Path from, long seed, int most) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(from)) {
            files = walk.filter(Files::isRegularFile).sorted().collect(Collectors.toCollection(ArrayList::new));
        }
        Collections.shuffle(files, new Random(seed));
        return files.stream().limit(most).sorted().toList();
    }

    private static Random random(long seed, String path) {
        return new Random((seed ^ path.hashCode()) * 0x9E3779B97F4A7C15L);
    }

    /** Writes a file that is not there yet: two files of one name would make the truth wrong. */
    private static void put(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
    }
}
