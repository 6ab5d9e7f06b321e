-- version7.sql - from version 6 of the event file to version 7: the journal says what was done as facts
-- (docs/formats/event-file.md); the sentences of the entries made before stay as they are.

PRAGMA user_version = 7;

CREATE TABLE journal_7 ( -- one row for every operation, for ever
    entry    INTEGER PRIMARY KEY CHECK (entry >= 1),
    time     TEXT NOT NULL CHECK (time <> ''), -- local time of the event
    user     TEXT NOT NULL CHECK (user <> ''),
    command  TEXT NOT NULL CHECK (command <> ''),
    section  TEXT NOT NULL,  -- name, '': the whole event
    round    INTEGER,        -- NULL: none in particular
    teams    TEXT NOT NULL,  -- of version 1 to 6: names, one per line
    change   TEXT NOT NULL CHECK ((change = '') <> (facts = '')), -- of version 1 to 6: what changed, in words
    reason   TEXT NOT NULL,
    inverse  BLOB NOT NULL,  -- changeset of the session extension that takes the change back
    hash     BLOB NOT NULL CHECK (length(hash) = 32), -- over the hash of the row before and this row
    state    BLOB NOT NULL DEFAULT x'', -- sum over all rows of the event after it
    restores INTEGER,        -- the event is again as it was before this entry
    facts    TEXT NOT NULL DEFAULT '' -- what changed: a line for each fact (teams/fact.def)
) STRICT;

INSERT INTO journal_7 SELECT *, '' FROM journal;
DROP TABLE journal;
ALTER TABLE journal_7 RENAME TO journal;

CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.entry <> (SELECT ifnull(max(entry), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END;

CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;

CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
