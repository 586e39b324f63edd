-- Version 1. A change is a new version with its own step from the old one; this text is never edited.

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    game        TEXT NOT NULL,
    rules       INTEGER NOT NULL,
    options     TEXT NOT NULL,
    server_part BLOB NOT NULL,
    invite      BLOB NOT NULL,           -- SHA-256 of the invitation's token
    previous    TEXT UNIQUE REFERENCES tables, -- one follow-up for each table
    created     TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('free', 'person', 'kept', 'bot')),
    name     TEXT,
    level    TEXT,
    nonce    BLOB,
    token    BLOB,                       -- SHA-256 of the seat's token
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Whoever adds a version has read all versions before it, and so has seen whether the command is among them. The
-- primary key alone keeps a command from being carried out twice.
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables,
    version  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    cmd      TEXT NOT NULL,
    action   TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
