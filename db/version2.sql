-- version2.sql - from version 1 of the event file to version 2: presence, line-ups, board orders, double
-- entry, corrections, and a journal that knows the state of the file.
-- `at` is a time ("2016-09-02 10:05:00"), `by` a person as the journal names him.

PRAGMA user_version = 2;

ALTER TABLE event ADD COLUMN presence_closes TEXT NOT NULL DEFAULT ''; -- who is here by then is paired in round 1
ALTER TABLE event ADD COLUMN squads_close TEXT NOT NULL DEFAULT '';    -- later changes of squads need approval
ALTER TABLE event ADD COLUMN backups INTEGER NOT NULL DEFAULT 20
    CHECK (backups BETWEEN 0 AND 1000); -- so many automatic ones are kept beside the file; 0: none is made
ALTER TABLE date ADD COLUMN lineups TEXT NOT NULL DEFAULT ''; -- deadline of the line-ups; '': 10:00 of the day

ALTER TABLE section ADD COLUMN lineup_default TEXT NOT NULL DEFAULT 'list'
    CHECK (lineup_default IN ('list', 'previous')); -- what a missing line-up becomes
ALTER TABLE section ADD COLUMN double_entry INTEGER NOT NULL DEFAULT 0
    CHECK (double_entry IN (0, 1)); -- a round counts when two arbiters have entered it

CREATE TABLE arrival ( -- what is known of a team's coming
    section INTEGER NOT NULL,
    team    INTEGER NOT NULL,
    players INTEGER NOT NULL CHECK (players BETWEEN 0 AND 24), -- who are here
    due     TEXT NOT NULL, -- time of arrival that was announced, '': none
    travel  TEXT NOT NULL, -- flight, bus ...
    at      TEXT NOT NULL,
    by      TEXT NOT NULL,
    PRIMARY KEY (section, team),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;

CREATE TABLE board_order ( -- the fixed board orders that came in
    section      INTEGER NOT NULL,
    team         INTEGER NOT NULL,
    received     TEXT NOT NULL CHECK (received <> ''), -- when
    received_by  TEXT NOT NULL,
    confirmed    TEXT NOT NULL,                        -- when, '': not yet
    confirmed_by TEXT NOT NULL,
    PRIMARY KEY (section, team),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;

ALTER TABLE absence ADD COLUMN expelled INTEGER NOT NULL DEFAULT 0
    CHECK (expelled IN (0, 1)); -- for good
ALTER TABLE absence ADD COLUMN at TEXT NOT NULL DEFAULT '';
ALTER TABLE absence ADD COLUMN by TEXT NOT NULL DEFAULT '';
ALTER TABLE absence ADD COLUMN reason TEXT NOT NULL DEFAULT '';

ALTER TABLE barred ADD COLUMN at TEXT NOT NULL DEFAULT '';
ALTER TABLE barred ADD COLUMN by TEXT NOT NULL DEFAULT '';
ALTER TABLE barred ADD COLUMN reason TEXT NOT NULL DEFAULT '';

ALTER TABLE adjustment ADD COLUMN own INTEGER NOT NULL DEFAULT 0
    CHECK (own IN (0, 1)); -- not in the tie-breaks of the team's opponents

ALTER TABLE round ADD COLUMN opened TEXT NOT NULL DEFAULT ''; -- when the line-ups were opened, '': secret

CREATE TABLE lineup ( -- who plays for a team in a round; secret until the round's line-ups are opened
    section INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    team    INTEGER NOT NULL,
    places  TEXT NOT NULL CHECK (places <> ''), -- list places from board 1 on, '1 2 3 5'; 0: nobody
    origin  TEXT NOT NULL CHECK (origin IN ('captain', 'list', 'previous')),
    late    INTEGER NOT NULL CHECK (late IN (0, 1)), -- came after the deadline
    at      TEXT NOT NULL,
    by      TEXT NOT NULL,
    reason  TEXT NOT NULL, -- of a change after the deadline
    PRIMARY KEY (section, round, team),
    FOREIGN KEY (section, round) REFERENCES round,
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;

ALTER TABLE board ADD COLUMN swapped INTEGER NOT NULL DEFAULT 0
    CHECK (swapped IN (0, 1)); -- played with the colours the other way round
ALTER TABLE board ADD COLUMN by TEXT NOT NULL DEFAULT ''; -- who entered the result

CREATE TABLE second_entry ( -- results as another arbiter entered them
    section  INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    board    INTEGER NOT NULL CHECK (board BETWEEN 1 AND 8),
    result   TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2', '0-0', '+-', '-+', '--', '*')),
    by       TEXT NOT NULL,
    PRIMARY KEY (section, round, table_no, board),
    FOREIGN KEY (section, round, table_no) REFERENCES fixture
) STRICT, WITHOUT ROWID;

CREATE TABLE correction ( -- a result that was changed after the next round was published, or for rating only
    section    INTEGER NOT NULL,
    place      INTEGER NOT NULL CHECK (place >= 1), -- in order of decision
    round      INTEGER NOT NULL,
    table_no   INTEGER NOT NULL,
    board      INTEGER NOT NULL CHECK (board BETWEEN 1 AND 8),
    was        TEXT NOT NULL CHECK (was IN ('', '1-0', '0-1', '1/2', '0-0', '+-', '-+', '--', '*')),
    becomes    TEXT NOT NULL CHECK (becomes IN ('1-0', '0-1', '1/2', '0-0', '+-', '-+', '--', '*')),
    from_round INTEGER NOT NULL CHECK (from_round >= 0), -- counts for the pairing from here on; 0: for rating only
    at         TEXT NOT NULL,
    by         TEXT NOT NULL,
    reason     TEXT NOT NULL,
    PRIMARY KEY (section, place),
    FOREIGN KEY (section, round, table_no) REFERENCES fixture
) STRICT, WITHOUT ROWID;

ALTER TABLE journal ADD COLUMN state BLOB NOT NULL DEFAULT x''; -- sum over all rows of the event after it
ALTER TABLE journal ADD COLUMN restores INTEGER; -- the event is again as it was before this entry
