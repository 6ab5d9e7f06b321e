/* SPDX-License-Identifier: Apache-2.0 */
/* apply.c - changesets one after the other, by statements that are prepared once for all of them.
   sqlite3changeset_apply prepares its own for each changeset, which takes longer than what they do. */
#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "db/replay.h"

#include <sqlite3.h>
#include <stdint.h>
#include <string.h>

#include "db/inside.h"
#include "db/query.h"
#include "engine/base/arena.h"

enum { COLUMNS = 64 }; /* bits of a set of them; a table with as many does not fit (db/changeset.c) */

/* A row of a changeset. */
struct change {
    sqlite3_changeset_iter *at;
    const char *table;
    unsigned char *key; /* by column: part of the primary key */
    int n, op;          /* columns */
    uint64_t written;   /* the columns that get a new value, where a row stays */
};

/* Makes changes of one kind. Its parameters are the values of all columns before, then those after. */
struct apply_statement {
    struct str table;
    int n, op;
    uint64_t written;
    sqlite3_stmt *made;
};

static sqlite3_value *value_before(const struct change *c, int column)
{
    sqlite3_value *v = NULL;

    if (c->op != SQLITE_INSERT)
        sqlite3changeset_old(c->at, column, &v);
    return v;
}

static sqlite3_value *value_after(const struct change *c, int column)
{
    sqlite3_value *v = NULL;

    if (c->op != SQLITE_DELETE)
        sqlite3changeset_new(c->at, column, &v);
    return v;
}

static struct change read_change(sqlite3_changeset_iter *at)
{
    struct change c = { .at = at };

    sqlite3changeset_op(at, &c.table, &c.n, &c.op, NULL);
    sqlite3changeset_pk(at, &c.key, NULL);
    for (int i = 0; c.op == SQLITE_UPDATE && i < c.n; i++)
        if (value_after(&c, i))
            c.written |= (uint64_t)1 << i;
    return c;
}

/* The row that is meant: its key, and all that the changeset knows of it. */
static struct str where(const struct change *c, const struct str *name, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < c->n; i++)
        if (value_before(c, i))
            text = str_fmt(a, "%.*s%s\"%.*s\" %s ?%d", STR_ARG(text), text.n ? " AND " : "", STR_ARG(name[i]),
                           c->key[i] ? "=" : "IS", i + 1);
    return text;
}

/* The values of a row that comes, or what is set in one that stays. */
static struct str values(const struct change *c, const struct str *name, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < c->n; i++) {
        const char *comma = text.n ? ", " : "";
        if (c->op == SQLITE_INSERT)
            text = str_fmt(a, "%.*s%s?%d", STR_ARG(text), comma, c->n + i + 1);
        else if (c->written >> i & 1)
            text = str_fmt(a, "%.*s%s\"%.*s\" = ?%d", STR_ARG(text), comma, STR_ARG(name[i]), c->n + i + 1);
    }
    return text;
}

static struct str *load_names(struct db *db, const char *table, struct arena *a)
{
    struct query q = query(db, Q_COLUMNS);
    struct str *name = arena_new(a, struct str, COLUMNS);

    query_str(&q, ":name", str_of(table));
    for (int i = 0; query_next(&q); i += i < COLUMNS - 1)
        name[i] = column_str(&q, 0, a);
    return name;
}

/* NULL for what SQLite does not take, such as a row with fewer columns than the table has by now. */
static sqlite3_stmt *prepare(struct db *db, const struct change *c)
{
    struct arena own = { 0 };
    const struct str *name = load_names(db, c->table, &own);
    struct str where_it_is = where(c, name, &own), what = values(c, name, &own);
    sqlite3_stmt *s = NULL;
    char *sql = NULL;

    if (c->op == SQLITE_INSERT)
        sql = sqlite3_mprintf("INSERT INTO \"%w\" VALUES (%.*s)", c->table, STR_ARG(what));
    else if (c->op == SQLITE_DELETE)
        sql = sqlite3_mprintf("DELETE FROM \"%w\" WHERE %.*s", c->table, STR_ARG(where_it_is));
    else
        sql = sqlite3_mprintf("UPDATE \"%w\" SET %.*s WHERE %.*s", c->table, STR_ARG(what), STR_ARG(where_it_is));
    sqlite3_prepare_v3(db->lite, sql, -1, SQLITE_PREPARE_PERSISTENT, &s, NULL);
    sqlite3_free(sql);
    arena_free(&own);
    return s;
}

static sqlite3_stmt *statement_for(struct applier *x, const struct change *c)
{
    struct str table = str_of(c->table);

    for (int i = 0; i < x->n; i++) {
        const struct apply_statement *s = &x->item[i];
        if (s->written == c->written && s->op == c->op && s->n == c->n && str_eq(s->table, table))
            return s->made;
    }
    arena_room(x->arena, x->item, x->n, x->cap);
    x->item[x->n] = (struct apply_statement){ str_copy(x->arena, table), c->n, c->op, c->written, prepare(x->db, c) };
    return x->item[x->n++].made;
}

static bool bind(sqlite3_stmt *s, int parameter, sqlite3_value *v)
{
    return !v || sqlite3_bind_value(s, parameter, v) == SQLITE_OK;
}

/* Exactly one row, or it is not the row that is meant. */
static bool make_change(struct applier *x, const struct change *c)
{
    sqlite3_stmt *s = statement_for(x, c);
    bool ok = s != NULL;

    for (int i = 0; ok && i < c->n; i++)
        ok = bind(s, i + 1, value_before(c, i)) && bind(s, c->n + i + 1, value_after(c, i));
    x->db->steps = x->db->steps_max;
    ok = ok && sqlite3_step(s) == SQLITE_DONE && sqlite3_changes(x->db->lite) == 1;
    sqlite3_reset(s);
    return ok;
}

static bool make_changes(struct applier *x, struct str changes)
{
    sqlite3_changeset_iter *at = NULL;
    bool ok = sqlite3changeset_start(&at, (int)changes.n, (void *)(uintptr_t)changes.p) == SQLITE_OK;

    while (ok && sqlite3changeset_next(at) == SQLITE_ROW) {
        struct change c = read_change(at);
        ok = make_change(x, &c);
    }
    return sqlite3changeset_finalize(at) == SQLITE_OK && ok;
}

static void run(struct db *db, enum query_id id)
{
    struct query q = query(db, id);

    query_run(&q);
}

bool apply_exactly(struct applier *x, struct str changes)
{
    run(x->db, Q_STEP_BEGIN);
    bool ok = !x->db->code && make_changes(x, changes);

    if (!ok)
        run(x->db, Q_STEP_BACK);
    run(x->db, Q_STEP_END);
    return ok;
}

void apply_close(struct applier *x)
{
    for (int i = 0; i < x->n; i++)
        sqlite3_finalize(x->item[i].made);
    x->n = 0;
}
