package io.kindred.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Words failures for people. */
final class Failures {
    /** The part of an extended result code that says what kind of failure it is. */
    private static final int KIND = 0xff;

    private Failures() {}

    static CatalogException worded(Path file, SQLException e) {
        int code = e instanceof SQLiteException sqlite ? sqlite.getResultCode().code & KIND : e.getErrorCode() & KIND;
        return new CatalogException(message(file, code, e), e);
    }

    static CatalogException worded(Path file, IOException e) {
        if (e instanceof CatalogException catalog) {
            return catalog;
        }
        if (e instanceof AccessDeniedException) {
            return new CatalogException(readOnly(file), e);
        }
        String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        boolean readOnly = reason != null && reason.contains("Read-only");
        return new CatalogException(
                readOnly ? readOnly(file) : "the catalog " + file + " cannot be used: " + (reason == null ? e : reason),
                e);
    }

    static CatalogException damaged(Path file, DamageException e) {
        return new CatalogException(damage(file, e.getMessage()), e);
    }

    private static String message(Path file, int code, SQLException e) {
        if (code == SQLiteErrorCode.SQLITE_NOTADB.code) {
            return file + " is not a Kindred catalog; name another file, or move it away";
        }
        if (code == SQLiteErrorCode.SQLITE_FULL.code) {
            return "disk full: the catalog " + file + " is as it was before; make room and try again";
        }
        if (code == SQLiteErrorCode.SQLITE_READONLY.code || code == SQLiteErrorCode.SQLITE_PERM.code) {
            return readOnly(file);
        }
        if (code == SQLiteErrorCode.SQLITE_BUSY.code || code == SQLiteErrorCode.SQLITE_LOCKED.code) {
            return "the catalog " + file + " is in use by another program; try again when it is done";
        }
        if (code == SQLiteErrorCode.SQLITE_CANTOPEN.code) {
            return "the catalog " + file + " cannot be opened: is it a file that you may read?";
        }
        if (code == SQLiteErrorCode.SQLITE_CONSTRAINT.code) {
            return "the catalog " + file + " has no place for this: " + e.getMessage();
        }
        if (code == SQLiteErrorCode.SQLITE_IOERR.code) {
            return "the catalog " + file + " cannot be read or written: " + e.getMessage();
        }
        return damage(file, e.getMessage());
    }

    private static String readOnly(Path file) {
        return "the catalog " + file + " cannot be written: you may only read it, or its folder; name another place";
    }

    private static String damage(Path file, String what) {
        return "the catalog " + file + " is damaged (" + what + "); restore it, or delete it and scan again";
    }
}
