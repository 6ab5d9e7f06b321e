#include "db/people_guard.h"

#include <pthread.h>
#include <stddef.h>
#include <string.h>

#include "db/handle.h"
#include "db/messages.h"

static struct db *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void people_guard(struct db *db)
{
    guard_begin(db);
    pthread_mutex_lock(&lock);
    db->next = all;
    all = db;
    pthread_mutex_unlock(&lock);
}

void people_unguard(const struct db *db)
{
    struct db **at = &all;

    pthread_mutex_lock(&lock);
    while (*at && *at != db)
        at = &(*at)->next;
    if (*at)
        *at = db->next;
    pthread_mutex_unlock(&lock);
}

static bool is_open(const char *path, bool *moved)
{
    pthread_mutex_lock(&lock);
    const struct db *db = all;
    while (db && strcmp(db->path, path) != 0)
        db = db->next;
    *moved = db && db_replaced(db);
    pthread_mutex_unlock(&lock);
    return db;
}

/* A file that is open here may be looked at by SQLite alone (guard_may_open). */
bool people_may_open(const char *path, struct err *e)
{
    bool moved, open = is_open(path, &moved);

    if (moved)
        return err_say(e, ERR_DB, say_file_was_moved(path, false, NULL));
    return open || guard_is_ours(path, e);
}
