-- The catalog, version 3: what documents are about, and which are related by it.
-- All of it is derived from the texts, and can be made anew.

-- What a document is about, told in one way; see Meaning.
CREATE TABLE meaning (
    document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
    scheme   TEXT    NOT NULL,             -- how it was told
    packed   BLOB    NOT NULL,             -- empty if nothing could be told
    checksum INTEGER NOT NULL,
    PRIMARY KEY (document, scheme)
) STRICT;

-- How far two documents are about the same, each pair once.
CREATE TABLE affinity (
    left_id    INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
    right_id   INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
    related    INTEGER NOT NULL,           -- 1 if that is what relates them, 0 if they share text
    semantic   REAL    NOT NULL,
    concepts   TEXT    NOT NULL,           -- what both are about, a line each
    left_from  INTEGER,                    -- where the passages stand that mean the same most of all, if they are known
    left_to    INTEGER,
    right_from INTEGER,
    right_to   INTEGER,
    likeness   REAL,                       -- how much they do
    checksum   INTEGER NOT NULL,
    PRIMARY KEY (left_id, right_id),
    CHECK (left_id < right_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX affinity_right ON affinity (right_id);

-- As before, and with what documents are about.
DROP VIEW relations;
CREATE VIEW relations AS
SELECT l.path AS left, r.path AS right, relation.kind, score, version, left_in_right, right_in_left, in_order, approximate,
       kept, edited, moved, merged, split, inserted, deleted, relation.left_id, relation.right_id, opinion,
       semantic, concepts, left_from, left_to, right_from, right_to, likeness
FROM relation JOIN document AS l ON l.id = relation.left_id JOIN document AS r ON r.id = relation.right_id
LEFT JOIN decision ON one = min(l.text_hash, r.text_hash) AND other = max(l.text_hash, r.text_hash)
LEFT JOIN affinity AS a ON a.left_id = relation.left_id AND a.right_id = relation.right_id
WHERE l.path < r.path
UNION ALL
SELECT r.path, l.path, CASE relation.kind WHEN 'contains' THEN 'contained' WHEN 'contained' THEN 'contains' ELSE relation.kind END,
       score, version, right_in_left, left_in_right, in_order, approximate,
       kept, edited, moved, split, merged, deleted, inserted, relation.right_id, relation.left_id, opinion,
       semantic, concepts, right_from, right_to, left_from, left_to, likeness
FROM relation JOIN document AS l ON l.id = relation.left_id JOIN document AS r ON r.id = relation.right_id
LEFT JOIN decision ON one = min(l.text_hash, r.text_hash) AND other = max(l.text_hash, r.text_hash)
LEFT JOIN affinity AS a ON a.left_id = relation.left_id AND a.right_id = relation.right_id
WHERE l.path > r.path
UNION ALL
SELECT l.path, r.path, 'related', semantic / 2, 0.0, 0.0, 0.0, 0.0, 0, 0, 0, 0, 0, 0, 0, 0, a.left_id, a.right_id, opinion,
       semantic, concepts, left_from, left_to, right_from, right_to, likeness
FROM affinity AS a JOIN document AS l ON l.id = a.left_id JOIN document AS r ON r.id = a.right_id
LEFT JOIN decision ON one = min(l.text_hash, r.text_hash) AND other = max(l.text_hash, r.text_hash)
WHERE a.related = 1 AND l.path < r.path
      AND NOT EXISTS (SELECT 1 FROM relation AS t WHERE t.left_id = a.left_id AND t.right_id = a.right_id)
UNION ALL
SELECT r.path, l.path, 'related', semantic / 2, 0.0, 0.0, 0.0, 0.0, 0, 0, 0, 0, 0, 0, 0, 0, a.right_id, a.left_id, opinion,
       semantic, concepts, right_from, right_to, left_from, left_to, likeness
FROM affinity AS a JOIN document AS l ON l.id = a.left_id JOIN document AS r ON r.id = a.right_id
LEFT JOIN decision ON one = min(l.text_hash, r.text_hash) AND other = max(l.text_hash, r.text_hash)
WHERE a.related = 1 AND l.path > r.path
      AND NOT EXISTS (SELECT 1 FROM relation AS t WHERE t.left_id = a.left_id AND t.right_id = a.right_id);
