package io.kindred.lab.paper.roth2013;

import io.kindred.corpus.roth.Growth;
import io.kindred.corpus.roth.Modification;
import io.kindred.corpus.roth.RothCorpus;
import io.kindred.fingerprint.paper.RothHasher;
import io.kindred.formats.PlainTextProvider;
import io.kindred.lab.benchmark.Processor;
import io.kindred.lab.report.ProgressBar;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A corpus with the similarity index of each file, and how many bits lie between them (sections 2.4 and 2.5). */
final class Indexed {
    private static final int GRAM = 4;
    private static final int PART = 200;

    private final RothCorpus corpus;
    private final List<Path> files;
    private final long[] indexes;
    private final Map<String, Integer> places = new HashMap<>();
    private final double megabytes;
    private final double seconds;
    private int[] matches = {};
    private long pairs;

    private Indexed(RothCorpus corpus, Path root, List<Path> files, double megabytes, ProgressBar bar) {
        this.corpus = corpus;
        this.megabytes = megabytes;
        bar.begin("similarity indexes of " + files.size() + " files", files.size() / PART + 1);
        double start = Processor.seconds();
        OptionalLong[] made = new OptionalLong[files.size()];
        IntStream.range(0, files.size()).parallel().forEach(i -> {
            made[i] = index(files.get(i));
            if (i % PART == 0) {
                bar.step("hashed");
            }
        });
        this.seconds = Processor.seconds() - start;
        int[] read =
                IntStream.range(0, made.length).filter(i -> made[i].isPresent()).toArray();
        this.files = IntStream.of(read).mapToObj(files::get).toList();
        this.indexes = IntStream.of(read).mapToLong(i -> made[i].orElseThrow()).toArray();
        for (int i = 0; i < this.files.size(); i++) {
            places.put(root.relativize(this.files.get(i)).toString().replace('\\', '/'), i);
        }
    }

    /** Hashes the files of a corpus that was written to a folder, and compares all pairs. */
    static Indexed of(RothCorpus corpus, Path place, int near, ProgressBar bar) throws IOException {
        Path root = RothCorpus.files(place).toRealPath();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(root)) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        double megabytes = 0;
        for (Path file : files) {
            megabytes += Files.size(file) / 1e6;
        }
        Indexed indexed = new Indexed(corpus, root, files, megabytes, bar);
        indexed.compare(near);
        return indexed;
    }

    private static OptionalLong index(Path file) {
        try {
            String text = new PlainTextProvider().read(file).text();
            return OptionalLong.of(new RothHasher(Long.SIZE, GRAM)
                    .fingerprint(new FoldingNormalizer().normalize(text))
                    .word(0));
        } catch (IOException e) {
            return OptionalLong.empty(); // not a text
        }
    }

    private void compare(int near) {
        matches = new int[indexes.length];
        for (int i = 0; i < indexes.length; i++) {
            for (int j = i + 1; j < indexes.length; j++) {
                if (Long.bitCount(indexes[i] ^ indexes[j]) <= near) {
                    pairs++;
                    matches[i]++;
                    matches[j]++;
                }
            }
        }
    }

    /** How many files could be read. */
    int files() {
        return files.size();
    }

    double megabytes() {
        return megabytes;
    }

    /** The seconds of processor that reading and hashing took. */
    double seconds() {
        return seconds;
    }

    /** How many pairs are near. */
    long pairs() {
        return pairs;
    }

    /** How many files are near to at least so many others. */
    long withMatches(int least) {
        return IntStream.of(matches).filter(count -> count >= least).count();
    }

    int mostMatches() {
        return IntStream.of(matches).max().orElse(0);
    }

    RothCorpus corpus() {
        return corpus;
    }

    /** The modifications of one kind whose files could be read. */
    List<Modification> modifications(Growth growth) {
        return corpus.modifications().stream()
                .filter(each -> each.growth() == growth && distance(each).isPresent())
                .toList();
    }

    /** How many bits lie between a modified file and its original, if both could be read. */
    OptionalInt distance(Modification modification) {
        Integer one = places.get(modification.original());
        Integer other = places.get(modification.modified());
        return one == null || other == null
                ? OptionalInt.empty()
                : OptionalInt.of(Long.bitCount(indexes[one] ^ indexes[other]));
    }
}
