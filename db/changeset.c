/* SPDX-License-Identifier: Apache-2.0 */
#include "db/changeset.h"

#include <sqlite3.h>
#include <string.h>

#include "db/inside.h"
#include "db/query.h"
#include "engine/base/arena.h"
#include "db/messages.h"

/* What the bytes mean, as the session extension writes them: a table begins with 'T', the number of its columns, for each of them its place in the key or 0, and its name
   with a zero byte behind it. Each change is its kind, a byte 0 or 1, and one row, or two of an update. A value
   begins with its type. Numbers of columns and lengths are variants: seven bits a byte, the highest first. */
enum { TABLE = 'T', COLUMNS_MAX = 64, VARIANT_MAX = 4 };
enum { NOTHING, INTEGER, REAL, TEXT, BYTES, NONE };
enum { INTEGER_SIZE = 8 };

/* One column as the event has it. */
struct column {
    bool key, needed; /* part of the primary key; never NULL */
};

struct changeset_table {
    struct str name;
    bool known; /* it is one of the event */
    struct column *column;
    int ncolumn;
};

struct changeset_reader {
    struct db *db;
    struct changeset_tables *tables;
    const unsigned char *p;
    size_t at, n;
    struct message why;          /* the first thing that is wrong */
    const struct column *column; /* of the table */
    int ncolumn;                 /* that the changeset has of them */
};

static bool wrong(struct changeset_reader *r, struct message what)
{
    if (!r->why.row)
        r->why = say_changes_flawed((long)r->at, (long)r->n, &what);
    return false;
}

static bool byte(struct changeset_reader *r, int *out)
{
    if (r->at >= r->n)
        return wrong(r, say_changes_cut_short());
    *out = r->p[r->at++];
    return true;
}

static bool variant(struct changeset_reader *r, size_t *out)
{
    int b = 0x80;

    *out = 0;
    for (int i = 0; b & 0x80; i++) {
        if (i == VARIANT_MAX)
            return wrong(r, say_changes_length_too_large());
        if (!byte(r, &b))
            return false;
        *out = *out << 7 | (size_t)(b & 0x7f);
    }
    return true;
}

static bool skip(struct changeset_reader *r, size_t n)
{
    if (n > r->n - r->at)
        return wrong(r, say_changes_length_past_end());
    r->at += n;
    return true;
}

/* Columns. */

static bool is_known(struct db *db, struct str table)
{
    struct query q = query(db, Q_TABLE_KNOWN);
    bool known = false;

    query_str(&q, ":name", table);
    while (query_next(&q))
        known = true;
    return known;
}

static const struct changeset_table *look_up(struct db *db, struct str name, struct changeset_tables *all)
{
    for (int i = 0; i < all->n; i++)
        if (str_eq(all->item[i].name, name))
            return &all->item[i];
    arena_room(all->arena, all->item, all->n, all->cap);
    struct changeset_table *t = &all->item[all->n++];
    *t = (struct changeset_table){ .name = str_copy(all->arena, name), .known = is_known(db, name) };
    if (t->known) {
        struct query q = query(db, Q_COLUMN_RULES);
        t->column = arena_new(all->arena, struct column, COLUMNS_MAX);
        query_str(&q, ":name", t->name);
        for (; query_next(&q); t->ncolumn += t->ncolumn < COLUMNS_MAX - 1) {
            struct column c = { column_int(&q, 0) > 0, column_int(&q, 1) > 0 };
            t->column[t->ncolumn] = c;
        }
    }
    return t;
}

/* The key is that of the table, and the columns that are missing came later. */
static bool check_columns(struct changeset_reader *r, const unsigned char *place, const struct changeset_table *t)
{
    r->column = t->column;
    if (r->ncolumn > t->ncolumn)
        return wrong(r, say_changes_too_many_columns());
    for (int i = 0; i < t->ncolumn; i++)
        if (r->column[i].key != (i < r->ncolumn && place[i] > 0))
            return wrong(r, say_changes_wrong_key());
    return true;
}

static bool table(struct changeset_reader *r)
{
    size_t n;

    if (!variant(r, &n))
        return false;
    if (n == 0 || n >= COLUMNS_MAX)
        return wrong(r, say_changes_columns_of_no_table());
    const unsigned char *place = r->p + r->at;
    if (!skip(r, n))
        return false;
    const char *name = (const char *)r->p + r->at;
    size_t length = strnlen(name, r->n - r->at);
    if (!skip(r, length + 1))
        return false;
    r->ncolumn = (int)n;
    const struct changeset_table *t = look_up(r->db, (struct str){ name, length }, r->tables);
    return t->known ? check_columns(r, place, t) : wrong(r, say_changes_of_no_table());
}

/* Rows. */

static bool value(struct changeset_reader *r, const struct column *c, int *type)
{
    size_t n;

    if (!byte(r, type))
        return false;
    switch (*type) {
    case NOTHING:
        return true;
    case INTEGER:
        return skip(r, INTEGER_SIZE);
    case TEXT:
    case BYTES:
        return variant(r, &n) && skip(r, n);
    case NONE:
        if (c->key)
            return wrong(r, say_changes_without_key());
        return !c->needed || wrong(r, say_changes_without_value());
    default:
        return wrong(r, say_changes_unknown_type());
    }
}

static bool whole_row(struct changeset_reader *r)
{
    int type;

    for (int i = 0; i < r->ncolumn; i++)
        if (!value(r, &r->column[i], &type))
            return false;
        else if (type == NOTHING)
            return wrong(r, say_changes_too_few_columns());
    return true;
}

/* Before and after; the key stands before alone, a column that changed in both. */
static bool changed_row(struct changeset_reader *r)
{
    int before[COLUMNS_MAX] = { 0 }, after;

    for (int i = 0; i < r->ncolumn; i++)
        if (!value(r, &r->column[i], &before[i]))
            return false;
        else if (r->column[i].key && before[i] == NOTHING)
            return wrong(r, say_changes_without_key());
    for (int i = 0; i < r->ncolumn; i++)
        if (!value(r, &r->column[i], &after))
            return false;
        else if ((after == NOTHING) != (before[i] == NOTHING || r->column[i].key))
            return wrong(r, say_changes_one_value_of_two());
    return true;
}

static bool change(struct changeset_reader *r, int kind)
{
    int indirect;

    if (r->ncolumn == 0)
        return wrong(r, say_changes_without_table());
    if (kind != SQLITE_INSERT && kind != SQLITE_DELETE && kind != SQLITE_UPDATE)
        return wrong(r, say_changes_unknown_kind());
    if (!byte(r, &indirect))
        return false;
    if (indirect > 1)
        return wrong(r, say_changes_neither_way());
    return kind == SQLITE_UPDATE ? changed_row(r) : whole_row(r);
}

bool changeset_fit(struct db *db, struct str stored, struct changeset_tables *known, struct message *why)
{
    struct changeset_reader r = { .db = db, .tables = known, .p = (const unsigned char *)stored.p, .n = stored.n };
    bool ok = true; /* an entry that changed nothing has no bytes */

    for (int kind; ok && r.at < r.n;)
        ok = byte(&r, &kind) && (kind == TABLE ? table(&r) : change(&r, kind));
    *why = r.why;
    return ok;
}
