package io.kindred.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output that cannot fail unnoticed.
 *
 * <p>A {@link java.io.PrintWriter} swallows every {@link IOException}: a command would work on for nobody after
 * {@code | head} has gone, and a full disk would look like success. This stream throws {@link Broken} instead.
 */
final class AnswerStream extends FilterOutputStream {
    AnswerStream(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw new Broken(e);
        }
    }

    @Override
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new Broken(e);
        }
    }

    /** The answer could not be written. */
    static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1;

        Broken(IOException cause) {
            super("cannot write the answer: " + cause.getMessage(), cause);
        }

        /** Whether the reader of a pipe has gone, which is no error. */
        boolean isNobodyReading() {
            return getMessage().contains("Broken pipe") || getMessage().contains("pipe is being closed");
        }
    }
}
