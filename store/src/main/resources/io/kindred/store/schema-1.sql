-- The catalog, version 1. Tables are for Kindred; the views at the end are for people.
-- A released script never changes: the next version is another script that leads on from this one.
-- A checksum is the CRC-32C of the columns before it; packed blobs have one inside.

-- A document by its number. Numbers are given once and never again; a document's content never changes under its number.
CREATE TABLE document (
    id        INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 16777215),
    path      TEXT    NOT NULL UNIQUE,      -- below the scanned folder, with /
    size      INTEGER NOT NULL,             -- of the file, in bytes
    mtime     INTEGER NOT NULL,             -- of the file, in nanoseconds since 1970
    content   BLOB    NOT NULL,             -- SHA-256 of the file
    text_hash BLOB    NOT NULL,             -- SHA-256 of the normalised text
    words     INTEGER NOT NULL,
    scheme    TEXT    NOT NULL,             -- how si, keys and chunks were made
    si        INTEGER NOT NULL,             -- SimHash of the whole document
    keys      INTEGER NOT NULL,             -- how many postings it has
    title     TEXT    NOT NULL,
    author    TEXT,
    created   TEXT,
    modified  TEXT,
    language  TEXT,
    type      TEXT,
    metadata  TEXT,                         -- what else is known, a JSON object of strings
    checksum  INTEGER NOT NULL,             -- one more if related is 1
    related   INTEGER NOT NULL DEFAULT 0    -- 1 once its relations to all others are known
) STRICT;
CREATE INDEX document_content ON document (content);
CREATE INDEX document_unrelated ON document (related) WHERE related = 0;

-- The SimHash of each chunk of a document: 8 bytes each, high byte first.
CREATE TABLE fingerprint (
    document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,
    chunks   BLOB    NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;

-- What a document says, as CompressedText packs it. Has no row if text is not kept.
CREATE TABLE text (
    document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,
    packed   BLOB NOT NULL
) STRICT;

-- A run of documents, by number, whose postings were written together. The runs of two segments never overlap.
CREATE TABLE segment (
    id       INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 8388607),
    level    INTEGER NOT NULL,              -- how often it was merged
    first    INTEGER NOT NULL UNIQUE,       -- its first document
    last     INTEGER NOT NULL,              -- its last document
    postings INTEGER NOT NULL,
    dead     INTEGER NOT NULL DEFAULT 0     -- postings of documents that were removed since
) STRICT;

-- The postings of a segment in ascending order, some hundred to a block. The number of a block is segment << 40 | its first key.
CREATE TABLE block (
    id     INTEGER PRIMARY KEY,
    packed BLOB NOT NULL
) STRICT;

-- Removed documents whose postings are still in a segment.
CREATE TABLE dead (
    document INTEGER PRIMARY KEY
) STRICT;

-- What two documents are to each other, each pair once.
CREATE TABLE relation (
    left_id       INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
    right_id      INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
    kind          TEXT    NOT NULL,
    score         REAL    NOT NULL,
    version       REAL    NOT NULL,
    left_in_right REAL    NOT NULL,
    right_in_left REAL    NOT NULL,
    in_order      REAL    NOT NULL,
    approximate   INTEGER NOT NULL,
    kept          INTEGER NOT NULL,         -- runs of chunks, by what became of them from left to right
    edited        INTEGER NOT NULL,
    moved         INTEGER NOT NULL,
    merged        INTEGER NOT NULL,
    split         INTEGER NOT NULL,
    inserted      INTEGER NOT NULL,         -- chunks that only right has
    deleted       INTEGER NOT NULL,         -- chunks that only left has
    checksum      INTEGER NOT NULL,
    PRIMARY KEY (left_id, right_id),
    CHECK (left_id < right_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX relation_right ON relation (right_id);

-- Files that could not be read, and why.
CREATE TABLE problem (
    path     TEXT PRIMARY KEY,
    size     INTEGER NOT NULL,
    mtime    INTEGER NOT NULL,
    reason   TEXT    NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How the catalog was made.
CREATE TABLE setting (
    name     TEXT PRIMARY KEY,
    value    TEXT    NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Larger things that are kept by name.
CREATE TABLE attachment (
    name     TEXT PRIMARY KEY,
    bytes    BLOB    NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;

-- For people: documents with readable hashes and dates.
CREATE VIEW documents AS
SELECT id, path, title, author, created, modified, language, type, size,
       strftime('%Y-%m-%dT%H:%M:%SZ', mtime / 1000000000, 'unixepoch') AS changed,
       words, si, lower(hex(content)) AS content, lower(hex(text_hash)) AS text_hash, scheme
FROM document;

-- For people and for Kindred: relations by path, left before right.
CREATE VIEW relations AS
SELECT l.path AS left, r.path AS right, kind, score, version, left_in_right, right_in_left, in_order, approximate,
       kept, edited, moved, merged, split, inserted, deleted, left_id, right_id
FROM relation JOIN document AS l ON l.id = left_id JOIN document AS r ON r.id = right_id
WHERE l.path < r.path
UNION ALL
SELECT r.path, l.path, CASE kind WHEN 'contains' THEN 'contained' WHEN 'contained' THEN 'contains' ELSE kind END,
       score, version, right_in_left, left_in_right, in_order, approximate,
       kept, edited, moved, split, merged, deleted, inserted, right_id, left_id
FROM relation JOIN document AS l ON l.id = left_id JOIN document AS r ON r.id = right_id
WHERE l.path > r.path;

-- For people: files that could not be read.
CREATE VIEW problems AS
SELECT path, size, reason FROM problem;
