package io.kindred.store;

import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.Function;

/** A function of two SimHashes for use in SQL; of what is unknown it is unknown. */
final class BitFunction extends Function {
    private static final int NULL = 5;

    private final boolean similarity;

    private BitFunction(boolean similarity) {
        this.similarity = similarity;
    }

    /** Makes {@code hamming(a, b)}, the number of bits that differ, and {@code similarity(a, b)}, the share that do not. */
    static void register(Connection connection) throws SQLException {
        Function.create(connection, "hamming", new BitFunction(false), 2, Function.FLAG_DETERMINISTIC);
        Function.create(connection, "similarity", new BitFunction(true), 2, Function.FLAG_DETERMINISTIC);
    }

    @Override
    protected void xFunc() throws SQLException {
        if (value_type(0) == NULL || value_type(1) == NULL) {
            result();
            return;
        }
        int distance = Long.bitCount(value_long(0) ^ value_long(1));
        if (similarity) {
            result(1 - distance / (double) Long.SIZE);
        } else {
            result(distance);
        }
    }
}
