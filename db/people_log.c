/* SPDX-License-Identifier: Apache-2.0 */
/* people_log.c - the log beside a file of people that a program left when it was killed. */
#include <sqlite3.h>
#include <string.h>

#include "db/db.h"
#include "db/door.h"
#include "db/handle.h"
#include "db/messages.h"
#include "db/people.h"
#include "db/people_inside.h"
#include "db/place.h"
#include "db/untouched.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"

/* Its pages, as they are read; NULL: they cannot be. */
static unsigned char *pages_of(struct db *db, sqlite3_int64 *n)
{
    return db->code ? NULL : sqlite3_serialize(db->lite, "main", n, 0);
}

/* A log may be there whose pages are in the file as well. */
static bool says_more(struct db *db)
{
    struct db *alone = handle_new(db->path);
    sqlite3_int64 with = 0, without = 0;

    handle_open_alone(alone);
    handle_bound(alone);
    unsigned char *all = pages_of(db, &with), *file = pages_of(alone, &without);
    bool more = all && (!file || with != without || memcmp(all, file, (size_t)with) != 0);
    sqlite3_free(all);
    sqlite3_free(file);
    db_close(alone);
    return more;
}

static bool has_more_in_log(struct db *db)
{
    return door_found_as_it_is(db) && says_more(db);
}

struct message people_in_log(struct people *p)
{
    return p && !people_replaced(p) && has_more_in_log(p->db) ? say_people_in_log(p->db->path) : (struct message){ 0 };
}

struct message people_left_in_log(const char *event, struct arena *a)
{
    const char *path = str_c(a, str_fmt(a, "%s.people", event));

    if (!place_has_log(path, "-wal") || !untouched_may_open(path, &(struct err){ 0 }))
        return (struct message){ 0 };
    struct db *db = handle_new(path);
    untouched_read(db);
    bool more = has_more_in_log(db);
    db_close(db);
    return more ? say_people_in_log(path) : (struct message){ 0 };
}
