/* SPDX-License-Identifier: Apache-2.0 */
#include "db/schema.h"

#include <string.h>

#include "db/db.h"
#include "db/failure.h"
#include "db/handle.h"
#include "db/migrate.h"
#include "db/query.h"
#include "engine/base/arena.h"
#include "db/messages.h"

bool db_fresh(int version, struct db **out, struct err *e)
{
    struct db *db = handle_in_memory("an empty event");

    migrate(db, migrate_script, 0, version); /* nobody else has it: it needs no transaction */
    return handle_give(db, out, e);
}

/* One row of sqlite_schema. */
struct object {
    struct str type, name, table, sql;
};

struct objects {
    struct object *item;
    int n;
};

static struct objects load(struct db *db, struct arena *a)
{
    struct query q = query(db, Q_SCHEMA);
    struct objects all = { NULL, 0 };
    int cap = 0;

    for (; query_next(&q); all.n++) {
        arena_room(a, all.item, all.n, cap);
        all.item[all.n] =
            (struct object){ column_str(&q, 0, a), column_str(&q, 1, a), column_str(&q, 2, a), column_str(&q, 3, a) };
    }
    return all;
}

void schema_hash(struct db *db, unsigned char hash[HASH_SIZE])
{
    struct arena own = { 0 };
    struct objects all = load(db, &own);
    struct digest d;

    digest_open(&d);
    for (int i = 0; i < all.n; i++) {
        digest_text(&d, all.item[i].type);
        digest_text(&d, all.item[i].name);
        digest_text(&d, all.item[i].table);
        digest_text(&d, all.item[i].sql);
    }
    digest_close(&d, hash);
    arena_free(&own);
}

static const struct object *find(const struct objects *all, const struct object *like)
{
    for (int i = 0; i < all->n; i++)
        if (str_eq(all->item[i].type, like->type) && str_eq(all->item[i].name, like->name))
            return &all->item[i];
    return NULL;
}

/* A look at the schema: triggers count, or only what is read. */
struct schema_check {
    struct findings *found;
    bool triggers;
};

static void add(const struct schema_check *l, const struct object *o,
                struct message (*say)(struct str type, struct str name))
{
    if (!l->triggers && str_eq(o->type, STR("trigger")))
        return;
    finding_say(l->found, PROBLEM, RULE_NONE, 0, say(o->type, o->name));
}

static void compare(const struct objects *is, const struct objects *should, const struct schema_check *l)
{
    for (int i = 0; i < is->n; i++) {
        const struct object *o = &is->item[i], *want = find(should, o);
        if (!want)
            add(l, o, say_item_does_not_belong);
        else if (!str_eq(o->table, want->table) || !str_eq(o->sql, want->sql))
            add(l, o, say_item_differs);
    }
    for (int i = 0; i < should->n; i++)
        if (!find(is, &should->item[i]))
            add(l, &should->item[i], say_item_is_missing);
}

static void check(struct db *db, const struct schema_check *l)
{
    unsigned char hash[HASH_SIZE];
    int version = migrate_version(db);
    struct err e = { 0 };
    struct db *fresh;

    schema_hash(db, hash);
    if (version == MIGRATE_VERSION && memcmp(hash, SCHEMA_HASH, HASH_SIZE) == 0)
        return;
    if (!db_ok(db, &e) || !db_fresh(version, &fresh, &e))
        return;
    struct arena own = { 0 };
    struct objects is = load(db, &own), should = load(fresh, &own);
    compare(&is, &should, l);
    db_close(fresh);
    arena_free(&own);
}

void schema_check(struct db *db, struct findings *f)
{
    check(db, &(struct schema_check){ f, true });
}

static bool is_ok(struct db *db, bool triggers, struct err *e)
{
    struct arena own = { 0 };
    struct findings found = { .arena = &own };

    check(db, &(struct schema_check){ &found, triggers });
    if (found.n > 0)
        err_say(e, ERR_DB, say_tables_differ(db_path(db), &found.item[0].message));
    bool ok = found.n == 0 && db_ok(db, e);
    arena_free(&own);
    return ok;
}

bool schema_ok(struct db *db, struct err *e)
{
    return is_ok(db, true, e);
}

bool schema_readable(struct db *db, struct err *e)
{
    return is_ok(db, false, e);
}

void schema_watch(struct db *db, bool triggers)
{
    db->asks = triggers ? SHAPE_WHOLE : SHAPE_READ;
    db->shape = handle_pragma(db, Q_SCHEMA_VERSION);
}

void schema_again(struct db *db)
{
    struct arena own = { 0 };
    struct findings found = { .arena = &own };

    if (db->asks == SHAPE_ANY)
        return;
    long shape = handle_pragma(db, Q_SCHEMA_VERSION);
    if (shape == db->shape || db->code)
        return;
    check(db, &(struct schema_check){ &found, db->asks == SHAPE_WHOLE });
    if (found.n > 0)
        db_reshaped(db, found.item[0].message);
    else if (!db->code)
        db->shape = shape;
    arena_free(&own);
}
