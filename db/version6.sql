-- version6.sql - from version 5 of the event file to version 6: the ranking of a section.

PRAGMA user_version = 6;

ALTER TABLE section ADD COLUMN ranking TEXT NOT NULL DEFAULT 'mp,osb,gp,mpo'
    CHECK (ranking <> ''); -- criteria in their order, as in engine/base/ranking.h
