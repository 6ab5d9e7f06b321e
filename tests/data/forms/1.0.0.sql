-- The event file of README.md, as release 1.0.0 left it: not to be edited.
PRAGMA application_id = 1330403653;
PRAGMA user_version = 1;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE event (
    id              INTEGER PRIMARY KEY CHECK (id = 1), -- there is one
    name            TEXT NOT NULL CHECK (name <> ''),
    city            TEXT NOT NULL,
    federation      TEXT NOT NULL, -- of the host, a FIDE code
    first_day       TEXT NOT NULL, -- 2016-09-02
    last_day        TEXT NOT NULL,
    zone            TEXT NOT NULL, -- Asia/Baku
    presence_closes TEXT NOT NULL DEFAULT '', -- who is here by then is paired in round 1
    squads_close    TEXT NOT NULL DEFAULT '', -- later changes of squads need approval
    backups         INTEGER NOT NULL DEFAULT 20 CHECK (backups BETWEEN 0 AND 1000), -- so many automatic ones are kept beside the file; 0: none is made
    venue           TEXT NOT NULL DEFAULT '', -- the hall it is played in
    mirror          TEXT NOT NULL DEFAULT '', -- path from the root of the folder that has a copy in case the machine is lost; empty: there is none
    rating_list     TEXT NOT NULL DEFAULT '', -- the FIDE rating list whose ratings are used
    address         TEXT NOT NULL DEFAULT '', -- of the desk, as people type it: https://desk.example.org; empty: not known
    site_address    TEXT NOT NULL DEFAULT '', -- of the web site, for links that must be whole: https://example.org/baku/; empty: not known
    copies          TEXT NOT NULL DEFAULT '', -- what hangs where, so many of each sheet: pairings: entrance 2, hall A 1; standings: foyer 3
    contact         TEXT NOT NULL DEFAULT '' -- where captains find the desk: Room 12, +994 50 123 45 67
) STRICT;
INSERT INTO event VALUES(1,'Small','Oslo','NOR','','','Nowhere/City','','',20,'vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv','','','','','','');
CREATE TABLE arbiter (
    place INTEGER PRIMARY KEY CHECK (place >= 1), -- order in which they are shown
    name  TEXT NOT NULL CHECK (name <> ''),
    role  TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',      -- IA, FA, NA
    federation TEXT NOT NULL DEFAULT '', -- FIDE code
    fide_id INTEGER CHECK (fide_id >= 1) -- NULL: none
) STRICT;
CREATE TABLE attachment ( -- a file in the folder beside the event, NAME.oly.files, where it is called SHA256.EXT
    place  INTEGER PRIMARY KEY CHECK (place >= 1), -- by kind and name
    kind   TEXT NOT NULL CHECK (kind IN ('flag')),
    name   TEXT NOT NULL CHECK (name <> ''), -- a flag: the FIDE code of the federation
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'), -- of its bytes
    size   INTEGER NOT NULL CHECK (size >= 0) -- so many bytes; 0, a flag: none is shown, but its code
) STRICT;
CREATE TABLE date ( -- when the rounds are played
    round   INTEGER PRIMARY KEY CHECK (round BETWEEN 1 AND 30),
    starts  TEXT NOT NULL, -- 2016-09-02 15:00
    lineups TEXT NOT NULL DEFAULT '' -- deadline of the line-ups; '': 10:00 of the day
) STRICT;
CREATE TABLE section (
    section        INTEGER PRIMARY KEY CHECK (section BETWEEN 1 AND 8), -- place in the event
    name           TEXT NOT NULL UNIQUE CHECK (name <> ''), -- as --section names it
    title          TEXT NOT NULL,                           -- for sheets
    hall           TEXT NOT NULL DEFAULT '',                -- it plays in, where the venue has several
    time_control   TEXT NOT NULL DEFAULT '',                -- '40/90+30, 30+30': minutes, seconds for each move; '': not known
    women          INTEGER NOT NULL CHECK (women IN (0, 1)), -- only women play
    edition        TEXT NOT NULL CHECK (edition <> ''),     -- of the pairing rules, as in engine/base/edition.h
    tiebreak       TEXT NOT NULL CHECK (tiebreak <> ''),    -- variant, as in engine/base/edition.h
    rounds         INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 30),
    boards         INTEGER NOT NULL CHECK (boards BETWEEN 1 AND 8), -- of a match
    squad_size     INTEGER NOT NULL CHECK (squad_size BETWEEN boards AND 24), -- players who count
    floor          INTEGER NOT NULL CHECK (floor BETWEEN 0 AND 4000), -- rating of an unrated player
    lot            TEXT CHECK (lot IN ('white', 'black')),  -- what team 1 has in round 1; NULL: not drawn
    host_first     INTEGER NOT NULL CHECK (host_first IN (0, 1)), -- the host's match on table 1
    championship   INTEGER NOT NULL DEFAULT 0 CHECK (championship IN (0, 1)), -- of the world or a continent, of teams or clubs: norms of seven games
    lineup_default TEXT NOT NULL DEFAULT 'list' CHECK (lineup_default IN ('list', 'previous')), -- what a missing line-up becomes
    double_entry   INTEGER NOT NULL DEFAULT 0 CHECK (double_entry IN (0, 1)), -- a round counts when two arbiters have entered it
    ranking        TEXT NOT NULL DEFAULT 'mp,osb,gp,mpo' CHECK (ranking <> ''), -- criteria in their order, as in engine/base/ranking.h
    system         TEXT NOT NULL DEFAULT 'olympiad', -- its name, as in engine/system/system.c
    unit           TEXT NOT NULL DEFAULT 'team' CHECK (unit IN ('team', 'player')), -- who is paired
    score          TEXT NOT NULL DEFAULT 'mp' CHECK (score IN ('mp', 'gp')), -- what the system pairs by
    cycles         INTEGER NOT NULL DEFAULT 1 CHECK (cycles IN (1, 2)), -- how often everybody meets everybody
    preference     TEXT NOT NULL DEFAULT 'A' CHECK (preference IN ('A', 'B', 'none')), -- colour preferences of teams (C.04.6, 1.7)
    secondary      TEXT NOT NULL DEFAULT 'yes' CHECK (secondary IN ('yes', 'no')), -- the other score says which of two teams is the first one
    accelerated    INTEGER NOT NULL DEFAULT 0 CHECK (accelerated IN (0, 1)), -- the top half counts one point more in rounds 1 and 2
    graded         INTEGER NOT NULL DEFAULT 0 CHECK (graded IN (0, 1)), -- C.04.6, C6: the next score group is to have as few upfloaters as can be
    departed       TEXT NOT NULL DEFAULT '' CHECK (departed IN ('', 'rules', 'bar', 'result')), -- by what it left the FIDE mode; '': it is in it
    departed_round INTEGER NOT NULL DEFAULT 0 CHECK (departed_round BETWEEN 0 AND 30) -- the latest round then; 0: it is in it
) STRICT;
INSERT INTO section VALUES(1,'../../evil','','','',0,'2012','2012',11,4,5,1400,NULL,0,0,'list',0,'mp,osb,gp,mpo','olympiad','team','mp',1,'A','yes',0,0,'',0);
CREATE TABLE team (
    section    INTEGER NOT NULL REFERENCES section,
    team       INTEGER NOT NULL CHECK (team >= 1), -- place in the registration
    name       TEXT NOT NULL CHECK (name <> ''),
    federation TEXT NOT NULL,
    captain    TEXT NOT NULL,
    given      INTEGER CHECK (given >= 1),  -- number in the registration, NULL: none
    number     INTEGER CHECK (number >= 1), -- initial ranking, NULL: not numbered yet
    late       INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)), -- entered after round 1 was published
    PRIMARY KEY (section, team)
) STRICT, WITHOUT ROWID;
INSERT INTO team VALUES(1,1,'Fiji','FIJ','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',NULL,NULL,0);
INSERT INTO team VALUES(1,2,'Very long name name name name name name name name name name name name name name name name name name name name name name name name name name name name name name','ISL','',NULL,NULL,0);
CREATE TABLE player (
    section  INTEGER NOT NULL,
    team     INTEGER NOT NULL,
    place    INTEGER NOT NULL CHECK (place >= 1), -- in the list of the squad
    name     TEXT NOT NULL CHECK (name <> ''),
    latin    TEXT NOT NULL DEFAULT '',        -- the name in Latin letters, where it is registered in others
    title    TEXT NOT NULL,                   -- GM, IM, WGM ...
    fide_id  INTEGER CHECK (fide_id >= 1),    -- NULL: none
    rating   INTEGER CHECK (rating >= 1),     -- NULL: unrated
    k        INTEGER CHECK (k >= 1),          -- in the rating list, NULL: not known
    born     INTEGER CHECK (born >= 1),       -- year, NULL: not known
    sex      TEXT CHECK (sex IN ('m', 'w')),  -- NULL: not known
    replaced INTEGER NOT NULL CHECK (replaced IN (0, 1)), -- no longer counts
    PRIMARY KEY (section, team, place),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES(1,1,1,'Ann','','World Champion',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,2,'Ben','','',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,3,'Cid','','',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,4,'Dan','','',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,1,'Eve','','',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,2,'Fay','','',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,3,'Gus','','',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,4,'Hal','','',NULL,NULL,NULL,NULL,NULL,0);
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
CREATE TABLE absence ( -- not paired in the rounds from ... to
    section    INTEGER NOT NULL,
    team       INTEGER NOT NULL,
    from_round INTEGER NOT NULL CHECK (from_round >= 1),
    to_round   INTEGER CHECK (to_round >= from_round), -- NULL: until the team arrives
    withdrawn  INTEGER NOT NULL CHECK (withdrawn IN (0, 1)), -- for good
    expelled   INTEGER NOT NULL DEFAULT 0 CHECK (expelled IN (0, 1)),  -- for good
    at         TEXT NOT NULL DEFAULT '',
    by         TEXT NOT NULL DEFAULT '',
    reason     TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (section, team, from_round),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;
CREATE TABLE excuse ( -- a match that the team did not come to and that does not count against it
    section INTEGER NOT NULL,
    team    INTEGER NOT NULL,
    round   INTEGER NOT NULL CHECK (round >= 1),
    at      TEXT NOT NULL,
    by      TEXT NOT NULL,
    reason  TEXT NOT NULL, -- of the President, or of whom he asked
    PRIMARY KEY (section, team, round),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;
CREATE TABLE warning ( -- of a team by the arbiters
    section INTEGER NOT NULL REFERENCES section,
    place   INTEGER NOT NULL CHECK (place >= 1), -- in order of decision
    team    INTEGER NOT NULL,
    at      TEXT NOT NULL,
    by      TEXT NOT NULL,
    reason  TEXT NOT NULL,
    PRIMARY KEY (section, place),
    FOREIGN KEY (section, team) REFERENCES team
) STRICT, WITHOUT ROWID;
CREATE TABLE barred ( -- two teams that may not be paired
    section INTEGER NOT NULL,
    team    INTEGER NOT NULL,
    other   INTEGER NOT NULL CHECK (other > team),
    round   INTEGER NOT NULL CHECK (round >= 0), -- 0: for good
    at      TEXT NOT NULL DEFAULT '',
    by      TEXT NOT NULL DEFAULT '',
    reason  TEXT NOT NULL DEFAULT '',
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
    own          INTEGER NOT NULL DEFAULT 0 CHECK (own IN (0, 1)), -- not in the tie-breaks of the team's opponents
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
    opened      TEXT NOT NULL DEFAULT '',    -- when the line-ups were opened, '': secret
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
    decided       TEXT NOT NULL DEFAULT '' CHECK (decided IN ('', 'played', 'unplayed')), -- by the arbiters, whatever marks and boards say; '': nothing
    decided_why   TEXT NOT NULL DEFAULT '',
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
    swapped      INTEGER NOT NULL DEFAULT 0 CHECK (swapped IN (0, 1)), -- played with the colours the other way round
    by           TEXT NOT NULL DEFAULT '', -- who entered the result
    PRIMARY KEY (section, round, table_no, board),
    FOREIGN KEY (section, round, table_no) REFERENCES fixture
) STRICT, WITHOUT ROWID;
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
CREATE TABLE signature ( -- what a captain says of the results of his match
    section  INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    side     INTEGER NOT NULL CHECK (side BETWEEN 1 AND 2), -- 1: the team that is named first
    at       TEXT NOT NULL CHECK (at <> ''),
    by       TEXT NOT NULL,
    agreed   INTEGER NOT NULL CHECK (agreed IN (0, 1)),
    remark   TEXT NOT NULL, -- what is wrong, where the captain does not agree
    results  TEXT NOT NULL, -- as he saw them (teams/signature.h)
    PRIMARY KEY (section, round, table_no, side),
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
CREATE TABLE mark_correction ( -- a mark that came, went or changed after the next round was published
    section    INTEGER NOT NULL,
    place      INTEGER NOT NULL CHECK (place >= 1), -- in order of decision
    round      INTEGER NOT NULL,
    table_no   INTEGER NOT NULL,
    was_absent_first  INTEGER NOT NULL CHECK (was_absent_first IN (0, 1)), -- as in the table fixture
    was_absent_second INTEGER NOT NULL CHECK (was_absent_second IN (0, 1)),
    was_present       INTEGER NOT NULL CHECK (was_present BETWEEN 0 AND 8),
    absent_first      INTEGER NOT NULL CHECK (absent_first IN (0, 1)),
    absent_second     INTEGER NOT NULL CHECK (absent_second IN (0, 1)),
    present           INTEGER NOT NULL CHECK (present BETWEEN 0 AND 8),
    was_decided       TEXT NOT NULL DEFAULT '' CHECK (was_decided IN ('', 'played', 'unplayed')),
    decided           TEXT NOT NULL DEFAULT '' CHECK (decided IN ('', 'played', 'unplayed')),
    from_round INTEGER NOT NULL CHECK (from_round >= 1), -- counts for the pairing from here on
    at         TEXT NOT NULL,
    by         TEXT NOT NULL,
    reason     TEXT NOT NULL,
    PRIMARY KEY (section, place),
    FOREIGN KEY (section, round, table_no) REFERENCES fixture
) STRICT, WITHOUT ROWID;
CREATE TABLE journal ( -- one row for every operation, for ever
    entry    INTEGER PRIMARY KEY CHECK (entry >= 1),
    time     TEXT NOT NULL CHECK (time <> ''), -- local time of the event
    user     TEXT NOT NULL CHECK (user <> ''),
    command  TEXT NOT NULL CHECK (command <> ''),
    section  TEXT NOT NULL, -- name, '': the whole event
    round    INTEGER,       -- NULL: none in particular
    facts    TEXT NOT NULL CHECK (facts <> ''), -- what changed: a line for each fact (teams/fact.def)
    shown    TEXT NOT NULL, -- what everybody could see of it: steps of the public history (docs/formats/history.md)
    reason   TEXT NOT NULL,
    inverse  BLOB NOT NULL, -- changeset of the session extension that takes the change back
    state    BLOB NOT NULL CHECK (length(state) = 33), -- of the event after it (db/state.h)
    restores INTEGER,       -- the event is again as it was before this entry; NULL: an operation of its own
    hash     BLOB NOT NULL CHECK (length(hash) = 32) -- over the hash of the row before and this row
) STRICT;
INSERT INTO journal VALUES(1,'2016-09-01 10:00:00','root','new','',NULL,replace('event	0	0	0	0	0	0	0	0					Small\ntaken over	1	0	0	0	0	0	2	0			../../evil		f.json\n','\n',char(10)),'','',X'541101000000000000000000000000000000006576656e740009000100000000000000010305536d616c6c03044f736c6f03034e4f5203000300030c4e6f77686572652f436974790300030001000000000000001403657676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676767676030003000300030003000300541c0100000000000000000000000000000000000000000000000000000073656374696f6e000900010000000000000001030a2e2e2f2e2e2f6576696c03000300030001000000000000000003043230313203043230313201000000000000000b0100000000000000040100000000000000050100000000000005780501000000000000000001000000000000000003046c697374010000000000000000030d6d702c6f73622c67702c6d706f03086f6c796d7069616403047465616d03026d7001000000000000000103014103037965730100000000000000000100000000000000000300010000000000000000540801020000000000007465616d000900010000000000000001010000000000000001030446696a69030346494a03853c787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878780505010000000000000000090001000000000000000101000000000000000203811f56657279206c6f6e67206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65206e616d65030349534c03000505010000000000000000540c010203000000000000000000706c617965720009000100000000000000010100000000000000010100000000000000010303416e6e0300030e576f726c64204368616d70696f6e050505050501000000000000000009000100000000000000010100000000000000020100000000000000010303457665030003000505050505010000000000000000090001000000000000000101000000000000000201000000000000000203034661790300030005050505050100000000000000000900010000000000000001010000000000000001010000000000000002030342656e03000300050505050501000000000000000009000100000000000000010100000000000000020100000000000000030303477573030003000505050505010000000000000000090001000000000000000101000000000000000101000000000000000303034369640300030005050505050100000000000000000900010000000000000001010000000000000001010000000000000004030344616e0300030005050505050100000000000000000900010000000000000001010000000000000002010000000000000004030348616c030003000505050505010000000000000000',X'01182ca3161ea8f193610e6a7fb4ecfff1c44075fac5ce1ac9ddc0f461047c6158',NULL,X'3448adc7fc087891fcc9098d7a188f80ae4b5b772aa71c6f134534a76507cd1e');
CREATE INDEX journal_departures ON journal (entry) WHERE instr(facts, 'left FIDE mode') > 0;
CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.entry <> (SELECT ifnull(max(entry), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END;
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
COMMIT;
