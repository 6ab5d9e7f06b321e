/* SPDX-License-Identifier: Apache-2.0 */
#include "db/hot.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/db.h"
#include "db/failure.h"
#include "db/handle.h"
#include "db/place.h"
#include "db/wal.h"
#include "engine/base/door.h"
#include "engine/base/err.h"
#include "db/messages.h"

/* SQLite knows whether anybody holds it. */
static bool is_hot(const char *path)
{
    struct db *probe = handle_new(path);

    probe->keeps_log = true;
    handle_open(probe, path, SQLITE_OPEN_READONLY);
    handle_pragma(probe, Q_APPLICATION);
    bool hot = sqlite3_extended_errcode(probe->lite) == SQLITE_READONLY_ROLLBACK;
    db_close(probe);
    return hot;
}

static bool copy_bytes(int from, int to)
{
    char buffer[1 << 16];
    ssize_t n;

    while ((n = read(from, buffer, sizeof buffer)) > 0)
        if (write(to, buffer, (size_t)n) != n)
            return false;
    return n == 0;
}

static bool copy_file(const char *path, const char *made, const char *end)
{
    char *from = NULL, *to = NULL;

    if (asprintf(&from, "%s%s", path, end) < 0 || asprintf(&to, "%s%s", made, end) < 0)
        abort();
    int in = open(from, O_RDONLY | O_CLOEXEC), out = open(to, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    bool ok = in >= 0 && out >= 0 && copy_bytes(in, out);
    if (in >= 0)
        close(in);
    if (out >= 0)
        close(out);
    free(from);
    free(to);
    return ok;
}

/* The copy takes its journal in, and goes to memory. */
static bool roll_back(const char *made, struct db **out, struct err *e)
{
    struct db *copy = handle_new(made);

    handle_open(copy, made, SQLITE_OPEN_READWRITE);
    handle_protect(copy, true);
    handle_pragma(copy, Q_APPLICATION);
    bool ok = db_ok(copy, e) && db_copy(copy, out, e);
    db_close(copy);
    return ok;
}

/* What the file was before, in memory; NULL: it makes no sense. False: there can be no copy. */
static bool as_it_was(struct db *db, struct db **then, struct err *e)
{
    char *made = place_new_beside(db->path, e);
    struct err unread = { 0 };

    *then = NULL;
    if (!made)
        return false;
    bool ok = copy_file(db->path, made, "") && copy_file(db->path, made, "-journal");
    if (!ok)
        err_say(e, ERR_DB, say_journal_in_protected_folder(db->path, strerror(errno)));
    else if (!roll_back(made, then, &unread))
        *then = NULL;
    place_discard(made);
    free(made);
    return ok;
}

bool hot_open(struct db *db, enum db_mode mode, struct err *e)
{
    struct db *then;

    if (!wal_beside(db->path, "-journal") || !is_hot(db->path))
        return true;
    if (!as_it_was(db, &then, e))
        return false;
    bool fits = then && wal_fits_itself(then);
    if (fits && mode != DB_WRITE) {
        db->lite = then->lite;
        then->lite = NULL;
        handle_bound(db);
        handle_pragma(db, Q_QUERY_ONLY);
    }
    db_close(then);
    if (!fits && mode == DB_LOOK) {
        db->stray_log = "-journal";
        handle_open_alone(db);
        handle_protect(db, false);
        return true;
    }
    return fits || err_say(e, ERR_DB, say_stray_log(db->path, "-journal"));
}
