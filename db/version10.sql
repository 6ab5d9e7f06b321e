-- version10.sql - from version 9 of the event file to version 10: the folder that has a copy in case the machine is lost.

PRAGMA user_version = 10;

ALTER TABLE event ADD COLUMN mirror TEXT NOT NULL DEFAULT ''; -- its path from the root; empty: there is none
