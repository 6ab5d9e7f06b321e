-- version12.sql - from version 11 of the event file to version 12: how the systems beside that of the Olympiad pair a section.

PRAGMA user_version = 12;

ALTER TABLE section ADD COLUMN preference TEXT NOT NULL DEFAULT 'A'      -- colour preferences of teams (C.04.6, 1.7)
    CHECK (preference IN ('A', 'B', 'none'));
ALTER TABLE section ADD COLUMN secondary TEXT NOT NULL DEFAULT 'yes'     -- the other score says which of two teams is the first one
    CHECK (secondary IN ('yes', 'no'));
ALTER TABLE section ADD COLUMN accelerated INTEGER NOT NULL DEFAULT 0    -- the top half counts one point more in rounds 1 and 2
    CHECK (accelerated IN (0, 1));
