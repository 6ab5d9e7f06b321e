/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/desk.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "db/failure.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/transaction.h"
#include "desk/base/event_cache.h"
#include "teams/moment.h"

static struct desk *desk_of(struct db *db, bool write)
{
    struct desk *d = calloc(1, sizeof *d);

    if (!d)
        abort();
    *d = (struct desk){ .db = db, .write = write };
    return d;
}

static bool open_as(const char *path, enum db_mode mode, struct desk **out, struct err *e)
{
    struct db *db;

    if (!db_open(path, mode, &db, e))
        return false;
    *out = desk_of(db, mode == DB_WRITE);
    return true;
}

bool desk_open(const char *path, bool write, struct desk **out, struct err *e)
{
    return open_as(path, write ? DB_WRITE : DB_READ, out, e);
}

bool desk_look(const char *path, struct desk **out, struct err *e)
{
    return open_as(path, DB_LOOK, out, e);
}

void desk_close(struct desk *d)
{
    if (!d)
        return;
    event_cache_forget(d);
    db_close(d->db);
    free(d->done);
    free(d);
}

/* What the desk has in memory goes with the next operation; a caller keeps what he has loaded. */
static struct event copy_of(const struct event *known, struct arena *a)
{
    struct event *ev = event_copy(known, a);

    event_own_text(ev, a);
    return *ev;
}

/* Who only looks keeps nothing in memory beside what he hands out. */
bool desk_load(struct desk *d, struct arena *a, struct event *out, struct err *e)
{
    db_follow(d->db);
    if (!d->write) {
        d->looked = db_load_checked(d->db, a, out, d->drift, e);
        return d->looked;
    }
    bool ok = event_cache_load(d, e);
    *out = ok ? copy_of(d->now.event, a) : (struct event){ 0 };
    return ok;
}

bool desk_peek(struct desk *d, struct arena *a, const struct event **out, struct err *e)
{
    struct event *loaded;

    db_follow(d->db);
    if (d->write) {
        bool ok = event_cache_load(d, e);
        *out = d->now.event;
        return ok;
    }
    *out = loaded = arena_new(a, struct event, 1);
    return desk_load(d, a, loaded, e);
}

bool desk_view(struct desk *d, const struct viewer *who, struct arena *a, struct event *out, struct err *e)
{
    if (!desk_load(d, a, out, e))
        return false;
    view_take_out(out, who);
    return true;
}

bool desk_view_before(struct desk *d, long entry, const struct viewer *who, struct arena *a, struct event *out,
                      struct err *e)
{
    struct db *copy = NULL;
    int n;

    if (!db_copy(d->db, &copy, e))
        return false;
    const struct journal_row *row = journal_load(copy, a, &n);
    for (int i = n - 1; i >= 0 && row[i].entry >= entry; i--)
        journal_go_before(copy, &row[i], a);
    bool ok = db_ok(copy, e) && db_load_event(copy, a, out, e);
    db_close(copy);
    if (ok)
        view_take_out(out, who);
    return ok;
}

bool desk_load_told(struct desk *d, const struct viewer *who, struct arena *a, struct event *out, struct err *e)
{
    if (!d->told.event)
        return desk_view(d, who, a, out, e);
    *out = copy_of(d->told.event, a);
    view_take_out(out, who);
    return true;
}

bool desk_trace(struct desk *d, int section, int round, struct arena *a, struct str *out, struct err *e)
{
    return db_load_trace(d->db, section, round, a, out, e);
}

void desk_trace_by(struct desk *d, const struct tracer *tracer)
{
    d->tracer = tracer;
}

_Static_assert(sizeof((struct doubt *)0)->hash == HASH_SIZE, "a doubt has the hash of its entry");

struct str desk_done(const struct desk *d)
{
    return str_of(d->done);
}

long desk_entry(const struct desk *d)
{
    return d ? d->entry : 0;
}

long desk_recorded(const struct desk *d)
{
    return d->recorded;
}

struct doubt desk_doubt(const struct desk *d)
{
    struct doubt doubt = { 0 };

    if (d) {
        doubt.entry = d->doubted;
        memcpy(doubt.hash, d->doubted_hash, HASH_SIZE);
    }
    return doubt;
}

void desk_hold(struct desk *d)
{
    assert(!d->write);
    d->held = db_begin_read(d->db);
}

void desk_release(struct desk *d)
{
    d->held = false;
    db_rollback(d->db);
}

static void end_look(const struct desk *d)
{
    if (!d->held)
        db_rollback(d->db);
}

static bool look(struct desk *d, long from, int most, struct arena *a, const struct journal_row **row, int *n,
                 struct err *e)
{
    *row = journal_window(d->db, from, most, a, n);
    bool ok = db_ok(d->db, e);
    end_look(d);
    return ok;
}

bool desk_resolve(const char *path, const struct doubt *doubt, bool *recorded)
{
    struct arena own = { 0 };
    struct err e = { 0 };
    const struct journal_row *row;
    struct desk *d = NULL;
    int n;

    bool ok = desk_open(path, false, &d, &e) && look(d, doubt->entry, 1, &own, &row, &n, &e);
    *recorded = ok && n == 1 && row->entry == doubt->entry && memcmp(row->hash, doubt->hash, HASH_SIZE) == 0;
    desk_close(d);
    arena_free(&own);
    return ok;
}

bool desk_zone(struct desk *d, struct arena *a, struct str *out, struct err *e)
{
    return db_load_zone(d->db, a, out, e);
}

bool desk_journal(struct desk *d, struct arena *a, const struct journal_row **row, int *n, struct err *e)
{
    return look(d, LONG_MIN, 0, a, row, n, e);
}

bool desk_journal_last(struct desk *d, struct arena *a, struct journal_row *last, struct err *e)
{
    *last = journal_last(d->db, a);
    bool ok = db_ok(d->db, e);
    end_look(d);
    return ok;
}

long desk_stamp(struct desk *d, struct err *e)
{
    db_follow(d->db);
    long entry = journal_stamp(d->db);
    bool ok = db_ok(d->db, e);

    end_look(d);
    return ok ? entry : -1;
}

bool desk_now(struct desk *d, struct str clock, struct arena *a, struct str *now, struct err *e)
{
    *now = moment_later(clock, journal_latest(d->db, NULL, a));
    bool ok = db_ok(d->db, e);

    end_look(d);
    return ok;
}

long desk_version(struct desk *d)
{
    db_follow(d->db);
    return db_data_version(d->db);
}
