/* SPDX-License-Identifier: Apache-2.0 */
/* desk.h - the desk of the Technical Administration Panel (TAP): an event file that is open for work. */
#ifndef DESK_BASE_DESK_H
#define DESK_BASE_DESK_H

#include <stdbool.h>

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/str.h"
#include "teams/event.h"
#include "teams/view.h"

struct desk;
struct journal_row;

/* Who does what, when and why; every operation takes one and writes it into the journal.
   Strings are borrowed for the call. */
struct act {
    struct str user;        /* never empty */
    struct str time;        /* local time, "2016-09-02 15:00:00"; never empty */
    struct str command;     /* as people know it: "pair", "absent" */
    struct str section;     /* its name; may be empty where the event has only one */
    struct str reason;      /* obligatory where the operation says so, else empty or recorded */
    struct str by_order;    /* who ordered what the articles leave to an order (RULE_BY_ORDER); else empty */
    long seen;              /* the last entry of the journal that was on the screen; 0: whatever there is */
    struct str seen_past;   /* the past that it is of (desk_seen), "0": the first; empty: not known */
    struct viewer viewer;   /* what op.def allows, and where */
    bool confirmed;         /* whatever there is to confirm */
    bool leaves;            /* that a section leaves the FIDE mode is meant (desk/event/departure.h) */
    struct wording wording; /* for whoever reads what is said of it */
    bool dry;               /* everything is done, told, and taken back again: the file stays as it is */
};

/* One property with the text of its value: { "edition", "2012" }. desk/base/property.h has the list. */
struct setting {
    struct str name, value;
};

/* What all operations (functions with a `struct act *` after the desk) have in common:
   - One call is one transaction and one row of the journal. If it fails, or if it changes nothing,
     nothing is written and the file stays as it was, byte for byte.
   - The event is read afresh inside the transaction, so two programs at once are safe. Teams are
     named as a person names them (teams/find.h) and looked up there.
   - Remarks are added to `f`: what followed besides ("the draft of round 5 is discarded: ...").
     On failure `e` says why in one sentence; where several things are wrong at once, each is a
     finding of severity PROBLEM and `e` sums up.
   - With act->seen nothing is done if somebody has done something since where the operation looks (ERR_STATE, desk/looks.h), so that a click
     that comes twice does no harm; a dry one says it in a NOTE.
   - A file that another program changed is worked on only if the act is confirmed (desk_altered); the TAP or an arbiter who has
     confirmed once speaks for everybody at this desk, until something else is changed.
   - ERR_BUSY: another program held the file for five seconds. ERR_DB: the file cannot be read or
     written. ERR_STATE: not now. ERR_USAGE: a word is no value. ERR_INPUT: it names what is not there.
   - A round goes none -> draft -> published -> complete (every board has a result, or the match a
     mark) -> the next round. "The next round" is the draft, or else the one after the last
     published round. Whatever changes what a draft was made from discards the draft. */

/* `write`: false opens for desk_load only, also a file or a folder that may not be written. A file
   that is missing, empty, cut short, not ours or made by a newer version: ERR_DB. */
bool desk_open(const char *path, bool write, struct desk **out, struct err *e);
void desk_close(struct desk *d); /* NULL is fine */

/* Opens a file to be looked at, as db_open with DB_LOOK. */
bool desk_look(const char *path, struct desk **out, struct err *e);

/* The whole event, secrets and all, in the arena: for what works on the file itself. */
bool desk_load(struct desk *d, struct arena *a, struct event *out, struct err *e);

/* The same only to be looked at before anything else is done with the desk: what it has in memory is not copied. */
bool desk_peek(struct desk *d, struct arena *a, const struct event **out, struct err *e);

/* Did another program change what was loaded last? All rows and the last entry of the journal are looked at. */
bool desk_altered(const struct desk *d);

/* The same for whoever is going to read what was made of it, in one sentence, each entry of the journal looked at
   besides. { 0 }: nobody did, or desk_check has told all of it. */
struct message desk_alteration(struct desk *d);

/* Entries that are in a log beside it alone, in one sentence; { 0 }: there are none (db_in_log). */
struct message desk_in_log(struct desk *d);

/* The event holds line-ups that are still secret, and others can read its file: in one sentence, what to do; { 0 }: no. A group that may also write
   shares the desk. */
struct message desk_exposed(const char *path, const struct event *ev);

/* The event as a viewer may know it: what nobody else is to know is not in it (teams/view.h). */
bool desk_view(struct desk *d, const struct viewer *who, struct arena *a, struct event *out, struct err *e);

/* The same as it was before that entry of the journal: all that was done since is taken back in a copy in memory. */
bool desk_view_before(struct desk *d, long entry, const struct viewer *who, struct arena *a, struct event *out,
                      struct err *e);

/* The event as the last operation of this desk leaves it, or would leave it if it was dry; the event as it is if there
   was none. As a viewer may know it, too. */
bool desk_load_told(struct desk *d, const struct viewer *who, struct arena *a, struct event *out, struct err *e);

/* The stored trace of a round, in the arena; empty if the round has none. */
bool desk_trace(struct desk *d, int section, int round, struct arena *a, struct str *out, struct err *e);

/* How the trace of a draft is written from now on; NULL: drafts have none. */
struct tracer;
void desk_trace_by(struct desk *d, const struct tracer *tracer);

/* What the last operation on this desk changed, in the words of its row of the journal; empty if it
   changed nothing. Lives as long as the desk. */
struct str desk_done(const struct desk *d);

/* The entry of the journal that the last operation of this desk added which changed something; 0 if none did, or
   there is no desk. */
long desk_entry(const struct desk *d);

/* How many operations it has recorded since it was opened. */
long desk_recorded(const struct desk *d);

/* An entry of the journal that was being written when the disk failed; entry 0: there is none. What was written can be there
   all the same once the file has been closed, since SQLite reads its log again. */
struct doubt {
    long entry;
    unsigned char hash[32];
};

/* Of the last operation of this desk. */
struct doubt desk_doubt(const struct desk *d);

/* Asks the file, when no desk of ours has it open. False: it cannot be read. */
bool desk_resolve(const char *path, const struct doubt *doubt, bool *recorded);

/* The time zone of the event alone, in the arena; empty if none is set. What the clock shows can so be known without the event. */
bool desk_zone(struct desk *d, struct arena *a, struct str *out, struct err *e);

/* The number of the last entry of the journal, 0 if there is none; -1: it cannot be read, as `e` says. Whoever saw the event at one
   number has seen all of it until there is another. */
long desk_stamp(struct desk *d, struct err *e);

/* What pages show as forms send it back: the last entry, "8", and behind it the past that it is of, if the file was ever put back to a backup, or gone on
   with from a copy: "8-20260902100000". Another entry had that number before. Read in this order: its past, the last entry, the event. */
struct str desk_past_name(struct desk *d, struct arena *a);
struct str desk_seen(long entry, struct str past, struct arena *a);

/* False: it is none. */
bool desk_seen_read(struct str seen, struct act *act);

/* The time by which deadlines are judged: the clock, or the latest time in the journal if a clock has been set back since. What has
   passed stays passed. */
bool desk_now(struct desk *d, struct str clock, struct arena *a, struct str *now, struct err *e);

/* All that a desk which only reads says until desk_release is of one moment, whatever is entered meanwhile. Not twice. */
void desk_hold(struct desk *d);
void desk_release(struct desk *d);

/* A number that is another one after somebody else has committed something. */
long desk_version(struct desk *d);

/* All rows of the journal (db/journal.h) in their order, without what takes them back; in the arena. */
bool desk_journal(struct desk *d, struct arena *a, const struct journal_row **row, int *n, struct err *e);

/* Number, hash, state and time of the last row, in the arena; { 0 } if there is none. */
bool desk_journal_last(struct desk *d, struct arena *a, struct journal_row *last, struct err *e);

#endif
