package io.kindred.scan;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.store.CompressedText;
import io.kindred.store.Entry;
import io.kindred.store.FileState;
import io.kindred.store.NewDocument;
import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** Looks into files and makes documents of them. Used by many threads at once. */
final class Intake {
    /** How the signatures made here are made; part of the name of what the catalog holds. */
    static final String SCHEME = "signature-v1";

    private final Path root;
    private final TextProvider texts;
    private final boolean keepText;

    Intake(Path root, TextProvider texts, boolean keepText) {
        this.root = root;
        this.texts = texts;
        this.keepText = keepText;
    }

    /**
     * Looks into a file.
     *
     * @param before what the catalog has at the same path, if anything
     */
    Outcome look(FileStamp file, Optional<Entry> before, Vanished vanished) {
        try {
            return attempt(file, before, vanished);
        } catch (ChangedMeanwhile e) {
            return secondLook(file, before, vanished);
        }
    }

    /** Looks at what a file has become while it was looked at. */
    private Outcome secondLook(FileStamp file, Optional<Entry> before, Vanished vanished) {
        try {
            return attempt(FolderWalk.stamp(file.path(), root.resolve(file.path())), before, vanished);
        } catch (IOException e) {
            return new Outcome.Refused(file, reason(e), /* lasting= */ false);
        }
    }

    /** A look that fails only if the file is not what it was; whatever else is wrong with it is an outcome. */
    private Outcome attempt(FileStamp file, Optional<Entry> before, Vanished vanished) throws ChangedMeanwhile {
        try {
            return taken(file, before, vanished);
        } catch (ChangedMeanwhile e) {
            throw e;
        } catch (IOException e) {
            return new Outcome.Refused(file, reason(e), !(e.getCause() instanceof FileSystemException));
        } catch (OutOfMemoryError e) {
            return new Outcome.Refused(
                    file,
                    "too large for the memory of this process; give it more with KINDRED_JAVA_OPTS=-Xmx...",
                    /* lasting= */ false);
        } catch (RuntimeException | StackOverflowError e) {
            return new Outcome.Refused(
                    file, "cannot be read because of an error in kindred: " + e, /* lasting= */ true);
        }
    }

    private Outcome taken(FileStamp file, Optional<Entry> before, Vanished vanished) throws IOException {
        Path path = root.resolve(file.path());
        FileState state = new FileState(file.path(), file.size(), file.mtime(), content(path));
        mustStill(file, path);
        Optional<Entry> known = before.filter(entry -> entry.file().content().equals(state.content()))
                .or(() -> vanished.claim(state.content()));
        if (known.isPresent()) {
            return new Outcome.Known(file, known.get(), state);
        }
        Document read = texts.read(path);
        mustStill(file, path);
        Document document = new Document(file.path(), read.title(), read.text(), read.metadata());
        return fresh(file, state, document);
    }

    private Outcome fresh(FileStamp file, FileState state, Document document) {
        Reading reading = Reading.of(document);
        NewDocument fresh = new NewDocument(
                state,
                document.title(),
                document.metadata(),
                reading.text(),
                reading.words(),
                SCHEME,
                Signature.of(reading),
                keepText ? Optional.of(CompressedText.of(document.text())) : Optional.empty());
        return new Outcome.Fresh(file, fresh, reading);
    }

    static ExactHash content(Path path) throws IOException {
        try (InputStream bytes = Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS)) {
            return ExactHasher.content(bytes);
        } catch (FileSystemException e) {
            throw new IOException("not readable: " + FolderWalk.wording(e), e);
        }
    }

    private static void mustStill(FileStamp file, Path path) throws IOException {
        if (!FolderWalk.stamp(file.path(), path).equals(file)) {
            throw new ChangedMeanwhile();
        }
    }

    private static String reason(IOException e) {
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }

    /** A file is no longer what it was when the look into it began. */
    private static final class ChangedMeanwhile extends IOException {
        private static final long serialVersionUID = 1;

        ChangedMeanwhile() {
            super("changed while it was being read; the next scan takes it");
        }
    }
}
