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

-- As before, and with what was decided.
DROP VIEW relations;
CREATE VIEW relations AS
SELECT l.path AS left, r.path AS right, relation.kind, score, version, left_in_right, right_in_left, in_order, approximate,
       kept, edited, moved, merged, split, inserted, deleted, left_id, right_id, opinion
FROM relation JOIN document AS l ON l.id = left_id JOIN document AS r ON r.id = right_id
LEFT JOIN decision ON one = min(l.text_hash, r.text_hash) AND other = max(l.text_hash, r.text_hash)
WHERE l.path < r.path
UNION ALL
SELECT r.path, l.path, CASE relation.kind WHEN 'contains' THEN 'contained' WHEN 'contained' THEN 'contains' ELSE relation.kind END,
       score, version, right_in_left, left_in_right, in_order, approximate,
       kept, edited, moved, split, merged, deleted, inserted, right_id, left_id, opinion
FROM relation JOIN document AS l ON l.id = left_id JOIN document AS r ON r.id = right_id
LEFT JOIN decision ON one = min(l.text_hash, r.text_hash) AND other = max(l.text_hash, r.text_hash)
WHERE l.path > r.path;
