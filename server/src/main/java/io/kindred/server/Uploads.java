package io.kindred.server;

import io.kindred.scan.Question;
import io.kindred.text.TextProvider;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/** Takes the bodies of requests into files that only we can read, and that are gone when the request is answered. */
final class Uploads implements Closeable {
    private static final int BUFFER = 1 << 16;

    private final Path folder;
    private final TextProvider texts;
    private final long mostBytes;
    private final long mostNanos;
    private final Gate receiving;
    private final Gate reading;
    private final Gate working;
    private final Queue<Path> free = new ConcurrentLinkedQueue<>();

    /**
     * Makes a folder for bodies.
     *
     * @param place the folder in which it is made
     * @param receiving whom a body may be taken from
     * @param reading who may read what is to be kept
     * @param working who may read and ask about what was taken
     */
    Uploads(
            Path place,
            TextProvider texts,
            long mostBytes,
            Duration mostTime,
            Gate receiving,
            Gate reading,
            Gate working)
            throws IOException {
        this.folder = temporary(place);
        this.texts = texts;
        this.mostBytes = mostBytes;
        this.mostNanos = mostTime.toNanos();
        this.receiving = receiving;
        this.reading = reading;
        this.working = working;
    }

    /** Sweeps what a service that was killed left behind, and makes a folder for this one. */
    private static Path temporary(Path place) throws IOException {
        try (DirectoryStream<Path> old = Files.newDirectoryStream(place, "upload-*")) {
            for (Path one : old) {
                delete(one);
            }
        }
        return place.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? Files.createTempDirectory(
                        place,
                        "upload-",
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")))
                : Files.createTempDirectory(place, "upload-");
    }

    /** What is made of a question. */
    @FunctionalInterface
    interface Answering {
        Answer answer(Question question) throws IOException;
    }

    /** What is made of a question and the file it came in. */
    @FunctionalInterface
    interface Keeping {
        Answer answer(Question question, Path file) throws IOException;
    }

    /** Takes the body as a file, reads it, and has an answer made of it. */
    Answer ask(Call call, Answering answering) throws IOException {
        return take(call, (name, file) -> working.pass(() -> answering.answer(read(name, file))));
    }

    /** The same, with the file at hand; it need not wait for those who ask, and the answer is made outside of the gate. */
    Answer keep(Call call, Keeping keeping) throws IOException {
        return take(call, (name, file) -> keeping.answer(reading.pass(() -> read(name, file)), file));
    }

    /** What is done with a body that has come. */
    @FunctionalInterface
    private interface Taking {
        Answer take(String name, Path file) throws IOException;
    }

    private Answer take(Call call, Taking taking) throws IOException {
        String name = UploadName.of(call);
        Path own = ownFolder();
        Path file = own.resolve(name);
        try {
            receiving.pass(() -> receive(call.request(), file));
            return taking.take(name, file);
        } finally {
            Files.deleteIfExists(file);
            free.add(own);
        }
    }

    /** A folder that nobody else has for the time being: two may send files of one name. */
    private Path ownFolder() throws IOException {
        Path own = free.poll();
        return own != null ? own : Files.createTempDirectory(folder, "body");
    }

    private Question read(String name, Path file) {
        try {
            return Question.read(name, file, texts);
        } catch (IOException e) {
            throw Refusal.unreadable(e.getMessage() == null ? "It cannot be read." : e.getMessage());
        } catch (StackOverflowError e) {
            throw Refusal.unreadable("It is nested too deeply.");
        }
    }

    private Path receive(Request request, Path file) throws IOException {
        String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
        if (type != null && type.toLowerCase(Locale.ROOT).startsWith("multipart/")) {
            throw Refusal.of(415, "Unsupported media type", "Send the file itself as the body, not a form.");
        }
        if (request.getLength() > mostBytes) {
            throw tooLarge();
        }
        long begun = System.nanoTime();
        try (InputStream in = Request.asInputStream(request);
                OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW)) {
            byte[] buffer = new byte[BUFFER];
            long size = 0;
            for (int count = next(in, buffer); count >= 0; count = next(in, buffer)) {
                size += count;
                if (size > mostBytes) {
                    throw tooLarge();
                }
                if (System.nanoTime() - begun > mostNanos) {
                    throw Refusal.of(
                            408,
                            "Too slow",
                            "The body took longer than "
                                    + Duration.ofNanos(mostNanos).toSeconds() + " seconds.");
                }
                out.write(buffer, 0, count);
            }
            if (size == 0) {
                throw Refusal.badRequest("The body is empty; send the file as the body.");
            }
        }
        return file;
    }

    private static int next(InputStream in, byte[] buffer) {
        try {
            return in.read(buffer);
        } catch (IOException e) {
            throw Refusal.of(408, "Too slow", "The body did not come to its end.");
        }
    }

    private Refusal tooLarge() {
        return Refusal.of(413, "Too large", "The body has more than " + mostBytes + " bytes.");
    }

    private static void delete(Path tree) throws IOException {
        Files.walkFileTree(tree, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
                Files.deleteIfExists(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @Override
    public void close() throws IOException {
        delete(folder);
    }
}
