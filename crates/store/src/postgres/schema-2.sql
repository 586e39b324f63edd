-- When somebody was last in a seat on each server, for as long as any table's grace: a visit that others did not hear of counts too.
CREATE TABLE spelbord.visits (
    table_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    node text COLLATE "C" NOT NULL REFERENCES spelbord.nodes ON DELETE CASCADE,
    left_at timestamptz NOT NULL,
    PRIMARY KEY (table_id, seat, node)
);
CREATE INDEX visits_by_time ON spelbord.visits (node, left_at);
