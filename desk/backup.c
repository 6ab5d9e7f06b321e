#include "desk/backup.h"

#include <string.h>
#include <sys/stat.h>

#include "db/backup.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/people.h"
#include "desk/autobackup.h"
#include "desk/messages.h"
#include "desk/task.h"

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

bool desk_backup(struct desk *d, struct str time, struct str dest, struct findings *f, struct str *made, struct err *e)
{
    struct arena *a = f->arena;
    struct stat st;
    bool as_left;

    *made = str_fmt(a, "%.*s", STR_ARG(dest));
    if (stat(made->p, &st) == 0 && S_ISDIR(st.st_mode))
        *made = str_fmt(a, "%.*s%s%.*s-%.*s.oly", STR_ARG(dest), dest.p[dest.n - 1] == '/' ? "" : "/",
                        STR_ARG(desk_stem(db_path(d->db))), STR_ARG(autobackup_time(time, a)));
    if (!db_backup(d->db, made->p, &as_left, e))
        return false;
    if (!as_left)
        finding_say(f, WARNING, RULE_NONE, 0, say_file_and_backup_differ(db_path(d->db)));
    return true;
}

bool desk_backup_people(struct desk *d, struct str made, int *n, struct err *e)
{
    struct arena own = { 0 };
    struct stat st;

    *n = 0;
    bool there = stat(str_fmt(&own, "%.*s.people", STR_ARG(made)).p, &st) == 0;
    arena_free(&own);
    return there || people_copy(db_path(d->db), true, made.p, n, e);
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
            list[i].flaw = str_copy(a, str_of(e.text));
    }
    return list;
}

/* The journal grows at its end only, so what a backup ended with is still there. */
static bool is_known(const struct backup *b, const struct journal_row *row, int n)
{
    return b->entries == 0 || (b->entries <= n && memcmp(row[b->entries - 1].hash, b->hash, HASH_SIZE) == 0);
}

void desk_compare_backups(const struct backup *list, int n, const struct journal_row *row, int nrow, struct findings *f)
{
    for (int i = 0; i < n; i++)
        if (list[i].flaw.n == 0 && !is_known(&list[i], row, nrow))
            finding_add(f, PROBLEM, RULE_NONE, 0,
                        "entry %d of the journal is %s, but backup %.*s ends with it: go back to that backup, "
                        "or move it away if the event was put back to an older one",
                        list[i].entries, list[i].entries > nrow ? "missing" : "now a different one",
                        STR_ARG(list[i].name));
}
