-- SPDX-License-Identifier: Apache-2.0
-- version2.sql - the event file, version 2: of version 1, by db/migrate.c, which also writes old rows in full.

PRAGMA user_version = 2;

ALTER TABLE section ADD COLUMN players_needed INTEGER CHECK (players_needed BETWEEN 1 AND 8); -- a team with fewer at the board did not come; NULL: as the pairing system has it
