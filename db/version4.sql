-- version4.sql - from version 3 of the event file to version 4: no table changes. Every migration writes all
-- rows in full (db/migrate.c); those before this one did not, so that rows of version 1 ended before the
-- columns that came with version 2.

PRAGMA user_version = 4;
