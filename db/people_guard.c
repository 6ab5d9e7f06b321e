/* SPDX-License-Identifier: Apache-2.0 */
/* people_guard.c - the people files that this process has open. A file that has taken the name of one of them is not opened as well. */
#include "db/people_inside.h"

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/guard.h"
#include "db/handle.h"
#include "db/messages.h"

static struct guarded {
    const struct db *db;
    char *path; /* from the root: a program may go into another folder */
    struct guarded *next;
} * all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static char *from_root(const char *path)
{
    char *here = path[0] == '/' ? strdup("") : get_current_dir_name(), *full;

    if (!here || asprintf(&full, "%s/%s", here, path) < 0)
        abort();
    free(here);
    return full;
}

void people_guard(struct db *db)
{
    struct guarded *g = malloc(sizeof *g);

    if (!g)
        abort();
    guard_begin(db);
    *g = (struct guarded){ .db = db, .path = from_root(db->path) };
    pthread_mutex_lock(&lock);
    g->next = all;
    all = g;
    pthread_mutex_unlock(&lock);
}

void people_unguard(const struct db *db)
{
    struct guarded **at = &all, *gone;

    pthread_mutex_lock(&lock);
    while (*at && (*at)->db != db)
        at = &(*at)->next;
    gone = *at;
    if (gone)
        *at = gone->next;
    pthread_mutex_unlock(&lock);
    if (gone)
        free(gone->path);
    free(gone);
}

static bool is_open(const char *path, bool *moved)
{
    char *full = from_root(path);

    pthread_mutex_lock(&lock);
    const struct guarded *g = all;
    while (g && strcmp(g->path, full) != 0)
        g = g->next;
    *moved = g && guard_moved(g->db);
    pthread_mutex_unlock(&lock);
    free(full);
    return g;
}

/* A file that is open here may be looked at by SQLite alone (guard_may_open). */
bool people_may_open(const char *path, struct err *e)
{
    bool moved, open = is_open(path, &moved);

    if (moved)
        return err_say(e, ERR_DB, say_file_was_moved(path, NULL));
    return open || guard_is_ours(path, e);
}
