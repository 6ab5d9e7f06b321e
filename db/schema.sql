-- schema.sql - the event file, version 1: one file holds one event. version2.sql goes on from here.
-- A section is known by its place in the event and a team by its place in the registration of its
-- section, both from 1; so every row says by itself what it is about. Empty text means "not set"
-- unless NULL is allowed. Points are integers: match points whole, game points (gp) half points.
-- Changes come as a new script in db/migrate.c, never by editing this one.

PRAGMA application_id = 1330403633; -- 0x4F4C5931, "OLY1"
PRAGMA user_version = 1;

CREATE TABLE event (
    id         INTEGER PRIMARY KEY CHECK (id = 1), -- there is one
    name       TEXT NOT NULL CHECK (name <> ''),
    city       TEXT NOT NULL,
    federation TEXT NOT NULL,                      -- of the host, a FIDE code
    first_day  TEXT NOT NULL,                      -- 2016-09-02
    last_day   TEXT NOT NULL,
    zone       TEXT NOT NULL                       -- Asia/Baku
) STRICT;

CREATE TABLE arbiter (
    place INTEGER PRIMARY KEY CHECK (place >= 1), -- order in which they are shown
    name  TEXT NOT NULL CHECK (name <> ''),
    role  TEXT NOT NULL
) STRICT;

CREATE TABLE date ( -- when the rounds are played
    round  INTEGER PRIMARY KEY CHECK (round BETWEEN 1 AND 30),
    starts TEXT NOT NULL -- 2016-09-02 15:00
) STRICT;

CREATE TABLE section (
    section    INTEGER PRIMARY KEY CHECK (section BETWEEN 1 AND 8), -- place in the event
    name       TEXT NOT NULL UNIQUE CHECK (name <> ''), -- as --section names it
    title      TEXT NOT NULL,                           -- for sheets
    women      INTEGER NOT NULL CHECK (women IN (0, 1)), -- only women play
    edition    TEXT NOT NULL CHECK (edition <> ''),     -- of the pairing rules, as in engine/edition.h
    tiebreak   TEXT NOT NULL CHECK (tiebreak <> ''),    -- variant, as in engine/edition.h
    rounds     INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 30),
    boards     INTEGER NOT NULL CHECK (boards BETWEEN 1 AND 8), -- of a match
    squad_size INTEGER NOT NULL CHECK (squad_size BETWEEN boards AND 24), -- players who count
    floor      INTEGER NOT NULL CHECK (floor BETWEEN 0 AND 4000), -- rating of an unrated player
    lot        TEXT CHECK (lot IN ('white', 'black')),  -- what team 1 has in round 1; NULL: not drawn
    host_first INTEGER NOT NULL CHECK (host_first IN (0, 1)) -- the host's match on table 1
) STRICT;

CREATE TABLE team (
    section    INTEGER NOT NULL REFERENCES section,
    team       INTEGER NOT NULL CHECK (team >= 1), -- place in the registration
    name       TEXT NOT NULL CHECK (name <> ''),
    federation TEXT NOT NULL,
    captain    TEXT NOT NULL,
    given      INTEGER CHECK (given >= 1),  -- number in the registration, NULL: none
    number     INTEGER CHECK (number >= 1), -- initial ranking, NULL: not numbered yet
    PRIMARY KEY (section, team)
) STRICT, WITHOUT ROWID;

CREATE TABLE player (
    section  INTEGER NOT NULL,
    team     INTEGER NOT NULL,
    place    INTEGER NOT NULL CHECK (place >= 1), -- in the list of the squad
    name     TEXT NOT NULL CHECK (name <> ''),
    title    TEXT NOT NULL,                   -- GM, IM, WGM ...
    fide_id  INTEGER CHECK (fide_id >= 1),    -- NULL: none
    rating   INTEGER CHECK (rating >= 1),     -- NULL: unrated
    born     INTEGER CHECK (born >= 1),       -- year, NULL: not known
    sex      TEXT CHECK (sex IN ('m', 'w')),  -- NULL: not known
    replaced INTEGER NOT NULL CHECK (replaced IN (0, 1)), -- no longer counts
    PRIMARY KEY (section, team, place),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;

CREATE TABLE absence ( -- not paired in the rounds from ... to
    section    INTEGER NOT NULL,
    team       INTEGER NOT NULL,
    from_round INTEGER NOT NULL CHECK (from_round >= 1),
    to_round   INTEGER CHECK (to_round >= from_round), -- NULL: until the team arrives
    withdrawn  INTEGER NOT NULL CHECK (withdrawn IN (0, 1)), -- for good
    PRIMARY KEY (section, team, from_round),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;

CREATE TABLE barred ( -- two teams that may not be paired
    section INTEGER NOT NULL,
    team    INTEGER NOT NULL,
    other   INTEGER NOT NULL CHECK (other > team),
    round   INTEGER NOT NULL CHECK (round >= 0), -- 0: for good
    PRIMARY KEY (section, team, other, round),
    FOREIGN KEY (section, team) REFERENCES team,
    FOREIGN KEY (section, other) REFERENCES team
) STRICT, WITHOUT ROWID;

CREATE TABLE adjustment ( -- points given or taken by decision
    section      INTEGER NOT NULL,
    place        INTEGER NOT NULL CHECK (place >= 1), -- in order of decision
    team         INTEGER NOT NULL,
    mp           INTEGER NOT NULL,
    gp           INTEGER NOT NULL,
    from_round   INTEGER NOT NULL CHECK (from_round >= 1), -- counts from the pairing of this round on
    pairing_only INTEGER NOT NULL CHECK (pairing_only IN (0, 1)), -- for the pairing of that round alone
    reason       TEXT NOT NULL,
    PRIMARY KEY (section, place),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;

CREATE TABLE round ( -- that has been drafted
    section     INTEGER NOT NULL REFERENCES section,
    round       INTEGER NOT NULL CHECK (round BETWEEN 1 AND 30),
    published   TEXT,             -- when, NULL: a draft
    bye         INTEGER,          -- the team that has it, NULL: nobody
    bye_by_hand TEXT NOT NULL,    -- reason, if it was given by hand
    PRIMARY KEY (section, round),
    FOREIGN KEY (section, bye) REFERENCES team
) STRICT, WITHOUT ROWID;

CREATE TABLE trace ( -- how a draft came about: docs/formats/trace.md
    section INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    json    TEXT NOT NULL,
    PRIMARY KEY (section, round),
    FOREIGN KEY (section, round) REFERENCES round
) STRICT, WITHOUT ROWID;

CREATE TABLE fixture ( -- a match; the first team has White on boards 1, 3, ...
    section       INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    table_no      INTEGER NOT NULL CHECK (table_no >= 1),
    first         INTEGER NOT NULL,
    second        INTEGER NOT NULL CHECK (second <> first),
    absent_first  INTEGER NOT NULL CHECK (absent_first IN (0, 1)), -- marked: did not show up
    absent_second INTEGER NOT NULL CHECK (absent_second IN (0, 1)),
    present       INTEGER NOT NULL CHECK (present BETWEEN 0 AND 8), -- players of the side that did
    by_hand       TEXT NOT NULL, -- reason, if it was made by hand
    PRIMARY KEY (section, round, table_no),
    FOREIGN KEY (section, round) REFERENCES round,
    FOREIGN KEY (section, first) REFERENCES team,
    FOREIGN KEY (section, second) REFERENCES team
) STRICT, WITHOUT ROWID;

CREATE TABLE board ( -- what is known of one board of a match
    section      INTEGER NOT NULL,
    round        INTEGER NOT NULL,
    table_no     INTEGER NOT NULL,
    board        INTEGER NOT NULL CHECK (board BETWEEN 1 AND 8),
    first_place  INTEGER NOT NULL CHECK (first_place >= 0), -- in the squad list, 0: nobody or not known
    second_place INTEGER NOT NULL CHECK (second_place >= 0),
    result       TEXT NOT NULL CHECK (result IN
        ('', '1-0', '0-1', '1/2', '0-0', '+-', '-+', '--', '*')), -- seen from the first team
    PRIMARY KEY (section, round, table_no, board),
    FOREIGN KEY (section, round, table_no) REFERENCES fixture
) STRICT, WITHOUT ROWID;

CREATE TABLE journal ( -- one row for every operation, for ever
    entry   INTEGER PRIMARY KEY CHECK (entry >= 1),
    time    TEXT NOT NULL CHECK (time <> ''), -- local time of the event
    user    TEXT NOT NULL CHECK (user <> ''),
    command TEXT NOT NULL CHECK (command <> ''),
    section TEXT NOT NULL,  -- name, '': the whole event
    round   INTEGER,        -- NULL: none in particular
    teams   TEXT NOT NULL,  -- names, one per line
    change  TEXT NOT NULL CHECK (change <> ''), -- what changed, in words
    reason  TEXT NOT NULL,
    inverse BLOB NOT NULL,  -- changeset of the session extension that takes the change back
    hash    BLOB NOT NULL CHECK (length(hash) = 32) -- over the hash of the row before and this row
) STRICT;

CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.entry <> (SELECT ifnull(max(entry), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END;

CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;

CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
