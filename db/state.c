/* SPDX-License-Identifier: Apache-2.0 */
#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "db/state.h"

#include <endian.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "db/digest.h"
#include "db/failure.h"
#include "db/inside.h"
#include "db/migrate.h"
#include "db/query.h"
#include "db/row.h"
#include "engine/base/arena.h"
#include "db/messages.h"

enum { STATE_SIZE = 1 + HASH_SIZE };

/* Sums. */

static void add_hash(struct state_sum *s, const unsigned char *hash)
{
    unsigned carry = 0;

    for (int i = 0; i < HASH_SIZE; i++) {
        carry += (unsigned)s->byte[i] + hash[i];
        s->byte[i] = (unsigned char)carry;
        carry >>= 8;
    }
}

static void take_off(struct state_sum *s, const unsigned char *hash)
{
    unsigned borrow = 0;

    for (int i = 0; i < HASH_SIZE; i++) {
        unsigned less = hash[i] + borrow;
        borrow = s->byte[i] < less;
        s->byte[i] = (unsigned char)(s->byte[i] - less);
    }
}

void state_open(struct state_sum *sum)
{
    struct digest ready;

    *sum = (struct state_sum){ 0 };
    digest_open(&ready);
}

struct str state_close(struct state_sum *sum, struct arena *a)
{
    char *p = arena_new(a, char, STATE_SIZE);

    p[0] = (char)MIGRATE_VERSION;
    memcpy(p + 1, sum->byte, HASH_SIZE);
    free(sum->row);
    sum->row = NULL;
    return (struct str){ p, STATE_SIZE };
}

/* Rows: the bytes of one are put together and hashed at once. */

/* Room for so many bytes more. */
static void make_room(struct state_sum *sum, size_t n)
{
    if (sum->cap - sum->n >= n)
        return;
    sum->cap = 2 * (sum->n + n) + 256;
    sum->row = realloc(sum->row, sum->cap);
    if (!sum->row)
        abort();
}

/* Where there is room. */
static void put_number(struct state_sum *sum, uint64_t n)
{
    n = htole64(n);
    memcpy(sum->row + sum->n, &n, sizeof n);
    sum->n += sizeof n;
}

static void put_text(struct state_sum *sum, const void *p, size_t n)
{
    make_room(sum, n + sizeof(uint64_t));
    put_number(sum, n);
    if (n > 0)
        memcpy(sum->row + sum->n, p, n);
    sum->n += n;
}

static void put_value(struct state_sum *sum, sqlite3_value *v)
{
    int type = sqlite3_value_type(v);

    make_room(sum, 2 * sizeof(uint64_t));
    put_number(sum, (uint64_t)type);
    if (type == SQLITE_INTEGER) {
        put_number(sum, (uint64_t)sqlite3_value_int64(v));
    } else if (type != SQLITE_NULL) {
        const void *p = sqlite3_value_blob(v);
        put_text(sum, p, (size_t)sqlite3_value_bytes(v));
    }
}

static void hash_values(struct state_sum *sum, const char *table, sqlite3_value *const *value, int n, const int *order,
                        unsigned char *hash)
{
    sum->n = 0;
    put_text(sum, table, strlen(table));
    for (int i = 0; i < n; i++)
        put_value(sum, value[order ? order[i] : i]);
    digest_of(sum->row, sum->n, hash);
}

void state_add_row(struct state_sum *sum, const char *table, sqlite3_value *const *value, int n, const int *order)
{
    unsigned char hash[HASH_SIZE];

    hash_values(sum, table, value, n, order, hash);
    add_hash(sum, hash);
}

void state_add_table(struct db *db, struct state_sum *sum, const char *table)
{
    sqlite3_stmt *s = row_prepare(db, sqlite3_mprintf("SELECT * FROM \"%w\"", table));
    struct arena own = { 0 };
    int n = s ? sqlite3_column_count(s) : 0;
    sqlite3_value **value = arena_new(&own, sqlite3_value *, n);

    while (row_next(db, s)) {
        for (int i = 0; i < n; i++)
            value[i] = sqlite3_column_value(s, i);
        state_add_row(sum, table, value, n, NULL);
    }
    sqlite3_finalize(s);
    arena_free(&own);
}

struct str state_whole(struct db *db, struct arena *a)
{
    struct query q = query(db, Q_TABLES);
    struct state_sum sum;

    state_open(&sum);
    while (query_next(&q)) {
        struct arena own = { 0 };
        state_add_table(db, &sum, str_c(&own, column_str(&q, 0, &own)));
        arena_free(&own);
    }
    return state_close(&sum, a);
}

/* One row of a changeset. */
struct change {
    sqlite3_changeset_iter *at;
    const char *table;
    unsigned char *key; /* by column: part of the primary key */
    int n, op;          /* columns */
};

/* The values of the row that was there before (old) or is there now, as far as the change has them.
 */
static sqlite3_value *value_of(const struct change *c, int column, bool old)
{
    sqlite3_value *v = NULL;

    if (old)
        sqlite3changeset_old(c->at, column, &v);
    else
        sqlite3changeset_new(c->at, column, &v);
    return v;
}

/* A changed row: what is there now, and the same with the values that were replaced. */
static void follow_update(struct db *db, struct state_sum *sum, const struct change *c, sqlite3_stmt *row,
                          struct arena *a)
{
    sqlite3_value **value = arena_new(a, sqlite3_value *, c->n);
    unsigned char hash[HASH_SIZE];

    for (int i = 0; row && i < c->n; i++)
        if (c->key[i])
            db_note(db, sqlite3_bind_value(row, i + 1, value_of(c, i, true)));
    if (!row_next(db, row)) {
        db_damaged(db, say_changed_row_is_missing(c->table));
        return;
    }
    for (int i = 0; i < c->n; i++)
        value[i] = sqlite3_column_value(row, i);
    hash_values(sum, c->table, value, c->n, NULL, hash);
    add_hash(sum, hash);
    for (int i = 0; i < c->n; i++)
        if (value_of(c, i, false))
            value[i] = value_of(c, i, true);
    hash_values(sum, c->table, value, c->n, NULL, hash);
    take_off(sum, hash);
    sqlite3_reset(row);
}

/* A changeset has the rows of one table one after the other. */
static void follow(struct db *db, struct state_sum *sum, struct str changes, struct arena *a)
{
    struct change c = { 0 };
    sqlite3_stmt *row = NULL;
    const char *last = "";

    db_note(db, sqlite3changeset_start(&c.at, (int)changes.n, str_c(a, changes)));
    while (!db->code && sqlite3changeset_next(c.at) == SQLITE_ROW) {
        sqlite3changeset_op(c.at, &c.table, &c.n, &c.op, NULL);
        sqlite3changeset_pk(c.at, &c.key, NULL);
        if (c.op != SQLITE_UPDATE) {
            sqlite3_value **value = arena_new(a, sqlite3_value *, c.n);
            unsigned char hash[HASH_SIZE];
            for (int i = 0; i < c.n; i++)
                value[i] = value_of(&c, i, c.op == SQLITE_DELETE);
            hash_values(sum, c.table, value, c.n, NULL, hash);
            if (c.op == SQLITE_DELETE)
                take_off(sum, hash);
            else
                add_hash(sum, hash);
            continue;
        }
        if (strcmp(last, c.table) != 0) {
            sqlite3_finalize(row);
            row = row_by_key(db, c.table, a);
            last = str_c(a, str_of(c.table));
        }
        follow_update(db, sum, &c, row, a);
    }
    sqlite3_finalize(row);
    db_note(db, sqlite3changeset_finalize(c.at));
}

struct str state_after(struct db *db, struct str before, struct str changes, struct arena *a)
{
    struct arena own = { 0 };
    struct state_sum sum;

    if (before.n != STATE_SIZE || before.p[0] != MIGRATE_VERSION)
        return state_whole(db, a);
    state_open(&sum);
    memcpy(sum.byte, before.p + 1, HASH_SIZE);
    follow(db, &sum, changes, &own);
    arena_free(&own);
    return state_close(&sum, a);
}

void state_less(struct str state, struct str other, unsigned char out[HASH_SIZE])
{
    struct state_sum sum = { .n = 0 };

    memcpy(sum.byte, state.p + 1, HASH_SIZE);
    take_off(&sum, (const unsigned char *)other.p + 1);
    memcpy(out, sum.byte, HASH_SIZE);
}
