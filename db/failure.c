/* SPDX-License-Identifier: Apache-2.0 */
#include "db/failure.h"

#include <errno.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/statvfs.h>

#include "db/inside.h"
#include "engine/base/messages.h"
#include "db/messages.h"

struct clause {
    int code;
    enum err_kind kind;
    struct message (*say)(const char *file, const struct message *detail);
    bool detail; /* what is said besides helps */
    bool write;  /* an operation under way was not recorded then */
};

static const struct clause clauses[] = {
    { SQLITE_READONLY_DBMOVED, ERR_DB, say_file_was_moved, false, true },
    { SQLITE_BUSY, ERR_BUSY, say_file_is_busy, false, false },
    { SQLITE_LOCKED, ERR_BUSY, say_file_is_busy, false, false },
    { SQLITE_FULL, ERR_DB, say_disk_is_full, false, true },
    { SQLITE_IOERR_LOCK, ERR_DB, say_disk_has_no_locks, true, true },
    { SQLITE_IOERR, ERR_DB, say_file_read_or_write_failed, true, true },
    { SQLITE_READONLY, ERR_DB, say_file_is_read_only, false, true },
    { SQLITE_CANTOPEN, ERR_DB, say_file_or_log_not_opened, true, false },
    { SQLITE_NOTADB, ERR_DB, say_file_is_no_database, false, false },
    { SQLITE_CORRUPT, ERR_DB, say_file_is_damaged, true, false },
    { SQLITE_SCHEMA, ERR_DB, say_tables_changed, true, true },
    { SQLITE_ERROR, ERR_DB, say_file_lacks_tables, true, false },
    { SQLITE_TOOBIG, ERR_LIMIT, say_value_too_large, false, false },
    { SQLITE_INTERRUPT, ERR_DB, say_reading_never_ends, false, false },
    { SQLITE_CONSTRAINT, ERR_DB, say_file_forbids_change, true, false },
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
static bool has_no_room(const struct db *db, int code)
{
    int why = sqlite3_system_errno(db->lite);
    int kind = code & 0xff;

    return (kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) &&
           (why == ENOSPC || why == EDQUOT || has_little_room(db->path));
}

static void keep_why(struct db *db, struct message what)
{
    db->why = (struct err){ 0 };
    if (what.row)
        err_say(&db->why, ERR_DB, what);
}

/* What SQLite says of a statement that fits neither the tables nor what may stand in them, in words of the house; `of` is what it names. */
struct remark {
    const char *begins;
    struct message (*say)(struct str of);
};

static struct message no_such_row(struct str of)
{
    (void)of;
    return say_row_of_other_is_missing();
}

static const struct remark remarks[] = {
    { "no such table: ", say_table_is_missing },
    { "no such column: ", say_column_is_missing },
    { "CHECK constraint failed: ", say_condition_is_broken },
    { "UNIQUE constraint failed: ", say_value_is_there_twice },
    { "NOT NULL constraint failed: ", say_value_is_missing },
    { "FOREIGN KEY constraint failed", no_such_row },
};

static struct message remark_of(struct str text)
{
    for (size_t i = 0; i < sizeof remarks / sizeof *remarks; i++) {
        struct str of = text, begins = str_of(remarks[i].begins);
        if (!str_starts(text, begins))
            continue;
        of.p += begins.n;
        of.n -= begins.n;
        return remarks[i].say(of);
    }
    return (struct message){ 0 };
}

/* What helps to know besides, in words that are not SQLite's; a message without a row: nothing. A trigger speaks for itself. */
static struct message detail_of(struct db *db, int code)
{
    int why = sqlite3_system_errno(db->lite), kind = code & 0xff;

    if (code == SQLITE_CONSTRAINT_TRIGGER)
        return say_plain(str_of(sqlite3_errmsg(db->lite)));
    if (kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN)
        return why != 0 ? say_plain(str_of(strerror(why))) : (struct message){ 0 };
    return kind == SQLITE_CORRUPT ? (struct message){ 0 } : remark_of(str_of(sqlite3_errmsg(db->lite)));
}

struct message db_flaw(struct str line)
{
    static const struct {
        const char *speaks_of;
        struct message (*flaw)(void);
    } flaws[] = {
        { "CHECK constraint", say_flaw_stray_value }, { "NULL value", say_flaw_value_missing },
        { "non-unique", say_flaw_value_twice },       { "index", say_flaw_index },
        { "out of order", say_flaw_order },
    };

    for (size_t i = 0; i < sizeof flaws / sizeof *flaws; i++)
        if (str_find(line, str_of(flaws[i].speaks_of)))
            return flaws[i].flaw();
    return say_flaw_pages();
}

void db_note(struct db *db, int code)
{
    if (code == SQLITE_OK || db->code != SQLITE_OK)
        return;
    if ((code & 0xff) == SQLITE_BUSY && db->no_locks)
        code = SQLITE_IOERR_LOCK;
    db->code = has_no_room(db, code) ? SQLITE_FULL : code;
    keep_why(db, detail_of(db, code));
}

static void note_as(struct db *db, int code, struct message what)
{
    if (db->code != SQLITE_OK)
        return;
    db->code = code;
    keep_why(db, what);
}

void db_damaged(struct db *db, struct message what)
{
    note_as(db, SQLITE_CORRUPT, what);
}

void db_reshaped(struct db *db, struct message what)
{
    note_as(db, SQLITE_SCHEMA, what);
}

bool db_ok(const struct db *db, struct err *e)
{
    return db_ok_of(db, db->path, e);
}

static const struct clause *clause_of(int code)
{
    static const struct clause other = { 0, ERR_DB, say_file_cannot_be_used, true, false };
    int i = 0;

    while (i < CLAUSES && clauses[i].code != code && clauses[i].code != (code & 0xff))
        i++;
    return i < CLAUSES ? &clauses[i] : &other;
}

bool db_unreached(const struct err *e)
{
    static const char *const rows[] = {
        "event_is_no_file",
        "event_file_of_newer_program",
        "event_file_has_hard_links",
        "event_file_not_opened",
        "event_file_unreadable",
        "event_file_replaced",
        "name_beside_is_taken",
        "log_in_protected_folder",
        "journal_in_protected_folder",
        "file_was_moved",
        "file_is_busy",
        "disk_is_full",
        "file_is_read_only",
        "file_or_log_not_opened",
        "file_cannot_be_used",
        "file_read_or_write_failed",
    };
    const struct message why = err_message(e);

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (message_is(&why, rows[i]))
            return !message_names(&why, str_of(strerror(EIO))); /* a disk that is failing */
    return false;
}

bool db_ok_of(const struct db *db, const char *path, struct err *e)
{
    if (db->code == SQLITE_OK)
        return true;
    const struct clause *c = clause_of(db->code);
    struct message why = err_message(&db->why);
    struct message said = c->say(path, c->detail && why.row ? &why : NULL);
    return err_say(e, c->kind, c->write && db->records ? say_nothing_was_recorded(&said) : said);
}
