/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/backup.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/failure.h"
#include "db/guard.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/people.h"
#include "desk/base/messages.h"
#include "desk/file/attached.h"
#include "desk/file/autobackup.h"

struct str desk_stem(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct str name = str_of(slash ? slash + 1 : path), end = STR(".oly");

    if (name.n > end.n && memcmp(name.p + name.n - end.n, end.p, end.n) == 0)
        name.n -= end.n;
    return name;
}

struct str desk_name_beside(const char *path, const char *what, struct str time, struct arena *a)
{
    const char *slash = strrchr(path, '/');
    struct str folder = { path, slash ? (size_t)(slash + 1 - path) : 0 }, stem = desk_stem(path);
    struct str when = autobackup_time(time, a);
    struct str name = str_fmt(a, "%.*s%.*s-%s-%.*s.oly", STR_ARG(folder), STR_ARG(stem), what, STR_ARG(when));
    struct stat st;

    for (int i = 2; lstat(name.p, &st) == 0; i++)
        name = str_fmt(a, "%.*s%.*s-%s-%.*s_%d.oly", STR_ARG(folder), STR_ARG(stem), what, STR_ARG(when), i);
    return name;
}

static struct str name_in(const struct desk *d, struct str time, struct str dest, struct arena *a)
{
    struct str path = str_copy(a, dest);
    struct stat st;

    if (stat(str_c(a, path), &st) != 0 || !S_ISDIR(st.st_mode))
        return path;
    return str_fmt(a, "%.*s%s%.*s-%.*s.oly", STR_ARG(dest), dest.p[dest.n - 1] == '/' ? "" : "/",
                   STR_ARG(desk_stem(db_path(d->db))), STR_ARG(autobackup_time(time, a)));
}

/* True: they were copied. */
static bool bring_people(struct desk *d, struct findings *f, struct backup_made *made)
{
    const char *path = str_c(f->arena, made->path);
    struct err why = { 0 };
    struct stat st;

    if (stat(str_fmt(f->arena, "%s.people", path).p, &st) == 0)
        return false;
    if (people_copy(db_path(d->db), true, path, &made->keys, &why))
        return true;
    finding_say(f, WARNING, RULE_NONE, 0, say_backup_without_keys(path, err_cause(&why)));
    return false;
}

bool desk_backup_beside(struct desk *d, const struct event *ev, struct findings *f, struct backup_made *made)
{
    /* What is missing or damaged here stays behind: that is said of the event itself. */
    const char *path = str_c(f->arena, made->path);
    struct err why = { 0 };
    int left;
    made->files = ev->nattachment;
    if (attached_bring(db_path(d->db), path, ev, f->arena, &left, &why))
        made->taken = ev->nattachment - left;
    else
        finding_say(f, WARNING, RULE_NONE, 0, say_backup_without_files(path, err_cause(&why)));
    return bring_people(d, f, made);
}

bool desk_backup(struct desk *d, const struct event *ev, struct str time, struct str dest, struct findings *f,
                 struct backup_made *made, struct err *e)
{
    bool as_left;
    struct arena *a = f->arena;
    struct findings remarks = { .arena = a };

    *made = (struct backup_made){ .path = name_in(d, time, dest, a) };
    const char *path = str_c(a, made->path);
    if (!db_backup_may(path, e))
        return false;
    bool folder = access(attached_folder(path, a).p, F_OK) == 0;
    bool people = desk_backup_beside(d, ev, &remarks, made);
    if (!db_backup(d->db, path, &as_left, e)) {
        if (people)
            people_discard(path);
        if (!folder)
            attached_discard(path, ev, a);
        return false;
    }
    if (!as_left)
        finding_say(f, WARNING, RULE_NONE, 0, say_file_and_backup_differ(db_path(d->db)));
    made->as_left = as_left;
    for (int i = 0; i < remarks.n; i++)
        finding_say(f, WARNING, RULE_NONE, 0, remarks.item[i].message);
    return true;
}

static bool read_file(const char *path, struct arena *a, struct str *out, struct err *e)
{
    struct stat st;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    bool ok = file >= 0 && fstat(file, &st) == 0 && st.st_size >= 0;
    size_t n = 0;

    if (ok) {
        char *bytes = arena_new(a, char, (size_t)st.st_size + 1);
        for (ssize_t got = 1; got > 0; n += got > 0 ? (size_t)got : 0)
            got = read(file, bytes + n, (size_t)st.st_size - n);
        ok = n == (size_t)st.st_size;
        *out = (struct str){ bytes, n };
    }
    if (file >= 0)
        close(file);
    return ok || err_say(e, ERR_DB, say_backup_unreadable(path));
}

bool desk_backup_bytes(struct desk *d, struct str time, struct arena *a, struct str *name, struct str *out,
                       struct err *e)
{
    const char *path = desk_name_beside(db_path(d->db), "download", time, a).p;
    bool as_left;

    *name = str_fmt(a, "%.*s-%.*s.oly", STR_ARG(desk_stem(db_path(d->db))), STR_ARG(autobackup_time(time, a)));
    if (!db_backup(d->db, path, &as_left, e))
        return false;
    bool ok = read_file(path, a, out, e);
    db_discard(path);
    return ok;
}

/* What an event file in the folder says of itself. */
static bool look_into(struct backup *b, struct arena *a, struct err *e)
{
    struct arena own = { 0 };
    struct event ev;
    struct db *db;
    struct stat st;

    if (stat(b->path.p, &st) == 0)
        b->size = st.st_size;
    if (!db_open(b->path.p, DB_READ, &db, e))
        return false;
    bool ok = db_load_event(db, &own, &ev, e);
    if (ok) {
        b->event = str_copy(a, ev.name);
        b->mirror = str_copy(a, ev.mirror);
    }
    struct journal_row last = journal_last(db, a);
    b->entries = (int)last.entry;
    b->last = last.time;
    memcpy(b->hash, last.hash, HASH_SIZE);
    int n;
    const struct journal_row *first = journal_window(db, 1, 1, &own, &n);
    if (n > 0)
        memcpy(b->first, first->hash, HASH_SIZE);
    ok = ok && db_ok(db, e);
    db_close(db);
    arena_free(&own);
    return ok;
}

struct backup *desk_backups(const char *path, struct arena *a, int *n)
{
    struct str folder = autobackup_path(path, a);
    struct autobackup_name *name = autobackup_names(folder, a, n);
    struct backup *list = arena_new(a, struct backup, *n);

    for (int i = 0; i < *n; i++) {
        struct err e = { 0 };
        list[i].name = name[i].text;
        list[i].path = str_fmt(a, "%.*s/%.*s", STR_ARG(folder), STR_ARG(name[i].text));
        if (name[i].round > 0)
            list[i].before = str_fmt(a, "round %d of %.*s", name[i].round, STR_ARG(name[i].section));
        if (!look_into(&list[i], a, &e))
            list[i].flaw = message_copy((const struct message[]){ err_message(&e) }, a);
    }
    return list;
}

/* The journal grows at its end only, so what a backup ended with is still there. */
static bool is_known(const struct backup *b, struct db *db)
{
    unsigned char hash[HASH_SIZE];

    return b->entries == 0 || (journal_hash_of(db, b->entries, hash) && memcmp(hash, b->hash, HASH_SIZE) == 0);
}

/* Another journal from its first entry on, and this one is not damaged there. */
static bool is_of_another(const struct backup *b, struct db *db, const struct journal_chain *chain)
{
    unsigned char hash[HASH_SIZE];

    return b->entries > 0 && chain->broken != 1 && journal_hash_of(db, 1, hash) &&
           memcmp(hash, b->first, HASH_SIZE) != 0;
}

void desk_compare_backups(const struct backup *list, int n, struct db *db, const struct journal_chain *chain,
                          struct findings *f)
{
    for (int i = 0; i < n; i++)
        if (list[i].flaw.row || is_known(&list[i], db))
            continue;
        else if (is_of_another(&list[i], db, chain))
            finding_say(f, WARNING, RULE_NONE, 0, say_backup_is_of_another(list[i].path));
        else
            finding_say(f, PROBLEM, RULE_NONE, 0,
                        list[i].entries > chain->rows ? say_entry_of_backup_missing(list[i].entries, list[i].name)
                                                      : say_entry_of_backup_differs(list[i].entries, list[i].name));
}

bool desk_replaced(const struct desk *d)
{
    return d && db_replaced(d->db);
}

bool desk_rescue(struct desk *d, struct str time, struct arena *a, struct str *made, struct err *e)
{
    *made = desk_name_beside(db_path(d->db), "rescued", time, a);
    if (!db_rescue(d->db, made->p, e))
        return false;
    db_remove_log(d->db);
    return true;
}
