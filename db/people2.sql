-- people2.sql - the file of people, version 2: what stands on the screens of the hall. It is said by the desk and is no part of the
-- event: taking something back, or the event itself, neither takes it down nor brings it back.
PRAGMA user_version = 2;

CREATE TABLE notice (
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    text TEXT NOT NULL CHECK (text <> ''),
    time TEXT NOT NULL,
    by   TEXT NOT NULL
) STRICT;
