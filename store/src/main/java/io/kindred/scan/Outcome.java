package io.kindred.scan;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.store.Entry;
import io.kindred.store.FileState;
import io.kindred.store.NewDocument;

/** What a look into a file gave. */
sealed interface Outcome {
    /** The file as it was found. */
    FileStamp file();

    /** A document that the catalog does not have. */
    record Fresh(FileStamp file, NewDocument document, Reading reading) implements Outcome {}

    /** A document that the catalog has: its file was only touched or has come from another place. */
    record Known(FileStamp file, Entry entry, FileState state) implements Outcome {}

    /**
     * A file that could not be taken.
     *
     * @param lasting whether it is no use to try again as long as the file stays as it is
     */
    record Refused(FileStamp file, String reason, boolean lasting) implements Outcome {}
}
