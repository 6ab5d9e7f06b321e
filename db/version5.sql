-- version5.sql - from version 4 of the event file to version 5: the second reading of the pairing rules, decisions
-- whether a match was played, teams that were entered late.

PRAGMA user_version = 5;

ALTER TABLE team ADD COLUMN late INTEGER NOT NULL DEFAULT 0
    CHECK (late IN (0, 1)); -- entered after round 1 was published

ALTER TABLE round ADD COLUMN reading INTEGER NOT NULL DEFAULT 1
    CHECK (reading IN (1, 2)); -- of the edition, by which it was paired: 1 before Samarkand 2026, 2 since

ALTER TABLE fixture ADD COLUMN decided TEXT NOT NULL DEFAULT ''
    CHECK (decided IN ('', 'played', 'unplayed')); -- by the arbiters, whatever marks and boards say; '': nothing
ALTER TABLE fixture ADD COLUMN decided_why TEXT NOT NULL DEFAULT '';

ALTER TABLE mark_correction ADD COLUMN was_decided TEXT NOT NULL DEFAULT ''
    CHECK (was_decided IN ('', 'played', 'unplayed')); -- as in the table fixture
ALTER TABLE mark_correction ADD COLUMN decided TEXT NOT NULL DEFAULT ''
    CHECK (decided IN ('', 'played', 'unplayed'));
