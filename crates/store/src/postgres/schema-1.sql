-- One row for each entry of a log. The key lets one of two who were at the same number be first.
CREATE TABLE spelbord.entries (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL CHECK (number >= 0),
    -- As it was written: json and jsonb would change it, and the digest is over its bytes.
    entry text NOT NULL,
    digest bytea NOT NULL CHECK (length(digest) = 32),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (table_id, number)
);

-- Forgets a table, if its log is exactly so long. Whoever adds to a log holds the end of it, so nothing can be added between the
-- look and the deletion; the second look is a statement of its own, and sees what was added before the end could be held.
CREATE FUNCTION spelbord.remove (id text, entries integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM spelbord.entries WHERE table_id = id ORDER BY number DESC LIMIT 1 FOR UPDATE;
    IF (SELECT max(number) FROM spelbord.entries WHERE table_id = id) IS DISTINCT FROM entries - 1 THEN
        RETURN false;
    END IF;
    DELETE FROM spelbord.entries WHERE table_id = id;
    RETURN true;
END
$$;

-- The servers that share this database. One that starts anew is another.
CREATE TABLE spelbord.nodes (
    id text COLLATE "C" PRIMARY KEY,
    beat timestamptz NOT NULL
);

-- In which seats of which tables each of them has somebody, as bits; 0 where people only watch.
CREATE TABLE spelbord.attendance (
    table_id text COLLATE "C" NOT NULL,
    node text COLLATE "C" NOT NULL REFERENCES spelbord.nodes ON DELETE CASCADE,
    seats integer NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX attendance_of_node ON spelbord.attendance (node);
