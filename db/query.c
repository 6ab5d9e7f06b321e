/* SPDX-License-Identifier: Apache-2.0 */
#include "db/query.h"

#include <assert.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "db/failure.h"
#include "db/inside.h"
#include "engine/base/arena.h"

static const char rows_count[] = "SELECT 'trace' AS name, count(*) FROM trace"
#define TABLE(name, ...) " UNION ALL SELECT '" #name "', count(*) FROM " #name
#include "teams/member.def"
                                 " ORDER BY name";

static const char *const texts[] = {
#define QUERY(id, text) [Q_##id] = text,
#include "db/query.def"
#undef QUERY
};

const char *query_text(enum query_id id)
{
    return texts[id];
}

static sqlite3_stmt **kept_at(struct db *db, int number)
{
    if (number >= db->nkept) {
        int n = number + 64;
        db->kept = realloc(db->kept, (size_t)n * sizeof(sqlite3_stmt *));
        if (!db->kept)
            abort();
        memset(db->kept + db->nkept, 0, (size_t)(n - db->nkept) * sizeof(sqlite3_stmt *));
        db->nkept = n;
    }
    return &db->kept[number];
}

bool query_is_kept(const struct db *db, int number)
{
    return number < db->nkept && db->kept[number];
}

struct query query_kept(struct db *db, int number, const char *text)
{
    struct query q = { .db = db };
    sqlite3_stmt **kept = kept_at(db, number);

    if (!db->code && !*kept)
        db_note(db, sqlite3_prepare_v3(db->lite, text, -1, SQLITE_PREPARE_PERSISTENT, kept, NULL));
    if (!db->code)
        q.statement = *kept;
    db->steps = db->steps_max;
    return q;
}

struct query query(struct db *db, enum query_id id)
{
    return query_kept(db, (int)id, texts[id]);
}

void query_reset_all(struct db *db)
{
    for (int i = 0; i < db->nkept; i++)
        sqlite3_reset(db->kept[i]);
}

void query_close_all(struct db *db)
{
    for (int i = 0; i < db->nkept; i++)
        sqlite3_finalize(db->kept[i]);
    free(db->kept);
    db->kept = NULL;
    db->nkept = 0;
}

static int parameter(const struct query *q, const char *name)
{
    int i = sqlite3_bind_parameter_index(q->statement, name);

    assert(i > 0);
    return i;
}

void query_int(const struct query *q, const char *name, long value)
{
    if (q->statement)
        db_note(q->db, sqlite3_bind_int64(q->statement, parameter(q, name), value));
}

void query_int_or_null(const struct query *q, const char *name, long value, long null)
{
    if (value != null)
        query_int(q, name, value);
    else if (q->statement)
        db_note(q->db, sqlite3_bind_null(q->statement, parameter(q, name)));
}

void query_str(const struct query *q, const char *name, struct str value)
{
    if (q->statement)
        db_note(q->db, sqlite3_bind_text64(q->statement, parameter(q, name), value.p ? value.p : "", value.n,
                                           SQLITE_STATIC, SQLITE_UTF8));
}

void query_bytes(const struct query *q, const char *name, const void *p, size_t n)
{
    if (q->statement)
        db_note(q->db, sqlite3_bind_blob64(q->statement, parameter(q, name), n ? p : "", n, SQLITE_STATIC));
}

void query_value(const struct query *q, int i, struct value v)
{
    if (!q->statement)
        return;
    if (v.type == VALUE_NULL)
        db_note(q->db, sqlite3_bind_null(q->statement, i));
    else if (v.type == VALUE_NUMBER)
        db_note(q->db, sqlite3_bind_int64(q->statement, i, v.number));
    else
        db_note(q->db,
                sqlite3_bind_text64(q->statement, i, v.text.p ? v.text.p : "", v.text.n, SQLITE_STATIC, SQLITE_UTF8));
}

bool query_next(const struct query *q)
{
    if (!q->statement || q->db->code)
        return false;
    int code = sqlite3_step(q->statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        db_note(q->db, code);
    sqlite3_reset(q->statement);
    sqlite3_clear_bindings(q->statement);
    return false;
}

bool query_row(struct query *q, int n)
{
    if (!query_next(q))
        return false;
    for (int i = 0; i < n; i++)
        q->value[i] = sqlite3_column_value(q->statement, i);
    return true;
}

void query_run(const struct query *q)
{
    while (query_next(q))
        ;
}

long column_int(const struct query *q, int i)
{
    return (long)(q->value ? sqlite3_value_int64(q->value[i]) : sqlite3_column_int64(q->statement, i));
}

struct str column_view(const struct query *q, int i)
{
    const void *p = q->value ? sqlite3_value_blob(q->value[i]) : sqlite3_column_blob(q->statement, i);

    return (
        struct str){ p, (size_t)(q->value ? sqlite3_value_bytes(q->value[i]) : sqlite3_column_bytes(q->statement, i)) };
}

struct str column_str(const struct query *q, int i, struct arena *a)
{
    return str_copy(a, column_view(q, i));
}
