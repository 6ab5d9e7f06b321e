/* SPDX-License-Identifier: Apache-2.0 */
/* people_trust.c - a file of people is trusted if nobody else may read it, and if it is that of this event. */
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>

#include "db/db.h"
#include "db/handle.h"
#include "db/journal.h"
#include "db/messages.h"
#include "db/people_inside.h"
#include "db/transaction.h"
#include "db/untouched.h"
#include "db/wal.h"
#include "engine/base/err.h"

/* --- who may read it ------------------------------------------------------------------------------------ */

/* What it gives away beyond its owner; not to a group that is let into the event itself. */
static mode_t given_away(const char *event, const char *path)
{
    struct stat st, ev;

    if (stat(path, &st) != 0 || stat(event, &ev) != 0)
        return 0;
    return st.st_mode & (ev.st_mode & S_IWGRP ? S_IRWXO : S_IRWXG | S_IRWXO);
}

bool people_private(const char *event, const char *path, struct err *e)
{
    return given_away(event, path) == 0 || err_say(e, ERR_DB, say_people_can_be_read(path));
}

bool people_make_private(const char *event, const char *path)
{
    struct stat st;
    mode_t away = given_away(event, path);

    return away && stat(path, &st) == 0 && chmod(path, st.st_mode & 07777 & ~away) == 0 && given_away(event, path) == 0;
}

/* --- of which event ------------------------------------------------------------------------------------- */

/* An event is known by its first entry: all its copies have it, and no other event has. False: it cannot be read, as others will say. */
static bool first_of(const char *event, unsigned char first[HASH_SIZE])
{
    struct db *db = handle_new(event);

    db->fits = wal_fits;
    untouched_read(db);
    bool found = !db->code && journal_hash_of(db, 1, first) && !db->code;
    db_close(db);
    return found;
}

/* Files of before do not say it, nor does that of a rehearsal with a journal of its own (people_release). The next program that may write to it makes
   them this event's. */
static bool known_first(struct people *p, unsigned char first[HASH_SIZE])
{
    struct query q = people_ask(p, S_HAS_BELONGS);
    bool has = query_next(&q), known = false;

    while (query_next(&q))
        continue;
    if (!has)
        return false;
    for (q = people_ask(p, S_FIRST); query_next(&q);) {
        struct str bytes = column_view(&q, 0);
        known = bytes.n == HASH_SIZE;
        if (known)
            memcpy(first, bytes.p, HASH_SIZE);
    }
    return known;
}

static bool own(struct people *p, const unsigned char first[HASH_SIZE], struct err *e)
{
    db_begin(p->db);
    struct query q = people_ask(p, S_MAKE_BELONGS);
    query_run(&q);
    q = people_ask(p, S_OWN);
    query_bytes(&q, ":first", first, HASH_SIZE);
    query_run(&q);
    return people_commit(p, e);
}

bool people_belong(struct people *p, const char *event, struct err *e)
{
    unsigned char first[HASH_SIZE], known[HASH_SIZE];

    if (!first_of(event, first))
        return true;
    if (known_first(p, known))
        return memcmp(first, known, HASH_SIZE) == 0 || err_say(e, ERR_DB, say_people_of_another_event(p->db->path));
    return sqlite3_db_readonly(p->db->lite, "main") != 0 || own(p, first, e);
}

bool people_hold_nothing(struct people *p)
{
    db_rollback(p->db);
    struct query q = people_ask(p, S_HOLDS);
    bool holds = query_next(&q);

    return !holds && !p->db->code;
}
