#include "desk/desk.h"

#include <stdlib.h>
#include <string.h>

#include "db/journal.h"
#include "db/load.h"
#include "db/store.h"
#include "db/zone.h"
#include "desk/property.h"
#include "desk/task.h"

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
    db_close(d->db);
    free(d->done);
    free(d);
}

bool desk_load(struct desk *d, struct arena *a, struct event *out, struct err *e)
{
    return db_load_event(d->db, a, out, e);
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

struct doubt desk_doubt(const struct desk *d)
{
    return d ? d->doubt : (struct doubt){ 0 };
}

bool desk_resolve(const char *path, const struct doubt *doubt, bool *recorded)
{
    struct arena own = { 0 };
    struct err e = { 0 };
    const struct journal_row *row;
    struct desk *d = NULL;
    int n;

    bool ok = desk_open(path, false, &d, &e) && desk_journal(d, &own, &row, &n, &e);
    *recorded = ok && n >= doubt->entry && memcmp(row[doubt->entry - 1].hash, doubt->hash, HASH_SIZE) == 0;
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
    *row = journal_load(d->db, a, n);
    bool ok = db_ok(d->db, e);
    db_rollback(d->db);
    return ok;
}

static void store_all(struct task *t)
{
    store_event(t->db, &t->event);
    store_arbiters(t->db, &t->event);
    for (int i = 0; i < ROUNDS_MAX; i++)
        if (t->event.date[i].n > 0)
            store_date(t->db, i + 1, t->event.date[i], t->event.lineups[i]);
}

static bool fill(struct task *t, const struct setting *setting, int n)
{
    struct effect unused = { 0 };

    db_begin(t->db);
    journal_begin(t->db);
    for (int i = 0; i < n; i++)
        if (!property_read(&t->event, NULL, setting[i], &t->arena, &unused, t->err))
            return false;
    if (!property_check(&t->event, NULL, t->err))
        return false;
    store_all(t);
    task_change(t, "event %.*s", STR_ARG(t->event.name));
    return true;
}

bool desk_new(const char *path, const struct act *act, const struct setting *setting, int n, struct err *e)
{
    struct task t = { .act = act, .err = e, .event = { .backups = BACKUPS_DEFAULT } };

    if (!act_ok(act, &t.arena, e) || !db_create(path, &t.db, e)) {
        arena_free(&t.arena);
        return false;
    }
    if (!task_end(&t, fill(&t, setting, n))) {
        db_close(t.db);
        return false;
    }
    return db_keep(t.db, e);
}
