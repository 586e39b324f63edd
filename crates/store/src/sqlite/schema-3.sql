-- From version 2 to version 3: a table is its log. What stood in the tables of version 2 is carried over by
-- `carrying.rs`.
--
-- The rows lie in the order in which they came, so that those of one commit share pages, whatever their tables; only the
-- small keys lie table by table. With the rows among the keys (WITHOUT ROWID) a commit writes more than twice as much.

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number   INTEGER NOT NULL,           -- from 0, without holes
    entry    TEXT NOT NULL,              -- JSON
    digest   BLOB NOT NULL,              -- SHA-256 of the digest before it and of the entry
    PRIMARY KEY (table_id, number)
) STRICT;
