/* SPDX-License-Identifier: Apache-2.0 */
#include "db/untouched.h"

#include <libgen.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/door.h"
#include "db/handle.h"
#include "db/messages.h"
#include "db/place.h"
#include "engine/base/err.h"

/* What stands there is no ordinary file: as a clause; { 0 } if it is one, or there is none. */
static struct message obstacle(const char *name)
{
    struct stat st;

    if (lstat(name, &st) != 0)
        return (struct message){ 0 };
    if (S_ISLNK(st.st_mode) && stat(name, &st) != 0)
        return say_link_leads_nowhere();
    if (S_ISREG(st.st_mode))
        return (struct message){ 0 };
    return S_ISDIR(st.st_mode) ? say_it_is_a_folder() : say_it_is_no_file();
}

/* A pipe would be waited for without end. */
bool untouched_may_open(const char *path, struct err *e)
{
    struct stat st;

    if (stat(path, &st) == 0 && !S_ISREG(st.st_mode))
        return err_say(e, ERR_DB, say_event_is_no_file(path));
    return untouched_beside(path, e);
}

bool untouched_beside(const char *path, struct err *e)
{
    static const char *const ends[] = { "-wal", "-shm", "-journal" };
    struct message what = { 0 };

    for (int i = 0; i < 3 && !what.row; i++) {
        char *name = NULL;
        if (asprintf(&name, "%s%s", path, ends[i]) < 0)
            abort();
        what = obstacle(name);
        if (what.row)
            err_say(e, ERR_DB, say_name_beside_is_taken(path, ends[i], &what));
        free(name);
    }
    return !what.row;
}

bool untouched_has_log(const char *path)
{
    return place_has_log(path, "-wal") || place_has_log(path, "-journal");
}

bool untouched_folder(const char *path)
{
    char *copy = strdup(path);
    bool may = copy && access(dirname(copy), W_OK | X_OK) == 0;

    free(copy);
    return may;
}

/* A log that is there must be read too, or else it must not be made, least of all by somebody whom the owner of the file could not
   take it from. */
void untouched_open(struct db *db)
{
    if (untouched_has_log(db->path))
        door_in(db, SQLITE_OPEN_READONLY, false);
    else
        handle_open_alone(db);
}

/* On a full disk SQLite cannot make the files it wants beside the file; reading must go on. */
static bool has_no_means(const struct db *db)
{
    int kind = db->code & 0xff;

    return kind == SQLITE_IOERR || kind == SQLITE_FULL || kind == SQLITE_CANTOPEN;
}

void untouched_read(struct db *db)
{
    if (access(db->path, W_OK) == 0 && untouched_folder(db->path)) {
        door_in(db, SQLITE_OPEN_READWRITE, false);
        if (!has_no_means(db))
            return;
        handle_disconnect(db);
    }
    db->code = 0;
    untouched_open(db);
    handle_protect(db, false);
}
