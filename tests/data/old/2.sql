-- The event file of tests/data/old/README.md, made by `make schema`: not to be edited.
PRAGMA application_id = 1330403653;
PRAGMA user_version = 2;
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
, organiser TEXT NOT NULL DEFAULT '', embed TEXT NOT NULL DEFAULT '', logo TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO event VALUES(1,'Old Cup','Batumi','GEO','2026-09-01','2026-09-10','Asia/Tbilisi','2026-09-01 18:00','',0,'Circus','','','','','','','','','');
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
INSERT INTO date VALUES(1,'2026-09-02 15:00','');
INSERT INTO date VALUES(2,'2026-09-03 15:00','');
INSERT INTO date VALUES(3,'2026-09-04 15:00','');
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
, players_needed INTEGER CHECK (players_needed BETWEEN 1 AND 8), edition_by_date INTEGER NOT NULL DEFAULT 0 CHECK (edition_by_date IN (0, 1)), tiebreak_by_date INTEGER NOT NULL DEFAULT 0 CHECK (tiebreak_by_date IN (0, 1)), identity TEXT NOT NULL DEFAULT '', match_points TEXT NOT NULL DEFAULT '', game_points TEXT NOT NULL DEFAULT '', bye_points TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO section VALUES(1,'open','','','',0,'2012','2012',4,4,5,1400,'white',0,0,'list',1,'mp,gp,osb,mpo','olympiad','team','mp',1,'A','yes',0,0,'',0,NULL,0,0,'2026-09-01 09:01:00 2.1','','','');
CREATE TABLE team (
    section    INTEGER NOT NULL REFERENCES section,
    team       INTEGER NOT NULL CHECK (team >= 1), -- place in the registration
    name       TEXT NOT NULL CHECK (name <> ''),
    federation TEXT NOT NULL,
    captain    TEXT NOT NULL,
    given      INTEGER CHECK (given >= 1),  -- number in the registration, NULL: none
    number     INTEGER CHECK (number >= 1), -- initial ranking, NULL: not numbered yet
    late       INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)), let_play TEXT NOT NULL DEFAULT '', identity TEXT NOT NULL DEFAULT '', -- entered after round 1 was published
    PRIMARY KEY (section, team)
) STRICT, WITHOUT ROWID;
INSERT INTO team VALUES(1,1,'Chad','CHA','Captain of Chad',NULL,1,0,'','2026-09-01 09:01:00 2.1.1');
INSERT INTO team VALUES(1,2,'Fiji','FIJ','Captain of Fiji',NULL,2,0,'','2026-09-01 09:01:00 2.1.2');
INSERT INTO team VALUES(1,3,'Mali','MLI','Captain of Mali',NULL,3,0,'','2026-09-01 09:01:00 2.1.3');
INSERT INTO team VALUES(1,4,'Togo','TOG','Captain of Togo',NULL,4,0,'','2026-09-01 09:01:00 2.1.4');
INSERT INTO team VALUES(1,5,'Peru','PER','Captain of Peru',NULL,5,0,'','2026-09-01 09:01:00 2.1.5');
INSERT INTO team VALUES(1,6,'Oman','OMA','Captain of Oman',NULL,6,0,'','2026-09-01 09:01:00 2.1.6');
INSERT INTO team VALUES(1,7,'Iran','IRI','Captain of Iran',NULL,7,0,'','2026-09-01 09:01:00 2.1.7');
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
INSERT INTO player VALUES(1,1,1,'Chad 1','','',990001,2493,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,2,'Chad 2','','',990002,2486,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,3,'Chad 3','','',990003,2479,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,4,'Chad 4','','',990004,2472,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,1,5,'Chad 5','','',990005,2465,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,1,'Fiji 1','','',990006,2458,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,2,'Fiji 2','','',990007,2451,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,3,'Fiji 3','','',990008,2444,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,4,'Fiji 4','','',990009,2437,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,2,5,'Fiji 5','','',990010,2430,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,1,'Mali 1','','',990011,2423,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,2,'Mali 2','','',990012,2416,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,3,'Mali 3','','',990013,2409,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,4,'Mali 4','','',990014,2402,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,3,5,'Mali 5','','',990015,2395,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,1,'Togo 1','','',990016,2388,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,2,'Togo 2','','',990017,2381,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,3,'Togo 3','','',990018,2374,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,4,'Togo 4','','',990019,2367,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,4,5,'Togo 5','','',990020,2360,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,1,'Peru 1','','',990021,2353,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,2,'Peru 2','','',990022,2346,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,3,'Peru 3','','',990023,2339,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,4,'Peru 4','','',990024,2332,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,5,5,'Peru 5','','',990025,2325,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,1,'Oman 1','','',990026,2318,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,2,'Oman 2','','',990027,2311,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,3,'Oman 3','','',990028,2304,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,4,'Oman 4','','',990029,2297,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,6,5,'Oman 5','','',990030,2290,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,7,1,'Iran 1','','',990031,2283,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,7,2,'Iran 2','','',990032,2276,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,7,3,'Iran 3','','',990033,2269,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,7,4,'Iran 4','','',990034,2262,NULL,NULL,NULL,0);
INSERT INTO player VALUES(1,7,5,'Iran 5','','',990035,2255,NULL,NULL,NULL,0);
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
INSERT INTO arrival VALUES(1,5,0,'2026-09-01 17:00','LO 123','2026-09-01 09:07:00','anna');
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
INSERT INTO board_order VALUES(1,3,'2026-09-01 09:08:00','anna','2026-09-01 09:08:00','anna');
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
INSERT INTO absence VALUES(1,6,2,2,0,0,'2026-09-01 09:04:30','anna','');
INSERT INTO absence VALUES(1,7,1,1,0,0,'2026-09-01 09:04:00','anna','');
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
INSERT INTO excuse VALUES(1,4,1,'2026-09-02 19:10:00','anna','its bus broke down');
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
INSERT INTO barred VALUES(1,1,2,0,'2026-09-01 09:05:00','anna','');
INSERT INTO barred VALUES(1,2,3,0,'2026-09-01 09:05:30','anna','');
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
INSERT INTO adjustment VALUES(1,1,1,1,2,1,0,0,'decision');
CREATE TABLE round ( -- that has been drafted
    section     INTEGER NOT NULL REFERENCES section,
    round       INTEGER NOT NULL CHECK (round BETWEEN 1 AND 30),
    published   TEXT,             -- when, NULL: a draft
    bye         INTEGER,          -- the team that has it, NULL: nobody
    bye_by_hand TEXT NOT NULL,    -- reason, if it was given by hand
    opened      TEXT NOT NULL DEFAULT '', record INTEGER CHECK (record >= 1),    -- when the line-ups were opened, '': secret
    PRIMARY KEY (section, round),
    FOREIGN KEY (section, bye) REFERENCES team
) STRICT, WITHOUT ROWID;
INSERT INTO round VALUES(1,1,'2026-09-01 20:01:00',NULL,'','2026-09-02 10:01:00',2);
INSERT INTO round VALUES(1,2,'2026-09-02 19:31:00',NULL,'','2026-09-03 10:01:00',2);
INSERT INTO round VALUES(1,3,NULL,7,'','',NULL);
CREATE TABLE trace ( -- how a draft came about: docs/formats/trace.md
    section INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    json    TEXT NOT NULL,
    PRIMARY KEY (section, round),
    FOREIGN KEY (section, round) REFERENCES round
) STRICT, WITHOUT ROWID;
INSERT INTO trace VALUES(1,1,'{"format":"olympair-trace","version":1,"event":"Old Cup","section":"open","edition":"2012","lot":"W","round":1,"host":null,"teams":[{"number":1,"name":"Chad","rating":9930,"mp":1,"gp":2,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false},{"number":2,"name":"Fiji","rating":9790,"mp":0,"gp":0,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false},{"number":3,"name":"Mali","rating":9650,"mp":0,"gp":0,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false},{"number":4,"name":"Togo","rating":9510,"mp":0,"gp":0,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false},{"number":5,"name":"Peru","rating":9370,"mp":0,"gp":0,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false},{"number":6,"name":"Oman","rating":9230,"mp":0,"gp":0,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false}],"barred":[[1,2],[2,3]],"bye":null,"groups":[{"mp":1,"side":"above","residents":[1],"floaters":[],"leavers":[1],"level":0,"breaches":0,"fewest":null,"again":null,"earlier":[],"cheapest":null,"steps":[{"kind":"leaver","team":1,"other":null,"refused":[]}],"witness":[[1,3],[2,4],[5,6]]},{"mp":0,"side":"median","residents":[2,3,4,5,6],"floaters":[1],"leavers":[],"level":null,"breaches":0,"fewest":null,"again":null,"earlier":[],"cheapest":null,"steps":[{"kind":"floater","team":1,"other":3,"refused":[{"team":1,"other":2,"why":"barred"}]},{"kind":"table","team":2,"other":5,"refused":[]},{"kind":"table","team":4,"other":6,"refused":[]}],"witness":null}],"certificates":[],"pairs":[{"white":1,"black":3,"why":"COLOUR_LOT"},{"white":5,"black":2,"why":"COLOUR_LOT"},{"white":6,"black":4,"why":"COLOUR_LOT"}],"barred_by":[{"by":"anna","at":"2026-09-01 09:05:00","reason":""},{"by":"anna","at":"2026-09-01 09:05:30","reason":""}]}');
INSERT INTO trace VALUES(1,2,'{"format":"olympair-trace","version":1,"event":"Old Cup","section":"open","edition":"2012","lot":"W","round":2,"host":null,"teams":[{"number":1,"name":"Chad","rating":9930,"mp":3,"gp":9,"osb":0,"met":[[3,1]],"unplayed":[],"colours":"W","no_bye":false,"late":false},{"number":5,"name":"Peru","rating":9370,"mp":2,"gp":5,"osb":0,"met":[[2,1]],"unplayed":[],"colours":"W","no_bye":false,"late":false},{"number":2,"name":"Fiji","rating":9790,"mp":0,"gp":3,"osb":0,"met":[[5,1]],"unplayed":[],"colours":"B","no_bye":false,"late":false},{"number":3,"name":"Mali","rating":9650,"mp":0,"gp":1,"osb":0,"met":[[1,1]],"unplayed":[],"colours":"B","no_bye":false,"late":false},{"number":4,"name":"Togo","rating":9510,"mp":0,"gp":0,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false},{"number":7,"name":"Iran","rating":9090,"mp":0,"gp":0,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":false,"late":false}],"barred":[[1,2],[2,3]],"bye":null,"groups":[{"mp":3,"side":"above","residents":[1],"floaters":[],"leavers":[1],"level":0,"breaches":0,"fewest":null,"again":null,"earlier":[],"cheapest":null,"steps":[{"kind":"leaver","team":1,"other":null,"refused":[]}],"witness":[[1,5],[2,7],[3,4]]},{"mp":2,"side":"above","residents":[5],"floaters":[1],"leavers":[],"level":null,"breaches":0,"fewest":null,"again":null,"earlier":[],"cheapest":null,"steps":[{"kind":"floater","team":1,"other":5,"refused":[]}],"witness":null},{"mp":0,"side":"median","residents":[2,3,4,7],"floaters":[],"leavers":[],"level":null,"breaches":0,"fewest":null,"again":null,"earlier":[],"cheapest":null,"steps":[{"kind":"table","team":2,"other":4,"refused":[]},{"kind":"table","team":3,"other":7,"refused":[]}],"witness":null}],"certificates":[],"pairs":[{"white":5,"black":1,"why":"COLOUR_HIGHER"},{"white":2,"black":4,"why":"COLOUR_EQUALISE"},{"white":3,"black":7,"why":"COLOUR_EQUALISE"}],"barred_by":[{"by":"anna","at":"2026-09-01 09:05:00","reason":""},{"by":"anna","at":"2026-09-01 09:05:30","reason":""}]}');
INSERT INTO trace VALUES(1,3,'{"format":"olympair-trace","version":1,"event":"Old Cup","section":"open","edition":"2012","lot":"W","round":3,"host":null,"teams":[{"number":1,"name":"Chad","rating":9930,"mp":4,"gp":14,"osb":0,"met":[[3,1],[5,2]],"unplayed":[],"colours":"WB","no_bye":false,"late":false},{"number":5,"name":"Peru","rating":9370,"mp":3,"gp":9,"osb":0,"met":[[2,1],[1,2]],"unplayed":[],"colours":"WW","no_bye":false,"late":false},{"number":6,"name":"Oman","rating":9230,"mp":2,"gp":6,"osb":0,"met":[],"unplayed":[],"colours":"","no_bye":true,"late":false},{"number":2,"name":"Fiji","rating":9790,"mp":1,"gp":7,"osb":0,"met":[[5,1],[4,2]],"unplayed":[],"colours":"BW","no_bye":false,"late":false},{"number":3,"name":"Mali","rating":9650,"mp":1,"gp":4,"osb":0,"met":[[1,1],[7,2]],"unplayed":[],"colours":"BW","no_bye":false,"late":false},{"number":4,"name":"Togo","rating":9510,"mp":1,"gp":4,"osb":0,"met":[[2,2]],"unplayed":[],"colours":"B","no_bye":false,"late":false},{"number":7,"name":"Iran","rating":9090,"mp":1,"gp":4,"osb":0,"met":[[3,2]],"unplayed":[],"colours":"B","no_bye":false,"late":false}],"barred":[[1,2],[2,3]],"bye":{"team":7,"refused":[]},"groups":[{"mp":4,"side":"above","residents":[1],"floaters":[],"leavers":[1],"level":8,"breaches":0,"fewest":null,"again":null,"earlier":[0,0,0,0,0,0,0,0],"cheapest":null,"steps":[{"kind":"leaver","team":1,"other":null,"refused":[]}],"witness":[[1,4],[5,3],[6,2]]},{"mp":3,"side":"above","residents":[5],"floaters":[1],"leavers":[1,5],"level":6,"breaches":0,"fewest":3,"again":4,"earlier":[2,1,1,2,1,1],"cheapest":null,"steps":[{"kind":"floater","team":1,"other":null,"refused":[{"team":1,"other":5,"why":"met","round":2}]},{"kind":"leaver","team":5,"other":null,"refused":[]}],"witness":[[1,4],[5,3],[6,2]]},{"mp":2,"side":"above","residents":[6],"floaters":[1,5],"leavers":[1,5,6],"level":0,"breaches":0,"fewest":5,"again":6,"earlier":[],"cheapest":null,"steps":[{"kind":"floater","team":1,"other":null,"refused":[{"team":1,"other":6,"why":"rest","certificate":7}]},{"kind":"floater","team":5,"other":null,"refused":[{"team":5,"other":6,"why":"rest","certificate":8}]},{"kind":"leaver","team":6,"other":null,"refused":[]}],"witness":[[1,4],[5,3],[6,2]]},{"mp":1,"side":"median","residents":[2,3,4],"floaters":[1,5,6],"leavers":[],"level":null,"breaches":0,"fewest":null,"again":null,"earlier":[],"cheapest":null,"steps":[{"kind":"floater","team":1,"other":4,"refused":[{"team":1,"other":2,"why":"barred"},{"team":1,"other":3,"why":"met","round":1}]},{"kind":"floater","team":5,"other":3,"refused":[{"team":5,"other":2,"why":"met","round":1}]},{"kind":"floater","team":6,"other":2,"refused":[]}],"witness":null}],"certificates":[{"scope":"wide","measure":"level","level":7,"leaves":null,"values":[[99,[1]],[-1,[6]],[1,[2]]],"sets":[]},{"scope":"wide","measure":"level","level":5,"leaves":null,"values":[[225,[1]],[-99,[6,4]],[99,[2,3]]],"sets":[]},{"scope":"wide","measure":"level","level":3,"leaves":null,"values":[[141,[1]],[113,[5]],[-15,[6,4]],[15,[3]]],"sets":[]},{"scope":"wide","measure":"leavers","level":null,"leaves":null,"values":[[3,[1]],[-1,[6,4]],[1,[2,3]]],"sets":[]},{"scope":"wide","measure":"floaters","level":null,"leaves":null,"values":[[29,[1]],[-13,[6,4]],[13,[2,3]]],"sets":[]},{"scope":"wide","measure":"leavers","level":null,"leaves":null,"values":[[5,[1,5]],[1,[6]],[3,[3,4]]],"sets":[[6,[5,3,4,1,6]]]},{"scope":"wide","measure":"floaters","level":null,"leaves":null,"values":[[45,[1,5]],[13,[6]],[29,[3,4]]],"sets":[[58,[5,3,4,1,6]]]},{"scope":"wide","measure":"rest","level":null,"leaves":null,"values":[[-1,[1,6]],[1,[5,3,4]]],"sets":[[2,[5,3,4]]]},{"scope":"wide","measure":"rest","level":null,"leaves":null,"values":[[1,[1,3]],[-1,[5,6,4]]],"sets":[]}],"pairs":[{"white":4,"black":1,"why":"COLOUR_EQUALISE"},{"white":3,"black":5,"why":"COLOUR_LIMITS"},{"white":6,"black":2,"why":"COLOUR_ALTERNATE"}],"barred_by":[{"by":"anna","at":"2026-09-01 09:05:00","reason":""},{"by":"anna","at":"2026-09-01 09:05:30","reason":""}]}');
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
INSERT INTO lineup VALUES(1,1,1,'1 2 3 5','captain',0,'2026-09-02 09:00:00','anna','');
INSERT INTO lineup VALUES(1,1,2,'1 2 3 4','list',0,'2026-09-02 10:01:00','anna','');
INSERT INTO lineup VALUES(1,1,3,'1 2 3 4','list',0,'2026-09-02 10:01:00','anna','');
INSERT INTO lineup VALUES(1,1,4,'1 2 3 4','list',0,'2026-09-02 10:01:00','anna','');
INSERT INTO lineup VALUES(1,1,5,'1 2 3 4','list',0,'2026-09-02 10:01:00','anna','');
INSERT INTO lineup VALUES(1,1,6,'1 2 3 4','list',0,'2026-09-02 10:01:00','anna','');
INSERT INTO lineup VALUES(1,2,1,'1 2 3 4','list',0,'2026-09-03 10:01:00','anna','');
INSERT INTO lineup VALUES(1,2,2,'1 2 3 4','list',0,'2026-09-03 10:01:00','anna','');
INSERT INTO lineup VALUES(1,2,3,'1 2 3 4','list',0,'2026-09-03 10:01:00','anna','');
INSERT INTO lineup VALUES(1,2,4,'1 2 3 4','list',0,'2026-09-03 10:01:00','anna','');
INSERT INTO lineup VALUES(1,2,5,'1 2 3 4','list',0,'2026-09-03 10:01:00','anna','');
INSERT INTO lineup VALUES(1,2,7,'1 2 3 4','list',0,'2026-09-03 10:01:00','anna','');
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
INSERT INTO fixture VALUES(1,1,1,1,3,0,0,0,'','','');
INSERT INTO fixture VALUES(1,1,2,5,2,0,0,0,'','','');
INSERT INTO fixture VALUES(1,1,3,6,4,0,1,3,'','','');
INSERT INTO fixture VALUES(1,2,1,5,1,0,0,0,'','','');
INSERT INTO fixture VALUES(1,2,2,2,4,0,0,0,'','','');
INSERT INTO fixture VALUES(1,2,3,3,7,0,0,0,'','','');
INSERT INTO fixture VALUES(1,3,1,4,1,0,0,0,'','','');
INSERT INTO fixture VALUES(1,3,2,3,5,0,0,0,'','','');
INSERT INTO fixture VALUES(1,3,3,6,2,0,0,0,'','','');
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
INSERT INTO board VALUES(1,1,1,1,1,1,'1-0',0,'anna');
INSERT INTO board VALUES(1,1,1,2,2,2,'1-0',0,'anna');
INSERT INTO board VALUES(1,1,1,3,3,3,'1-0',0,'anna');
INSERT INTO board VALUES(1,1,1,4,5,4,'1-0',0,'anna');
INSERT INTO board VALUES(1,1,2,1,1,1,'0-1',0,'anna');
INSERT INTO board VALUES(1,1,2,2,2,2,'1/2',0,'anna');
INSERT INTO board VALUES(1,1,2,3,3,3,'1-0',0,'anna');
INSERT INTO board VALUES(1,1,2,4,4,4,'1-0',0,'anna');
INSERT INTO board VALUES(1,1,3,1,1,1,'',0,'');
INSERT INTO board VALUES(1,1,3,2,2,2,'',0,'');
INSERT INTO board VALUES(1,1,3,3,3,3,'',0,'');
INSERT INTO board VALUES(1,1,3,4,4,4,'',0,'');
INSERT INTO board VALUES(1,2,1,1,1,1,'1-0',0,'anna');
INSERT INTO board VALUES(1,2,1,2,2,2,'1/2',0,'anna');
INSERT INTO board VALUES(1,2,1,3,3,3,'0-1',0,'anna');
INSERT INTO board VALUES(1,2,1,4,4,4,'1/2',0,'anna');
INSERT INTO board VALUES(1,2,2,1,1,1,'1-0',0,'anna');
INSERT INTO board VALUES(1,2,2,2,2,2,'1/2',0,'anna');
INSERT INTO board VALUES(1,2,2,3,3,3,'0-1',0,'anna');
INSERT INTO board VALUES(1,2,2,4,4,4,'1/2',0,'anna');
INSERT INTO board VALUES(1,2,3,1,1,1,'1-0',0,'anna');
INSERT INTO board VALUES(1,2,3,2,2,2,'1/2',0,'anna');
INSERT INTO board VALUES(1,2,3,3,3,3,'0-1',0,'anna');
INSERT INTO board VALUES(1,2,3,4,4,4,'1/2',0,'anna');
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
INSERT INTO second_entry VALUES(1,1,1,1,'1-0','boris');
INSERT INTO second_entry VALUES(1,1,1,2,'1/2','boris');
INSERT INTO second_entry VALUES(1,1,1,3,'1-0','boris');
INSERT INTO second_entry VALUES(1,1,1,4,'1-0','boris');
INSERT INTO second_entry VALUES(1,1,2,1,'0-1','boris');
INSERT INTO second_entry VALUES(1,1,2,2,'1/2','boris');
INSERT INTO second_entry VALUES(1,1,2,3,'1-0','boris');
INSERT INTO second_entry VALUES(1,1,2,4,'1-0','boris');
INSERT INTO second_entry VALUES(1,2,1,1,'1-0','boris');
INSERT INTO second_entry VALUES(1,2,1,2,'1/2','boris');
INSERT INTO second_entry VALUES(1,2,1,3,'0-1','boris');
INSERT INTO second_entry VALUES(1,2,1,4,'1/2','boris');
INSERT INTO second_entry VALUES(1,2,2,1,'1-0','boris');
INSERT INTO second_entry VALUES(1,2,2,2,'1/2','boris');
INSERT INTO second_entry VALUES(1,2,2,3,'0-1','boris');
INSERT INTO second_entry VALUES(1,2,2,4,'1/2','boris');
INSERT INTO second_entry VALUES(1,2,3,1,'1-0','boris');
INSERT INTO second_entry VALUES(1,2,3,2,'1/2','boris');
INSERT INTO second_entry VALUES(1,2,3,3,'0-1','boris');
INSERT INTO second_entry VALUES(1,2,3,4,'1/2','boris');
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
INSERT INTO signature VALUES(1,1,1,1,'2026-09-02 19:02:30','anna',1,'','1-0 1/2 1-0 1-0');
INSERT INTO signature VALUES(1,1,1,2,'2026-09-02 19:03:00','anna',0,'board 2','1-0 1/2 1-0 1-0');
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
INSERT INTO correction VALUES(1,1,1,1,2,'1/2','1-0',3,'2026-09-02 20:00:00','anna','wrong sheet');
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
INSERT INTO mark_correction VALUES(1,1,1,3,0,1,4,0,1,3,'','',3,'2026-09-02 20:01:00','anna','one was late');
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
INSERT INTO journal VALUES(1,'2026-09-01 09:00:00','anna','new','',NULL,replace('event	0	0	0	0	0	0	0	0					Old Cup\n','\n',char(10)),'','',X'541401000000000000000000000000000000000000006576656e7400090001000000000000000103074f6c642043757003000300030003000300030003000100000000000000140300030003000300030003000300030003000300',X'02cec97c1b6b71fd00d4e70f727470051ec82b541f708ecfaed614efb4434bfd61',NULL,X'b0810bf80763d91edbd2c308aeb12d1b7e8ee8b93e9d6b868c21566e9ee6ff58');
INSERT INTO journal VALUES(2,'2026-09-01 09:01:00','anna','import','',NULL,replace('enrolled	1	0	0	0	0	0	7	0			open		\ntimes of zone	0	0	0	0	0	0	0	0					Asia/Tbilisi\n','\n',char(10)),'','',X'541401000000000000000000000000000000000000006576656e74001700010000000000000001000306426174756d69030347454f030a323032362d30392d3031030a323032362d30392d3130030c417369612f5462696c69736900000000000000000000000000000003000300030003000300000000000000000000000000005406010000000000617262697465720009000100000000000000010304416e6e61030d6368696566206172626974657203000300055403010000646174650009000100000000000000010310323032362d30392d30322031353a3030030009000100000000000000020310323032362d30392d30332031353a3030030009000100000000000000030310323032362d30392d30342031353a303003005423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00090001000000000000000103046f70656e0300030003000100000000000000000304323031320304323031320100000000000000050100000000000000040100000000000000050100000000000005780501000000000000000001000000000000000003046c697374010000000000000000030d6d702c6f73622c67702c6d706f03086f6c796d7069616403047465616d03026d7001000000000000000103014103037965730100000000000000000100000000000000000300010000000000000000050100000000000000000100000000000000000317323032362d30392d30312030393a30313a303020322e31030003000300540a010200000000000000007465616d0009000100000000000000010100000000000000010304436861640303434841030f4361707461696e206f662043686164050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e31090001000000000000000101000000000000000303044d616c6903034d4c49030f4361707461696e206f66204d616c69050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e330900010000000000000001010000000000000002030446696a69030346494a030f4361707461696e206f662046696a69050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e3209000100000000000000010100000000000000050304506572750303504552030f4361707461696e206f662050657275050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e3509000100000000000000010100000000000000040304546f676f0303544f47030f4361707461696e206f6620546f676f050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e34090001000000000000000101000000000000000703044972616e0303495249030f4361707461696e206f66204972616e050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e37090001000000000000000101000000000000000603044f6d616e03034f4d41030f4361707461696e206f66204f6d616e050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e36540c010203000000000000000000706c617965720009000100000000000000010100000000000000010100000000000000010306436861642031030003000100000000000f1b310100000000000009bd050505010000000000000000090001000000000000000101000000000000000301000000000000000103064d616c692031030003000100000000000f1b3b0100000000000009770505050100000000000000000900010000000000000001010000000000000002010000000000000001030646696a692031030003000100000000000f1b3601000000000000099a05050501000000000000000009000100000000000000010100000000000000050100000000000000010306506572752031030003000100000000000f1b4501000000000000093105050501000000000000000009000100000000000000010100000000000000040100000000000000010306546f676f2031030003000100000000000f1b40010000000000000954050505010000000000000000090001000000000000000101000000000000000701000000000000000103064972616e2031030003000100000000000f1b4f0100000000000008eb050505010000000000000000090001000000000000000101000000000000000601000000000000000103064f6d616e2031030003000100000000000f1b4a01000000000000090e0505050100000000000000000900010000000000000001010000000000000002010000000000000002030646696a692032030003000100000000000f1b37010000000000000993050505010000000000000000090001000000000000000101000000000000000301000000000000000203064d616c692032030003000100000000000f1b3c01000000000000097005050501000000000000000009000100000000000000010100000000000000010100000000000000020306436861642032030003000100000000000f1b320100000000000009b6050505010000000000000000090001000000000000000101000000000000000601000000000000000203064f6d616e2032030003000100000000000f1b4b010000000000000907050505010000000000000000090001000000000000000101000000000000000701000000000000000203064972616e2032030003000100000000000f1b500100000000000008e405050501000000000000000009000100000000000000010100000000000000040100000000000000020306546f676f2032030003000100000000000f1b4101000000000000094d05050501000000000000000009000100000000000000010100000000000000050100000000000000020306506572752032030003000100000000000f1b4601000000000000092a050505010000000000000000090001000000000000000101000000000000000301000000000000000303064d616c692033030003000100000000000f1b3d0100000000000009690505050100000000000000000900010000000000000001010000000000000002010000000000000003030646696a692033030003000100000000000f1b3801000000000000098c05050501000000000000000009000100000000000000010100000000000000010100000000000000030306436861642033030003000100000000000f1b330100000000000009af050505010000000000000000090001000000000000000101000000000000000701000000000000000303064972616e2033030003000100000000000f1b510100000000000008dd050505010000000000000000090001000000000000000101000000000000000601000000000000000303064f6d616e2033030003000100000000000f1b4c01000000000000090005050501000000000000000009000100000000000000010100000000000000050100000000000000030306506572752033030003000100000000000f1b4701000000000000092305050501000000000000000009000100000000000000010100000000000000040100000000000000030306546f676f2033030003000100000000000f1b4201000000000000094605050501000000000000000009000100000000000000010100000000000000040100000000000000040306546f676f2034030003000100000000000f1b4301000000000000093f05050501000000000000000009000100000000000000010100000000000000050100000000000000040306506572752034030003000100000000000f1b4801000000000000091c050505010000000000000000090001000000000000000101000000000000000601000000000000000403064f6d616e2034030003000100000000000f1b4d0100000000000008f9050505010000000000000000090001000000000000000101000000000000000701000000000000000403064972616e2034030003000100000000000f1b520100000000000008d605050501000000000000000009000100000000000000010100000000000000010100000000000000040306436861642034030003000100000000000f1b340100000000000009a80505050100000000000000000900010000000000000001010000000000000002010000000000000004030646696a692034030003000100000000000f1b39010000000000000985050505010000000000000000090001000000000000000101000000000000000301000000000000000403064d616c692034030003000100000000000f1b3e01000000000000096205050501000000000000000009000100000000000000010100000000000000050100000000000000050306506572752035030003000100000000000f1b4901000000000000091505050501000000000000000009000100000000000000010100000000000000040100000000000000050306546f676f2035030003000100000000000f1b44010000000000000938050505010000000000000000090001000000000000000101000000000000000701000000000000000503064972616e2035030003000100000000000f1b530100000000000008cf050505010000000000000000090001000000000000000101000000000000000601000000000000000503064f6d616e2035030003000100000000000f1b4e0100000000000008f205050501000000000000000009000100000000000000010100000000000000010100000000000000050306436861642035030003000100000000000f1b350100000000000009a1050505010000000000000000090001000000000000000101000000000000000301000000000000000503064d616c692035030003000100000000000f1b3f01000000000000095b0505050100000000000000000900010000000000000001010000000000000002010000000000000005030646696a692035030003000100000000000f1b3a01000000000000097e050505010000000000000000',X'02af69b22db9fa8682850fa114927ccb7634eab49f186226fc98f134bf456055f2',NULL,X'142ebbb3a9aa6713c0006abc63f6fbe96d6755221c8769b36ec8afadf1c9c310');
INSERT INTO journal VALUES(3,'2026-09-01 09:01:30','anna','set','',NULL,replace('setting	0	0	0	0	0	0	0	0			venue		Circus\nsetting	0	0	0	0	0	0	0	0			presence-closes		2026-09-01 18:00\nsetting	0	0	0	0	0	0	0	0			backups	20	0\n','\n',char(10)),'','',X'541401000000000000000000000000000000000000006576656e740017000100000000000000010000000000000310323032362d30392d30312031383a3030000100000000000000000306436972637573000000000000000000000000000000000300000100000000000000140300000000000000000000',X'021c222d899620323c7b310f69d4d9a8d98504ed9e61b99dc83546b990640f2493',NULL,X'57ca95e181500597b98334e8de0b12f02454b359d6f632714bc269427ea16617');
INSERT INTO journal VALUES(4,'2026-09-01 09:02:00','anna','number','open',NULL,replace('numbered	1	0	0	0	0	0	7	0					\n','\n',char(10)),'','',X'540a010200000000000000007465616d0017000100000000000000010100000000000000010000000001000000000000000100000000000000000005000000170001000000000000000101000000000000000300000000010000000000000003000000000000000000050000001700010000000000000001010000000000000002000000000100000000000000020000000000000000000500000017000100000000000000010100000000000000050000000001000000000000000500000000000000000005000000170001000000000000000101000000000000000400000000010000000000000004000000000000000000050000001700010000000000000001010000000000000007000000000100000000000000070000000000000000000500000017000100000000000000010100000000000000060000000001000000000000000600000000000000000005000000',X'02ee7a7b44fe45d870dc1d26db25558ea90cfd15e02ff4b2e512c3274a1fe72806',NULL,X'3aa61cf7d760424896ce2fd566409fe40168a0fc0028481b4637d78aa39cc6dd');
INSERT INTO journal VALUES(5,'2026-09-01 09:03:00','anna','lot','open',NULL,replace('setting	1	0	0	0	0	0	0	0			lot		white\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e001700010000000000000001000000000000000000000003057768697465000000000000000000000000000000000000000000000000000000000000000000000500000000000000000000000000000000000000000000',X'02095ca0c561419df26e5e8fe39dbb5c26e9503c855ecf704853992e00b2c1aa14',NULL,X'160a841c69f5e1f7d0110d0dad08b5aad44b843158aed9ecc60396f8c88854b5');
INSERT INTO journal VALUES(6,'2026-09-01 09:03:30','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			ranking	mp,osb,gp,mpo	mp,gp,osb,mpo\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000000030d6d702c67702c6f73622c6d706f00000000000000000000000000000000000000000000000000000000000000000000030d6d702c6f73622c67702c6d706f0000000000000000000000000000000000',X'02bde54ec963cc6139cdbf7958f647fa2f404d03e25cab5e375afb874f0768fd81',NULL,X'd62fb571bef46cb0a7c757d86e1b40309d5002767b1a39961a83c42f6d245e7e');
INSERT INTO journal VALUES(7,'2026-09-01 09:04:00','anna','absent','open',1,replace('absent	1	1	0	0	7	0	0	0	Iran				\n','\n',char(10)),'','',X'5409010203000000000000616273656e63650009000100000000000000010100000000000000070100000000000000010100000000000000010100000000000000000100000000000000000313323032362d30392d30312030393a30343a30300304616e6e610300',X'024daad45d882d53f4ec9fcd7bcfcd574d8d23362cc4e24419f65d70760016cdf0',NULL,X'4d9a8c36a99730f33edf6aac52e18c6a86815c778ec56882f66144f1ffcd3063');
INSERT INTO journal VALUES(8,'2026-09-01 09:04:30','anna','absent','open',2,replace('absent	1	2	0	0	6	0	0	0	Oman				\n','\n',char(10)),'','',X'5409010203000000000000616273656e63650009000100000000000000010100000000000000060100000000000000020100000000000000020100000000000000000100000000000000000313323032362d30392d30312030393a30343a33300304616e6e610300',X'02cf6083a55e5f2d3d9b1eb59854b2bc67590aaa22cdbef99adc2f4d9eb5860904',NULL,X'cc96b70abcc905c8d3757370e2986d619fc2f2df0cafc764472cf28b2edd557d');
INSERT INTO journal VALUES(9,'2026-09-01 09:05:00','anna','bar','open',NULL,replace('barred	1	0	0	0	1	2	0	0	Chad	Fiji			\n','\n',char(10)),'','',X'5407010203040000006261727265640009000100000000000000010100000000000000010100000000000000020100000000000000000313323032362d30392d30312030393a30353a30300304616e6e610300',X'02567d5c3d36f5b951d042d7dd4d2f2cafef1af395f9b6dfee9ab6e89d1f9570c2',NULL,X'8e6eb9b888804816e580b1006c7ea82c1adbdedd84f03b1790c7de8baa47c94e');
INSERT INTO journal VALUES(10,'2026-09-01 09:05:30','anna','bar','open',NULL,replace('barred	1	0	0	0	2	3	0	0	Fiji	Mali			\n','\n',char(10)),'','',X'5407010203040000006261727265640009000100000000000000010100000000000000020100000000000000030100000000000000000313323032362d30392d30312030393a30353a33300304616e6e610300',X'0286657436ee78a238ad8edd79a6a017e85ebfe2b57e84cc7ef7da7af06ca34ce6',NULL,X'8dd7e7f4ac920568d6a10c018054294359f11cd0c11b5a891b8f7069966144bd');
INSERT INTO journal VALUES(11,'2026-09-01 09:06:00','anna','points','open',1,replace('points	1	1	0	0	1	0	1	2	Chad				\n','\n',char(10)),'','decision',X'540901020000000000000061646a7573746d656e7400090001000000000000000101000000000000000101000000000000000101000000000000000101000000000000000201000000000000000101000000000000000001000000000000000003086465636973696f6e',X'02767f3391b8929d273a86a945447c0f21d3003a6acaf13d6debc97e2c334f8c0a',NULL,X'08dc7442b350d33ae132344b63da5e7a820e78dcad1b51a621b4b95896a539bf');
INSERT INTO journal VALUES(12,'2026-09-01 09:07:00','anna','announce','open',NULL,replace('announced	1	0	0	0	5	0	0	0	Peru		LO 123		2026-09-01 17:00\n','\n',char(10)),'','',X'5407010200000000006172726976616c0009000100000000000000010100000000000000050100000000000000000310323032362d30392d30312031373a303003064c4f203132330313323032362d30392d30312030393a30373a30300304616e6e61',X'024d50336d760eca62752a051767dad90636f4566db0b6fc7f0a6d8d925c443813',NULL,X'ba26bdf39e7cf9b386b82c2775ace9a78938f0651c23d4df85202e06c23c6fed');
INSERT INTO journal VALUES(13,'2026-09-01 09:08:00','anna','order','open',NULL,replace('order signed	1	0	0	0	3	0	0	0	Mali				\n','\n',char(10)),'','',X'5406010200000000626f6172645f6f726465720009000100000000000000010100000000000000030313323032362d30392d30312030393a30383a30300304616e6e610313323032362d30392d30312030393a30383a30300304616e6e61',X'02113b64a652dfd336c3fa132f4b98c55ebeee254e89fcf2cb3410c33b1190da6d',NULL,X'c61d2667a688bfaddb57ff98c2d41a0f70eb560b1e9f0102ad70c5b97046a426');
INSERT INTO journal VALUES(14,'2026-09-01 20:00:00','anna','pair','open',1,replace('drafted	1	1	0	0	0	0	3	0					\n','\n',char(10)),'','',X'540701020000000000726f756e6400090001000000000000000101000000000000000105050300030005540b0102030000000000000000666978747572650009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000030100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000001010000000000000002010000000000000005010000000000000002010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000101000000000000000301000000000000000601000000000000000401000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000001038e1b7b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a312c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a312c226770223a322c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a362c226e616d65223a224f6d616e222c22726174696e67223a393233302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a6e756c6c2c2267726f757073223a5b7b226d70223a312c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c335d2c5b322c345d2c5b352c365d5d7d2c7b226d70223a302c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c342c352c365d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a332c2272656675736564223a5b7b227465616d223a312c226f74686572223a322c22776879223a22626172726564227d5d7d2c7b226b696e64223a227461626c65222c227465616d223a322c226f74686572223a352c2272656675736564223a5b5d7d2c7b226b696e64223a227461626c65222c227465616d223a342c226f74686572223a362c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b5d2c227061697273223a5b7b227768697465223a312c22626c61636b223a332c22776879223a22434f4c4f55525f4c4f54227d2c7b227768697465223a352c22626c61636b223a322c22776879223a22434f4c4f55525f4c4f54227d2c7b227768697465223a362c22626c61636b223a342c22776879223a22434f4c4f55525f4c4f54227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'02a5b7ebb3183b61362ad2d02bb5c25ab7cc979419d77e236aa8a0e468f1b532d8',NULL,X'690870903e3e4475c1e8b99c1a45cb67c4847288ff103c10b3d8cbc371235f43');
INSERT INTO journal VALUES(15,'2026-09-01 20:01:00','anna','publish','open',1,replace('published	1	1	0	0	0	0	0	0					\n','\n',char(10)),replace('open	0	219d4e016dd8fc6d276269114b83fabe61f88bddd316a8520e77433d6c84a901	60038beab8b77689fd7089b7db434a89656fd3f46c0d0e5508ecff5246a1d108\nopen	1	c98c160db29c18e0a68f79eda3dbf3a7e2589c3caa8d80fb5d39658ba1d46979	6aed8cef91b541c48a434121b670ef274ef5dfdfe424b25ad77f23a46a8ce7b0\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000010313323032362d30392d30312032303a30313a303000000001000000000000000200000500000005',X'0221eedfb1491bac170577d2ee473793eba38fabf999bbd40260e19bf0a61d53d4',NULL,X'5dce447055118f51b52c108b5e4d1248f2aa916d72a5a9f89b84aa696a108f95');
INSERT INTO journal VALUES(16,'2026-09-02 09:00:00','anna','lineup','open',1,replace('line-up	1	1	0	0	1	0	0	0	Chad				\n','\n',char(10)),'','',X'54090102030000000000006c696e65757000090001000000000000000101000000000000000101000000000000000103073120322033203503076361707461696e0100000000000000000313323032362d30392d30322030393a30303a30300304616e6e610300',X'02650a32009e6092b16dd0c45ea5f4a0345428914d361400ebb42c89033499ac10',NULL,X'83d34af2c64893e447dfc5d4e6af7a3cc628a7e403cfd7f973e468fc26a02801');
INSERT INTO journal VALUES(17,'2026-09-02 10:01:00','anna','lineups','open',1,replace('opened	1	1	0	0	0	0	1	0					\nby default	1	1	0	0	3	0	0	0	Mali				\nby default	1	1	0	0	5	0	0	0	Peru				\nby default	1	1	0	0	2	0	0	0	Fiji				\nby default	1	1	0	0	6	0	0	0	Oman				\nby default	1	1	0	0	4	0	0	0	Togo				\n','\n',char(10)),replace('open	1	75aed3d3b780dc1ceed475dba221670d019be1a2c715e23744713578b36ce209	983739c8ac403ca724403429c38f0c4b75e903e6a1007792c35271970911276a\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000010000000313323032362d30392d30322031303a30313a30300000000000000300005409010203040000000000626f6172640009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000040100000000000000050100000000000000040300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000040100000000000000040100000000000000040300010000000000000000030054090102030000000000006c696e65757000090001000000000000000101000000000000000101000000000000000203073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000303073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000403073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000503073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000603073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300',X'02d345964a6e6b30ba81f2ac72560c916f0805b6d38ba272ddceffd27255b8689f',NULL,X'914d87c1d1cd5f090a7d79afb24611efe6736a729970c33ab3bfbc588b0d8eb1');
INSERT INTO journal VALUES(18,'2026-09-02 14:00:00','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	no	yes\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000',X'02dea7c2bb009820fcb48ed555c7f5006edb029f33083a1abb41c28978213df3a3',NULL,X'995b99ae07c8ce685a57ec80ab0a628134e2014e0680b8ba78e0971d5f874a12');
INSERT INTO journal VALUES(19,'2026-09-02 19:00:00','anna','result','open',1,replace('score	1	1	1	0	1	3	0	0	Chad	Mali		3½	½\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),replace('open	1	01869aaf63bb9fb21a1677c1b768c438c291a5199edca9dda35be6c62c703664	baba8954a09e0f4c644ce835c079266e48e1b3a252a34720d98ba72d370d1268\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000101000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000300000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000400000303312d30000304616e6e610000000000000300000300',X'02c2d4492e852629e099c1411c721774a4520b995f525540b26c8a3c364f0142fb',NULL,X'787f411fae2671522546c349ffc38ac1fd78c090a03360940ee026faf4b5f394');
INSERT INTO journal VALUES(20,'2026-09-02 19:00:30','boris','result','open',1,replace('second of match	1	1	1	0	1	3	4	0	Chad	Mali			\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000010100000000000000010100000000000000010303312d300305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000030303312d300305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000020303312f320305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000040303312d300305626f726973',X'02ded1bae8f3226363fbc18f2946c69a44e4d79deab2cb1f1c06672bd574cf7b96',NULL,X'bc1c68587155eb9b09e55ad60e951d0f5b94a7acaf01fee7bc20827fc3dcabf5');
INSERT INTO journal VALUES(21,'2026-09-02 19:01:00','anna','result','open',1,replace('score	1	1	2	0	5	2	0	0	Peru	Fiji		2½	1½\nresult of	1	1	2	0	5	2	0	0	Peru	Fiji			\n','\n',char(10)),replace('open	1	4c932dfb3971f61b20b1b3c5c94d844844de5495739432f250d79508679d1981	2a9639894592ac47d7b87d078e260fefc7164d9f17f72182525dd2dd5b5b0569\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000201000000000000000100000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000300000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000400000303312d30000304616e6e610000000000000300000300',X'02f4dca3995f45c55058c6f99f5f4b5b540084f7cb0f0b3fb2a2f969067f081752',NULL,X'97c3ac17ed2a518542c263829172dc42686729cd58a146f56204a502aaabba59');
INSERT INTO journal VALUES(22,'2026-09-02 19:01:30','boris','result','open',1,replace('second of match	1	1	2	0	5	2	4	0	Peru	Fiji			\nresult of	1	1	2	0	5	2	0	0	Peru	Fiji			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000010100000000000000020100000000000000010303302d310305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000030303312d300305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000020303312f320305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000040303312d300305626f726973',X'02139d8e7505cb9d6160aa416f61deab138537237c698d390b6af384a02cfd8515',NULL,X'dfbe6dd79fe5efc0533d580d5b3a1b1f05cf5ef4437544aa2b50cf1e09f2ac70');
INSERT INTO journal VALUES(23,'2026-09-02 19:02:00','anna','result','open',1,replace('mark	1	1	3	0	6	4	0	0	Oman	Togo			0 1 4 \nresult of	1	1	3	0	6	4	0	0	Oman	Togo			\n','\n',char(10)),replace('open	1	5ec2def6190034dba74758f71636214df4aee4a01af951457a2d281b137f2c00	9dfe5edd76da16e90031ab4abd8827f6f078ea6e4f2cb4f295607680d032c89e\n','\n',char(10)),'',X'540b010203000000000000000066697874757265001700010000000000000001010000000000000001010000000000000003000000010000000000000001010000000000000004000000000000000000010000000000000000010000000000000000000000',X'029e9c319747d4a7abd856a89759211b536c6d0cdb4e902439aff8b8be28075716',NULL,X'4122a05d5d96bcf8eb45220047024fd91a5ab8559e10ba789efd5389ef69b251');
INSERT INTO journal VALUES(24,'2026-09-02 19:02:15','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	yes	no\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000000000',X'02933a0526b5a7b769a5ba7fb4e837ab54996f237bd2f87c5b3c3602b95c82cc11',NULL,X'28551af468e2857fbadc00f00b0bf4dc539987c1ddea1caefe89943f4aa5c067');
INSERT INTO journal VALUES(25,'2026-09-02 19:02:30','anna','sign','open',1,replace('signed	1	1	1	0	1	0	0	0	Chad				\n','\n',char(10)),'','',X'54090102030400000000007369676e61747572650009000100000000000000010100000000000000010100000000000000010100000000000000010313323032362d30392d30322031393a30323a33300304616e6e610100000000000000010300030f312d3020312f3220312d3020312d30',X'02dfe3c5e59fb0f25a40546bc3bd2815e70f3d3d5bb8c509a8605b6f813f3f87a9',NULL,X'bdad37528a5a0193577e544614fc854d59f39f2ef310e0d8b0cf81b3e4f20b45');
INSERT INTO journal VALUES(26,'2026-09-02 19:03:00','anna','sign','open',1,replace('disputed	1	1	1	0	3	0	0	0	Mali		board 2		\n','\n',char(10)),'','',X'54090102030400000000007369676e61747572650009000100000000000000010100000000000000010100000000000000010100000000000000020313323032362d30392d30322031393a30333a30300304616e6e610100000000000000000307626f6172642032030f312d3020312f3220312d3020312d30',X'02d71e9ad159ea04bc942974a6f095f213aa721e1fa0d4c10429a59902742b1c18',NULL,X'8ba6d66dd223157999364f38b9c18f2d4926101b8413b38a19fe983e413b60b5');
INSERT INTO journal VALUES(27,'2026-09-02 19:10:00','anna','excuse','open',NULL,replace('excused	1	1	0	0	4	0	0	0	Togo				\n','\n',char(10)),'','its bus broke down',X'54060102030000006578637573650009000100000000000000010100000000000000040100000000000000010313323032362d30392d30322031393a31303a30300304616e6e610312697473206275732062726f6b6520646f776e',X'02a51c14e33a6a8d7505a486c811fd44eeeeb07c4635aa92f28b6bec9fb4aa3bff',NULL,X'bd369d5f646d92ca7ecae33b7e2c588811e1cb46d2896a659f8c3456dbcc2608');
INSERT INTO journal VALUES(28,'2026-09-02 19:30:00','anna','pair','open',2,replace('drafted	1	2	0	0	0	0	3	0					\n','\n',char(10)),'','',X'540701020000000000726f756e6400090001000000000000000101000000000000000205050300030005540b0102030000000000000000666978747572650009000100000000000000010100000000000000020100000000000000010100000000000000050100000000000000010100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000002010000000000000002010000000000000002010000000000000004010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000201000000000000000301000000000000000301000000000000000701000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000002038f497b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a322c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a332c226770223a392c226f7362223a302c226d6574223a5b5b332c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a322c226770223a352c226f7362223a302c226d6574223a5b5b322c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a302c226770223a332c226f7362223a302c226d6574223a5b5b352c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a302c226770223a312c226f7362223a302c226d6574223a5b5b312c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a372c226e616d65223a224972616e222c22726174696e67223a393039302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a6e756c6c2c2267726f757073223a5b7b226d70223a332c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c355d2c5b322c375d2c5b332c345d5d7d2c7b226d70223a322c2273696465223a2261626f7665222c227265736964656e7473223a5b355d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a352c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d2c7b226d70223a302c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c342c375d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a227461626c65222c227465616d223a322c226f74686572223a342c2272656675736564223a5b5d7d2c7b226b696e64223a227461626c65222c227465616d223a332c226f74686572223a372c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b5d2c227061697273223a5b7b227768697465223a352c22626c61636b223a312c22776879223a22434f4c4f55525f484947484552227d2c7b227768697465223a322c22626c61636b223a342c22776879223a22434f4c4f55525f455155414c495345227d2c7b227768697465223a332c22626c61636b223a372c22776879223a22434f4c4f55525f455155414c495345227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'024125e59765bc6019cff31e63df562ab3af201e4e36bae7326fe97b54ecc8c4d3',NULL,X'3a99b4dcd85205cb997ae6d7a9c1e318e497277e575ad5409bbb9b5a1295fb0c');
INSERT INTO journal VALUES(29,'2026-09-02 19:31:00','anna','publish','open',2,replace('published	1	2	0	0	0	0	0	0					\n','\n',char(10)),replace('open	2	c85bb15a2b7e0dd14a69be33cc74c944a07cae71691f2ad21890bec4d3ffcf74	c23be15552ca027bcc779a14c1af529d341eef29847b7a42495302cdfbb3f7e3\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000020313323032362d30392d30322031393a33313a303000000001000000000000000200000500000005',X'021a5194dd2434aeadf0fa1c938adef7e4023650f3dc69133e8c7fd1220c9340d3',NULL,X'411d6040b3932671e2e0d8371702c76420de2e998693ac8ee5cf12f4a727aaaf');
INSERT INTO journal VALUES(30,'2026-09-02 19:32:00','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	no	yes\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000',X'0225b3c04eb7609eef23974576fbc767e3d53339535901bb1bff418828d817cbd7',NULL,X'7e549fa66107327f500370d4d23c0cf8835cb2ad136c06ebc7137ce05427e9a5');
INSERT INTO journal VALUES(31,'2026-09-02 20:00:00','anna','result','open',1,replace('board	1	1	1	2	1	3	0	0	Chad	Mali		1/2	1-0\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),replace('open	1	e6e8e3e2963b4e7d93281d6ab30be4fd02babb7c9548be35562b4b550e454836	71d75f1428d09cbf486f70a535e330965fcfd87ce4e05d3ec2d183ea5492cd96\n','\n',char(10)),'wrong sheet',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000101000000000000000200000303312d3000000000000000000303312f320000540b0102000000000000000000636f7272656374696f6e0009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000020303312f320303312d300100000000000000030313323032362d30392d30322032303a30303a30300304616e6e61030b77726f6e67207368656574',X'02a9c4263685e42f5a72e1796d322d85d0489d9d7cd116855b5282872f56382f2d',NULL,X'c0d381575df393bddf3dd1505fd2eeea1b4b351442e203bb3269c132bc2fa601');
INSERT INTO journal VALUES(32,'2026-09-02 20:01:00','anna','result','open',1,replace('mark	1	1	3	0	6	4	0	0	Oman	Togo		0 1 4 	0 1 3 \nresult of	1	1	3	0	6	4	0	0	Oman	Togo			\n','\n',char(10)),replace('open	1	785e44e31eea38220f371581bd27beadca0895389e806ddbe01d55caf86817d2	e07ffd4a6d64af8726cef1f1cbf390220e1c98b8b7039435bb8d1ebe19ad14d0\n','\n',char(10)),'one was late',X'540b01020300000000000000006669787475726500170001000000000000000101000000000000000101000000000000000300000000010000000000000003000000000000000000000100000000000000040000005410010200000000000000000000000000006d61726b5f636f7272656374696f6e000900010000000000000001010000000000000001010000000000000001010000000000000003010000000000000000010000000000000001010000000000000004010000000000000000010000000000000001010000000000000003030003000100000000000000030313323032362d30392d30322032303a30313a30300304616e6e61030c6f6e6520776173206c617465',X'02192377e28fbd0a4a3593efdfad34a21062d83dde965276627a76abe79271d802',NULL,X'bb13b694c288f77e56ecefc7de7452b257a36b010a78c4fd220af230a88085d6');
INSERT INTO journal VALUES(33,'2026-09-02 20:30:00','anna','shorten','open',NULL,replace('cancelled	1	0	0	0	0	0	5	0					\nshortened	1	0	0	0	0	0	4	5					\n','\n',char(10)),replace('open	0	ed3c078a7ed477829795782d86332e167f3caf60ec603a4668f76082148eab22	3139ec34d24dd31defd1d51865f6d4941d2c40d6b5938c668c045b7e7b95dee2\n','\n',char(10)),'the hall is flooded',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e001700010000000000000001000000000000000100000000000000040000000000000000000000000000000000000000000000000000000000000000000001000000000000000500000000000000000000000000000000000000000000000000005408010200000000000073686f7274656e696e670009000100000000000000010100000000000000010100000000000000020100000000000000050100000000000000040313323032362d30392d30322032303a33303a30300304616e6e6103137468652068616c6c20697320666c6f6f646564',X'0238bcfd79a9c4db1e4c842cfba985ab55f1d22664a0dee84abf89870d0a282d0c',NULL,X'fc938b5e9b54562c3c152f4cf5cf3182c9108c6b96102d1c42146af0bf1875a9');
INSERT INTO journal VALUES(34,'2026-09-03 10:01:00','anna','lineups','open',2,replace('opened	1	2	0	0	0	0	0	0					\nby default	1	2	0	0	5	0	0	0	Peru				\nby default	1	2	0	0	1	0	0	0	Chad				\nby default	1	2	0	0	2	0	0	0	Fiji				\nby default	1	2	0	0	4	0	0	0	Togo				\nby default	1	2	0	0	3	0	0	0	Mali				\nby default	1	2	0	0	7	0	0	0	Iran				\n','\n',char(10)),replace('open	2	c5b407346fe4a9261a1142dcd28877d8e77075f25d99884059e798866b075d60	8a59f0c98c2661836aefc6f08d90a1a3537bc377c674f2b4fb8bd8b4f536b734\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000020000000313323032362d30392d30332031303a30313a30300000000000000300005409010203040000000000626f6172640009000100000000000000010100000000000000020100000000000000010100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000040100000000000000040100000000000000040300010000000000000000030054090102030000000000006c696e65757000090001000000000000000101000000000000000201000000000000000103073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000203073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000303073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000403073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000503073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000703073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300',X'024a55aa4956ec749d7789dd137975ca97f263487b3b53f5be913b4a68f420acaf',NULL,X'76bd9c9892abef0f96607ff900514087d21cf847857db78cfcbe980e44d635f9');
INSERT INTO journal VALUES(35,'2026-09-03 19:01:00','anna','result','open',2,replace('score	1	2	1	0	5	1	0	0	Peru	Chad		2	2\nresult of	1	2	1	0	5	1	0	0	Peru	Chad			\n','\n',char(10)),replace('open	2	3c1ca1bd92f07b3aad31dd36aa03dd631ee940a2fff98f126bdd5fc6dc44179d	6bee0b70ef5ff743a9d1e5be4c4b2fd75f4b3182986bd4d35ded1f0440846f85\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000101000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000400000303312f32000304616e6e610000000000000300000300',X'021d18c72761867da61cad8e661e5e8264d7a68ba28f3dc66840540daab181a90e',NULL,X'5d123657ae79d19a3dd2be2bfbb4571454acdb37ecc4ed2ce4b5779046a46171');
INSERT INTO journal VALUES(36,'2026-09-03 19:01:30','boris','result','open',2,replace('second of match	1	2	1	0	5	1	4	0	Peru	Chad			\nresult of	1	2	1	0	5	1	0	0	Peru	Chad			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000010100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000040303312f320305626f726973',X'021bd123647735e0b9f0b249c1eb5ef94dd4758143992a5518b84f245b3591fba0',NULL,X'009213f8bb5a6a41befa7943e8ba0b5bf943e120edc09c2205a2f4f6203eb32b');
INSERT INTO journal VALUES(37,'2026-09-03 19:02:00','anna','result','open',2,replace('score	1	2	2	0	2	4	0	0	Fiji	Togo		2	2\nresult of	1	2	2	0	2	4	0	0	Fiji	Togo			\n','\n',char(10)),replace('open	2	b7cbeb0d81628bb9ab6cf83f31f036378ada0a8a0b149bfcee929c54a8adbb9c	96341a0cd5bdeb8775804f5390c6012782773389d7231e8ed17cb8fc7179e98d\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000201000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000400000303312f32000304616e6e610000000000000300000300',X'02249c1d8f913587d209517e6f6948eae177fe1bad755ac50d4c7e3425a4c8925a',NULL,X'664b58cd26eeef77f5ae7de68374e50ca6f86b1cad5ac9d20038b07596379bf5');
INSERT INTO journal VALUES(38,'2026-09-03 19:02:30','boris','result','open',2,replace('second of match	1	2	2	0	2	4	4	0	Fiji	Togo			\nresult of	1	2	2	0	2	4	0	0	Fiji	Togo			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000020100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000040303312f320305626f726973',X'02fae9202f1732e178ad86ed9d465622eebaf454a05f382d3069feec22c061ad9a',NULL,X'94f18d803af8cfc74cca1138ff924d587a58169cab21c4e0d40cee57bfd22c7a');
INSERT INTO journal VALUES(39,'2026-09-03 19:03:00','anna','result','open',2,replace('score	1	2	3	0	3	7	0	0	Mali	Iran		2	2\nresult of	1	2	3	0	3	7	0	0	Mali	Iran			\n','\n',char(10)),replace('open	2	b2e7eb6ae9fc95bbeacbcb1f5519f5b5be8a3f80dd063c233b91f81abec86a84	ef35a4d7308131b80a58948ec406ca679d61930995c6be446fd072cd8ab410c4\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000301000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000400000303312f32000304616e6e610000000000000300000300',X'02da5c3467e987ba71db90a926dc42bc2b37a0dcbcb0b5416eaf63ab9670888dd3',NULL,X'bc7d68c1674152a8a39ebe7c30f3696718ff14132364a1830c3112c3c282e544');
INSERT INTO journal VALUES(40,'2026-09-03 19:03:30','boris','result','open',2,replace('second of match	1	2	3	0	3	7	4	0	Mali	Iran			\nresult of	1	2	3	0	3	7	0	0	Mali	Iran			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000030100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000040303312f320305626f726973',X'02bead58fcf29000120c39fd4bb8edd3e0e49d070b0dcafdb98538220c6f012c12',NULL,X'705d556ac8162f5f5ec33856415ad0cacdb9dba99285be8a0f5f17861345c677');
INSERT INTO journal VALUES(41,'2026-09-03 19:30:00','anna','pair','open',3,replace('drafted	1	3	0	0	7	0	3	0	Iran				\n','\n',char(10)),'','',X'540701020000000000726f756e64000900010000000000000001010000000000000003050100000000000000070300030005540b0102030000000000000000666978747572650009000100000000000000010100000000000000030100000000000000010100000000000000040100000000000000010100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000003010000000000000002010000000000000003010000000000000005010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000301000000000000000301000000000000000601000000000000000201000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000003039f177b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a332c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a342c226770223a31342c226f7362223a302c226d6574223a5b5b332c315d2c5b352c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a225742222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a332c226770223a392c226f7362223a302c226d6574223a5b5b322c315d2c5b312c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a225757222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a362c226e616d65223a224f6d616e222c22726174696e67223a393233302c226d70223a322c226770223a362c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a747275652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a312c226770223a372c226f7362223a302c226d6574223a5b5b352c315d2c5b342c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a224257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b312c315d2c5b372c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a224257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b322c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a372c226e616d65223a224972616e222c22726174696e67223a393039302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b332c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a7b227465616d223a372c2272656675736564223a5b5d7d2c2267726f757073223a5b7b226d70223a342c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a382c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b302c302c302c302c302c302c302c305d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a332c2273696465223a2261626f7665222c227265736964656e7473223a5b355d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b312c355d2c226c6576656c223a362c226272656163686573223a302c22666577657374223a332c22616761696e223a342c226561726c696572223a5b322c312c312c322c312c315d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a312c226f74686572223a352c22776879223a226d6574222c22726f756e64223a327d5d7d2c7b226b696e64223a226c6561766572222c227465616d223a352c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a322c2273696465223a2261626f7665222c227265736964656e7473223a5b365d2c22666c6f6174657273223a5b312c355d2c226c656176657273223a5b312c352c365d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a352c22616761696e223a362c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a312c226f74686572223a362c22776879223a2272657374222c226365727469666963617465223a377d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a352c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a352c226f74686572223a362c22776879223a2272657374222c226365727469666963617465223a387d5d7d2c7b226b696e64223a226c6561766572222c227465616d223a362c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a312c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c345d2c22666c6f6174657273223a5b312c352c365d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a342c2272656675736564223a5b7b227465616d223a312c226f74686572223a322c22776879223a22626172726564227d2c7b227465616d223a312c226f74686572223a332c22776879223a226d6574222c22726f756e64223a317d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a352c226f74686572223a332c2272656675736564223a5b7b227465616d223a352c226f74686572223a322c22776879223a226d6574222c22726f756e64223a317d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a362c226f74686572223a322c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a372c226c6561766573223a6e756c6c2c2276616c756573223a5b5b39392c5b315d5d2c5b2d312c5b365d5d2c5b312c5b325d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a352c226c6561766573223a6e756c6c2c2276616c756573223a5b5b3232352c5b315d5d2c5b2d39392c5b362c345d5d2c5b39392c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a332c226c6561766573223a6e756c6c2c2276616c756573223a5b5b3134312c5b315d5d2c5b3131332c5b355d5d2c5b2d31352c5b362c345d5d2c5b31352c5b335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c656176657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b332c5b315d5d2c5b2d312c5b362c345d5d2c5b312c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a22666c6f6174657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b32392c5b315d5d2c5b2d31332c5b362c345d5d2c5b31332c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c656176657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b352c5b312c355d5d2c5b312c5b365d5d2c5b332c5b332c345d5d5d2c2273657473223a5b5b362c5b352c332c342c312c365d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a22666c6f6174657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b34352c5b312c355d5d2c5b31332c5b365d5d2c5b32392c5b332c345d5d5d2c2273657473223a5b5b35382c5b352c332c342c312c365d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a2272657374222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b2d312c5b312c365d5d2c5b312c5b352c332c345d5d5d2c2273657473223a5b5b322c5b352c332c345d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a2272657374222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b312c5b312c335d5d2c5b2d312c5b352c362c345d5d5d2c2273657473223a5b5d7d5d2c227061697273223a5b7b227768697465223a342c22626c61636b223a312c22776879223a22434f4c4f55525f455155414c495345227d2c7b227768697465223a332c22626c61636b223a352c22776879223a22434f4c4f55525f4c494d495453227d2c7b227768697465223a362c22626c61636b223a322c22776879223a22434f4c4f55525f414c5445524e415445227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'024c3e8968ad81141545b8ab7dd85d60c46bfb1b26029cd6212de49e7acc1679d0',NULL,X'8c71f2e4d9477cb2fcbffc793019c363899726498c8018d83b42a9f38746df9b');
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
INSERT INTO shortening VALUES(1,1,2,5,4,'2026-09-02 20:30:00','anna','the hall is flooded');
CREATE TABLE section_date ( -- when a section plays a round, where that is not when the event does
    section INTEGER NOT NULL REFERENCES section,
    round   INTEGER NOT NULL CHECK (round BETWEEN 1 AND 30),
    starts  TEXT NOT NULL, -- '': as the event
    lineups TEXT NOT NULL DEFAULT '', -- deadline of the line-ups; '': as the event
    PRIMARY KEY (section, round)
) STRICT, WITHOUT ROWID;
CREATE INDEX journal_departures ON journal (entry) WHERE instr(facts, 'left FIDE mode') > 0;
CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.entry <> (SELECT ifnull(max(entry), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END;
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
CREATE INDEX journal_seals ON journal (entry) WHERE command = 'seal';
CREATE INDEX journal_times ON journal (time);
COMMIT;
