package io.kindred.clean;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;

/**
 * A folder that is held open: what is done to names in it is done there, whatever becomes of the path that led to it.
 *
 * <p>No method follows a link.
 */
interface HeldFolder extends Closeable {
    /** The path that led here. */
    Path path();

    /** The folder itself. */
    Sight itself() throws IOException;

    /** What stands under a name. */
    Sight see(String name) throws IOException;

    /** Opens a file for reading. */
    SeekableByteChannel open(String name) throws IOException;

    /** Moves what stands under a name in one step; what stands under the new name is lost. */
    void move(String name, HeldFolder target, String newName) throws IOException;

    /** Removes a name of a file. */
    void delete(String name) throws IOException;

    /** Opens a folder in this one. */
    HeldFolder folder(String name) throws IOException;

    @Override
    void close() throws IOException;
}
