-- version11.sql - from version 10 of the event file to version 11: the system that a section is paired by, and the rating list.

PRAGMA user_version = 11;

ALTER TABLE event ADD COLUMN rating_list TEXT NOT NULL DEFAULT ''; -- the FIDE rating list whose ratings are used

ALTER TABLE section ADD COLUMN system TEXT NOT NULL DEFAULT 'olympiad'; -- its name, as in engine/system/system.c
ALTER TABLE section ADD COLUMN unit TEXT NOT NULL DEFAULT 'team'        -- who is paired
    CHECK (unit IN ('team', 'player'));
ALTER TABLE section ADD COLUMN score TEXT NOT NULL DEFAULT 'mp'         -- what the system pairs by
    CHECK (score IN ('mp', 'gp'));
ALTER TABLE section ADD COLUMN cycles INTEGER NOT NULL DEFAULT 1        -- how often everybody meets everybody
    CHECK (cycles IN (1, 2));
