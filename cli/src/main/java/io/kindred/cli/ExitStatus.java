package io.kindred.cli;

/** What the command tells the shell when it ends. */
final class ExitStatus {
    /** Done, or kin found. */
    static final int FOUND = 0;

    /** No kin found. */
    static final int NONE = 1;

    /** An error, or some documents could not be taken. */
    static final int FAILED = 2;

    private ExitStatus() {}
}
