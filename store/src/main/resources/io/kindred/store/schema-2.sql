-- The catalog, version 2: what people decided about pairs.

-- What a person decided about two texts, each pair once. It is about texts and not about documents, so that it holds for every
-- copy and outlasts moves and new scans.
CREATE TABLE decision (
    one      BLOB    NOT NULL,              -- SHA-256 of a normalised text
    other    BLOB    NOT NULL,              -- the same of the other text
    opinion  TEXT    NOT NULL,              -- confirmed, rejected or unsure
    kind     TEXT    NOT NULL,              -- what one was to the other then, or nothing
    decided  INTEGER NOT NULL,              -- in milliseconds since 1970
    checksum INTEGER NOT NULL,
    PRIMARY KEY (one, other),
    CHECK (one < other)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_text ON document (text_hash);

-- For people: what was decided about documents that are there.
CREATE VIEW decisions AS
SELECT l.path AS left, r.path AS right, opinion, kind, strftime('%Y-%m-%dT%H:%M:%SZ', decided / 1000, 'unixepoch') AS decided
FROM decision JOIN document AS l ON l.text_hash = one JOIN document AS r ON r.text_hash = other;
