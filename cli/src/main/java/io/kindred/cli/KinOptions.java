package io.kindred.cli;

import io.kindred.report.KinRow;
import io.kindred.report.RowWriter;
import io.kindred.scan.Kinship;
import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that tell the kin of files. */
final class KinOptions {
    @Option(
            names = "--top",
            paramLabel = "N",
            defaultValue = "10",
            description = "Tell at most so many documents that a file is kin to. Default: ${DEFAULT-VALUE}.")
    private int top;

    @Mixin
    private FormatOption format;

    /** How many documents are told of each file. */
    int top() {
        if (top < 1) {
            throw new Failure("--top is at least 1, not " + top);
        }
        return top;
    }

    /** An answer that is written file by file. */
    Answer answer(PrintWriter out) {
        KinText text = new KinText(out);
        return new Answer(
                text, format.format().rows(out, KinText.COLUMNS, text), format.format() == Format.TEXT, top());
    }

    /** The kin of some files. */
    static final class Answer implements Closeable {
        private final KinText text;
        private final RowWriter rows;
        private final boolean forPeople;
        private final int top;
        private boolean found;

        private Answer(KinText text, RowWriter rows, boolean forPeople, int top) {
            this.text = text;
            this.rows = rows;
            this.forPeople = forPeople;
            this.top = top;
        }

        /** Writes what a file is kin to, the strongest first. */
        void write(String file, List<Kinship> kin) throws IOException {
            found |= !kin.isEmpty();
            for (Kinship kinship : kin.subList(0, Math.min(top, kin.size()))) {
                rows.write(KinRow.of(kinship));
            }
            if (kin.isEmpty() && forPeople) {
                text.none(file);
            }
        }

        int exitStatus() {
            return found ? ExitStatus.FOUND : ExitStatus.NONE;
        }

        @Override
        public void close() throws IOException {
            rows.close();
        }
    }
}
