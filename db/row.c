/* SPDX-License-Identifier: Apache-2.0 */
#include "db/row.h"

#include <sqlite3.h>

#include "db/failure.h"
#include "db/inside.h"
#include "db/query.h"
#include "engine/base/arena.h"

enum { SHOWN = 40 }; /* bytes of a value */

sqlite3_stmt *row_prepare(struct db *db, char *sql)
{
    sqlite3_stmt *s = NULL;

    db->steps = db->steps_max;
    if (!db->code)
        db_note(db, sqlite3_prepare_v2(db->lite, sql, -1, &s, NULL));
    sqlite3_free(sql);
    return s;
}

bool row_next(struct db *db, sqlite3_stmt *s)
{
    int code = s && !db->code ? sqlite3_step(s) : SQLITE_DONE;

    if (code != SQLITE_ROW && code != SQLITE_DONE)
        db_note(db, code);
    return code == SQLITE_ROW;
}

sqlite3_stmt *row_by_key(struct db *db, const char *table, struct arena *a)
{
    struct query q = query(db, Q_COLUMNS);
    struct str where = { 0 };

    query_str(&q, ":name", str_of(table));
    for (int i = 1; query_next(&q); i++)
        if (column_int(&q, 1))
            where = str_fmt(a, "%.*s%s\"%.*s\" = ?%d", STR_ARG(where), where.n ? " AND " : "",
                            STR_ARG(column_str(&q, 0, a)), i);
    return row_prepare(db, sqlite3_mprintf("SELECT * FROM \"%w\" WHERE %.*s", table, STR_ARG(where)));
}

/* A statement has no more parameters than its last one. */
void row_bind(struct db *db, sqlite3_stmt *s, sqlite3_value *const *value, int n)
{
    for (int i = 0; s && i < n && i < sqlite3_bind_parameter_count(s); i++)
        if (value[i])
            db_note(db, sqlite3_bind_value(s, i + 1, value[i]));
}

sqlite3_value **row_values(sqlite3_stmt *s, struct arena *a, int *n)
{
    *n = s ? sqlite3_column_count(s) : 0;
    sqlite3_value **value = arena_new(a, sqlite3_value *, *n);

    for (int i = 0; i < *n; i++)
        value[i] = sqlite3_column_value(s, i);
    return value;
}

struct str row_value(sqlite3_value *v, struct arena *a)
{
    const void *p = v ? sqlite3_value_text(v) : NULL;

    if (!p)
        return STR("nothing");
    struct str text = { p, (size_t)sqlite3_value_bytes(v) };
    if (text.n > SHOWN)
        return str_fmt(a, "%.*s ...", SHOWN, text.p);
    return text.n > 0 ? str_copy(a, text) : STR("nothing");
}

/* " (Fiji)", or nothing where there is no such team. */
static struct str team_name(struct db *db, sqlite3_value *section, sqlite3_value *team, struct arena *a)
{
    struct query q = query(db, Q_TEAM_NAME);
    struct str name = { 0 };

    query_int(&q, ":section", sqlite3_value_int64(section));
    query_int(&q, ":team", sqlite3_value_int64(team));
    while (query_next(&q))
        name = str_fmt(a, " (%.*s)", STR_ARG(column_str(&q, 0, a)));
    return name;
}

static bool is_team(struct str column)
{
    return str_eq(column, STR("team")) || str_eq(column, STR("other"));
}

/* A key that has a team begins with its section. */
struct str row_name(struct db *db, const char *table, sqlite3_value *const *value, int n, struct arena *a)
{
    struct query q = query(db, Q_COLUMNS);
    struct str name = str_fmt(a, "%s with", table);
    const char *comma = "";

    query_str(&q, ":name", str_of(table));
    for (int i = 0; query_next(&q) && i < n; i++) {
        struct str column = column_str(&q, 0, a), who = { 0 };
        if (!column_int(&q, 1))
            continue;
        if (is_team(column) && value[i])
            who = team_name(db, value[0], value[i], a);
        name = str_fmt(a, "%.*s%s %.*s %.*s%.*s", STR_ARG(name), comma, STR_ARG(column),
                       STR_ARG(row_value(value[i], a)), STR_ARG(who));
        comma = ",";
    }
    query_run(&q);
    return name;
}
