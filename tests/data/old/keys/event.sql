-- An event of release 1.0.0 with keys: tests/data/old/README.md.
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
INSERT INTO event VALUES(1,'Keys','Batumi','GEO','2026-09-01','2026-09-10','Asia/Tbilisi','','',0,'','','','','','','');
CREATE TABLE arbiter (
    place INTEGER PRIMARY KEY CHECK (place >= 1), -- order in which they are shown
    name  TEXT NOT NULL CHECK (name <> ''),
    role  TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',      -- IA, FA, NA
    federation TEXT NOT NULL DEFAULT '', -- FIDE code
    fide_id INTEGER CHECK (fide_id >= 1) -- NULL: none
) STRICT;
INSERT INTO arbiter VALUES(1,'Anna','chief arbiter','','',NULL);
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
INSERT INTO section VALUES(1,'open','','','',0,'2012','2012',5,4,5,1400,NULL,0,0,'list',0,'mp,osb,gp,mpo','olympiad','team','mp',1,'A','yes',0,0,'',0);
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
INSERT INTO team VALUES(1,1,'Chad','CHA','C',NULL,NULL,0);
INSERT INTO team VALUES(1,2,'Mali','FIJ','C',NULL,NULL,0);
INSERT INTO team VALUES(1,3,'Fiji','MLI','C',NULL,NULL,0);
INSERT INTO team VALUES(1,4,'Togo','TOG','C',NULL,NULL,0);
INSERT INTO team VALUES(1,5,'Republic of Peru','PER','C',NULL,NULL,0);
INSERT INTO team VALUES(1,6,'Oman','IRI','C',NULL,NULL,0);
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
INSERT INTO player VALUES(1,1,1,'Chad 1','','',990001,2499,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,2,'Chad 2','','',990002,2498,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,3,'Chad 3','','',990003,2497,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,4,'Chad 4','','',990004,2496,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,1,'Fiji 1','','',990005,2495,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,2,'Fiji 2','','',990006,2494,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,3,'Fiji 3','','',990007,2493,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,4,'Fiji 4','','',990008,2492,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,1,'Mali 1','','',990009,2491,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,2,'Mali 2','','',990010,2490,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,3,'Mali 3','','',990011,2489,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,4,'Mali 4','','',990012,2488,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,1,'Togo 1','','',990013,2487,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,2,'Togo 2','','',990014,2486,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,3,'Togo 3','','',990015,2485,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,4,'Togo 4','','',990016,2484,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,1,'Peru 1','','',990017,2483,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,2,'Peru 2','','',990018,2482,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,3,'Peru 3','','',990019,2481,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,4,'Peru 4','','',990020,2480,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,1,'Iran 1','','',990021,2479,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,2,'Iran 2','','',990022,2478,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,3,'Iran 3','','',990023,2477,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,4,'Iran 4','','',990024,2476,NULL,NULL,NULL,0);
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
INSERT INTO journal VALUES(1,'2026-09-01 09:00:00','anna','new','',NULL,replace('event	0	0	0	0	0	0	0	0					Keys\n','\n',char(10)),'','',X'541101000000000000000000000000000000006576656e7400090001000000000000000103044b65797303000300030003000300030003000100000000000000140300030003000300030003000300',X'014bc7f70f8b95c694fbf5ae7f344c83ae8f688ed409928d0bb6588efe746add1e',NULL,X'378024ae06ee1978dc8cd79339b2a15da87c702588300739480fb3a4adcc76c3');
INSERT INTO journal VALUES(2,'2026-09-01 09:01:00','anna','import','',NULL,replace('enrolled	1	0	0	0	0	0	6	0			open		\n','\n',char(10)),'','',X'541101000000000000000000000000000000006576656e74001700010000000000000001000306426174756d69030347454f030a323032362d30392d3031030a323032362d30392d3130030c417369612f5462696c69736900000000000000000000000003000300030003000300000000000000000000005406010000000000617262697465720009000100000000000000010304416e6e61030d636869656620617262697465720300030005541c0100000000000000000000000000000000000000000000000000000073656374696f6e00090001000000000000000103046f70656e0300030003000100000000000000000304323031320304323031320100000000000000050100000000000000040100000000000000050100000000000005780501000000000000000001000000000000000003046c697374010000000000000000030d6d702c6f73622c67702c6d706f03086f6c796d7069616403047465616d03026d7001000000000000000103014103037965730100000000000000000100000000000000000300010000000000000000540801020000000000007465616d00090001000000000000000101000000000000000103044368616403034348410301430505010000000000000000090001000000000000000101000000000000000303044d616c6903034d4c4903014305050100000000000000000900010000000000000001010000000000000002030446696a69030346494a030143050501000000000000000009000100000000000000010100000000000000050304506572750303504552030143050501000000000000000009000100000000000000010100000000000000040304546f676f0303544f470301430505010000000000000000090001000000000000000101000000000000000603044972616e03034952490301430505010000000000000000540c010203000000000000000000706c617965720009000100000000000000010100000000000000010100000000000000010306436861642031030003000100000000000f1b310100000000000009c3050505010000000000000000090001000000000000000101000000000000000301000000000000000103064d616c692031030003000100000000000f1b390100000000000009bb0505050100000000000000000900010000000000000001010000000000000002010000000000000001030646696a692031030003000100000000000f1b350100000000000009bf05050501000000000000000009000100000000000000010100000000000000050100000000000000010306506572752031030003000100000000000f1b410100000000000009b305050501000000000000000009000100000000000000010100000000000000040100000000000000010306546f676f2031030003000100000000000f1b3d0100000000000009b7050505010000000000000000090001000000000000000101000000000000000601000000000000000103064972616e2031030003000100000000000f1b450100000000000009af0505050100000000000000000900010000000000000001010000000000000002010000000000000002030646696a692032030003000100000000000f1b360100000000000009be050505010000000000000000090001000000000000000101000000000000000301000000000000000203064d616c692032030003000100000000000f1b3a0100000000000009ba05050501000000000000000009000100000000000000010100000000000000010100000000000000020306436861642032030003000100000000000f1b320100000000000009c2050505010000000000000000090001000000000000000101000000000000000601000000000000000203064972616e2032030003000100000000000f1b460100000000000009ae05050501000000000000000009000100000000000000010100000000000000040100000000000000020306546f676f2032030003000100000000000f1b3e0100000000000009b605050501000000000000000009000100000000000000010100000000000000050100000000000000020306506572752032030003000100000000000f1b420100000000000009b2050505010000000000000000090001000000000000000101000000000000000301000000000000000303064d616c692033030003000100000000000f1b3b0100000000000009b90505050100000000000000000900010000000000000001010000000000000002010000000000000003030646696a692033030003000100000000000f1b370100000000000009bd05050501000000000000000009000100000000000000010100000000000000010100000000000000030306436861642033030003000100000000000f1b330100000000000009c1050505010000000000000000090001000000000000000101000000000000000601000000000000000303064972616e2033030003000100000000000f1b470100000000000009ad05050501000000000000000009000100000000000000010100000000000000050100000000000000030306506572752033030003000100000000000f1b430100000000000009b105050501000000000000000009000100000000000000010100000000000000040100000000000000030306546f676f2033030003000100000000000f1b3f0100000000000009b505050501000000000000000009000100000000000000010100000000000000040100000000000000040306546f676f2034030003000100000000000f1b400100000000000009b405050501000000000000000009000100000000000000010100000000000000050100000000000000040306506572752034030003000100000000000f1b440100000000000009b0050505010000000000000000090001000000000000000101000000000000000601000000000000000403064972616e2034030003000100000000000f1b480100000000000009ac05050501000000000000000009000100000000000000010100000000000000010100000000000000040306436861642034030003000100000000000f1b340100000000000009c00505050100000000000000000900010000000000000001010000000000000002010000000000000004030646696a692034030003000100000000000f1b380100000000000009bc050505010000000000000000090001000000000000000101000000000000000301000000000000000403064d616c692034030003000100000000000f1b3c0100000000000009b8050505010000000000000000',X'01ee5b040806b7baaeeae512ae3ff947e61f12f307c14780242a1f7bd82903542b',NULL,X'2de0a4ab63e120bc5e45e12bef48f6314bc69fc007f5e2328318b3b611468064');
INSERT INTO journal VALUES(3,'2026-09-01 09:01:10','anna','set','',NULL,replace('setting	0	0	0	0	0	0	0	0			backups	20	0\n','\n',char(10)),'','',X'541101000000000000000000000000000000006576656e7400170001000000000000000100000000000000000100000000000000000000000000000000000000000000000001000000000000001400000000000000',X'01f2d75b2cf2dac7f421de51dad6fb6efdc8bd1070de43197784ac6b7f2350518c',NULL,X'b9c5041b1e9f6303ff381addb56cb2bac7940e37dc54e1b6b6eda5e93de03abc');
INSERT INTO journal VALUES(4,'2026-09-01 09:02:00','anna','correct','open',NULL,replace('renamed	1	0	0	0	6	0	0	0	Iran		name	Iran	Oman\n','\n',char(10)),'','',X'540801020000000000007465616d00170001000000000000000101000000000000000603044f6d616e0000000000000003044972616e0000000000',X'01383096a1f85c1a3436ad6f6be1d04ab4f7926261b74425b873fed4a8aab97824',NULL,X'f48690f0c5dbf61c39289c3d28652c3ec6da8d2702063788e66d6600890230c8');
INSERT INTO journal VALUES(5,'2026-09-01 11:00:00','anna','correct','open',NULL,replace('renamed	1	0	0	0	2	0	0	0	Fiji		name	Fiji	Nobody\n','\n',char(10)),'','',X'540801020000000000007465616d00170001000000000000000101000000000000000203064e6f626f647900000000000000030446696a690000000000',X'011aa5715b026630e846ffaea3de593a211b105165b5ae855204ee297d81325655',NULL,X'c3a4150093a91dd0bc622649af61318d66e772921ebe5470241660f74df4ae97');
INSERT INTO journal VALUES(6,'2026-09-01 11:01:00','anna','correct','open',NULL,replace('renamed	1	0	0	0	3	0	0	0	Mali		name	Mali	Fiji\n','\n',char(10)),'','',X'540801020000000000007465616d001700010000000000000001010000000000000003030446696a690000000000000003044d616c690000000000',X'0165eb35a29cd4ab2bbc53227cd38659448534564298e667440a7d79fb96844c91',NULL,X'c9db6bb4d48a2668c856a643d62fc32d9db40d4d42a67b6d2fbaf744edf5ef0d');
INSERT INTO journal VALUES(7,'2026-09-01 11:02:00','anna','correct','open',NULL,replace('renamed	1	0	0	0	2	0	0	0	Nobody		name	Nobody	Mali\n','\n',char(10)),'','',X'540801020000000000007465616d00170001000000000000000101000000000000000203044d616c690000000000000003064e6f626f64790000000000',X'0180d042bf65bb48feb5bb97f921d7a79c1f8b474f5e57ec0b30f40f780198d419',NULL,X'803bbf83897c01713666faed4bba2079b89d6959caecd4069131736faf81cd34');
INSERT INTO journal VALUES(8,'2026-09-01 11:03:00','anna','correct','open',NULL,replace('renamed	1	0	0	0	5	0	0	0	Peru		name	Peru	Republic of Peru\n','\n',char(10)),'','',X'540801020000000000007465616d001700010000000000000001010000000000000005031052657075626c6963206f662050657275000000000000000304506572750000000000',X'013a02a661994c27a6fbc762f3eae009c4b26ed1ebd6a0c279ad2904f2574f64b9',NULL,X'7db88b3fc0fd2e9a32e731171128bbe97a7d2cd423c17d17cc932058d3318678');
CREATE INDEX journal_departures ON journal (entry) WHERE instr(facts, 'left FIDE mode') > 0;
CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.entry <> (SELECT ifnull(max(entry), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END;
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
COMMIT;
