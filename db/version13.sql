-- version13.sql - from version 12 of the event file to version 13: what captains say of the results of their matches.

PRAGMA user_version = 13;

CREATE TABLE signature (
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
