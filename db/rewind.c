/* SPDX-License-Identifier: Apache-2.0 */
#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "db/rewind.h"

#include <sqlite3.h>
#include <string.h>

#include "db/replay.h"
#include "db/changeset.h"
#include "db/db.h"
#include "db/failure.h"
#include "db/inside.h"
#include "db/query.h"
#include "db/row.h"
#include "engine/base/arena.h"
#include "engine/base/headway.h"
#include "db/messages.h"

enum { NAMED = 20 }; /* rows of a table that nobody wrote, each by its name */

struct rewinding {
    struct db *db, *copy;   /* as it is; as it was after fewer and fewer entries */
    struct applier applier; /* to the copy */
    struct changeset_tables tables;
    long entry;
    struct flaws *found;
};

static void add_flaw(struct rewinding *r, struct flaw flaw)
{
    struct flaws *f = r->found;

    flaw.message = message_copy(&flaw.message, f->arena);
    arena_room(f->arena, f->item, f->n, f->cap);
    f->item[f->n++] = flaw;
    if (f->found)
        f->found(&flaw, f->to);
}

/* Line-ups stay secret. */
static bool is_secret(const char *table, struct str column)
{
    return strcmp(table, "lineup") == 0 && str_eq(column, STR("places"));
}

static bool same_value(sqlite3_value *x, sqlite3_value *y)
{
    if (sqlite3_value_type(x) != sqlite3_value_type(y))
        return false;
    int n = sqlite3_value_bytes(x);
    return n == sqlite3_value_bytes(y) &&
           (n == 0 || memcmp(sqlite3_value_blob(x), sqlite3_value_blob(y), (size_t)n) == 0);
}

static struct str column_name(struct rewinding *r, const char *table, int column)
{
    struct query q = query(r->copy, Q_COLUMNS);
    struct str name = { 0 };

    query_str(&q, ":name", str_of(table));
    for (int i = 0; query_next(&q); i++)
        if (i == column)
            name = column_str(&q, 0, r->found->arena);
    return name;
}

/* A row of an inverse changeset that meets another row than its entry left. */
struct clash {
    sqlite3_changeset_iter *at;
    const char *table;
    int n, op;             /* columns */
    sqlite3_value **value; /* as the entry left them, by column; NULL where the changeset has none */
    struct str name;
    sqlite3_stmt *now; /* at the row as the file holds it, */
    bool there;        /* if it holds one */
};

static struct clash read_clash(struct rewinding *r, sqlite3_changeset_iter *at)
{
    struct arena *a = r->found->arena;
    struct clash c = { .at = at };

    sqlite3changeset_op(at, &c.table, &c.n, &c.op, NULL);
    c.value = arena_new(a, sqlite3_value *, c.n);
    for (int i = 0; i < c.n; i++)
        if (c.op == SQLITE_INSERT)
            sqlite3changeset_new(at, i, &c.value[i]);
        else
            sqlite3changeset_old(at, i, &c.value[i]);
    c.name = row_name(r->db, c.table, c.value, c.n, a);
    c.now = row_by_key(r->db, c.table, a);
    row_bind(r->db, c.now, c.value, c.n);
    c.there = row_next(r->db, c.now);
    return c;
}

/* The first column that holds something else than was written. */
static void report_changed(struct rewinding *r, const struct clash *c)
{
    for (int i = 0; i < c->n; i++) {
        sqlite3_value *is = NULL;
        sqlite3changeset_conflict(c->at, i, &is);
        if (c->value[i] && is && !same_value(c->value[i], is)) {
            /* The value that is not the one that was written: still in the file, or only until it was written anew. */
            struct arena *a = r->found->arena;
            struct str name = column_name(r, c->table, i);
            bool still = c->there && same_value(sqlite3_column_value(c->now, i), is);
            struct str held = row_value(is, a), left = row_value(c->value[i], a);
            struct message what = still ? say_value_changed_since(c->name, name, held, r->entry, left)
                                        : say_value_changed_before_next(c->name, name, held, r->entry, left);
            if (is_secret(c->table, name))
                what = still ? say_secret_changed_since(c->name, name, r->entry)
                             : say_secret_changed_before_next(c->name, name, r->entry);
            add_flaw(r, (struct flaw){ still ? FLAW_VALUE : FLAW_PAST, str_copy(a, str_of(c->table)), name, what });
            return;
        }
    }
}

static enum flaw_kind kind_of(bool still, bool foreign)
{
    if (!still)
        return FLAW_PAST;
    return foreign ? FLAW_FOREIGN : FLAW_MISSING;
}

/* A row that is missing or there, now or until it was written anew. */
static void report_row(struct rewinding *r, const struct clash *c)
{
    static struct message (*const say[2][2])(struct str row, long entry) = {
        { say_row_missing_before_next, say_row_missing_since },
        { say_row_there_before_next, say_row_there_since },
    };
    bool foreign = c->op == SQLITE_INSERT, still = c->there == foreign;

    add_flaw(r, (struct flaw){ kind_of(still, foreign),
                               str_copy(r->found->arena, str_of(c->table)),
                               { 0 },
                               say[foreign][still](c->name, r->entry) });
}

/* Notes what is wrong with the row, and goes on: with the value that the journal wants where there
   is a row, without the row where there is none. */
static int note_clash(void *ctx, int conflict, sqlite3_changeset_iter *row)
{
    struct rewinding *r = ctx;
    struct clash c = read_clash(r, row);
    bool value = conflict == SQLITE_CHANGESET_DATA;

    if (value)
        report_changed(r, &c);
    else
        report_row(r, &c);
    sqlite3_finalize(c.now);
    return value || conflict == SQLITE_CHANGESET_CONFLICT ? SQLITE_CHANGESET_REPLACE : SQLITE_CHANGESET_OMIT;
}

/* Tells of each row that is not as its entry left it. */
static void take_back_with_clashes(struct rewinding *r, struct str inverse)
{
    struct arena own = { 0 };

    db_note(r->copy, sqlite3changeset_apply(r->copy->lite, (int)inverse.n, str_c(&own, inverse), NULL, note_clash, r));
    arena_free(&own);
}

/* Nothing is applied that is not what its entry wrote. */
static bool take_back(struct rewinding *r, struct str inverse)
{
    struct message why;
    bool ok = changeset_fit(r->copy, inverse, &r->tables, &why);

    if (ok && !r->copy->code && !apply_exactly(&r->applier, inverse) && !r->copy->code)
        take_back_with_clashes(r, inverse);
    else if (!ok && !r->copy->code)
        add_flaw(r, (struct flaw){ FLAW_ENTRY, { 0 }, { 0 }, say_entry_not_taken_back(r->entry, &why) });
    return ok && !r->copy->code;
}

/* How many are left: those down from the first that cannot be taken back. */
static int take_back_all(struct rewinding *r, const struct journal_chain *chain)
{
    struct query q = query(r->db, Q_JOURNAL_BACK), begin = query(r->copy, Q_BEGIN_READ);
    int left = chain->rows;
    bool ok = true;

    query_run(&begin); /* one transaction for all */
    query_int(&q, ":from", chain->last_broken);
    while (ok && query_next(&q)) {
        r->entry = column_int(&q, 0);
        ok = take_back(r, column_view(&q, 1));
        left -= ok;
        headway_tell(r->found->headway, WORK_ENTRIES, chain->rows - left, chain->rows);
    }
    headway_tell(r->found->headway, WORK_ENTRIES, chain->rows, chain->rows);
    query_run(&q);
    return left;
}

static bool is_in_file(struct rewinding *r, const char *table, sqlite3_value *const *key, int n)
{
    sqlite3_stmt *now = row_by_key(r->db, table, r->found->arena);

    row_bind(r->db, now, key, n);
    bool there = row_next(r->db, now);
    sqlite3_finalize(now);
    return there;
}

static void name_left(struct rewinding *r, struct str table)
{
    struct arena *a = r->found->arena;
    const char *name = str_c(a, table);
    sqlite3_stmt *s = row_prepare(r->copy, sqlite3_mprintf("SELECT * FROM \"%w\"", name));
    int n;

    while (row_next(r->copy, s)) {
        sqlite3_value **value = row_values(s, a, &n);
        bool still = is_in_file(r, name, value, n);
        struct str row = row_name(r->db, name, value, n, a);
        add_flaw(r, (struct flaw){ still ? FLAW_FOREIGN : FLAW_PAST,
                                   table,
                                   { 0 },
                                   still ? say_row_of_no_entry(row) : say_row_removed_before(row) });
    }
    sqlite3_finalize(s);
}

bool rewind_check(struct db *db, const struct journal_chain *chain, struct flaws *f, struct err *e)
{
    struct arena own = { 0 };
    struct rewinding r = { .db = db, .tables = { .arena = &own }, .found = f };

    if (!replica_make(db, &r.copy, e))
        return false;
    r.applier = (struct applier){ .db = r.copy, .arena = &own };
    f->left = take_back_all(&r, chain);
    if (f->left == 0) {
        struct query q = query(r.copy, Q_ROWS_COUNT);
        struct arena *a = r.found->arena;
        while (query_next(&q)) {
            struct str table = column_str(&q, 0, a);
            long n = column_int(&q, 1);
            if (n <= NAMED)
                name_left(&r, table);
            else
                add_flaw(&r, (struct flaw){ FLAW_FOREIGN, table, { 0 }, say_rows_of_no_entry(table, n) });
        }
    }
    apply_close(&r.applier);
    bool ok = db_ok(r.copy, e);
    db_close(r.copy);
    arena_free(&own);
    return ok;
}
