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
, organiser TEXT NOT NULL DEFAULT '', embed TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO event VALUES(1,'Old Cup','Batumi','GEO','2026-09-01','2026-09-10','Asia/Tbilisi','2026-09-01 18:00','',0,'Circus','','','','','','','','');
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
INSERT INTO journal VALUES(1,'2026-09-01 09:00:00','anna','new','',NULL,replace('event	0	0	0	0	0	0	0	0					Old Cup\n','\n',char(10)),'','',X'5413010000000000000000000000000000000000006576656e7400090001000000000000000103074f6c64204375700300030003000300030003000300010000000000000014030003000300030003000300030003000300',X'02c386bfd7fdb02d239775d6249936b31c2af036efd64e1b8d0d12da405d4e0b91',NULL,X'bfc279fafe38ae73251ab6416004ab35d5edae625d6a4ed28c3ed21652eb8008');
INSERT INTO journal VALUES(2,'2026-09-01 09:01:00','anna','import','',NULL,replace('enrolled	1	0	0	0	0	0	7	0			open		\ntimes of zone	0	0	0	0	0	0	0	0					Asia/Tbilisi\n','\n',char(10)),'','',X'5413010000000000000000000000000000000000006576656e74001700010000000000000001000306426174756d69030347454f030a323032362d30392d3031030a323032362d30392d3130030c417369612f5462696c6973690000000000000000000000000000030003000300030003000000000000000000000000005406010000000000617262697465720009000100000000000000010304416e6e61030d6368696566206172626974657203000300055403010000646174650009000100000000000000010310323032362d30392d30322031353a3030030009000100000000000000020310323032362d30392d30332031353a3030030009000100000000000000030310323032362d30392d30342031353a303003005423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00090001000000000000000103046f70656e0300030003000100000000000000000304323031320304323031320100000000000000050100000000000000040100000000000000050100000000000005780501000000000000000001000000000000000003046c697374010000000000000000030d6d702c6f73622c67702c6d706f03086f6c796d7069616403047465616d03026d7001000000000000000103014103037965730100000000000000000100000000000000000300010000000000000000050100000000000000000100000000000000000317323032362d30392d30312030393a30313a303020322e31030003000300540a010200000000000000007465616d0009000100000000000000010100000000000000010304436861640303434841030f4361707461696e206f662043686164050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e31090001000000000000000101000000000000000303044d616c6903034d4c49030f4361707461696e206f66204d616c69050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e330900010000000000000001010000000000000002030446696a69030346494a030f4361707461696e206f662046696a69050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e3209000100000000000000010100000000000000050304506572750303504552030f4361707461696e206f662050657275050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e3509000100000000000000010100000000000000040304546f676f0303544f47030f4361707461696e206f6620546f676f050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e34090001000000000000000101000000000000000703044972616e0303495249030f4361707461696e206f66204972616e050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e37090001000000000000000101000000000000000603044f6d616e03034f4d41030f4361707461696e206f66204f6d616e050501000000000000000003000319323032362d30392d30312030393a30313a303020322e312e36540c010203000000000000000000706c617965720009000100000000000000010100000000000000010100000000000000010306436861642031030003000100000000000f1b310100000000000009bd050505010000000000000000090001000000000000000101000000000000000301000000000000000103064d616c692031030003000100000000000f1b3b0100000000000009770505050100000000000000000900010000000000000001010000000000000002010000000000000001030646696a692031030003000100000000000f1b3601000000000000099a05050501000000000000000009000100000000000000010100000000000000050100000000000000010306506572752031030003000100000000000f1b4501000000000000093105050501000000000000000009000100000000000000010100000000000000040100000000000000010306546f676f2031030003000100000000000f1b40010000000000000954050505010000000000000000090001000000000000000101000000000000000701000000000000000103064972616e2031030003000100000000000f1b4f0100000000000008eb050505010000000000000000090001000000000000000101000000000000000601000000000000000103064f6d616e2031030003000100000000000f1b4a01000000000000090e0505050100000000000000000900010000000000000001010000000000000002010000000000000002030646696a692032030003000100000000000f1b37010000000000000993050505010000000000000000090001000000000000000101000000000000000301000000000000000203064d616c692032030003000100000000000f1b3c01000000000000097005050501000000000000000009000100000000000000010100000000000000010100000000000000020306436861642032030003000100000000000f1b320100000000000009b6050505010000000000000000090001000000000000000101000000000000000601000000000000000203064f6d616e2032030003000100000000000f1b4b010000000000000907050505010000000000000000090001000000000000000101000000000000000701000000000000000203064972616e2032030003000100000000000f1b500100000000000008e405050501000000000000000009000100000000000000010100000000000000040100000000000000020306546f676f2032030003000100000000000f1b4101000000000000094d05050501000000000000000009000100000000000000010100000000000000050100000000000000020306506572752032030003000100000000000f1b4601000000000000092a050505010000000000000000090001000000000000000101000000000000000301000000000000000303064d616c692033030003000100000000000f1b3d0100000000000009690505050100000000000000000900010000000000000001010000000000000002010000000000000003030646696a692033030003000100000000000f1b3801000000000000098c05050501000000000000000009000100000000000000010100000000000000010100000000000000030306436861642033030003000100000000000f1b330100000000000009af050505010000000000000000090001000000000000000101000000000000000701000000000000000303064972616e2033030003000100000000000f1b510100000000000008dd050505010000000000000000090001000000000000000101000000000000000601000000000000000303064f6d616e2033030003000100000000000f1b4c01000000000000090005050501000000000000000009000100000000000000010100000000000000050100000000000000030306506572752033030003000100000000000f1b4701000000000000092305050501000000000000000009000100000000000000010100000000000000040100000000000000030306546f676f2033030003000100000000000f1b4201000000000000094605050501000000000000000009000100000000000000010100000000000000040100000000000000040306546f676f2034030003000100000000000f1b4301000000000000093f05050501000000000000000009000100000000000000010100000000000000050100000000000000040306506572752034030003000100000000000f1b4801000000000000091c050505010000000000000000090001000000000000000101000000000000000601000000000000000403064f6d616e2034030003000100000000000f1b4d0100000000000008f9050505010000000000000000090001000000000000000101000000000000000701000000000000000403064972616e2034030003000100000000000f1b520100000000000008d605050501000000000000000009000100000000000000010100000000000000010100000000000000040306436861642034030003000100000000000f1b340100000000000009a80505050100000000000000000900010000000000000001010000000000000002010000000000000004030646696a692034030003000100000000000f1b39010000000000000985050505010000000000000000090001000000000000000101000000000000000301000000000000000403064d616c692034030003000100000000000f1b3e01000000000000096205050501000000000000000009000100000000000000010100000000000000050100000000000000050306506572752035030003000100000000000f1b4901000000000000091505050501000000000000000009000100000000000000010100000000000000040100000000000000050306546f676f2035030003000100000000000f1b44010000000000000938050505010000000000000000090001000000000000000101000000000000000701000000000000000503064972616e2035030003000100000000000f1b530100000000000008cf050505010000000000000000090001000000000000000101000000000000000601000000000000000503064f6d616e2035030003000100000000000f1b4e0100000000000008f205050501000000000000000009000100000000000000010100000000000000010100000000000000050306436861642035030003000100000000000f1b350100000000000009a1050505010000000000000000090001000000000000000101000000000000000301000000000000000503064d616c692035030003000100000000000f1b3f01000000000000095b0505050100000000000000000900010000000000000001010000000000000002010000000000000005030646696a692035030003000100000000000f1b3a01000000000000097e050505010000000000000000',X'026104504126a8d7a8f1fddf10d7cc413bf783b1739287242ba40447f79bb381eb',NULL,X'dba8e883154113368e22a80a19d36a82b1332dddd3130ccf6e2287187b9ecb9e');
INSERT INTO journal VALUES(3,'2026-09-01 09:01:30','anna','set','',NULL,replace('setting	0	0	0	0	0	0	0	0			venue		Circus\nsetting	0	0	0	0	0	0	0	0			presence-closes		2026-09-01 18:00\nsetting	0	0	0	0	0	0	0	0			backups	20	0\n','\n',char(10)),'','',X'5413010000000000000000000000000000000000006576656e740017000100000000000000010000000000000310323032362d30392d30312031383a303000010000000000000000030643697263757300000000000000000000000000000003000001000000000000001403000000000000000000',X'022f80c053e09276aa52676ba36149a61e6402e3f99a0e2fbf9e9186de6daf6772',NULL,X'f363f0bd7c4f19d1bdec18f35cd3d85efbd8398e5545ed1360c1cadd45ce5bd1');
INSERT INTO journal VALUES(4,'2026-09-01 09:02:00','anna','number','open',NULL,replace('numbered	1	0	0	0	0	0	7	0					\n','\n',char(10)),'','',X'540a010200000000000000007465616d0017000100000000000000010100000000000000010000000001000000000000000100000000000000000005000000170001000000000000000101000000000000000300000000010000000000000003000000000000000000050000001700010000000000000001010000000000000002000000000100000000000000020000000000000000000500000017000100000000000000010100000000000000050000000001000000000000000500000000000000000005000000170001000000000000000101000000000000000400000000010000000000000004000000000000000000050000001700010000000000000001010000000000000007000000000100000000000000070000000000000000000500000017000100000000000000010100000000000000060000000001000000000000000600000000000000000005000000',X'0201d90e0f48b81cdfb3538215b3c48beeeafa0b3b694944dc7b0ef59728876ce5',NULL,X'd394b176501e3b6be7498808a08e8f843e4506deff8ab72fc4af78a938cd9c48');
INSERT INTO journal VALUES(5,'2026-09-01 09:03:00','anna','lot','open',NULL,replace('setting	1	0	0	0	0	0	0	0			lot		white\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e001700010000000000000001000000000000000000000003057768697465000000000000000000000000000000000000000000000000000000000000000000000500000000000000000000000000000000000000000000',X'021cba3390abb3e1604694eb1d2b2b5a6bc74e32e09724023fbce4fb4dbb61eef3',NULL,X'6b4fbfdbd21938377397d1e44c398848d783747691f2451fba6f471d2c8c7479');
INSERT INTO journal VALUES(6,'2026-09-01 09:03:30','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			ranking	mp,osb,gp,mpo	mp,gp,osb,mpo\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000000030d6d702c67702c6f73622c6d706f00000000000000000000000000000000000000000000000000000000000000000000030d6d702c6f73622c67702c6d706f0000000000000000000000000000000000',X'02d043e293ad3ea6a7a4f5d59283b7f7741e4bf93c9600f02dc346559d10084161',NULL,X'e18dbf7f100d6c5efa82fa872abd0fee47c0a129d55b2f58edc52b99ebe339a2');
INSERT INTO journal VALUES(7,'2026-09-01 09:04:00','anna','absent','open',1,replace('absent	1	1	0	0	7	0	0	0	Iran				\n','\n',char(10)),'','',X'5409010203000000000000616273656e63650009000100000000000000010100000000000000070100000000000000010100000000000000010100000000000000000100000000000000000313323032362d30392d30312030393a30343a30300304616e6e610300',X'0260086828d29f9762c4d529b65c3d55926b212c87fd37d60f5fa93dc409b610d0',NULL,X'67a788911909d8a4153df130193c79cdd5b8959541ef1533a50b13b2f0b07c19');
INSERT INTO journal VALUES(8,'2026-09-01 09:04:30','anna','absent','open',2,replace('absent	1	2	0	0	6	0	0	0	Oman				\n','\n',char(10)),'','',X'5409010203000000000000616273656e63650009000100000000000000010100000000000000060100000000000000020100000000000000020100000000000000000100000000000000000313323032362d30392d30312030393a30343a33300304616e6e610300',X'02e2be1670a8d171ab725411d3e121baac3708a07d06148b91457b1aecbe264de3',NULL,X'a120c248f1975d7624f61c2c4d00740ace7675110170bf7a426d13804e3d1f09');
INSERT INTO journal VALUES(9,'2026-09-01 09:05:00','anna','bar','open',NULL,replace('barred	1	0	0	0	1	2	0	0	Chad	Fiji			\n','\n',char(10)),'','',X'5407010203040000006261727265640009000100000000000000010100000000000000010100000000000000020100000000000000000313323032362d30392d30312030393a30353a30300304616e6e610300',X'0269dbef078067febfa7783318db9e29f4cd18e9f0320c71e50302b6eb2835b4a1',NULL,X'd44bb6e4ecbe5b11ebe17cd191b427af93d43cf78d78f2ff1e46356126f3d31e');
INSERT INTO journal VALUES(10,'2026-09-01 09:05:30','anna','bar','open',NULL,replace('barred	1	0	0	0	2	3	0	0	Fiji	Mali			\n','\n',char(10)),'','',X'5407010203040000006261727265640009000100000000000000010100000000000000020100000000000000030100000000000000000313323032362d30392d30312030393a30353a33300304616e6e610300',X'0299c3070138ebe6a684c439b43310152d3dbdd810b8d95d756026483e764390c5',NULL,X'078400cf2317915ee51968d57f0cc6428e858bb2599a2912c8b77ba24ba307b3');
INSERT INTO journal VALUES(11,'2026-09-01 09:06:00','anna','points','open',1,replace('points	1	1	0	0	1	0	1	2	Chad				\n','\n',char(10)),'','decision',X'540901020000000000000061646a7573746d656e7400090001000000000000000101000000000000000101000000000000000101000000000000000101000000000000000201000000000000000101000000000000000001000000000000000003086465636973696f6e',X'0289ddc65b0205e29511bc0580d1eb0c66b1fe2fc50347cf6354154c7a3cefcfe9',NULL,X'8db54bee315f964acc7f6292a0dc661329c2551ed7663eaebcfd8532e92b3d61');
INSERT INTO journal VALUES(12,'2026-09-01 09:07:00','anna','announce','open',NULL,replace('announced	1	0	0	0	5	0	0	0	Peru		LO 123		2026-09-01 17:00\n','\n',char(10)),'','',X'5407010200000000006172726976616c0009000100000000000000010100000000000000050100000000000000000310323032362d30392d30312031373a303003064c4f203132330313323032362d30392d30312030393a30373a30300304616e6e61',X'0260aec637c0800ed14c606151f449d74b14f24cc8e90b8e7673b85ae065e47bf2',NULL,X'609938d79031c1b03d9bff1dcf4b2d12d11caee64146e9697789c18dc4141b98');
INSERT INTO journal VALUES(13,'2026-09-01 09:08:00','anna','order','open',NULL,replace('order signed	1	0	0	0	3	0	0	0	Mali				\n','\n',char(10)),'','',X'5406010200000000626f6172645f6f726465720009000100000000000000010100000000000000030313323032362d30392d30312030393a30383a30300304616e6e610313323032362d30392d30312030393a30383a30300304616e6e61',X'022499f7709c5118a59a307069d807c3a39cec1ba9c25184c29d5b90891a301e4d',NULL,X'817148d1c5b60af1b177b9f4b9d02f4eca02ae954d4024818f33729718279ac1');
INSERT INTO journal VALUES(14,'2026-09-01 20:00:00','anna','pair','open',1,replace('drafted	1	1	0	0	0	0	3	0					\n','\n',char(10)),'','',X'540701020000000000726f756e6400090001000000000000000101000000000000000105050300030005540b0102030000000000000000666978747572650009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000030100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000001010000000000000002010000000000000005010000000000000002010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000101000000000000000301000000000000000601000000000000000401000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000001038e1b7b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a312c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a312c226770223a322c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a362c226e616d65223a224f6d616e222c22726174696e67223a393233302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a6e756c6c2c2267726f757073223a5b7b226d70223a312c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c335d2c5b322c345d2c5b352c365d5d7d2c7b226d70223a302c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c342c352c365d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a332c2272656675736564223a5b7b227465616d223a312c226f74686572223a322c22776879223a22626172726564227d5d7d2c7b226b696e64223a227461626c65222c227465616d223a322c226f74686572223a352c2272656675736564223a5b5d7d2c7b226b696e64223a227461626c65222c227465616d223a342c226f74686572223a362c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b5d2c227061697273223a5b7b227768697465223a312c22626c61636b223a332c22776879223a22434f4c4f55525f4c4f54227d2c7b227768697465223a352c22626c61636b223a322c22776879223a22434f4c4f55525f4c4f54227d2c7b227768697465223a362c22626c61636b223a342c22776879223a22434f4c4f55525f4c4f54227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'02b8157f7e62ada5a401082d66423258fcaa958a7410d4b46011ecb1b6fa5576b7',NULL,X'd89ee1b845c3dbb415e66262ffedaa080d7ac89d655ba851a4ef938ed6d32f13');
INSERT INTO journal VALUES(15,'2026-09-01 20:01:00','anna','publish','open',1,replace('published	1	1	0	0	0	0	0	0					\n','\n',char(10)),replace('open	0	219d4e016dd8fc6d276269114b83fabe61f88bddd316a8520e77433d6c84a901	60038beab8b77689fd7089b7db434a89656fd3f46c0d0e5508ecff5246a1d108\nopen	1	c98c160db29c18e0a68f79eda3dbf3a7e2589c3caa8d80fb5d39658ba1d46979	6aed8cef91b541c48a434121b670ef274ef5dfdfe424b25ad77f23a46a8ce7b0\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000010313323032362d30392d30312032303a30313a303000000001000000000000000200000500000005',X'02344c737c938df085dcac2e29d5a69030828da154d31066f9c82c693eb0bd96b3',NULL,X'334b404e40cdd6af2a73ab92fc07eeb80a67111dfba479efc37a4890dd2cd530');
INSERT INTO journal VALUES(16,'2026-09-02 09:00:00','anna','lineup','open',1,replace('line-up	1	1	0	0	1	0	0	0	Chad				\n','\n',char(10)),'','',X'54090102030000000000006c696e65757000090001000000000000000101000000000000000101000000000000000103073120322033203503076361707461696e0100000000000000000313323032362d30392d30322030393a30303a30300304616e6e610300',X'027868c5cae7d2d61f4506219932649e79322687a86f6991e11d7856513d39f0ef',NULL,X'ea58fd658a6b5b33901215f5a3227a27124ae23190a75f531673000a7a05784f');
INSERT INTO journal VALUES(17,'2026-09-02 10:01:00','anna','lineups','open',1,replace('opened	1	1	0	0	0	0	1	0					\nby default	1	1	0	0	3	0	0	0	Mali				\nby default	1	1	0	0	5	0	0	0	Peru				\nby default	1	1	0	0	2	0	0	0	Fiji				\nby default	1	1	0	0	6	0	0	0	Oman				\nby default	1	1	0	0	4	0	0	0	Togo				\n','\n',char(10)),replace('open	1	75aed3d3b780dc1ceed475dba221670d019be1a2c715e23744713578b36ce209	983739c8ac403ca724403429c38f0c4b75e903e6a1007792c35271970911276a\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000010000000313323032362d30392d30322031303a30313a30300000000000000300005409010203040000000000626f6172640009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000040100000000000000050100000000000000040300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000040100000000000000040100000000000000040300010000000000000000030054090102030000000000006c696e65757000090001000000000000000101000000000000000101000000000000000203073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000303073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000403073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000503073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000603073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300',X'02e6a32915b8dd7428592809ade37b8eb4e602ac2ec5f703d4374ba0c05e58ac7e',NULL,X'235c260314f0dfef908ccb5dad5700da69bc870aa6c2bc4ac56ebee6bde65a11');
INSERT INTO journal VALUES(18,'2026-09-02 14:00:00','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	no	yes\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000',X'02f10556864a0a656a8cc431905465feb2b900958e418fabb1aa0d57c62add3683',NULL,X'aa8138f999f574a29f8f6ab1177e58ec8fa6ee0886eaf755af93b89161c9e741');
INSERT INTO journal VALUES(19,'2026-09-02 19:00:00','anna','result','open',1,replace('score	1	1	1	0	1	3	0	0	Chad	Mali		3½	½\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),replace('open	1	01869aaf63bb9fb21a1677c1b768c438c291a5199edca9dda35be6c62c703664	baba8954a09e0f4c644ce835c079266e48e1b3a252a34720d98ba72d370d1268\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000101000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000300000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000400000303312d30000304616e6e610000000000000300000300',X'02d532ddf8ce986d4e71f79d56ff8671e930098fba8baad1a8d5d5098458a185da',NULL,X'bc0acf3b860315c8eb8411903b65c110c3ffbec728e1ff2b5a5341532a9c44d4');
INSERT INTO journal VALUES(20,'2026-09-02 19:00:30','boris','result','open',1,replace('second of match	1	1	1	0	1	3	4	0	Chad	Mali			\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000010100000000000000010100000000000000010303312d300305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000030303312d300305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000020303312f320305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000040303312d300305626f726973',X'02f12f4eb33d95a7d1d2f7eb63d3359889c2d59345ec20b1126fb2f8227e6fbf75',NULL,X'daf91f5ceada60f10a4ef75dbcfc997e633b7fbe238701d271cc218991a590b7');
INSERT INTO journal VALUES(21,'2026-09-02 19:01:00','anna','result','open',1,replace('score	1	1	2	0	5	2	0	0	Peru	Fiji		2½	1½\nresult of	1	1	2	0	5	2	0	0	Peru	Fiji			\n','\n',char(10)),replace('open	1	4c932dfb3971f61b20b1b3c5c94d844844de5495739432f250d79508679d1981	2a9639894592ac47d7b87d078e260fefc7164d9f17f72182525dd2dd5b5b0569\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000201000000000000000100000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000300000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000400000303312d30000304616e6e610000000000000300000300',X'02073b3764a9b709bf2ffc55daecba5899de81ed264960d0a80b45375488a85a31',NULL,X'ed340998f97941c1c5bb0526afed90541e2fc84dd7026e4cae72ee19002a2f87');
INSERT INTO journal VALUES(22,'2026-09-02 19:01:30','boris','result','open',1,replace('second of match	1	1	2	0	5	2	4	0	Peru	Fiji			\nresult of	1	1	2	0	5	2	0	0	Peru	Fiji			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000010100000000000000020100000000000000010303302d310305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000030303312d300305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000020303312f320305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000040303312d300305626f726973',X'0226fb21404f3de2cf37e09da9ee4da958633519d7a2e2ca01d33e52ee359dc9f4',NULL,X'855249d3777ad4c9a445ddc3e8b8d253d69ccce1a11e5ed5b13963a722508340');
INSERT INTO journal VALUES(23,'2026-09-02 19:02:00','anna','result','open',1,replace('mark	1	1	3	0	6	4	0	0	Oman	Togo			0 1 4 \nresult of	1	1	3	0	6	4	0	0	Oman	Togo			\n','\n',char(10)),replace('open	1	5ec2def6190034dba74758f71636214df4aee4a01af951457a2d281b137f2c00	9dfe5edd76da16e90031ab4abd8827f6f078ea6e4f2cb4f295607680d032c89e\n','\n',char(10)),'',X'540b010203000000000000000066697874757265001700010000000000000001010000000000000001010000000000000003000000010000000000000001010000000000000004000000000000000000010000000000000000010000000000000000000000',X'02b1fac4619146ec19b08c04d2e69018984a6b023688e5b52f1844860c32a79af5',NULL,X'13cca98d471841bd1ef5c708bd6be964e34b287e196e3818b02dfffcbc911053');
INSERT INTO journal VALUES(24,'2026-09-02 19:02:15','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	yes	no\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000000000',X'02a69898f0fe19fcd77cf0dbee75a7a899776d19d60b4e0e52a581cf06662210f1',NULL,X'4cb7052746b6eab473c82e18b088109fa40e353de6c2f6be6f9b3d7ef1532432');
INSERT INTO journal VALUES(25,'2026-09-02 19:02:30','anna','sign','open',1,replace('signed	1	1	1	0	1	0	0	0	Chad				\n','\n',char(10)),'','',X'54090102030400000000007369676e61747572650009000100000000000000010100000000000000010100000000000000010100000000000000010313323032362d30392d30322031393a30323a33300304616e6e610100000000000000010300030f312d3020312f3220312d3020312d30',X'02f24159b0e92237c9178ac7fd4a98122cee3a33b6f11a9b9ec9a63ccf48dfca88',NULL,X'2c538d3ff3c9d2a441d2e54320f26080488c50fd7d00e716949780c156c213af');
INSERT INTO journal VALUES(26,'2026-09-02 19:03:00','anna','sign','open',1,replace('disputed	1	1	1	0	3	0	0	0	Mali		board 2		\n','\n',char(10)),'','',X'54090102030400000000007369676e61747572650009000100000000000000010100000000000000010100000000000000010100000000000000020313323032362d30392d30322031393a30333a30300304616e6e610100000000000000000307626f6172642032030f312d3020312f3220312d3020312d30',X'02ea7c2d9ca35c492a6c5fd0e07d05f0588870147ad92953fb91f066507dcb5ff7',NULL,X'd82751d33b632da91340d9efebfc16db2eb3c48c59513af1a63038ab563375c7');
INSERT INTO journal VALUES(27,'2026-09-02 19:10:00','anna','excuse','open',NULL,replace('excused	1	1	0	0	4	0	0	0	Togo				\n','\n',char(10)),'','its bus broke down',X'54060102030000006578637573650009000100000000000000010100000000000000040100000000000000010313323032362d30392d30322031393a31303a30300304616e6e610312697473206275732062726f6b6520646f776e',X'02b87aa7ad84dcd1e3dcd9e2029f6c4233cdae72a16eff23e9f4b6b9edbd4a7fde',NULL,X'3c2b43224137c00e8e4633ebfc2e6e7d9a65145237155ecd8f631f6387e5a605');
INSERT INTO journal VALUES(28,'2026-09-02 19:30:00','anna','pair','open',2,replace('drafted	1	2	0	0	0	0	3	0					\n','\n',char(10)),'','',X'540701020000000000726f756e6400090001000000000000000101000000000000000205050300030005540b0102030000000000000000666978747572650009000100000000000000010100000000000000020100000000000000010100000000000000050100000000000000010100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000002010000000000000002010000000000000002010000000000000004010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000201000000000000000301000000000000000301000000000000000701000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000002038f497b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a322c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a332c226770223a392c226f7362223a302c226d6574223a5b5b332c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a322c226770223a352c226f7362223a302c226d6574223a5b5b322c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a302c226770223a332c226f7362223a302c226d6574223a5b5b352c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a302c226770223a312c226f7362223a302c226d6574223a5b5b312c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a372c226e616d65223a224972616e222c22726174696e67223a393039302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a6e756c6c2c2267726f757073223a5b7b226d70223a332c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c355d2c5b322c375d2c5b332c345d5d7d2c7b226d70223a322c2273696465223a2261626f7665222c227265736964656e7473223a5b355d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a352c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d2c7b226d70223a302c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c342c375d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a227461626c65222c227465616d223a322c226f74686572223a342c2272656675736564223a5b5d7d2c7b226b696e64223a227461626c65222c227465616d223a332c226f74686572223a372c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b5d2c227061697273223a5b7b227768697465223a352c22626c61636b223a312c22776879223a22434f4c4f55525f484947484552227d2c7b227768697465223a322c22626c61636b223a342c22776879223a22434f4c4f55525f455155414c495345227d2c7b227768697465223a332c22626c61636b223a372c22776879223a22434f4c4f55525f455155414c495345227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'0254837862af2ea587a6297b9d6cc627f88d1e14a96f0f7929d83449a2f56808b3',NULL,X'0fbbd07e0a7023e728742af5803518cc0ba844bc49a3b8545e1a9ec0431b274a');
INSERT INTO journal VALUES(29,'2026-09-02 19:31:00','anna','publish','open',2,replace('published	1	2	0	0	0	0	0	0					\n','\n',char(10)),replace('open	2	c85bb15a2b7e0dd14a69be33cc74c944a07cae71691f2ad21890bec4d3ffcf74	c23be15552ca027bcc779a14c1af529d341eef29847b7a42495302cdfbb3f7e3\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000020313323032362d30392d30322031393a33313a303000000001000000000000000200000500000005',X'022daf27a86ea6f21bc83079cd174ef529e133464e16bfa434f5ca9e70153384b2',NULL,X'3e9219d46e7805cadcd66797c801cc4c91579207d699345f4d7d16ad7692a290');
INSERT INTO journal VALUES(30,'2026-09-02 19:32:00','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	no	yes\n','\n',char(10)),'','',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000',X'023811541901d3e25dfbcca1b088376528b4312fae92564c12688d5576e1b70eb7',NULL,X'1e8a3a75e30302ac22918d2ba4d631bc28fda4ef3be3159f461a0876aebbb04f');
INSERT INTO journal VALUES(31,'2026-09-02 20:00:00','anna','result','open',1,replace('board	1	1	1	2	1	3	0	0	Chad	Mali		1/2	1-0\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),replace('open	1	e6e8e3e2963b4e7d93281d6ab30be4fd02babb7c9548be35562b4b550e454836	71d75f1428d09cbf486f70a535e330965fcfd87ce4e05d3ec2d183ea5492cd96\n','\n',char(10)),'wrong sheet',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000101000000000000000200000303312d3000000000000000000303312f320000540b0102000000000000000000636f7272656374696f6e0009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000020303312f320303312d300100000000000000030313323032362d30392d30322032303a30303a30300304616e6e61030b77726f6e67207368656574',X'02bc22ba00cf5674c84917d6a7bf9c8215279b93d70a6c1652bbcd547d5fd8720c',NULL,X'0a8cfb2aa32d47f292bb77b8b16e2fefddbb299380597c2014f2de9cfd967331');
INSERT INTO journal VALUES(32,'2026-09-02 20:01:00','anna','result','open',1,replace('mark	1	1	3	0	6	4	0	0	Oman	Togo		0 1 4 	0 1 3 \nresult of	1	1	3	0	6	4	0	0	Oman	Togo			\n','\n',char(10)),replace('open	1	785e44e31eea38220f371581bd27beadca0895389e806ddbe01d55caf86817d2	e07ffd4a6d64af8726cef1f1cbf390220e1c98b8b7039435bb8d1ebe19ad14d0\n','\n',char(10)),'one was late',X'540b01020300000000000000006669787475726500170001000000000000000101000000000000000101000000000000000300000000010000000000000003000000000000000000000100000000000000040000005410010200000000000000000000000000006d61726b5f636f7272656374696f6e000900010000000000000001010000000000000001010000000000000001010000000000000003010000000000000000010000000000000001010000000000000004010000000000000000010000000000000001010000000000000003030003000100000000000000030313323032362d30392d30322032303a30313a30300304616e6e61030c6f6e6520776173206c617465',X'022c810aadd92f4fb80cc94b1a3ba49f5540d63339d0a70759e3c178359c111ce2',NULL,X'5cd9ac159735f554b5e03e6ca22e048b4be5292cb08ef77c7463c3eb841d83f6');
INSERT INTO journal VALUES(33,'2026-09-02 20:30:00','anna','shorten','open',NULL,replace('cancelled	1	0	0	0	0	0	5	0					\nshortened	1	0	0	0	0	0	4	5					\n','\n',char(10)),replace('open	0	ed3c078a7ed477829795782d86332e167f3caf60ec603a4668f76082148eab22	3139ec34d24dd31defd1d51865f6d4941d2c40d6b5938c668c045b7e7b95dee2\n','\n',char(10)),'the hall is flooded',X'5423010000000000000000000000000000000000000000000000000000000000000000000073656374696f6e001700010000000000000001000000000000000100000000000000040000000000000000000000000000000000000000000000000000000000000000000001000000000000000500000000000000000000000000000000000000000000000000005408010200000000000073686f7274656e696e670009000100000000000000010100000000000000010100000000000000020100000000000000050100000000000000040313323032362d30392d30322032303a33303a30300304616e6e6103137468652068616c6c20697320666c6f6f646564',X'024b1a9144f336208d23ba883537f5a89acfd01cbfd9337a4128d5545b13c870eb',NULL,X'6fc0b57ac4c11f1856f599457725ee6ed8dcb1a86220655886d48978495787c8');
INSERT INTO journal VALUES(34,'2026-09-03 10:01:00','anna','lineups','open',2,replace('opened	1	2	0	0	0	0	0	0					\nby default	1	2	0	0	5	0	0	0	Peru				\nby default	1	2	0	0	1	0	0	0	Chad				\nby default	1	2	0	0	2	0	0	0	Fiji				\nby default	1	2	0	0	4	0	0	0	Togo				\nby default	1	2	0	0	3	0	0	0	Mali				\nby default	1	2	0	0	7	0	0	0	Iran				\n','\n',char(10)),replace('open	2	c5b407346fe4a9261a1142dcd28877d8e77075f25d99884059e798866b075d60	8a59f0c98c2661836aefc6f08d90a1a3537bc377c674f2b4fb8bd8b4f536b734\n','\n',char(10)),'',X'540701020000000000726f756e640017000100000000000000010100000000000000020000000313323032362d30392d30332031303a30313a30300000000000000300005409010203040000000000626f6172640009000100000000000000010100000000000000020100000000000000010100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000040100000000000000040100000000000000040300010000000000000000030054090102030000000000006c696e65757000090001000000000000000101000000000000000201000000000000000103073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000203073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000303073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000403073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000503073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000703073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300',X'025db33d14a05eb90b4fbf394e06e5c7dcd0613ed674a886b5fa8617b6fdc0ef8e',NULL,X'1826ad6f5e8b7e92b9effd0400101b5aa7fc078d6563306b74edccb2580b0d88');
INSERT INTO journal VALUES(35,'2026-09-03 19:01:00','anna','result','open',2,replace('score	1	2	1	0	5	1	0	0	Peru	Chad		2	2\nresult of	1	2	1	0	5	1	0	0	Peru	Chad			\n','\n',char(10)),replace('open	2	3c1ca1bd92f07b3aad31dd36aa03dd631ee940a2fff98f126bdd5fc6dc44179d	6bee0b70ef5ff743a9d1e5be4c4b2fd75f4b3182986bd4d35ded1f0440846f85\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000101000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000400000303312f32000304616e6e610000000000000300000300',X'0230765af2aaf8c114f4e2eaa0abcd7fa9b5a481fdc892575fa99fdaf7ba21eded',NULL,X'e883dfacb363745fcbc80ffc3e29ea21485673f0f7fad16910a186a5cece0137');
INSERT INTO journal VALUES(36,'2026-09-03 19:01:30','boris','result','open',2,replace('second of match	1	2	1	0	5	1	4	0	Peru	Chad			\nresult of	1	2	1	0	5	1	0	0	Peru	Chad			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000010100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000040303312f320305626f726973',X'022e2fb72ec1a72428c8e8a5fb78cef692b273779ed27fe60e219bf1a83e313f80',NULL,X'e4df02f6a7ad5ec424549d7e23fbfb3bfc5039f1a3d8da90fcc070e5cf667494');
INSERT INTO journal VALUES(37,'2026-09-03 19:02:00','anna','result','open',2,replace('score	1	2	2	0	2	4	0	0	Fiji	Togo		2	2\nresult of	1	2	2	0	2	4	0	0	Fiji	Togo			\n','\n',char(10)),replace('open	2	b7cbeb0d81628bb9ab6cf83f31f036378ada0a8a0b149bfcee929c54a8adbb9c	96341a0cd5bdeb8775804f5390c6012782773389d7231e8ed17cb8fc7179e98d\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000201000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000400000303312f32000304616e6e610000000000000300000300',X'0237fab059dba7cb40e186daa9f6b7e72656fc1108afaf5604b5c90173ad68d639',NULL,X'abe86476f7fc01e04a00bfeb6bccf7e60d09cbb75042eeff493c85b64a2ed569');
INSERT INTO journal VALUES(38,'2026-09-03 19:02:30','boris','result','open',2,replace('second of match	1	2	2	0	2	4	4	0	Fiji	Togo			\nresult of	1	2	2	0	2	4	0	0	Fiji	Togo			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000020100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000040303312f320305626f726973',X'020d48b4f960a425e784bc49d8d3c51f3399f24afb988dbe26d249ba70c901f179',NULL,X'92177df25254ffe8b100f8392ad4e8fe33b63d1c83137b82173592bcea16fc4e');
INSERT INTO journal VALUES(39,'2026-09-03 19:03:00','anna','result','open',2,replace('score	1	2	3	0	3	7	0	0	Mali	Iran		2	2\nresult of	1	2	3	0	3	7	0	0	Mali	Iran			\n','\n',char(10)),replace('open	2	b2e7eb6ae9fc95bbeacbcb1f5519f5b5be8a3f80dd063c233b91f81abec86a84	ef35a4d7308131b80a58948ec406ca679d61930995c6be446fd072cd8ab410c4\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000301000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000400000303312f32000304616e6e610000000000000300000300',X'02edbac73133fafedfb2c6056169b2b970159ed217ea0ad36418af78e47928d1b2',NULL,X'1fb0f27ce2e0584b1b2cf64ee7c8490bbb1bbc2fa0227dae87ca6a35810bafeb');
INSERT INTO journal VALUES(40,'2026-09-03 19:03:30','boris','result','open',2,replace('second of match	1	2	3	0	3	7	4	0	Mali	Iran			\nresult of	1	2	3	0	3	7	0	0	Mali	Iran			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000030100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000040303312f320305626f726973',X'02d10becc63c034580e36e5986455dd125c39bfd65461f8fb0ee83ef5978a16ff1',NULL,X'11e7b684166fc25893d9fa39b965b3986304b0b857e8b1a52b6587689f19874d');
INSERT INTO journal VALUES(41,'2026-09-03 19:30:00','anna','pair','open',3,replace('drafted	1	3	0	0	7	0	3	0	Iran				\n','\n',char(10)),'','',X'540701020000000000726f756e64000900010000000000000001010000000000000003050100000000000000070300030005540b0102030000000000000000666978747572650009000100000000000000010100000000000000030100000000000000010100000000000000040100000000000000010100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000003010000000000000002010000000000000003010000000000000005010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000301000000000000000301000000000000000601000000000000000201000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000003039f177b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a332c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a342c226770223a31342c226f7362223a302c226d6574223a5b5b332c315d2c5b352c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a225742222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a332c226770223a392c226f7362223a302c226d6574223a5b5b322c315d2c5b312c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a225757222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a362c226e616d65223a224f6d616e222c22726174696e67223a393233302c226d70223a322c226770223a362c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a747275652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a312c226770223a372c226f7362223a302c226d6574223a5b5b352c315d2c5b342c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a224257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b312c315d2c5b372c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a224257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b322c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a372c226e616d65223a224972616e222c22726174696e67223a393039302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b332c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a7b227465616d223a372c2272656675736564223a5b5d7d2c2267726f757073223a5b7b226d70223a342c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a382c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b302c302c302c302c302c302c302c305d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a332c2273696465223a2261626f7665222c227265736964656e7473223a5b355d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b312c355d2c226c6576656c223a362c226272656163686573223a302c22666577657374223a332c22616761696e223a342c226561726c696572223a5b322c312c312c322c312c315d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a312c226f74686572223a352c22776879223a226d6574222c22726f756e64223a327d5d7d2c7b226b696e64223a226c6561766572222c227465616d223a352c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a322c2273696465223a2261626f7665222c227265736964656e7473223a5b365d2c22666c6f6174657273223a5b312c355d2c226c656176657273223a5b312c352c365d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a352c22616761696e223a362c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a312c226f74686572223a362c22776879223a2272657374222c226365727469666963617465223a377d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a352c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a352c226f74686572223a362c22776879223a2272657374222c226365727469666963617465223a387d5d7d2c7b226b696e64223a226c6561766572222c227465616d223a362c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a312c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c345d2c22666c6f6174657273223a5b312c352c365d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a342c2272656675736564223a5b7b227465616d223a312c226f74686572223a322c22776879223a22626172726564227d2c7b227465616d223a312c226f74686572223a332c22776879223a226d6574222c22726f756e64223a317d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a352c226f74686572223a332c2272656675736564223a5b7b227465616d223a352c226f74686572223a322c22776879223a226d6574222c22726f756e64223a317d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a362c226f74686572223a322c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a372c226c6561766573223a6e756c6c2c2276616c756573223a5b5b39392c5b315d5d2c5b2d312c5b365d5d2c5b312c5b325d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a352c226c6561766573223a6e756c6c2c2276616c756573223a5b5b3232352c5b315d5d2c5b2d39392c5b362c345d5d2c5b39392c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a332c226c6561766573223a6e756c6c2c2276616c756573223a5b5b3134312c5b315d5d2c5b3131332c5b355d5d2c5b2d31352c5b362c345d5d2c5b31352c5b335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c656176657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b332c5b315d5d2c5b2d312c5b362c345d5d2c5b312c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a22666c6f6174657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b32392c5b315d5d2c5b2d31332c5b362c345d5d2c5b31332c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c656176657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b352c5b312c355d5d2c5b312c5b365d5d2c5b332c5b332c345d5d5d2c2273657473223a5b5b362c5b352c332c342c312c365d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a22666c6f6174657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b34352c5b312c355d5d2c5b31332c5b365d5d2c5b32392c5b332c345d5d5d2c2273657473223a5b5b35382c5b352c332c342c312c365d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a2272657374222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b2d312c5b312c365d5d2c5b312c5b352c332c345d5d5d2c2273657473223a5b5b322c5b352c332c345d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a2272657374222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b312c5b312c335d5d2c5b2d312c5b352c362c345d5d5d2c2273657473223a5b5d7d5d2c227061697273223a5b7b227768697465223a342c22626c61636b223a312c22776879223a22434f4c4f55525f455155414c495345227d2c7b227768697465223a332c22626c61636b223a352c22776879223a22434f4c4f55525f4c494d495453227d2c7b227768697465223a362c22626c61636b223a322c22776879223a22434f4c4f55525f414c5445524e415445227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'025f9c1c33f7f358831cee07b865cd5d094af911813bf16718962f6cc8d5b6bcaf',NULL,X'40d0aaaca369fada6fb0425a2a7f3e402d4c87db370daec9b08a289e39923030');
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
