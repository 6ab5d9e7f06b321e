-- SPDX-License-Identifier: Apache-2.0
-- people.sql - EVENT.oly.people: who may come to the desk. It is no part of the event: what takes the event back must not bring
-- a key back, and the event is handed around. A key itself is not in it, only its hash.
PRAGMA application_id = 1330403659; -- 0x4F4C594B, "OLYK"
PRAGMA user_version = 2; -- 1: of release 1.0.0 (LATER in db/people.c)

CREATE TABLE person (
    person     INTEGER PRIMARY KEY,
    name       TEXT NOT NULL UNIQUE CHECK (name <> ''),
    role       TEXT NOT NULL CHECK (role IN ('tap', 'arbiter', 'helper', 'captain')),
    section    TEXT NOT NULL, -- of a helper or a captain; empty: the only one
    team       TEXT NOT NULL, -- of a captain; both are names as they were last seen, and open nothing
    from_table INTEGER NOT NULL,
    to_table   INTEGER NOT NULL, -- of a helper
    key        BLOB NOT NULL UNIQUE CHECK (length(key) = 32),
    issued     TEXT NOT NULL,
    revoked    TEXT NOT NULL,   -- empty: the key is good
    generation INTEGER NOT NULL, -- of the key: what was signed in with an earlier one no longer is
    identity   TEXT NOT NULL DEFAULT '' -- of the section of a helper, of the team of a captain, as the event has it; empty: the key opens nothing
) STRICT;

CREATE TABLE secret (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;

CREATE TABLE log (
    entry  INTEGER PRIMARY KEY,
    time   TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    what   TEXT NOT NULL CHECK (what IN ('issued', 'revoked', 'signed in')),
    by     TEXT NOT NULL
) STRICT;

CREATE TABLE left_session ( -- who pressed Leave is not let in again by the cookie of then
    person INTEGER NOT NULL REFERENCES person,
    began  INTEGER NOT NULL,
    number INTEGER NOT NULL, -- at random: several may begin in one second
    PRIMARY KEY (person, began, number)
) STRICT;

CREATE TABLE notice ( -- what stands on the screens of the hall; taking something of the event back neither takes it down nor brings it back
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    text TEXT NOT NULL CHECK (text <> ''),
    time TEXT NOT NULL,
    by   TEXT NOT NULL
) STRICT;

CREATE TABLE seal_key ( -- what the TAP seals rounds with; it never leaves the machine: no mirror and no backup has it
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    seed BLOB NOT NULL CHECK (length(seed) = 32)
) STRICT;
