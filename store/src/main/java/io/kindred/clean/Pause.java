package io.kindred.clean;

import java.io.IOException;

/** Something that happens between two steps; in tests, what others do to files meanwhile. */
@FunctionalInterface
interface Pause {
    Pause NONE = (moment, path) -> {};

    /** The moments at which others may interfere. */
    enum Moment {
        /** A file and the one that stays in its stead have been read. */
        CHECKED,
        /** The journal has it; the file is moved next. */
        INTENDED,
        /** The file was given another name in its own folder, to be copied from there. */
        ASIDE,
        /** The file lies in the trash; all is checked once more next. */
        MOVED,
        /** The journal says it is done. */
        DONE,
        /** A file is to be put back next. */
        RETURNING,
        /** A file is back, and its name in the trash is removed next. */
        LINKED,
        /** A file is back. */
        RETURNED
    }

    void at(Moment moment, String path) throws IOException;
}
