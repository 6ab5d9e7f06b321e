-- SPDX-License-Identifier: Apache-2.0
-- list.sql - a rating list, version 2: a file of its own beside the events that use it. Empty text and 0 mean "not given".

PRAGMA application_id = 1330403666; -- 0x4F4C5952, "OLYR"
PRAGMA user_version = 2;

CREATE TABLE list (
    id      INTEGER PRIMARY KEY CHECK (id = 1),                                 -- there is one
    kind    TEXT NOT NULL CHECK (kind IN ('standard', 'rapid', 'blitz')),
    date    TEXT NOT NULL,                                                      -- from when it holds: 2026-10-01
    source  TEXT NOT NULL,                                                      -- the file it was read from
    size    INTEGER NOT NULL,                                                   -- bytes of that file
    digest  TEXT NOT NULL,                                                      -- BLAKE2b of them: 64 hexadecimal digits
    players INTEGER NOT NULL
) STRICT;

CREATE TABLE player (
    fide_id     INTEGER PRIMARY KEY,
    name        TEXT NOT NULL,
    federation  TEXT NOT NULL,
    sex         TEXT NOT NULL,    -- m, w
    title       TEXT NOT NULL,
    women_title TEXT NOT NULL,
    rating      INTEGER NOT NULL, -- 0: unrated
    games       INTEGER NOT NULL, -- in the period of the list
    k           INTEGER NOT NULL,
    born        INTEGER NOT NULL, -- year
    inactive    INTEGER NOT NULL,
    arbiter     TEXT NOT NULL     -- IA, FA, NA
) STRICT;

-- Words of the folded names by FIDE id; the names themselves are not kept twice.
CREATE VIRTUAL TABLE word USING fts5(name, content = '', detail = none, columnsize = 0, tokenize = 'ascii');
