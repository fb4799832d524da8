package io.kindred.scan;

/** Is told how a scan gets on. Calls come from any thread, one at a time. */
public interface ScanWatcher {
    /** Looks at nothing. */
    ScanWatcher NOBODY = new ScanWatcher() {};

    /** So many files have been found so far. */
    default void found(int files) {}

    /** So many files, of so many bytes in all, are to be read. */
    default void reading(int files, long bytes) {}

    /** A file has been read, whether or not it could be taken. */
    default void read(String path, long bytes) {}

    /** A file could not be taken. */
    default void problem(String path, String reason) {}

    /** So many documents are to be related to the others. */
    default void relating(int documents) {}

    /** A document has been related to the others, which took so many comparisons. */
    default void related(int comparisons) {}

    /** Of so many documents it is to be told, under a scheme, what they are about; relations by text are all known. */
    default void telling(String scheme, int documents) {}

    /** It was told what a document is about. */
    default void told() {}

    /** Of so many documents of the catalog nothing could be told under a scheme. */
    default void untold(String scheme, long documents) {}

    /** A scheme cannot be used here, and the scan goes on without it. */
    default void unusable(String scheme, String reason) {}

    /** So many documents are to be related by what they are about. */
    default void comparing(int documents) {}

    /** A document has been related by what it is about. */
    default void compared() {}
}
