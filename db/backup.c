/* SPDX-License-Identifier: Apache-2.0 */
#include "db/backup.h"

#include <errno.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/failure.h"
#include "db/file.h"
#include "db/handle.h"
#include "db/journal.h"
#include "db/place.h"
#include "db/query.h"
#include "db/schema.h"
#include "db/transaction.h"
#include "db/messages.h"

/* The source is only read, and the copy only written. */
static bool failed_writing(const struct db *source)
{
    int code = source->code & 0xff, why = sqlite3_extended_errcode(source->lite);

    return code == SQLITE_FULL || code == SQLITE_READONLY ||
           (code == SQLITE_IOERR && why != SQLITE_IOERR_READ && why != SQLITE_IOERR_SHORT_READ);
}

/* By a connection of its own, so that an open transaction of ours is not disturbed and not seen. A copy is as its file is, also of an older version; what becomes
   an event is brought forward. */
static bool copy_into(const char *path, const char *made, const char *dest, bool forward, struct err *e)
{
    struct db *source;

    if (!db_open(path, DB_READ, &source, e))
        return false;
    if (!schema_ok(source, e)) {
        db_close(source);
        return false;
    }
    if (!forward)
        db_turn_to_file(source);
    handle_pragma(source, Q_QUERY_ANY);
    handle_pragma(source, Q_ASYNCHRONOUS); /* the copy is brought to the disk when it is whole (place_keep) */
    bool ok = db_ok(source, e);
    struct query q = query(source, Q_VACUUM_INTO);
    query_str(&q, ":path", str_of(made));
    query_run(&q);
    handle_pragma(source, Q_SYNCHRONOUS);
    ok = ok && db_ok_of(source, failed_writing(source) ? dest : path, e);
    db_close(source);
    return ok;
}

static bool check_journal(struct db *db, bool *as_left, struct err *e)
{
    int broken = journal_chain(db).broken;

    *as_left = journal_fits(db);
    return db_ok(db, e) && (broken == 0 || err_say(e, ERR_DB, say_entry_was_altered(broken)));
}

/* A copy is made without a log, so that whoever reads it leaves nothing beside it; db_open begins one for whoever
   writes. */
static bool check_copy(const char *made, bool *as_left, struct err *e)
{
    struct db *copy;

    if (!db_open(made, DB_READ, &copy, e))
        return false;
    bool ok = db_quick_check(copy, e) && check_journal(copy, as_left, e);
    db_close(copy);
    return ok;
}

/* A sentence about the copy itself says so already. */
static bool not_made(const char *dest, const struct err *why, struct err *e)
{
    struct message cause = err_message(why);
    bool named = cause.n > 0 && str_eq(cause.argument[0].text, str_of(dest));

    return err_say(e, ERR_DB, named ? cause : say_copy_not_made(dest, &cause));
}

bool db_backup_may(const char *dest, struct err *e)
{
    struct err why = { 0 };

    return place_may(dest, &why) || err_say(e, ERR_DB, err_message(&why));
}

bool db_backup_of(const char *path, const char *dest, bool *as_left, struct err *e)
{
    struct err why = { 0 };
    char *made = place_new(dest, e);

    if (!made)
        return false;
    bool ok = copy_into(path, made, dest, false, &why);
    if (!ok)
        not_made(dest, &why, e);
    else if (!(ok = check_copy(made, as_left, &why)))
        err_say(e, ERR_DB, say_copy_not_kept(dest, err_cause(&why), path));
    ok = ok && place_keep(made, dest, e);
    if (!ok)
        place_discard(made);
    free(made);
    return ok;
}

bool db_backup(struct db *db, const char *dest, bool *as_left, struct err *e)
{
    return db_backup_of(db_path(db), dest, as_left, e);
}

/* The file that was made is whole; it gets its log as one that was created does. */
static bool open_made(const char *dest, char *made, struct db **out, struct err *e)
{
    struct db *db = handle_new(dest);

    db->made = made;
    handle_connect(db, made, SQLITE_OPEN_READWRITE);
    handle_protect(db, true);
    handle_pragma(db, Q_JOURNAL_MODE);
    return handle_give(db, out, e);
}

bool db_renew(const char *copy, const char *dest, struct db **out, struct err *e)
{
    bool as_left;
    struct err why = { 0 };
    char *made = place_new(dest, e);

    if (!made)
        return false;
    bool ok = copy_into(copy, made, dest, true, &why) && check_copy(made, &as_left, &why) &&
              (as_left || err_say(&why, ERR_DB, say_copy_differs_from_journal(copy)));
    if (ok)
        return open_made(dest, made, out, e);
    place_discard(made);
    free(made);
    return not_made(dest, &why, e);
}

void db_discard(const char *path)
{
    place_discard(path);
}

/* A copy page by page, without a log of its own. */
static void copy_pages(struct db *db, struct db *to)
{
    sqlite3_backup *backup = sqlite3_backup_init(to->lite, "main", db->lite, "main");

    if (backup)
        sqlite3_backup_step(backup, -1);
    db_note(to, backup ? sqlite3_backup_finish(backup) : sqlite3_errcode(to->lite));
    handle_pragma(to, Q_NO_LOG);
}

bool db_rescue(struct db *db, const char *dest, struct err *e)
{
    bool as_left;
    char *made = place_new(dest, e);

    if (!made)
        return false;
    db_rollback(db);
    struct db *to = handle_new(dest);
    handle_connect(to, made, SQLITE_OPEN_READWRITE);
    copy_pages(db, to);
    bool ok = db_ok(to, e);
    db_close(to);
    ok = ok && check_copy(made, &as_left, e) && place_keep(made, dest, e);
    if (!ok)
        place_discard(made);
    free(made);
    return ok;
}

/* Going back to one. */

static bool lock_pages(struct db *target, sqlite3_backup *backup, struct err *e)
{
    enum { TRIES = 50, PAUSE = 100 * 1000 };
    int code = SQLITE_BUSY;

    for (int i = 0; i < TRIES && (code & 0xff) == SQLITE_BUSY; i++) {
        code = backup ? sqlite3_backup_step(backup, 0) : sqlite3_errcode(target->lite);
        if ((code & 0xff) == SQLITE_BUSY)
            usleep(PAUSE);
    }
    db_note(target, code == SQLITE_DONE ? SQLITE_OK : code);
    return db_ok(target, e);
}

/* What everybody else reads there, while nobody can write. */
static bool save_pages(const char *path, const char *saved, struct err *e)
{
    struct db *source, *to;
    char *made = place_new(saved, e);

    if (!made)
        return false;
    bool ok = db_open(path, DB_LOOK, &source, e);
    if (ok) {
        to = handle_new(saved);
        handle_connect(to, made, SQLITE_OPEN_READWRITE);
        copy_pages(source, to);
        ok = db_ok(to, e);
        db_close(to);
        db_close(source);
    }
    ok = ok && place_keep(made, saved, e);
    if (!ok)
        place_discard(made);
    free(made);
    return ok;
}

/* All pages at once. A copy that nothing was recorded in has no log yet; only with one can its pages be read while nobody can write. */
static bool replace_pages(struct db *target, struct db *made, const char *saved, struct err *e)
{
    handle_pragma(target, Q_JOURNAL_MODE);
    if (!db_ok(target, e))
        return false;
    sqlite3_backup *backup = sqlite3_backup_init(target->lite, "main", made->lite, "main");
    bool ok = lock_pages(target, backup, e) && save_pages(db_path(target), saved, e);

    if (ok)
        sqlite3_backup_step(backup, -1);
    int code = sqlite3_backup_finish(backup);
    db_note(target, ok ? code : SQLITE_OK);
    if (!ok || !db_ok(target, e))
        return false;
    target->keeps_log = false;
    /* The file alone must not say more than with its log (db/wal.h). */
    sqlite3_wal_checkpoint_v2(target->lite, "main", SQLITE_CHECKPOINT_FULL, NULL, NULL);
    return true;
}

/* The log of what cannot be read may be needed to make sense of it. */
static bool move_away(const char *path, const char *saved, struct err *e)
{
    static const char *const ends[] = { "-wal", "-journal", "" };
    char from[PATH_MAX], to[PATH_MAX];

    for (int i = 0; i < 3; i++) {
        snprintf(from, sizeof from, "%s%s", path, ends[i]);
        snprintf(to, sizeof to, "%s%s", saved, ends[i]);
        if (access(from, F_OK) == 0 && rename(from, to) != 0)
            return err_say(e, ERR_DB, say_file_not_moved(from, to, strerror(errno)));
    }
    snprintf(from, sizeof from, "%s-shm", path);
    unlink(from);
    return true;
}

static bool take_place(struct db *made, const char *path, const char *saved, struct err *e)
{
    if (access(path, F_OK) == 0 && !move_away(path, saved, e)) {
        db_close(made);
        return false;
    }
    free(made->path);
    made->path = strdup(path);
    return db_keep(made, e);
}

bool db_put_back(struct db *made, const char *path, const char *saved, struct err *e)
{
    struct db *target;
    struct err why = { 0 };

    if (!db_open(path, DB_WRITE, &target, &why))
        return why.kind == ERR_BUSY ? (db_close(made), err_say(e, why.kind, err_message(&why)))
                                    : take_place(made, path, saved, e);
    bool ok = replace_pages(target, made, saved, e);
    db_close(target);
    db_close(made);
    return ok;
}
