package io.kindred.lab.peers;

import io.kindred.index.SimilarPair;
import io.kindred.lab.benchmark.Processor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The turn of one peer, in a process that does nothing else. */
final class Turn {
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String MOST_RESIDENT = "VmHWM:";

    private Turn() {}

    /**
     * Has a peer find pairs, and writes them and what it cost into the folder.
     *
     * @param args the peer, a folder with {@code documents.txt}, and the least similarity
     */
    public static void main(String[] args) throws IOException {
        Peer peer = Peer.valueOf(args[0]);
        Path folder = Path.of(args[1]);
        List<String> documents = Files.readAllLines(folder.resolve(Place.DOCUMENTS));
        double start = Processor.seconds();
        List<SimilarPair> pairs = peer.pairs(documents, Double.parseDouble(args[2]));
        double seconds = Processor.seconds() - start;
        Files.writeString(
                folder.resolve(peer.label() + Place.PAIRS),
                pairs.stream()
                        .map(pair -> pair.left() + " " + pair.right() + "\n")
                        .collect(Collectors.joining()));
        Files.writeString(
                folder.resolve(peer.label() + Place.COST),
                String.format(Locale.ROOT, "%.2f %.0f%n", seconds, mostMegabytes()));
    }

    /** The most memory the process had, or what the heap has where the system does not tell. */
    private static double mostMegabytes() {
        try (Stream<String> lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith(MOST_RESIDENT))
                    .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return Runtime.getRuntime().totalMemory() / 1048576.0;
        }
    }
}
