-- version14.sql - from version 13 of the event file to version 14: how criterion C6 of the FIDE Swiss Team Pairing System is read.

PRAGMA user_version = 14;

ALTER TABLE section ADD COLUMN graded INTEGER NOT NULL DEFAULT 0         -- the next score group is to have as few upfloaters as can be
    CHECK (graded IN (0, 1));
