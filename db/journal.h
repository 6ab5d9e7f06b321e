/* SPDX-License-Identifier: Apache-2.0 */
/* journal.h - one row for every operation, hashed one upon the other, never changed.

   How: a hash chain, as logs and ledgers have it: the hash of a row covers that of the row before and every column of its own
   (journal_hash), each text with its length before it, so that no two rows have the same bytes. What a row did is recorded by SQLite's
   session extension between journal_begin and journal_add; the inverse of that changeset is stored, and undo applies it.
   The third leg is the state (state.h): a sum over all rows of the event that an operation keeps up to date by what it changed. Loading adds
   it up anew and compares.
   What holds: entries are numbered from 1 without a gap; triggers of the file refuse to change or delete a row; the inverses of all entries,
   the latest first, lead back to the empty file (rewind.h). Who changes a row afterwards has to make all later hashes anew, and is found by
   a head that was noted, a backup or a code on paper (docs/formats/event-file.md).
   Cost: of adding a row, what it changed; of checking the chain, its bytes once; of going back, every changeset once. */
#ifndef DB_JOURNAL_H
#define DB_JOURNAL_H

#include <stdbool.h>

#include "db/digest.h"
#include "engine/base/str.h"

struct arena;
struct db;

struct journal_row {
    long entry; /* from 1 */
    struct str time, user, command;
    struct str section; /* name, empty: the whole event */
    int round;          /* 0: none in particular */
    struct str facts;   /* what changed (fact_read of teams/fact.h) */
    struct str
        shown; /* what everybody could see of it: the steps of the public history (desk/base/shown.h); may be empty */
    struct str reason;
    struct str inverse; /* a changeset of SQLite's session extension that takes it back */
    struct str state;   /* of the event after it (db/state.h) */
    long restores;      /* the event is again as it was before that entry; 0: an operation of its own */
    bool always;        /* to be added even if nothing was changed; its inverse is empty then */
    unsigned char hash[HASH_SIZE];
};

/* Records everything from here on; to be called inside a transaction, before its first change. */
void journal_begin(struct db *db);

/* Adds the row of the open transaction, which is damage if it takes back and the state is not the one that was there; entry, inverse, state and hash are filled in here. False, and no
   row, if nothing was changed since journal_begin, unless it is to be added always (or an error stuck). */
bool journal_add(struct db *db, struct journal_row row, struct arena *a);

/* Did a row that was loaded whole change the section or the event as a whole? Number 0: the event alone is asked for. */
bool journal_is_about(struct db *db, const struct journal_row *row, struct str section, int number);

/* The last such row after that entry; 0: there is none. */
long journal_since(struct db *db, long entry, struct str section, int number);

/* All rows in their order, in the arena. */
struct journal_row *journal_load(struct db *db, struct arena *a, int *n);

/* At most this many rows from that entry on, 0: all; without their changesets, which are most of the size of a journal.
   In the arena. */
struct journal_row *journal_window(struct db *db, long from, int most, struct arena *a, int *n);

/* The number of the last row, 0 if there is none: it grows with every operation on the event. */
long journal_stamp(struct db *db);

/* Number, hash, state and time of the last row, in the arena; { 0 } if there is none. */
struct journal_row journal_last(struct db *db, struct arena *a);

/* The latest time of any, by which deadlines have passed: that of the last one, unless a clock was set back. An entry `clock` says that the times before it
   were wrong (desk/event/clock.c). `entry`, unless NULL: which has it. Empty: there is no entry. */
struct str journal_latest(struct db *db, long *entry, struct arena *a);

/* When the file was last put back to a backup, or gone on with from a copy, in the arena; empty: never. */
struct str journal_resumed(struct db *db, struct arena *a);

/* The steps of the last row that has any, in the arena; empty if nothing has been shown yet. */
struct str journal_shown(struct db *db, struct arena *a);

/* Is there an entry of the command seal for a round of that number, in force or not? */
bool journal_has_seal(struct db *db, int round);

/* The version of the event file that the row was written in. */
int journal_version(const struct journal_row *row);

/* Is the file as the last row left it? True if that row has no state of this version. False sticks as an
   error only if the file cannot be read. */
bool journal_fits(struct db *db);

/* What `state`, that of the file now, is more than that of the last row says; all ones if that row does not follow from the one before
   it. All zero: as it was left, or the last row has no state of this version. */
void journal_drift(struct db *db, struct str state, unsigned char drift[HASH_SIZE]);

/* Takes back the change of a row, which must be the latest that has not been taken back. If it does not fit,
   that is damage, and nothing is changed. */
void journal_undo(struct db *db, const struct journal_row *row, struct arena *a);

/* The same in a copy (db_copy) that becomes what the event was before the row: what is read of its journal beside the tables counts no later row. */
void journal_go_before(struct db *copy, const struct journal_row *row, struct arena *a);

/* The entry that alone was taken back by this one, while later ones stand; 0: none. The changes of such a row are its own, and it restores nothing. */
long journal_lifts(const struct journal_row *row);

/* The entry before which the section of this row is again, while all others stand; 0: it is none of that kind. The changes of such a row are its own, too. */
long journal_restores_section(const struct journal_row *row);

/* Does the row take back the other one: it alone, it and all behind it, or what its section did since? Any at all? */
bool journal_took_back(const struct journal_row *row, const struct journal_row *other);
bool journal_takes_back(const struct journal_row *row);

/* By row: is it in force? False if it was taken back, and for rows that take others back. In the arena. */
bool *journal_in_force(const struct journal_row *row, int n, struct arena *a);

/* By row: are its changes in the file? Those of an entry that was lifted, or whose section alone went back, are, and so are those of the one that did it. In the arena. */
bool *journal_stands(const struct journal_row *row, int n, struct arena *a);

/* The first entry that does not follow from the one before it: its number, its text or its
   changeset is not what was hashed. 0 if the journal is sound. */
long journal_broken(const struct journal_row *row, int n);

/* How far rows follow from those before them: which do not, counted from 1; 0: none. */
struct journal_chain {
    int rows, broken, last_broken;
};

/* The same of the whole journal of a file, row by row: of however many, only one is in memory. */
struct journal_chain journal_chain(struct db *db);

/* The hash of that entry; false if there is none of that number. */
bool journal_hash_of(struct db *db, long entry, unsigned char hash[HASH_SIZE]);

/* The first entry with a number that the hash does not tell from none: no round and nothing restored are
   NULL in the file and hashed as 0. 0 if there is none. */
long journal_unhashed(struct db *db);

/* The hash of a row over the row before it: BLAKE2b of the hash before (zeros for the first row) and of every field of the row but its own
   hash, each field led by its length. */
void journal_hash(const unsigned char before[HASH_SIZE], const struct journal_row *row, unsigned char out[HASH_SIZE]);

#endif
