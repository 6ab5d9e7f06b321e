-- version3.sql - from version 2 of the event file to version 3: marks that are corrected late keep both values.

PRAGMA user_version = 3;

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
    from_round INTEGER NOT NULL CHECK (from_round >= 1), -- counts for the pairing from here on
    at         TEXT NOT NULL,
    by         TEXT NOT NULL,
    reason     TEXT NOT NULL,
    PRIMARY KEY (section, place),
    FOREIGN KEY (section, round, table_no) REFERENCES fixture
) STRICT, WITHOUT ROWID;
