-- version8.sql - from version 7 of the event file to version 8: the venue of the event.

PRAGMA user_version = 8;

ALTER TABLE event ADD COLUMN venue TEXT NOT NULL DEFAULT ''; -- the hall it is played in
