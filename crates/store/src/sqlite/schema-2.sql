-- From version 1 to version 2: what a table has agreed on beside the game. Tables from before play as they did.

ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
