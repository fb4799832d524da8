package io.kindred.clean;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * What a run moves, written down before it is moved.
 *
 * <p>A text of lines, each with the CRC-32C of its words before them: {@code move}, brought to disk before anything is done,
 * then {@code done} when the file lies in the trash and all was checked, or {@code back} when it is where it was. The last line
 * may be torn by a crash; nothing had been done for it.
 */
final class Journal implements Closeable {
    private static final String HEAD = "kindred-journal 1";
    private static final Pattern MOVE =
            Pattern.compile("move (\\d{1,9}) (archive|delete) ([0-9a-f]{64}) (\\d{1,18}) (\\S+) ([rwx-]{9}|-) (?=\")");
    private static final Pattern END = Pattern.compile("(done|back) (\\d{1,9})");
    private static final int CRC_DIGITS = 8;

    private final FileChannel channel;

    private Journal(FileChannel channel) {
        this.channel = channel;
    }

    /** What became of a move. */
    enum Fate {
        /** Nobody wrote down how it ended. */
        OPEN,
        DONE,
        BACK
    }

    /** A move and what became of it. */
    record Line(Move move, Fate fate) {}

    /**
     * What a journal says.
     *
     * @param damaged the numbers of lines that cannot be read
     */
    record Contents(List<Line> moves, List<Integer> damaged) {}

    /** Begins a journal. */
    static Journal begin(Path file) throws IOException {
        Journal journal = new Journal(FileChannel.open(
                file,
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                Durable.privately(file, "rw-------")));
        journal.write(HEAD);
        journal.channel.force(true);
        return journal;
    }

    /** Goes on with a journal, after its last whole line. */
    static Journal resume(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        Journal journal = new Journal(FileChannel.open(file, StandardOpenOption.WRITE));
        journal.channel.truncate(end);
        journal.channel.position(end);
        return journal;
    }

    /** Writes down a move that is about to be made; it is on disk when this returns. */
    void intend(Move move) throws IOException {
        Traits traits = move.traits();
        write(String.join(
                " ",
                "move",
                Integer.toString(move.number()),
                move.action().toString(),
                traits.content(),
                Long.toString(traits.size()),
                traits.modified().toString(),
                traits.permissions(),
                Quoted.of(move.path()),
                Quoted.of(move.name())));
        channel.force(true);
    }

    /** Writes down that the file of a move lies in the trash and all is well. */
    void done(Move move) throws IOException {
        write("done " + move.number());
    }

    /** Writes down that the file of a move is where it was. */
    void back(Move move) throws IOException {
        write("back " + move.number());
    }

    private void write(String words) throws IOException {
        append(checksum(words) + " " + words + "\n");
    }

    private void append(String text) throws IOException {
        ByteBuffer bytes = UTF_8.encode(text);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            channel.force(true);
        }
    }

    /** What a journal says; it may be torn or damaged. */
    static Contents read(Path file) throws IOException {
        String[] lines = new String(Files.readAllBytes(file), UTF_8).split("\n", /* limit= */ -1);
        Map<Integer, Line> moves = new TreeMap<>();
        List<Integer> damaged = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            boolean last = i == lines.length - 1 || (i == lines.length - 2 && lines[i + 1].isEmpty());
            if (!lines[i].isEmpty() && !take(lines[i], moves) && !last) {
                damaged.add(i + 1);
            }
        }
        return new Contents(List.copyOf(moves.values()), damaged);
    }

    private static boolean take(String line, Map<Integer, Line> moves) {
        if (line.length() <= CRC_DIGITS
                || !line.substring(0, CRC_DIGITS).equals(checksum(line.substring(CRC_DIGITS + 1)))) {
            return false;
        }
        String words = line.substring(CRC_DIGITS + 1);
        Matcher end = END.matcher(words);
        if (end.matches()) {
            Fate fate = end.group(1).equals("done") ? Fate.DONE : Fate.BACK;
            moves.computeIfPresent(Integer.parseInt(end.group(2)), (number, known) -> new Line(known.move(), fate));
            return true;
        }
        Optional<Move> move = move(words);
        move.ifPresent(one -> moves.put(one.number(), new Line(one, Fate.OPEN)));
        return move.isPresent() || words.equals(HEAD);
    }

    private static Optional<Move> move(String words) {
        Matcher head = MOVE.matcher(words);
        Optional<Quoted.Read> path = head.lookingAt() ? Quoted.at(words, head.end()) : Optional.empty();
        Optional<Quoted.Read> name = path.flatMap(read -> Quoted.at(words, read.end() + 1));
        try {
            return name.map(read -> new Move(
                    Integer.parseInt(head.group(1)),
                    Action.named(head.group(2)).orElseThrow(),
                    path.get().name(),
                    read.name(),
                    new Traits(
                            head.group(3),
                            Long.parseLong(head.group(4)),
                            Instant.parse(head.group(5)),
                            head.group(6))));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static String checksum(String words) {
        CRC32C crc = new CRC32C();
        crc.update(words.getBytes(UTF_8));
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
