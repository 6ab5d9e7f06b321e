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
) STRICT;
INSERT INTO event VALUES(1,'Old Cup','Batumi','GEO','2026-09-01','2026-09-10','Asia/Tbilisi','2026-09-01 18:00','',0,'Circus','','','','','','');
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
, players_needed INTEGER CHECK (players_needed BETWEEN 1 AND 8), edition_by_date INTEGER NOT NULL DEFAULT 0 CHECK (edition_by_date IN (0, 1)), tiebreak_by_date INTEGER NOT NULL DEFAULT 0 CHECK (tiebreak_by_date IN (0, 1))) STRICT;
INSERT INTO section VALUES(1,'open','','','',0,'2012','2012',4,4,5,1400,'white',0,0,'list',1,'mp,gp,osb,mpo','olympiad','team','mp',1,'A','yes',0,0,'',0,NULL,0,0);
CREATE TABLE team (
    section    INTEGER NOT NULL REFERENCES section,
    team       INTEGER NOT NULL CHECK (team >= 1), -- place in the registration
    name       TEXT NOT NULL CHECK (name <> ''),
    federation TEXT NOT NULL,
    captain    TEXT NOT NULL,
    given      INTEGER CHECK (given >= 1),  -- number in the registration, NULL: none
    number     INTEGER CHECK (number >= 1), -- initial ranking, NULL: not numbered yet
    late       INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)), let_play TEXT NOT NULL DEFAULT '', -- entered after round 1 was published
    PRIMARY KEY (section, team)
) STRICT, WITHOUT ROWID;
INSERT INTO team VALUES(1,1,'Chad','CHA','Captain of Chad',NULL,1,0,'');
INSERT INTO team VALUES(1,2,'Fiji','FIJ','Captain of Fiji',NULL,2,0,'');
INSERT INTO team VALUES(1,3,'Mali','MLI','Captain of Mali',NULL,3,0,'');
INSERT INTO team VALUES(1,4,'Togo','TOG','Captain of Togo',NULL,4,0,'');
INSERT INTO team VALUES(1,5,'Peru','PER','Captain of Peru',NULL,5,0,'');
INSERT INTO team VALUES(1,6,'Oman','OMA','Captain of Oman',NULL,6,0,'');
INSERT INTO team VALUES(1,7,'Iran','IRI','Captain of Iran',NULL,7,0,'');
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
    opened      TEXT NOT NULL DEFAULT '',    -- when the line-ups were opened, '': secret
    PRIMARY KEY (section, round),
    FOREIGN KEY (section, bye) REFERENCES team
) STRICT, WITHOUT ROWID;
INSERT INTO round VALUES(1,1,'2026-09-01 20:01:00',NULL,'','2026-09-02 10:01:00');
INSERT INTO round VALUES(1,2,'2026-09-02 19:31:00',NULL,'','2026-09-03 10:01:00');
INSERT INTO round VALUES(1,3,NULL,7,'','');
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
INSERT INTO journal VALUES(1,'2026-09-01 09:00:00','anna','new','',NULL,replace('event	0	0	0	0	0	0	0	0					Old Cup\n','\n',char(10)),'','',X'541101000000000000000000000000000000006576656e7400090001000000000000000103074f6c642043757003000300030003000300030003000100000000000000140300030003000300030003000300',X'029705b33434682fa12186c09a6f2674d8e1ac89a4db04be11fb16f7f79fb93b4f',NULL,X'3dabeacdb186e84424fe6eb110a41fe498666ee394b9c71fd0db6598239fd444');
INSERT INTO journal VALUES(2,'2026-09-01 09:01:00','anna','import','',NULL,replace('enrolled	1	0	0	0	0	0	7	0			open		\n','\n',char(10)),'','',X'541101000000000000000000000000000000006576656e74001700010000000000000001000306426174756d69030347454f030a323032362d30392d3031030a323032362d30392d3130030c417369612f5462696c69736900000000000000000000000003000300030003000300000000000000000000005406010000000000617262697465720009000100000000000000010304416e6e61030d6368696566206172626974657203000300055403010000646174650009000100000000000000010310323032362d30392d30322031353a3030030009000100000000000000020310323032362d30392d30332031353a3030030009000100000000000000030310323032362d30392d30342031353a30300300541f0100000000000000000000000000000000000000000000000000000000000073656374696f6e00090001000000000000000103046f70656e0300030003000100000000000000000304323031320304323031320100000000000000050100000000000000040100000000000000050100000000000005780501000000000000000001000000000000000003046c697374010000000000000000030d6d702c6f73622c67702c6d706f03086f6c796d7069616403047465616d03026d70010000000000000001030141030379657301000000000000000001000000000000000003000100000000000000000501000000000000000001000000000000000054090102000000000000007465616d0009000100000000000000010100000000000000010304436861640303434841030f4361707461696e206f66204368616405050100000000000000000300090001000000000000000101000000000000000303044d616c6903034d4c49030f4361707461696e206f66204d616c69050501000000000000000003000900010000000000000001010000000000000002030446696a69030346494a030f4361707461696e206f662046696a690505010000000000000000030009000100000000000000010100000000000000050304506572750303504552030f4361707461696e206f6620506572750505010000000000000000030009000100000000000000010100000000000000040304546f676f0303544f47030f4361707461696e206f6620546f676f05050100000000000000000300090001000000000000000101000000000000000703044972616e0303495249030f4361707461696e206f66204972616e05050100000000000000000300090001000000000000000101000000000000000603044f6d616e03034f4d41030f4361707461696e206f66204f6d616e05050100000000000000000300540c010203000000000000000000706c617965720009000100000000000000010100000000000000010100000000000000010306436861642031030003000100000000000f1b310100000000000009bd050505010000000000000000090001000000000000000101000000000000000301000000000000000103064d616c692031030003000100000000000f1b3b0100000000000009770505050100000000000000000900010000000000000001010000000000000002010000000000000001030646696a692031030003000100000000000f1b3601000000000000099a05050501000000000000000009000100000000000000010100000000000000050100000000000000010306506572752031030003000100000000000f1b4501000000000000093105050501000000000000000009000100000000000000010100000000000000040100000000000000010306546f676f2031030003000100000000000f1b40010000000000000954050505010000000000000000090001000000000000000101000000000000000701000000000000000103064972616e2031030003000100000000000f1b4f0100000000000008eb050505010000000000000000090001000000000000000101000000000000000601000000000000000103064f6d616e2031030003000100000000000f1b4a01000000000000090e0505050100000000000000000900010000000000000001010000000000000002010000000000000002030646696a692032030003000100000000000f1b37010000000000000993050505010000000000000000090001000000000000000101000000000000000301000000000000000203064d616c692032030003000100000000000f1b3c01000000000000097005050501000000000000000009000100000000000000010100000000000000010100000000000000020306436861642032030003000100000000000f1b320100000000000009b6050505010000000000000000090001000000000000000101000000000000000601000000000000000203064f6d616e2032030003000100000000000f1b4b010000000000000907050505010000000000000000090001000000000000000101000000000000000701000000000000000203064972616e2032030003000100000000000f1b500100000000000008e405050501000000000000000009000100000000000000010100000000000000040100000000000000020306546f676f2032030003000100000000000f1b4101000000000000094d05050501000000000000000009000100000000000000010100000000000000050100000000000000020306506572752032030003000100000000000f1b4601000000000000092a050505010000000000000000090001000000000000000101000000000000000301000000000000000303064d616c692033030003000100000000000f1b3d0100000000000009690505050100000000000000000900010000000000000001010000000000000002010000000000000003030646696a692033030003000100000000000f1b3801000000000000098c05050501000000000000000009000100000000000000010100000000000000010100000000000000030306436861642033030003000100000000000f1b330100000000000009af050505010000000000000000090001000000000000000101000000000000000701000000000000000303064972616e2033030003000100000000000f1b510100000000000008dd050505010000000000000000090001000000000000000101000000000000000601000000000000000303064f6d616e2033030003000100000000000f1b4c01000000000000090005050501000000000000000009000100000000000000010100000000000000050100000000000000030306506572752033030003000100000000000f1b4701000000000000092305050501000000000000000009000100000000000000010100000000000000040100000000000000030306546f676f2033030003000100000000000f1b4201000000000000094605050501000000000000000009000100000000000000010100000000000000040100000000000000040306546f676f2034030003000100000000000f1b4301000000000000093f05050501000000000000000009000100000000000000010100000000000000050100000000000000040306506572752034030003000100000000000f1b4801000000000000091c050505010000000000000000090001000000000000000101000000000000000601000000000000000403064f6d616e2034030003000100000000000f1b4d0100000000000008f9050505010000000000000000090001000000000000000101000000000000000701000000000000000403064972616e2034030003000100000000000f1b520100000000000008d605050501000000000000000009000100000000000000010100000000000000010100000000000000040306436861642034030003000100000000000f1b340100000000000009a80505050100000000000000000900010000000000000001010000000000000002010000000000000004030646696a692034030003000100000000000f1b39010000000000000985050505010000000000000000090001000000000000000101000000000000000301000000000000000403064d616c692034030003000100000000000f1b3e01000000000000096205050501000000000000000009000100000000000000010100000000000000050100000000000000050306506572752035030003000100000000000f1b4901000000000000091505050501000000000000000009000100000000000000010100000000000000040100000000000000050306546f676f2035030003000100000000000f1b44010000000000000938050505010000000000000000090001000000000000000101000000000000000701000000000000000503064972616e2035030003000100000000000f1b530100000000000008cf050505010000000000000000090001000000000000000101000000000000000601000000000000000503064f6d616e2035030003000100000000000f1b4e0100000000000008f205050501000000000000000009000100000000000000010100000000000000010100000000000000050306436861642035030003000100000000000f1b350100000000000009a1050505010000000000000000090001000000000000000101000000000000000301000000000000000503064d616c692035030003000100000000000f1b3f01000000000000095b0505050100000000000000000900010000000000000001010000000000000002010000000000000005030646696a692035030003000100000000000f1b3a01000000000000097e050505010000000000000000',X'02500411f9ffa89c8c6b50cd683cb3c245664439e1bf1c495b19f4209f83eaea59',NULL,X'7f755587a92d455497924fc4424dc26d6bc13bb4b38a300d3e7384899163f553');
INSERT INTO journal VALUES(3,'2026-09-01 09:01:30','anna','set','',NULL,replace('setting	0	0	0	0	0	0	0	0			venue		Circus\nsetting	0	0	0	0	0	0	0	0			presence-closes		2026-09-01 18:00\nsetting	0	0	0	0	0	0	0	0			backups	20	0\n','\n',char(10)),'','',X'541101000000000000000000000000000000006576656e740017000100000000000000010000000000000310323032362d30392d30312031383a3030000100000000000000000306436972637573000000000000000000000000000300000100000000000000140300000000000000',X'02664f69ed867b6a5e981bd45a29b80a8a6f492682a41794ba886f9c0449b89139',NULL,X'1570217974c7c4730544e3a0dc34791c83dc94822cc6fb960c5230426daa82fc');
INSERT INTO journal VALUES(4,'2026-09-01 09:02:00','anna','number','open',NULL,replace('numbered	1	0	0	0	0	0	7	0					\n','\n',char(10)),'','',X'54090102000000000000007465616d001700010000000000000001010000000000000001000000000100000000000000010000000000000000050000170001000000000000000101000000000000000300000000010000000000000003000000000000000005000017000100000000000000010100000000000000020000000001000000000000000200000000000000000500001700010000000000000001010000000000000005000000000100000000000000050000000000000000050000170001000000000000000101000000000000000400000000010000000000000004000000000000000005000017000100000000000000010100000000000000070000000001000000000000000700000000000000000500001700010000000000000001010000000000000006000000000100000000000000060000000000000000050000',X'02b1b17acda7ec39baf086521af89bbd746c244e089c196b826a2d4ba1e94f7c0f',NULL,X'84bb72adcd2a9a682ca010dacedc0175b6e78785fe0dde13f8c3bd9bead429e5');
INSERT INTO journal VALUES(5,'2026-09-01 09:03:00','anna','lot','open',NULL,replace('setting	1	0	0	0	0	0	0	0			lot		white\n','\n',char(10)),'','',X'541f0100000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000305776869746500000000000000000000000000000000000000000000000000000000000005000000000000000000000000000000000000',X'02387b18a78e7015bda0ae0878f0586e4e23a50b49bc05557493dfa2a79ac2edb1',NULL,X'2b7afd7c102f024670daf7ed8afd6119f97309a12a13512870c3817c04a45e58');
INSERT INTO journal VALUES(6,'2026-09-01 09:03:30','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			ranking	mp,osb,gp,mpo	mp,gp,osb,mpo\n','\n',char(10)),'','',X'541f0100000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000000000000000000000030d6d702c67702c6f73622c6d706f000000000000000000000000000000000000000000000000000000000000030d6d702c6f73622c67702c6d706f00000000000000000000000000',X'02e5eeae245fbc2f335a3333b123a1df5d31eeb0a2846738b7b2ec2a8871547221',NULL,X'5341eb39099c5233bb4eb67490144ebeedd9975b5d9584faf42c1f56b311be7d');
INSERT INTO journal VALUES(7,'2026-09-01 09:04:00','anna','absent','open',1,replace('absent	1	1	0	0	7	0	0	0	Iran				\n','\n',char(10)),'','',X'5409010203000000000000616273656e63650009000100000000000000010100000000000000070100000000000000010100000000000000010100000000000000000100000000000000000313323032362d30392d30312030393a30343a30300304616e6e610300',X'0275b334b9831d21ee791387d4fc263d7b7ec4e3eceb9e1e994e4f13af6a024290',NULL,X'535a9e76225b0b112361fe4df9c1252ef04daf7cd9f18c67fcc332c8f49e1660');
INSERT INTO journal VALUES(8,'2026-09-01 09:04:30','anna','absent','open',2,replace('absent	1	2	0	0	6	0	0	0	Oman				\n','\n',char(10)),'','',X'5409010203000000000000616273656e63650009000100000000000000010100000000000000060100000000000000020100000000000000020100000000000000000100000000000000000313323032362d30392d30312030393a30343a33300304616e6e610300',X'02f769e3005a4ffb3628926ef1810ba2954aab57e3f47ad31a3521f0d61f737ea3',NULL,X'c075e0a63d3755fea9f9f55d1a1827a7c5bf634cd0bd7ceece92b2747673e8da');
INSERT INTO journal VALUES(9,'2026-09-01 09:05:00','anna','bar','open',NULL,replace('barred	1	0	0	0	1	2	0	0	Chad	Fiji			\n','\n',char(10)),'','',X'5407010203040000006261727265640009000100000000000000010100000000000000010100000000000000020100000000000000000313323032362d30392d30312030393a30353a30300304616e6e610300',X'027e86bc9831e5874b5db690367b8811dde0bba0562173b96ef3a78bd68981e561',NULL,X'0e9bc9c72501b6324fafe665572c2c0a38a0abff152e0005020e2c0d700f89ff');
INSERT INTO journal VALUES(10,'2026-09-01 09:05:30','anna','bar','open',NULL,replace('barred	1	0	0	0	2	3	0	0	Fiji	Mali			\n','\n',char(10)),'','',X'5407010203040000006261727265640009000100000000000000010100000000000000020100000000000000030100000000000000000313323032362d30392d30312030393a30353a33300304616e6e610300',X'02ae6ed491e96870323a0297d2d3f9fc1550609076a640a6fe4fcc1d29d78fc185',NULL,X'33c74cbf7baed2e8544f18a006a50bc24d1c4500d78f475d7be09d6abb1317ce');
INSERT INTO journal VALUES(11,'2026-09-01 09:06:00','anna','points','open',1,replace('points	1	1	0	0	1	0	1	2	Chad				\n','\n',char(10)),'','decision',X'540901020000000000000061646a7573746d656e7400090001000000000000000101000000000000000101000000000000000101000000000000000101000000000000000201000000000000000101000000000000000001000000000000000003086465636973696f6e',X'029e8893ecb3826b21c7f9629e71d5f44ec4a1e72af2ad17ed43bb21659d3b01aa',NULL,X'581227bc4736c3151656cf9d1c4d8e19dd79a4964534c6f1ded2f8dde7e779a1');
INSERT INTO journal VALUES(12,'2026-09-01 09:07:00','anna','announce','open',NULL,replace('announced	1	0	0	0	5	0	0	0	Peru		LO 123		2026-09-01 17:00\n','\n',char(10)),'','',X'5407010200000000006172726976616c0009000100000000000000010100000000000000050100000000000000000310323032362d30392d30312031373a303003064c4f203132330313323032362d30392d30312030393a30373a30300304616e6e61',X'02755993c871fe975c029ebe6f9433bf342795042ed872d6ff625e30cbc630adb2',NULL,X'0a7f11d880b1e8d3c8ef58e7e6752fff60c96c1bc21a8c5538252a2c5f518188');
INSERT INTO journal VALUES(13,'2026-09-01 09:08:00','anna','order','open',NULL,replace('order signed	1	0	0	0	3	0	0	0	Mali				\n','\n',char(10)),'','',X'5406010200000000626f6172645f6f726465720009000100000000000000010100000000000000030313323032362d30392d30312030393a30383a30300304616e6e610313323032362d30392d30312030393a30383a30300304616e6e61',X'023944c4014ecfa130506ecd8778f1aa8caf8fd30eb1b8cc4b8d0166747b7c4f0d',NULL,X'74da0d8895b187489898f3fca83db7b20ebf7296170dc990e1b3667066ad3179');
INSERT INTO journal VALUES(14,'2026-09-01 20:00:00','anna','pair','open',1,replace('drafted	1	1	0	0	0	0	3	0					\n','\n',char(10)),'','',X'5406010200000000726f756e64000900010000000000000001010000000000000001050503000300540b0102030000000000000000666978747572650009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000030100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000001010000000000000002010000000000000005010000000000000002010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000101000000000000000301000000000000000601000000000000000401000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000001038e1b7b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a312c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a312c226770223a322c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a362c226e616d65223a224f6d616e222c22726174696e67223a393233302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a6e756c6c2c2267726f757073223a5b7b226d70223a312c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c335d2c5b322c345d2c5b352c365d5d7d2c7b226d70223a302c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c342c352c365d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a332c2272656675736564223a5b7b227465616d223a312c226f74686572223a322c22776879223a22626172726564227d5d7d2c7b226b696e64223a227461626c65222c227465616d223a322c226f74686572223a352c2272656675736564223a5b5d7d2c7b226b696e64223a227461626c65222c227465616d223a342c226f74686572223a362c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b5d2c227061697273223a5b7b227768697465223a312c22626c61636b223a332c22776879223a22434f4c4f55525f4c4f54227d2c7b227768697465223a352c22626c61636b223a322c22776879223a22434f4c4f55525f4c4f54227d2c7b227768697465223a362c22626c61636b223a342c22776879223a22434f4c4f55525f4c4f54227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'0250153d152fc17144dceb38d5ffc8acb72b60b5051311741c6a984f65337d490b',NULL,X'1667045e24772024726a77dd34bcbd0bc471ee3ab1607b3eb549ec607fee2ee9');
INSERT INTO journal VALUES(15,'2026-09-01 20:01:00','anna','publish','open',1,replace('published	1	1	0	0	0	0	0	0					\n','\n',char(10)),replace('open	1	2b5ff4c48e95354ac28c08423b609ec20e4a35a16d627d2da5b7e4e7f6955e81	8a50aabb3f7e7a5ea53a7e1b8047b1a6e9857220971d6741d969126dc137f53a\n','\n',char(10)),'',X'5406010200000000726f756e640017000100000000000000010100000000000000010313323032362d30392d30312032303a30313a3030000000000005000000',X'02c88ea177b2e47fbc566d39e44300d6c18da7faae20dae88969997dbd6457133e',NULL,X'593023f68c590d7e1a96197f6c082cb1e6f5c1da08b06db614652be95459bc6f');
INSERT INTO journal VALUES(16,'2026-09-02 09:00:00','anna','lineup','open',1,replace('line-up	1	1	0	0	1	0	0	0	Chad				\n','\n',char(10)),'','',X'54090102030000000000006c696e65757000090001000000000000000101000000000000000101000000000000000103073120322033203503076361707461696e0100000000000000000313323032362d30392d30322030393a30303a30300304616e6e610300',X'020cabf3c5062a6656bfc62b54a1bde30a3e40e002bd321472bee46ad0f1d26c7a',NULL,X'e8c870fea6f59e47353b7d288e49d68865984311583a2c140a36fe690078c7e6');
INSERT INTO journal VALUES(17,'2026-09-02 10:01:00','anna','lineups','open',1,replace('opened	1	1	0	0	0	0	1	0					\nby default	1	1	0	0	3	0	0	0	Mali				\nby default	1	1	0	0	5	0	0	0	Peru				\nby default	1	1	0	0	2	0	0	0	Fiji				\nby default	1	1	0	0	6	0	0	0	Oman				\nby default	1	1	0	0	4	0	0	0	Togo				\n','\n',char(10)),replace('open	1	a6ebb6b8db3ceb788ec3be467d1742ac9028bb745fc204cb630aa6d38a9a16c8	99d715a1d9df724eed143917a24cfab954d109a4e0af38b75e046a80f654a9b4\n','\n',char(10)),'',X'5406010200000000726f756e640017000100000000000000010100000000000000010000000313323032362d30392d30322031303a30313a3030000000000003005409010203040000000000626f6172640009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000010100000000000000010100000000000000040100000000000000050100000000000000040300010000000000000000030009000100000000000000010100000000000000010100000000000000020100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000010100000000000000030100000000000000040100000000000000040100000000000000040300010000000000000000030054090102030000000000006c696e65757000090001000000000000000101000000000000000101000000000000000203073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000303073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000403073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000503073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300090001000000000000000101000000000000000101000000000000000603073120322033203403046c6973740100000000000000000313323032362d30392d30322031303a30313a30300304616e6e610300',X'025aa9aae0b22bc3d5e6e27ef094aef56448e0e505e07eabd888938ade68f45a24',NULL,X'2e7efd0652c1563b896b2663a71187fa361932b4e53aa677aacd7e9970847680');
INSERT INTO journal VALUES(18,'2026-09-02 14:00:00','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	no	yes\n','\n',char(10)),'','',X'541f0100000000000000000000000000000000000000000000000000000000000073656374696f6e0017000100000000000000010000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000',X'02f889c5cfd1296bee89a113bd3dede452b955f118a561549ef7c99ee17df8551e',NULL,X'fcae30a4da74db33a8121c3fbbe7a57e521d5c4ed88a6412738a6369d5d3b370');
INSERT INTO journal VALUES(19,'2026-09-02 19:00:00','anna','result','open',1,replace('score	1	1	1	0	1	3	0	0	Chad	Mali		3½	½\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),replace('open	1	2f0063310287ccfd89c77638818aac9d790f9eb6434335fc318970744242c11f	88e2f78e8507bcfc0b3372923066d01ffa511a53f35ccdbd64f20642326c1b3a\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000101000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000300000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000101000000000000000400000303312d30000304616e6e610000000000000300000300',X'02dcb64c4256b873d26ed47f83e80e5889305eeb44ef7c7a952292519fabbca475',NULL,X'4adfa379d229ca9f03c85c2d18b8c684ec28d2a54a84a14563b78469137d41f7');
INSERT INTO journal VALUES(20,'2026-09-02 19:00:30','boris','result','open',1,replace('second of match	1	1	1	0	1	3	4	0	Chad	Mali			\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000010100000000000000010100000000000000010303312d300305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000030303312d300305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000020303312f320305626f72697309000100000000000000010100000000000000010100000000000000010100000000000000040303312d300305626f726973',X'02f8b3bdfcc4b4ad55d0d4cd90bcbd7e29c22af0cf4ff359ffbb6e403ed18ade10',NULL,X'5c0bf69fd218571c1143105f4a1808035eebc551ef751bb6d59560491b09c6f5');
INSERT INTO journal VALUES(21,'2026-09-02 19:01:00','anna','result','open',1,replace('score	1	1	2	0	5	2	0	0	Peru	Fiji		2½	1½\nresult of	1	1	2	0	5	2	0	0	Peru	Fiji			\n','\n',char(10)),replace('open	1	1fd2cc9589f52ae73df22d650033f05a46a7f6063c55940e7e3b896c29fd2cad	e2ef986ec02d509d5e3a736267f8e5d78ff07c6ca360ac0e7cd1d04acbfef303\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000201000000000000000100000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000300000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000101000000000000000201000000000000000400000303312d30000304616e6e610000000000000300000300',X'020ebfa6ad30d70f432dd93707d6423f39ded649b1ac32799558017f6fdbc379cc',NULL,X'f5ee3d642455f61229143e4316d2008f60bd68337bf364bf59a995b8713ffd13');
INSERT INTO journal VALUES(22,'2026-09-02 19:01:30','boris','result','open',1,replace('second of match	1	1	2	0	5	2	4	0	Peru	Fiji			\nresult of	1	1	2	0	5	2	0	0	Peru	Fiji			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000010100000000000000020100000000000000010303302d310305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000030303312d300305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000020303312f320305626f72697309000100000000000000010100000000000000010100000000000000020100000000000000040303312d300305626f726973',X'022d7f9189d65ce85335bd7fd6d7d58ff8628a756106b573ee1ffb990989b8e88f',NULL,X'805bc7954532bbc420d048b6ecfbaa7e86f65844288bbc61a98dd9f73fe13c63');
INSERT INTO journal VALUES(23,'2026-09-02 19:02:00','anna','result','open',1,replace('mark	1	1	3	0	6	4	0	0	Oman	Togo			0 1 4 \nresult of	1	1	3	0	6	4	0	0	Oman	Togo			\n','\n',char(10)),replace('open	1	d5e8349bf6dcc3fb6b9ac7cf91042302b7ad60acae58cf034dc0199546f03461	cb966efda99bc381bf01b8340d2a5490cfd44b3168d7972b02124c07563ba1ad\n','\n',char(10)),'',X'540b010203000000000000000066697874757265001700010000000000000001010000000000000001010000000000000003000000010000000000000001010000000000000004000000000000000000010000000000000000010000000000000000000000',X'02b87e34ab1866f29dad69e6fecf18ff374ac05ec0ebb75e1c6500ce2785c2b990',NULL,X'f84a168b6b6d6212bc9be7a568dcb881a33a73cbd32f8bcbf2a5336a3c3afb1a');
INSERT INTO journal VALUES(24,'2026-09-02 19:02:15','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	yes	no\n','\n',char(10)),'','',X'541f0100000000000000000000000000000000000000000000000000000000000073656374696f6e0017000100000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000',X'021a9e19bcf9674a850aab513227da0f4ad94a53ad26d5b556f6c9b92470bebe96',NULL,X'cc79935862b734b35d96a9ed5dee45e06cb607069ada7bc3d5881f204eb2a16c');
INSERT INTO journal VALUES(25,'2026-09-02 19:02:30','anna','sign','open',1,replace('signed	1	1	1	0	1	0	0	0	Chad				\n','\n',char(10)),'','',X'54090102030400000000007369676e61747572650009000100000000000000010100000000000000010100000000000000010100000000000000010313323032362d30392d30322031393a30323a33300304616e6e610100000000000000010300030f312d3020312f3220312d3020312d30',X'026647da7be4708576a5443d41fcca79dc4f186d8d0ca242a31aef26ed527b792e',NULL,X'3a03d96c2542c551f8de0271c86ec9db6d47526c98764b3d0121577b27bdcf1e');
INSERT INTO journal VALUES(26,'2026-09-02 19:03:00','anna','sign','open',1,replace('disputed	1	1	1	0	3	0	0	0	Mali		board 2		\n','\n',char(10)),'','',X'54090102030400000000007369676e61747572650009000100000000000000010100000000000000010100000000000000010100000000000000020313323032362d30392d30322031393a30333a30300304616e6e610100000000000000000307626f6172642032030f312d3020312f3220312d3020312d30',X'025e82ae679eaa97d7f91946242f385709ea4d4e51f4b0faffe238516e87670e9d',NULL,X'db4ea34891abefeef635a7487a960798d6aef294f20ca12384643e51eeb97269');
INSERT INTO journal VALUES(27,'2026-09-02 19:10:00','anna','excuse','open',NULL,replace('excused	1	1	0	0	4	0	0	0	Togo				\n','\n',char(10)),'','its bus broke down',X'54060102030000006578637573650009000100000000000000010100000000000000040100000000000000010313323032362d30392d30322031393a31303a30300304616e6e610312697473206275732062726f6b6520646f776e',X'022c8028797f2a20916a945846509fa9e32e8cac788986cbed45ffa30bc8e62d84',NULL,X'649d78e80b60f09f0d0cfc609e3db06b7ccf9e2e64f78f335de56697bb8e3adc');
INSERT INTO journal VALUES(28,'2026-09-02 19:30:00','anna','pair','open',2,replace('drafted	1	2	0	0	0	0	3	0					\n','\n',char(10)),'','',X'5406010200000000726f756e64000900010000000000000001010000000000000002050503000300540b0102030000000000000000666978747572650009000100000000000000010100000000000000020100000000000000010100000000000000050100000000000000010100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000002010000000000000002010000000000000002010000000000000004010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000201000000000000000301000000000000000301000000000000000701000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000002038f497b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a322c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a332c226770223a392c226f7362223a302c226d6574223a5b5b332c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a322c226770223a352c226f7362223a302c226d6574223a5b5b322c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a302c226770223a332c226f7362223a302c226d6574223a5b5b352c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a302c226770223a312c226f7362223a302c226d6574223a5b5b312c315d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a372c226e616d65223a224972616e222c22726174696e67223a393039302c226d70223a302c226770223a302c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a6e756c6c2c2267726f757073223a5b7b226d70223a332c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c355d2c5b322c375d2c5b332c345d5d7d2c7b226d70223a322c2273696465223a2261626f7665222c227265736964656e7473223a5b355d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a352c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d2c7b226d70223a302c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c342c375d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a227461626c65222c227465616d223a322c226f74686572223a342c2272656675736564223a5b5d7d2c7b226b696e64223a227461626c65222c227465616d223a332c226f74686572223a372c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b5d2c227061697273223a5b7b227768697465223a352c22626c61636b223a312c22776879223a22434f4c4f55525f484947484552227d2c7b227768697465223a322c22626c61636b223a342c22776879223a22434f4c4f55525f455155414c495345227d2c7b227768697465223a332c22626c61636b223a372c22776879223a22434f4c4f55525f455155414c495345227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'020c35e363d779ad45c32ee87247663155e88e7b1f5c6d090c4d932dfa9a7dc0b5',NULL,X'7c383b1960d7947bb1543fa90b582c3adf63b1921faf5f5428127f9cc7ec3905');
INSERT INTO journal VALUES(29,'2026-09-02 19:31:00','anna','publish','open',2,replace('published	1	2	0	0	0	0	0	0					\n','\n',char(10)),replace('open	2	93d3330c7dabc5f850b74de51d4f6fa599c8a439d3d06c7252ab8609569cb1e3	0af80d4435b3af2c68878f2fc342117e5095eeb1a98fa4b6e32928aaae0dba2d\n','\n',char(10)),'',X'5406010200000000726f756e640017000100000000000000010100000000000000020313323032362d30392d30322031393a33313a3030000000000005000000',X'02afde4f5d542ee2253093a6fb4a96f36fd72d2e610311d77b67f4c33e4bf22dd9',NULL,X'c4d4dc052130e982e6e08d57fef23efa75d720c49ffe953071f1b0ac17507dcb');
INSERT INTO journal VALUES(30,'2026-09-02 19:32:00','anna','set','open',NULL,replace('setting	1	0	0	0	0	0	0	0			double-entry	no	yes\n','\n',char(10)),'','',X'541f0100000000000000000000000000000000000000000000000000000000000073656374696f6e0017000100000000000000010000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000',X'024dbf6a4c732c8a3ed3513bc8f3d4e25d48a33974c8f37f41d62ad84160f628d3',NULL,X'51e643a5644b7b2a10fb2ecd4a608118073951b431f8e0a79eec528a943340df');
INSERT INTO journal VALUES(31,'2026-09-02 20:00:00','anna','result','open',1,replace('board	1	1	1	2	1	3	0	0	Chad	Mali		1/2	1-0\nresult of	1	1	1	0	1	3	0	0	Chad	Mali			\n','\n',char(10)),replace('open	1	7b87acb6949aea47408a440f561f128b3a6648dbac67251708a3e80d15473d55	585dd3bbad981d975679a654e1b29951fa39170547e4eb5f3c346ccb16ee7626\n','\n',char(10)),'wrong sheet',X'5409010203040000000000626f61726400170001000000000000000101000000000000000101000000000000000101000000000000000200000303312d3000000000000000000303312f320000540b0102000000000000000000636f7272656374696f6e0009000100000000000000010100000000000000010100000000000000010100000000000000010100000000000000020303312f320303312d300100000000000000030313323032362d30392d30322032303a30303a30300304616e6e61030b77726f6e67207368656574',X'02d1d0d03341b01ba9219c6fbf2a3a004bbb0c9e9d40094a81296bd748de168d28',NULL,X'911a6dfa3e1d5ce99df3a64d0b3fa925aae470caddee964a15e77bda9b049088');
INSERT INTO journal VALUES(32,'2026-09-02 20:01:00','anna','result','open',1,replace('mark	1	1	3	0	6	4	0	0	Oman	Togo		0 1 4 	0 1 3 \nresult of	1	1	3	0	6	4	0	0	Oman	Togo			\n','\n',char(10)),replace('open	1	0b1edcbe0a9ddcf53699e1065fd69f74ca40e71830117833cbacb7a73d77d7b0	906f71bf755bf71760b26aa784652e944195d8e93735e814f981f6a2e2620287\n','\n',char(10)),'one was late',X'540b01020300000000000000006669787475726500170001000000000000000101000000000000000101000000000000000300000000010000000000000003000000000000000000000100000000000000040000005410010200000000000000000000000000006d61726b5f636f7272656374696f6e000900010000000000000001010000000000000001010000000000000001010000000000000003010000000000000000010000000000000001010000000000000004010000000000000000010000000000000001010000000000000003030003000100000000000000030313323032362d30392d30322032303a30313a30300304616e6e61030c6f6e6520776173206c617465',X'02412f21e04b89f698e44de531a6411d8bd4473eff05453b88515ffb001b5036fe',NULL,X'8aafcf9d90474cd4fbe6e70d808c2a0d3e872d32419d8c0be4a6aeb1f6f3de66');
INSERT INTO journal VALUES(33,'2026-09-02 20:30:00','anna','shorten','open',NULL,replace('cancelled	1	0	0	0	0	0	5	0					\nshortened	1	0	0	0	0	0	4	5					\n','\n',char(10)),'','the hall is flooded',X'541f0100000000000000000000000000000000000000000000000000000000000073656374696f6e00170001000000000000000100000000000000010000000000000004000000000000000000000000000000000000000000000000000000000000010000000000000005000000000000000000000000000000000000000000005408010200000000000073686f7274656e696e670009000100000000000000010100000000000000010100000000000000020100000000000000050100000000000000040313323032362d30392d30322032303a33303a30300304616e6e6103137468652068616c6c20697320666c6f6f646564',X'02443c398d5e44aefebc20f0f05d29ff2b621afacd05bec60e133945ee79efacd0',NULL,X'fabf9d0be8b15f0802aa544de56d3831505006f5e4e41d1bcb068116f15c0d88');
INSERT INTO journal VALUES(34,'2026-09-03 10:01:00','anna','lineups','open',2,replace('opened	1	2	0	0	0	0	0	0					\nby default	1	2	0	0	5	0	0	0	Peru				\nby default	1	2	0	0	1	0	0	0	Chad				\nby default	1	2	0	0	2	0	0	0	Fiji				\nby default	1	2	0	0	4	0	0	0	Togo				\nby default	1	2	0	0	3	0	0	0	Mali				\nby default	1	2	0	0	7	0	0	0	Iran				\n','\n',char(10)),replace('open	2	ad6e1a883059940669481b66635d3122a9ea4c271421f7126ade6b55e2c0835b	2d200c4fc488720dd53b289af8f963254a355d03608a9396b045f9a156a74e76\n','\n',char(10)),'',X'5406010200000000726f756e640017000100000000000000010100000000000000020000000313323032362d30392d30332031303a30313a3030000000000003005409010203040000000000626f6172640009000100000000000000010100000000000000020100000000000000010100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000020100000000000000020100000000000000020300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000030100000000000000030100000000000000030300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000010100000000000000010100000000000000010300010000000000000000030009000100000000000000010100000000000000020100000000000000030100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000020100000000000000020100000000000000040100000000000000040100000000000000040300010000000000000000030009000100000000000000010100000000000000020100000000000000010100000000000000040100000000000000040100000000000000040300010000000000000000030054090102030000000000006c696e65757000090001000000000000000101000000000000000201000000000000000103073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000203073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000303073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000403073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000503073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300090001000000000000000101000000000000000201000000000000000703073120322033203403046c6973740100000000000000000313323032362d30392d30332031303a30313a30300304616e6e610300',X'02afccfab44c148a2aff17d3ef78c31cd44b110ba18e50dca8798b0f3733dee3f4',NULL,X'b1592c16e75371194678d7662b031bd07643c5d96c0edf34441a128de765bacd');
INSERT INTO journal VALUES(35,'2026-09-03 19:01:00','anna','result','open',2,replace('score	1	2	1	0	5	1	0	0	Peru	Chad		2	2\nresult of	1	2	1	0	5	1	0	0	Peru	Chad			\n','\n',char(10)),replace('open	2	f2acf443b26b719a1d307e3cc76c337fe84d6969fd937aa0bc8e0052ee7d7d30	57be0d15af51d02647882509266e1073dc9a1483461ca4512c66b7c3540b378d\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000101000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000101000000000000000400000303312f32000304616e6e610000000000000300000300',X'02828f179357ae9233a43b84421eacd4a030544ec8e23aad5228a4d278f03ee153',NULL,X'897ec3e1e6801eb26262f90c757f115f1b872425d989935ea7b87b27be1fbd23');
INSERT INTO journal VALUES(36,'2026-09-03 19:01:30','boris','result','open',2,replace('second of match	1	2	1	0	5	1	4	0	Peru	Chad			\nresult of	1	2	1	0	5	1	0	0	Peru	Chad			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000010100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000010100000000000000040303312f320305626f726973',X'02804874cf6d5df54678413f9debac4b8a2d234469ec273c02a09fe929744e33e6',NULL,X'8230be0edb8cfd3683797619f1f6e66355e1e32b33854e344ff14849142e722f');
INSERT INTO journal VALUES(37,'2026-09-03 19:02:00','anna','result','open',2,replace('score	1	2	2	0	2	4	0	0	Fiji	Togo		2	2\nresult of	1	2	2	0	2	4	0	0	Fiji	Togo			\n','\n',char(10)),replace('open	2	ee463f5c96aa18b99a533ea8e74e90abd25098ac07d604eaef275b24fb8c6168	55eb621589c2830eab293543bda5b7fe3bdeb95797c9040cf6b663365592df7e\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000201000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000201000000000000000400000303312f32000304616e6e610000000000000300000300',X'0289136efa875d9c5f91df734b69963c1ed1abded2c857acf733cef9f3e285ca9f',NULL,X'2b6d075e22ded5cdf0133c7bcec915d7fbd5dcc9ff260224f29a7d8d1154610f');
INSERT INTO journal VALUES(38,'2026-09-03 19:02:30','boris','result','open',2,replace('second of match	1	2	2	0	2	4	4	0	Fiji	Togo			\nresult of	1	2	2	0	2	4	0	0	Fiji	Togo			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000020100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000020100000000000000040303312f320305626f726973',X'025f61719a0d5af6053515e37946a4742a14a217c6b235141a514eb2f1fe1ee5df',NULL,X'083755d1154a2a6913179b2ee9a5ae8f5ac61a9d86a2eb495fd770c769ccd1ed');
INSERT INTO journal VALUES(39,'2026-09-03 19:03:00','anna','result','open',2,replace('score	1	2	3	0	3	7	0	0	Mali	Iran		2	2\nresult of	1	2	3	0	3	7	0	0	Mali	Iran			\n','\n',char(10)),replace('open	2	5450a9b6a47d3ad3f09a6f45acf730ebb8f5d725620e0c4069c81b2430c6be0a	25a1d745caa8185d36b8870acd63dc72863514f15e20f255b16e38878b201e6e\n','\n',char(10)),'',X'5409010203040000000000626f61726400170001000000000000000101000000000000000201000000000000000301000000000000000200000303312f32000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000300000303302d31000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000100000303312d30000304616e6e610000000000000300000300170001000000000000000101000000000000000201000000000000000301000000000000000400000303312f32000304616e6e610000000000000300000300',X'023fd484d2dfafcffe621f9f02dc900e68904d9fe203b3285897b37065af45c518',NULL,X'6cf84ac55c0d6d323c2ca235debfd0eca9bee2008644c484957c5ebb2d78a586');
INSERT INTO journal VALUES(40,'2026-09-03 19:03:30','boris','result','open',2,replace('second of match	1	2	3	0	3	7	4	0	Mali	Iran			\nresult of	1	2	3	0	3	7	0	0	Mali	Iran			\n','\n',char(10)),'','',X'54060102030400007365636f6e645f656e7472790009000100000000000000010100000000000000020100000000000000030100000000000000020303312f320305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000030303302d310305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000010303312d300305626f72697309000100000000000000010100000000000000020100000000000000030100000000000000040303312f320305626f726973',X'022325a967e9b8159f93c7f227b83b261d3e4bca3060c7e4a36d88e7daadbe6357',NULL,X'c9837a439f6fe65c1a0f1cd7e54ba14593a3702e5aef840162f16b2136d264d7');
INSERT INTO journal VALUES(41,'2026-09-03 19:30:00','anna','pair','open',3,replace('drafted	1	3	0	0	7	0	3	0	Iran				\n','\n',char(10)),'','',X'5406010200000000726f756e640009000100000000000000010100000000000000030501000000000000000703000300540b0102030000000000000000666978747572650009000100000000000000010100000000000000030100000000000000010100000000000000040100000000000000010100000000000000000100000000000000000100000000000000000300030003000900010000000000000001010000000000000003010000000000000002010000000000000003010000000000000005010000000000000000010000000000000000010000000000000000030003000300090001000000000000000101000000000000000301000000000000000301000000000000000601000000000000000201000000000000000001000000000000000001000000000000000003000300030054030102007472616365000900010000000000000001010000000000000003039f177b22666f726d6174223a226f6c796d706169722d7472616365222c2276657273696f6e223a312c226576656e74223a224f6c6420437570222c2273656374696f6e223a226f70656e222c2265646974696f6e223a2232303132222c226c6f74223a2257222c22726f756e64223a332c22686f7374223a6e756c6c2c227465616d73223a5b7b226e756d626572223a312c226e616d65223a2243686164222c22726174696e67223a393933302c226d70223a342c226770223a31342c226f7362223a302c226d6574223a5b5b332c315d2c5b352c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a225742222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a352c226e616d65223a2250657275222c22726174696e67223a393337302c226d70223a332c226770223a392c226f7362223a302c226d6574223a5b5b322c315d2c5b312c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a225757222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a362c226e616d65223a224f6d616e222c22726174696e67223a393233302c226d70223a322c226770223a362c226f7362223a302c226d6574223a5b5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a22222c226e6f5f627965223a747275652c226c617465223a66616c73657d2c7b226e756d626572223a322c226e616d65223a2246696a69222c22726174696e67223a393739302c226d70223a312c226770223a372c226f7362223a302c226d6574223a5b5b352c315d2c5b342c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a224257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a332c226e616d65223a224d616c69222c22726174696e67223a393635302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b312c315d2c5b372c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a224257222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a342c226e616d65223a22546f676f222c22726174696e67223a393531302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b322c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d2c7b226e756d626572223a372c226e616d65223a224972616e222c22726174696e67223a393039302c226d70223a312c226770223a342c226f7362223a302c226d6574223a5b5b332c325d5d2c22756e706c61796564223a5b5d2c22636f6c6f757273223a2242222c226e6f5f627965223a66616c73652c226c617465223a66616c73657d5d2c22626172726564223a5b5b312c325d2c5b322c335d5d2c22627965223a7b227465616d223a372c2272656675736564223a5b5d7d2c2267726f757073223a5b7b226d70223a342c2273696465223a2261626f7665222c227265736964656e7473223a5b315d2c22666c6f6174657273223a5b5d2c226c656176657273223a5b315d2c226c6576656c223a382c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b302c302c302c302c302c302c302c305d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a226c6561766572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a332c2273696465223a2261626f7665222c227265736964656e7473223a5b355d2c22666c6f6174657273223a5b315d2c226c656176657273223a5b312c355d2c226c6576656c223a362c226272656163686573223a302c22666577657374223a332c22616761696e223a342c226561726c696572223a5b322c312c312c322c312c315d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a312c226f74686572223a352c22776879223a226d6574222c22726f756e64223a327d5d7d2c7b226b696e64223a226c6561766572222c227465616d223a352c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a322c2273696465223a2261626f7665222c227265736964656e7473223a5b365d2c22666c6f6174657273223a5b312c355d2c226c656176657273223a5b312c352c365d2c226c6576656c223a302c226272656163686573223a302c22666577657374223a352c22616761696e223a362c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a312c226f74686572223a362c22776879223a2272657374222c226365727469666963617465223a377d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a352c226f74686572223a6e756c6c2c2272656675736564223a5b7b227465616d223a352c226f74686572223a362c22776879223a2272657374222c226365727469666963617465223a387d5d7d2c7b226b696e64223a226c6561766572222c227465616d223a362c226f74686572223a6e756c6c2c2272656675736564223a5b5d7d5d2c227769746e657373223a5b5b312c345d2c5b352c335d2c5b362c325d5d7d2c7b226d70223a312c2273696465223a226d656469616e222c227265736964656e7473223a5b322c332c345d2c22666c6f6174657273223a5b312c352c365d2c226c656176657273223a5b5d2c226c6576656c223a6e756c6c2c226272656163686573223a302c22666577657374223a6e756c6c2c22616761696e223a6e756c6c2c226561726c696572223a5b5d2c226368656170657374223a6e756c6c2c227374657073223a5b7b226b696e64223a22666c6f61746572222c227465616d223a312c226f74686572223a342c2272656675736564223a5b7b227465616d223a312c226f74686572223a322c22776879223a22626172726564227d2c7b227465616d223a312c226f74686572223a332c22776879223a226d6574222c22726f756e64223a317d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a352c226f74686572223a332c2272656675736564223a5b7b227465616d223a352c226f74686572223a322c22776879223a226d6574222c22726f756e64223a317d5d7d2c7b226b696e64223a22666c6f61746572222c227465616d223a362c226f74686572223a322c2272656675736564223a5b5d7d5d2c227769746e657373223a6e756c6c7d5d2c22636572746966696361746573223a5b7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a372c226c6561766573223a6e756c6c2c2276616c756573223a5b5b39392c5b315d5d2c5b2d312c5b365d5d2c5b312c5b325d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a352c226c6561766573223a6e756c6c2c2276616c756573223a5b5b3232352c5b315d5d2c5b2d39392c5b362c345d5d2c5b39392c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c6576656c222c226c6576656c223a332c226c6561766573223a6e756c6c2c2276616c756573223a5b5b3134312c5b315d5d2c5b3131332c5b355d5d2c5b2d31352c5b362c345d5d2c5b31352c5b335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c656176657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b332c5b315d5d2c5b2d312c5b362c345d5d2c5b312c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a22666c6f6174657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b32392c5b315d5d2c5b2d31332c5b362c345d5d2c5b31332c5b322c335d5d5d2c2273657473223a5b5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a226c656176657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b352c5b312c355d5d2c5b312c5b365d5d2c5b332c5b332c345d5d5d2c2273657473223a5b5b362c5b352c332c342c312c365d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a22666c6f6174657273222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b34352c5b312c355d5d2c5b31332c5b365d5d2c5b32392c5b332c345d5d5d2c2273657473223a5b5b35382c5b352c332c342c312c365d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a2272657374222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b2d312c5b312c365d5d2c5b312c5b352c332c345d5d5d2c2273657473223a5b5b322c5b352c332c345d5d5d7d2c7b2273636f7065223a2277696465222c226d656173757265223a2272657374222c226c6576656c223a6e756c6c2c226c6561766573223a6e756c6c2c2276616c756573223a5b5b312c5b312c335d5d2c5b2d312c5b352c362c345d5d5d2c2273657473223a5b5d7d5d2c227061697273223a5b7b227768697465223a342c22626c61636b223a312c22776879223a22434f4c4f55525f455155414c495345227d2c7b227768697465223a332c22626c61636b223a352c22776879223a22434f4c4f55525f4c494d495453227d2c7b227768697465223a362c22626c61636b223a322c22776879223a22434f4c4f55525f414c5445524e415445227d5d2c226261727265645f6279223a5b7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3030222c22726561736f6e223a22227d2c7b226279223a22616e6e61222c226174223a22323032362d30392d30312030393a30353a3330222c22726561736f6e223a22227d5d7d',X'0214afe7a2af8f329c09a59bb00f92918a5909dae35c068725cd05ceaa3b98ab34',NULL,X'affe97aa6ea5be9347d89563bd12672e03bd67dc2b331942b476ddc0b168be17');
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
CREATE INDEX journal_departures ON journal (entry) WHERE instr(facts, 'left FIDE mode') > 0;
CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.entry <> (SELECT ifnull(max(entry), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END;
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
COMMIT;
