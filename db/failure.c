#include "db/failure.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/statvfs.h>

#include "db/handle.h"

static const struct {
    int code;
    enum err_kind kind;
    const char *clause; /* behind the path */
    bool detail;        /* SQLite's own words help */
    bool write;         /* an operation under way was not recorded then */
} clauses[] = {
    { SQLITE_READONLY_DBMOVED, ERR_DB, "was replaced by another file or removed while it was open", false, true },
    { SQLITE_BUSY, ERR_BUSY, "is being written by another program; try again", false, false },
    { SQLITE_LOCKED, ERR_BUSY, "is being written by another program; try again", false, false },
    { SQLITE_FULL, ERR_DB, "could not be written: the disk is full", false, true },
    { SQLITE_IOERR, ERR_DB, "could not be read or written", true, true },
    { SQLITE_READONLY, ERR_DB, "cannot be written to", false, true },
    { SQLITE_CANTOPEN, ERR_DB, "or a file beside it cannot be opened", true, false },
    { SQLITE_NOTADB, ERR_DB, "is not an event file", false, false },
    { SQLITE_CORRUPT, ERR_DB, "is damaged or cut short", true, false },
    { SQLITE_ERROR, ERR_DB, "does not have the tables of an event file", true, false },
    { SQLITE_TOOBIG, ERR_LIMIT, "holds or would hold a value of more than 64 MiB", false, false },
    { SQLITE_INTERRUPT, ERR_DB, "is damaged: reading it never ends", false, false },
    { SQLITE_CONSTRAINT, ERR_DB, "does not allow the change", true, false },
};
enum { CLAUSES = sizeof clauses / sizeof *clauses };

/* The index that SQLite keeps beside the file while it is open takes 32 KB, and it does not say why it could
   not be made. */
enum { ROOM_NEEDED = 64 * 1024 };

static bool has_little_room(const char *path)
{
    struct statvfs st;

    return statvfs(path, &st) == 0 && st.f_bavail * st.f_frsize < ROOM_NEEDED;
}

/* Where reading or writing failed, or a file beside the event could not be made: is there no room? */
static bool disk_is_full(const struct db *db, int code)
{
    int why = sqlite3_system_errno(db->lite);
    int kind = code & 0xff;

    return (kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) &&
           (why == ENOSPC || why == EDQUOT || has_little_room(db->path));
}

void db_note(struct db *db, int code)
{
    if (code == SQLITE_OK || db->code != SQLITE_OK)
        return;
    db->code = disk_is_full(db, code) ? SQLITE_FULL : code;
    snprintf(db->text, sizeof db->text, "%s", sqlite3_errmsg(db->lite));
}

void db_damaged(struct db *db, const char *fmt, ...)
{
    va_list ap;

    if (db->code != SQLITE_OK)
        return;
    db->code = SQLITE_CORRUPT;
    va_start(ap, fmt);
    vsnprintf(db->text, sizeof db->text, fmt, ap);
    va_end(ap);
}

bool db_ok(const struct db *db, struct err *e)
{
    return db_ok_of(db, db->path, e);
}

bool db_ok_of(const struct db *db, const char *path, struct err *e)
{
    int i = 0;

    if (db->code == SQLITE_OK)
        return true;
    while (i < CLAUSES && clauses[i].code != db->code && clauses[i].code != (db->code & 0xff))
        i++;
    if (i == CLAUSES)
        return err_set(e, ERR_DB, "%s cannot be used (%s)", path, db->text);
    const char *lost = clauses[i].write && db->records ? "; nothing was recorded" : "";
    if (!clauses[i].detail)
        return err_set(e, clauses[i].kind, "%s %s%s", path, clauses[i].clause, lost);
    return err_set(e, clauses[i].kind, "%s %s%s (%s)", path, clauses[i].clause, lost, db->text);
}
