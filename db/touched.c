/* SPDX-License-Identifier: Apache-2.0 */
#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "db/touched.h"

#include <sqlite3.h>
#include <stdint.h>
#include <string.h>

#include "db/failure.h"
#include "db/handle.h"
#include "teams/member.h"

enum reach { REACHES_NOTHING, REACHES_ROUND, REACHES_ALL };

/* What is not named here is in no public record. */
static enum reach reach_of(const char *table)
{
    static const struct {
        const char *table;
        enum reach reach;
    } rows[] = {
        { "event", REACHES_ALL },          { "arbiter", REACHES_ALL },         { "attachment", REACHES_ALL },
        { "date", REACHES_ALL },           { "section", REACHES_ALL },         { "team", REACHES_ALL },
        { "player", REACHES_ALL },         { "warning", REACHES_ALL },         { "absence", REACHES_ALL },
        { "adjustment", REACHES_ALL },     { "correction", REACHES_ALL },      { "shortening", REACHES_ALL },
        { "section_date", REACHES_ROUND }, { "mark_correction", REACHES_ALL }, { "round", REACHES_ROUND },
        { "fixture", REACHES_ROUND },      { "board", REACHES_ROUND },
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(table, rows[i].table) == 0)
            return rows[i].reach;
    return REACHES_NOTHING;
}

static void touch_all(struct touched *t)
{
    t->any = true;
    memset(t->round, true, sizeof t->round);
}

/* The keys of these tables begin with section and round. */
static long key_at(sqlite3_changeset_iter *at, int op, int column)
{
    sqlite3_value *v = NULL;

    if (op == SQLITE_INSERT)
        sqlite3changeset_new(at, column, &v);
    else
        sqlite3changeset_old(at, column, &v);
    return v ? (long)sqlite3_value_int64(v) : 0;
}

static void touch_round(struct touched *t, sqlite3_changeset_iter *at, int op)
{
    long section = key_at(at, op, 0), round = key_at(at, op, 1);

    if (section < 1 || section > SECTIONS_MAX || round < 1 || round > ROUNDS_MAX) {
        touch_all(t);
        return;
    }
    t->any = true;
    t->round[section - 1][0] = true; /* it may be there because of this round */
    for (; round <= ROUNDS_MAX; round++)
        t->round[section - 1][round] = true;
}

struct touched touched_by(struct db *db, struct str inverse)
{
    sqlite3_changeset_iter *at = NULL;
    struct touched t = { 0 };
    const char *table = "";
    int columns, op;

    db_note(db, sqlite3changeset_start(&at, (int)inverse.n, (void *)(uintptr_t)inverse.p));
    while (!db->code && sqlite3changeset_next(at) == SQLITE_ROW) {
        sqlite3changeset_op(at, &table, &columns, &op, NULL);
        enum reach reach = reach_of(table);
        if (reach == REACHES_ROUND)
            touch_round(&t, at, op);
        else if (reach == REACHES_ALL)
            touch_all(&t);
    }
    db_note(db, sqlite3changeset_finalize(at));
    return t;
}

static bool is_of_event(const char *table)
{
    for (int i = 0; i < TABLE_COUNT; i++)
        if (strcmp(member_table((enum table_id)i)->name, table) == 0)
            return i != T_section && member_table((enum table_id)i)->parent == T_event;
    return false;
}

/* The key of every other table begins with the section. */
static unsigned section_of_row(sqlite3_changeset_iter *at)
{
    const char *table = "";
    int columns, op = 0;

    if (sqlite3changeset_op(at, &table, &columns, &op, NULL) != SQLITE_OK || is_of_event(table))
        return CHANGED_EVENT;
    long section = key_at(at, op, 0);
    if (section < 1 || section > SECTIONS_MAX)
        return CHANGED_EVENT;
    bool whole = op != SQLITE_UPDATE && strcmp(table, "section") == 0;
    return whole ? CHANGED_EVENT | CHANGED_SECTION(section) : CHANGED_SECTION(section);
}

unsigned touched_sections(struct db *db, struct str inverse)
{
    sqlite3_changeset_iter *at = NULL;
    unsigned changed = 0;

    if (db->code || inverse.n == 0)
        return 0;
    db_note(db, sqlite3changeset_start(&at, (int)inverse.n, (void *)(uintptr_t)inverse.p));
    while (!db->code && sqlite3changeset_next(at) == SQLITE_ROW)
        changed |= section_of_row(at);
    db_note(db, sqlite3changeset_finalize(at));
    return db->code ? CHANGED_EVENT : changed;
}
