-- SPDX-License-Identifier: Apache-2.0
-- version2.sql - the event file, version 2: of version 1, by db/migrate.c, which also writes old rows in full.

PRAGMA user_version = 2;

ALTER TABLE section ADD COLUMN players_needed INTEGER CHECK (players_needed BETWEEN 1 AND 8); -- a team with fewer at the board did not come; NULL: as the pairing system has it
-- Release 1.0.0 asked every system for all boards but one. What it has published rounds of goes on by that, or its scores would change.
UPDATE section SET players_needed = boards - 1 WHERE system <> 'olympiad' AND boards > 2 AND EXISTS (SELECT * FROM round WHERE round.section = section.section AND published IS NOT NULL);

-- 1: nobody has chosen it, so it follows the first day of the event until a round is published
ALTER TABLE section ADD COLUMN edition_by_date INTEGER NOT NULL DEFAULT 0 CHECK (edition_by_date IN (0, 1));
ALTER TABLE section ADD COLUMN tiebreak_by_date INTEGER NOT NULL DEFAULT 0 CHECK (tiebreak_by_date IN (0, 1));

CREATE TABLE shortening ( -- the section ends after fewer rounds than were planned
    section     INTEGER NOT NULL REFERENCES section,
    place       INTEGER NOT NULL CHECK (place >= 1), -- in order of decision
    after_round INTEGER NOT NULL CHECK (after_round BETWEEN 1 AND 30), -- the last one that was published then
    was         INTEGER NOT NULL CHECK (was BETWEEN 1 AND 30), -- rounds
    becomes     INTEGER NOT NULL CHECK (becomes BETWEEN 1 AND 30),
    at          TEXT NOT NULL,
    by          TEXT NOT NULL,
    reason      TEXT NOT NULL,
    PRIMARY KEY (section, place)
) STRICT, WITHOUT ROWID;

ALTER TABLE team ADD COLUMN let_play TEXT NOT NULL DEFAULT ''; -- why it plays with the players it has, until that is taken back; '': only with as many as it needs
ALTER TABLE round ADD COLUMN record INTEGER CHECK (record >= 1); -- version of its public record (docs/formats/history.md); NULL: a draft, or version 1
CREATE INDEX journal_seals ON journal (entry) WHERE command = 'seal'; -- every operation asks whether it breaks one
CREATE INDEX journal_times ON journal (time); -- every operation and page asks for the latest

-- Whose key opens it: given when a section or a team is made, and kept when it is renamed or stands elsewhere; '': nobody's.
-- Those of version 1 are known by the names they have now.
ALTER TABLE section ADD COLUMN identity TEXT NOT NULL DEFAULT '';
ALTER TABLE team ADD COLUMN identity TEXT NOT NULL DEFAULT '';
UPDATE section SET identity = name;
UPDATE team SET identity = (SELECT name FROM section WHERE section = team.section) || '/' || name || iif((SELECT count(*) FROM team AS t WHERE t.section = team.section AND t.name = team.name) > 1, '/' || team, '');

-- What matches, games and the bye give; '': the usual, of the bye what the pairing system gives.
ALTER TABLE section ADD COLUMN match_points TEXT NOT NULL DEFAULT ''; -- won-drawn-lost, '3-1-0'
ALTER TABLE section ADD COLUMN game_points TEXT NOT NULL DEFAULT ''; -- likewise, '1-0.5-0'
ALTER TABLE section ADD COLUMN bye_points TEXT NOT NULL DEFAULT ''; -- match points and game points, '1-2'; of players '0.5'

CREATE TABLE section_date ( -- when a section plays a round, where that is not when the event does
    section INTEGER NOT NULL REFERENCES section,
    round   INTEGER NOT NULL CHECK (round BETWEEN 1 AND 30),
    starts  TEXT NOT NULL, -- '': as the event
    lineups TEXT NOT NULL DEFAULT '', -- deadline of the line-ups; '': as the event
    PRIMARY KEY (section, round)
) STRICT, WITHOUT ROWID;

-- What the organiser has on every page of the public, and who may show these pages within his own.
ALTER TABLE event ADD COLUMN organiser TEXT NOT NULL DEFAULT ''; -- 'Supported by the City of Baku'
ALTER TABLE event ADD COLUMN embed TEXT NOT NULL DEFAULT ''; -- https://news.example.org; '': nobody
ALTER TABLE event ADD COLUMN logo TEXT NOT NULL DEFAULT ''; -- 'png 240x80 ', then its bytes in base64 (teams/logo.h); '': none
