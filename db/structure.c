/* SPDX-License-Identifier: Apache-2.0 */
#include "db/structure.h"

#include <sqlite3.h>
#include <string.h>

#include "db/failure.h"
#include "db/query.h"
#include "db/row.h"
#include "db/transaction.h"
#include "engine/base/arena.h"
#include "db/messages.h"

/* An error of SQLite ends what is being looked at, not the whole check. */
static void note_failure(struct db *db, struct findings *f)
{
    struct err e = { 0 };

    if (db_ok(db, &e))
        return;
    finding_say(f, PROBLEM, RULE_NONE, 0, err_message(&e));
    db_rollback(db);
    db_begin_read(db);
}

/* SQLite heads some of its remarks with a line of stars. */
static void add_lines(struct findings *f, const char *table, struct str text)
{
    while (text.n > 0) {
        struct str line = str_cut(&text, '\n');
        if (line.n == 0 || str_starts(line, STR("***")))
            continue;
        struct message flaw = db_flaw(line);
        finding_say(f, PROBLEM, RULE_NONE, 0, table ? say_part_is_damaged(table, &flaw) : say_whole_is_damaged(&flaw));
    }
}

static int check_tables(struct db *db, struct findings *f)
{
    struct query q = query(db, Q_TABLE_CHECK);
    int before = finding_total(f);

    while (query_next(&q))
        add_lines(f, str_c(f->arena, column_str(&q, 0, f->arena)), column_str(&q, 1, f->arena));
    note_failure(db, f);
    return finding_total(f) - before;
}

void structure_check(struct db *db, struct findings *f)
{
    struct query q = query(db, Q_INTEGRITY_CHECK);
    struct findings whole = { .arena = f->arena };

    while (query_next(&q)) {
        struct str line = column_str(&q, 0, f->arena);
        if (!str_eq(line, STR("ok")))
            add_lines(&whole, NULL, line);
    }
    note_failure(db, &whole);
    if (whole.n > 0 && check_tables(db, f) == 0)
        for (int i = 0; i < whole.n; i++)
            finding_say(f, PROBLEM, RULE_NONE, 0, whole.item[i].message);
}

/* Keys: foreign_key_check knows no row of a table without row numbers, so each key is looked for once
   more by its columns. */

/* One key of a table: which columns refer to which of the other table. */
struct key {
    struct str table, parent;
    long id;
    struct str given, match; /* conditions: the columns are set; the row of the other table is this one */
};

static struct str column_of(struct db *db, struct str table, long place, struct arena *a)
{
    struct query q = query(db, Q_KEY_COLUMN);
    struct str name = { 0 };

    query_str(&q, ":name", table);
    query_int(&q, ":place", place);
    while (query_next(&q))
        name = column_str(&q, 0, a);
    return name;
}

/* A key that names no columns of the other table means the primary key of that. */
static void add_column(struct db *db, struct key *key, struct str from, struct str to, long place, struct arena *a)
{
    struct str other = to.n > 0 ? to : column_of(db, key->parent, place + 1, a);
    const char *and = key->given.n > 0 ? " AND " : "";

    key->given = str_fmt(a, "%.*s%sc.\"%.*s\" NOTNULL", STR_ARG(key->given), and, STR_ARG(from));
    key->match = str_fmt(a, "%.*s%sp.\"%.*s\" = c.\"%.*s\"", STR_ARG(key->match), and, STR_ARG(other), STR_ARG(from));
}

static void report_orphans(struct db *db, const struct key *key, struct findings *f)
{
    sqlite3_stmt *s = row_prepare(db, sqlite3_mprintf("SELECT c.* FROM \"%.*w\" AS c WHERE %.*s AND NOT EXISTS"
                                                      " (SELECT 1 FROM \"%.*w\" AS p WHERE %.*s) LIMIT 20",
                                                      STR_ARG(key->table), STR_ARG(key->given), STR_ARG(key->parent),
                                                      STR_ARG(key->match)));
    const char *table = str_c(f->arena, key->table);
    int n;

    while (row_next(db, s)) {
        sqlite3_value **value = row_values(s, f->arena, &n);
        finding_say(f, PROBLEM, RULE_NONE, 0,
                    say_row_refers_to_nothing(row_name(db, table, value, n, f->arena), key->parent));
    }
    sqlite3_finalize(s);
}

void structure_check_keys(struct db *db, struct findings *f)
{
    struct query q = query(db, Q_KEYS);
    struct key *key = NULL;
    int n = 0, cap = 0;

    while (query_next(&q)) {
        struct str table = column_str(&q, 0, f->arena);
        long id = column_int(&q, 1);
        if (n == 0 || key[n - 1].id != id || !str_eq(key[n - 1].table, table)) {
            arena_room(f->arena, key, n, cap);
            key[n++] = (struct key){ .table = table, .id = id, .parent = column_str(&q, 3, f->arena) };
        }
        add_column(db, &key[n - 1], column_str(&q, 4, f->arena), column_str(&q, 5, f->arena), column_int(&q, 2),
                   f->arena);
    }
    for (int i = 0; i < n; i++)
        report_orphans(db, &key[i], f);
    note_failure(db, f);
}

void structure_count(struct db *db, int *tables, long *rows)
{
    struct query q = query(db, Q_ROWS_COUNT);

    *tables = 0;
    *rows = 0;
    while (query_next(&q)) {
        ++*tables;
        *rows += column_int(&q, 1);
    }
}
