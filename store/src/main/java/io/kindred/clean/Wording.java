package io.kindred.clean;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why something could not be done, without the name of the file. */
final class Wording {
    private Wording() {}

    static String of(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "is not there any more";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NotDirectoryException || e instanceof FileSystemLoopException || isLoop(e)) {
            return "a folder on the way to it is a link now, or another folder";
        }
        String reason = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason.strip().replaceAll("\\s+", " ");
    }

    private static boolean isLoop(IOException e) {
        return e instanceof FileSystemException file
                && file.getReason() != null
                && file.getReason().contains("symbolic link");
    }
}
