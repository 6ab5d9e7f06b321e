/* SPDX-License-Identifier: Apache-2.0 */
/* statement.c - the statements that member.def makes for its tables. */
#include "db/rows.h"

#include "db/inside.h"
#include "engine/base/arena.h"

/* "a, b, c": columns `from` to before `to`. */
static struct str names(const struct member_table *t, int from, int to, struct arena *a)
{
    struct str list = { 0 };

    for (int i = from; i < to; i++)
        list = str_fmt(a, "%.*s%s%s", STR_ARG(list), i > from ? ", " : "", t->member[i].name);
    return list;
}

static struct str marks(int n, struct arena *a)
{
    struct str list = STR("?");

    for (int i = 1; i < n; i++)
        list = str_fmt(a, "%.*s, ?", STR_ARG(list));
    return list;
}

/* "a = ? AND b = ?" */
static struct str by_key(const struct member_table *t, int n, struct arena *a)
{
    struct str list = { 0 };

    for (int i = 0; i < n; i++)
        list = str_fmt(a, "%.*s%s%s = ?", STR_ARG(list), i > 0 ? " AND " : "", t->member[i].name);
    return list;
}

/* "c = excluded.c, d = excluded.d" */
static struct str as_excluded(const struct member_table *t, struct arena *a)
{
    int keys = member_keys(t);
    struct str list = { 0 };

    for (int i = keys; t->member[i].name; i++)
        list = str_fmt(a, "%.*s%s%s = excluded.%s", STR_ARG(list), i > keys ? ", " : "", t->member[i].name,
                       t->member[i].name);
    return list;
}

struct str statement_text(enum table_id id, int sql, struct arena *a)
{
    const struct member_table *t = member_table(id);
    int n = member_count(t);
    struct str all = names(t, 0, n, a), key = names(t, 0, member_keys(t), a);

    if (sql == SQL_SELECT)
        return str_fmt(a, "SELECT %.*s FROM %s ORDER BY %.*s", STR_ARG(all), t->name, STR_ARG(key));
    if (sql > SQL_DELETE)
        return str_fmt(a, "DELETE FROM %s WHERE %.*s", t->name, STR_ARG(by_key(t, sql - SQL_DELETE, a)));
    struct str insert = str_fmt(a, "INSERT INTO %s (%.*s) VALUES (%.*s)", t->name, STR_ARG(all), STR_ARG(marks(n, a)));
    return sql == SQL_INSERT ? insert
                             : str_fmt(a, "%.*s ON CONFLICT (%.*s) DO UPDATE SET %.*s", STR_ARG(insert), STR_ARG(key),
                                       STR_ARG(as_excluded(t, a)));
}

struct query statement(struct db *db, enum table_id id, int sql)
{
    int number = QUERY_COUNT + (int)id * SQL_COUNT + sql;
    struct arena own = { 0 };
    struct query q =
        query_kept(db, number, query_is_kept(db, number) ? NULL : str_c(&own, statement_text(id, sql, &own)));

    arena_free(&own);
    return q;
}
