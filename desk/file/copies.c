/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/copies.h"

#include <ctype.h>
#include <dirent.h>
#include <libgen.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/backup.h"
#include "db/failure.h"
#include "db/file.h"
#include "db/journal.h"
#include "desk/base/messages.h"
#include "desk/file/autobackup.h"

static const char ending[] = ".oly", part[] = ".oly.part-";
/* And what was to be the people beside a copy. */
static const char people_part[] = ".oly.people.part-";

/* Names. */

/* Takes off digits at the end, at least so many; how many they were. */
static size_t drop_digits(struct str *s, size_t least)
{
    size_t n = 0;

    while (n < s->n && isdigit((unsigned char)s->p[s->n - n - 1]))
        n++;
    s->n -= n;
    return n >= least ? n : 0;
}

static bool drop_dash(struct str *s)
{
    bool there = s->n > 0 && s->p[s->n - 1] == '-';

    s->n -= there;
    return there;
}

/* What stands before the time, 20160909-190500.oly or 20160909-190500_2.oly, without the dash; empty if it is no such name. */
static struct str before_time(struct str name)
{
    struct str rest = { name.p, str_ends(name, str_of(ending)) ? name.n - strlen(ending) : 0 }, plain = rest;
    const struct str none = { 0 };

    if (drop_digits(&plain, 1) > 0 && plain.n > 0 && plain.p[plain.n - 1] == '_')
        rest = (struct str){ plain.p, plain.n - 1 };
    bool told = drop_digits(&rest, 6) == 6 && drop_dash(&rest) && drop_digits(&rest, 8) == 8 && drop_dash(&rest);
    return told ? rest : none;
}

/* What stands before the entry, which is told, too; empty if it is no such name. */
static struct str split(struct str name, long *entry)
{
    struct str rest = before_time(name);
    const struct str none = { 0 };

    *entry = 0;
    if (rest.n == 0)
        return none;
    size_t n = drop_digits(&rest, 5);
    const struct str number = { rest.p + rest.n, n };
    bool told = n > 0 && str_long(number, entry) && drop_dash(&rest) && rest.n > 0;
    *entry = told ? *entry : 0;
    return told ? rest : none;
}

long copies_entry(struct str name)
{
    long entry;

    split(name, &entry);
    return entry;
}

struct str desk_copied_name(struct str copy, struct arena *a)
{
    long entry;
    struct str stem = split(copy, &entry);

    return stem.n > 0 ? str_fmt(a, "%.*s%s", STR_ARG(stem), ending) : copy;
}

/* Takes off why it is kept. */
static bool drop_why(struct str *s)
{
    static const char *const what[] = { "-rescued", "-before-restore" };

    for (size_t i = 0; i < sizeof what / sizeof *what; i++)
        if (str_ends(*s, str_of(what[i]))) {
            s->n -= strlen(what[i]);
            return true;
        }
    return false;
}

bool desk_is_kept(struct str name)
{
    struct str rest = before_time(name);

    return drop_why(&rest);
}

struct str copies_stem(struct str name)
{
    long entry;
    struct str stem = split(name, &entry), rest = before_time(name);

    drop_why(&rest);
    return stem.n > 0 ? stem : rest;
}

/* The list. */

static int last_first(const void *a, const void *b)
{
    const struct copy *x = a, *y = b;
    long i = copies_entry(x->name), j = copies_entry(y->name);

    if (i == j)
        return str_cmp(y->name, x->name);
    if (i == 0 || j == 0)
        return i == 0 ? -1 : 1;
    return i < j ? 1 : -1;
}

struct copy *copies_list(struct str folder, struct arena *a, int *n)
{
    struct autobackup_name *name = autobackup_names(folder, a, n);
    struct copy *list = arena_new(a, struct copy, *n);

    for (int i = 0; i < *n; i++) {
        list[i].name = name[i].text;
        list[i].path =
            str_fmt(a, "%.*s%s%.*s", STR_ARG(folder), folder.p[folder.n - 1] == '/' ? "" : "/", STR_ARG(name[i].text));
    }
    if (*n > 0)
        qsort(list, (size_t)*n, sizeof *list, last_first);
    return list;
}

bool copies_read(struct copy *c, struct arena *a, struct err *e)
{
    struct db *db;

    if (!db_open(c->path.p, DB_READ, &db, e))
        return false;
    c->row = journal_window(db, LONG_MIN, 0, a, &c->n);
    bool ok = db_ok(db, e);
    db_close(db);
    return ok && (c->n > 0 || err_say(e, ERR_DB, say_file_has_no_journal(c->path)));
}

int copies_common(const struct journal_row *row, int n, const struct journal_row *other, int nother)
{
    int i = 0;

    while (i < n && i < nother && memcmp(row[i].hash, other[i].hash, HASH_SIZE) == 0)
        i++;
    return i;
}

bool desk_event_in(struct str folder, const struct copy *of, struct arena *a, struct copy *out)
{
    struct err unread = { 0 };
    int n;
    struct copy *list = copies_list(folder, a, &n);

    *out = (struct copy){ 0 };
    for (int i = 0; i < n; i++)
        if (copies_stem(list[i].name).n == 0 && copies_read(&list[i], a, &unread) && list[i].n > out->n &&
            copies_common(list[i].row, list[i].n, of->row, of->n) > 0)
            *out = list[i];
    return out->n > 0;
}

/* A copy that takes so many seconds is no longer being made. By the clock of the folder. */
enum { STALE = 600 };

static bool is_stale(const char *path, const struct stat *whole)
{
    struct stat st;

    return lstat(path, &st) == 0 && S_ISREG(st.st_mode) && whole->st_mtime - st.st_mtime > STALE;
}

void copies_remove_parts(struct str path, struct arena *a)
{
    struct str folder = str_of(dirname(str_c(a, path)));
    struct stat whole;
    DIR *dir = stat(path.p, &whole) == 0 ? opendir(folder.p) : NULL;

    for (struct dirent *d; dir && (d = readdir(dir));) {
        const char *at = strstr(d->d_name, part) ? strstr(d->d_name, part) : strstr(d->d_name, people_part);
        const struct str name = { d->d_name, at ? (size_t)(at - d->d_name) + strlen(ending) : 0 };
        const char *made = str_fmt(a, "%.*s/%s", STR_ARG(folder), d->d_name).p;
        if (copies_entry(name) > 0 && is_stale(made, &whole))
            db_discard(made);
    }
    if (dir)
        closedir(dir);
}
