#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "db/rewind.h"

#include <sqlite3.h>
#include <string.h>

#include "db/file.h"
#include "db/handle.h"
#include "engine/arena.h"

enum { SHOWN = 40 }; /* bytes of a value */

struct rewinding {
    struct db *copy;
    long entry;
    struct findings *found;
};

static struct str value_of(sqlite3_value *v, struct arena *a)
{
    const void *p = v ? sqlite3_value_text(v) : NULL;

    if (!p)
        return STR("nothing");
    struct str text = { p, (size_t)sqlite3_value_bytes(v) };
    if (text.n > SHOWN)
        return str_fmt(a, "%.*s ...", SHOWN, text.p);
    return text.n > 0 ? str_copy(a, text) : STR("nothing");
}

/* Line-ups are nobody's business. */
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
    struct query q = query(r->copy, Q_COLUMN_NAME);
    struct str name = { 0 };

    query_str(&q, ":name", str_of(table));
    query_int(&q, ":place", column);
    while (query_next(&q))
        name = column_str(&q, 0, r->found->arena);
    return name;
}

/* The row of an inverse changeset, as its entry left it: the old value of a column, NULL if the
   changeset has none. */
static sqlite3_value *written(sqlite3_changeset_iter *row, int op, int column)
{
    sqlite3_value *v = NULL;

    if (op == SQLITE_INSERT)
        sqlite3changeset_new(row, column, &v);
    else
        sqlite3changeset_old(row, column, &v);
    return v;
}

/* "board with section 1, round 11, table_no 3, board 2" */
static struct str row_name(struct rewinding *r, sqlite3_changeset_iter *row, const char *table,
                           int op, int ncolumn)
{
    struct arena *a = r->found->arena;
    struct str name = str_fmt(a, "%s with", table);
    unsigned char *key;
    int n = 0;

    sqlite3changeset_pk(row, &key, NULL);
    for (int i = 0; i < ncolumn; i++)
        if (key[i])
            name = str_fmt(a, "%.*s%s %.*s %.*s", STR_ARG(name), n++ ? "," : "",
                           STR_ARG(column_name(r, table, i)),
                           STR_ARG(value_of(written(row, op, i), a)));
    return name;
}

/* The first column that holds something else than was written. */
static void report_changed(struct rewinding *r, sqlite3_changeset_iter *row, const char *table,
                           int op, int ncolumn, struct str name)
{
    struct arena *a = r->found->arena;

    for (int i = 0; i < ncolumn; i++) {
        sqlite3_value *was = written(row, op, i), *is = NULL;
        sqlite3changeset_conflict(row, i, &is);
        if (was && is && !same_value(was, is)) {
            struct str column = column_name(r, table, i);
            bool secret = is_secret(table, column);
            finding_add(r->found, PROBLEM, RULE_NONE, 0,
                        "%.*s: its %.*s is %.*s, but entry %ld of the journal left %.*s",
                        STR_ARG(name), STR_ARG(column),
                        STR_ARG(secret ? STR("something else") : value_of(is, a)), r->entry,
                        STR_ARG(secret ? STR("another") : value_of(was, a)));
            return;
        }
    }
}

/* Notes what is wrong with the row, and goes on: with the value that the journal wants where there
   is a row, without the row where there is none. */
static int note_conflict(void *ctx, int conflict, sqlite3_changeset_iter *row)
{
    struct rewinding *r = ctx;
    const char *table;
    int ncolumn, op;

    sqlite3changeset_op(row, &table, &ncolumn, &op, NULL);
    struct str name = row_name(r, row, table, op, ncolumn);
    if (conflict == SQLITE_CHANGESET_DATA) {
        report_changed(r, row, table, op, ncolumn, name);
        return SQLITE_CHANGESET_REPLACE;
    }
    finding_add(r->found, PROBLEM, RULE_NONE, 0,
                "%.*s: it is %s, but entry %ld of the journal %s it", STR_ARG(name),
                op == SQLITE_INSERT ? "there" : "missing", r->entry,
                op == SQLITE_INSERT ? "removed" : "left");
    return conflict == SQLITE_CHANGESET_CONFLICT ? SQLITE_CHANGESET_REPLACE : SQLITE_CHANGESET_OMIT;
}

static void take_back(struct rewinding *r, const struct journal_row *row)
{
    char *inverse = str_c(r->found->arena, row->inverse);

    r->entry = row->entry;
    if (r->copy->code)
        return;
    db_note(r->copy, sqlite3changeset_apply(r->copy->lite, (int)row->inverse.n, inverse, NULL,
                                            note_conflict, r));
}

static void report_left(struct rewinding *r)
{
    struct query q = query(r->copy, Q_ROWS_COUNT);

    while (query_next(&q))
        if (column_int(&q, 1) > 0)
            finding_add(r->found, PROBLEM, RULE_NONE, 0,
                        "%.*s: %ld row%s that no entry of the journal wrote",
                        STR_ARG(column_str(&q, 0, r->found->arena)), column_int(&q, 1),
                        column_int(&q, 1) == 1 ? "" : "s");
}

bool rewind_check(struct db *db, const struct journal_row *row, int n, struct findings *f,
                  struct err *e)
{
    struct rewinding r = { .found = f };

    if (!db_copy(db, &r.copy, e))
        return false;
    for (int i = n - 1; i >= 0; i--)
        take_back(&r, &row[i]);
    report_left(&r);
    bool ok = db_ok(r.copy, e);
    db_close(r.copy);
    return ok;
}
