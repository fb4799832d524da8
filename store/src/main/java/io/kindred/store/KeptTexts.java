package io.kindred.store;

import java.io.IOException;
import java.sql.ResultSet;
import java.util.Optional;

/** The texts that a catalog keeps. They are unpacked while others use the connection. */
final class KeptTexts {
    private final Database database;

    KeptTexts(Database database) {
        this.database = database;
    }

    /** What a document says; empty if there is no such document or text is not kept. */
    Optional<String> of(int document) throws IOException {
        Optional<CompressedText> packed = packed(document);
        try {
            return packed.isPresent() ? Optional.of(packed.get().text()) : Optional.empty();
        } catch (DamageException e) {
            throw Failures.damaged(database.file(), e);
        }
    }

    private Optional<CompressedText> packed(int document) throws IOException {
        return database.call(() -> {
            try (ResultSet row = database.statement("SELECT packed FROM text WHERE document = ?", document)
                    .executeQuery()) {
                return row.next() ? Optional.of(new CompressedText(row.getBytes(1))) : Optional.empty();
            }
        });
    }
}
