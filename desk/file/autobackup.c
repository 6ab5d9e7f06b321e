/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/autobackup.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/messages.h"
#include "desk/base/messages.h"

static const char ending[] = ".oly", part[] = ".oly.part-";

struct str autobackup_path(const char *event, struct arena *a)
{
    return str_fmt(a, "%s.backups", event);
}

/* Names. */

struct str autobackup_time(struct str time, struct arena *a)
{
    char *text = arena_new(a, char, time.n + 1);
    size_t n = 0;

    for (size_t i = 0; i < time.n; i++)
        if (time.p[i] == ' ')
            text[n++] = '-';
        else if (isdigit((unsigned char)time.p[i]))
            text[n++] = time.p[i];
    return (struct str){ text, n };
}

struct str autobackup_plain(struct str name, struct arena *a)
{
    char *text = arena_new(a, char, name.n + 1);

    for (size_t i = 0; i < name.n; i++) {
        unsigned char c = (unsigned char)name.p[i];
        text[i] = isalnum(c) || c >= 0x80 || c == '_' ? (char)c : '-';
    }
    return (struct str){ text, name.n };
}

static bool has_digits(struct str *rest, size_t n)
{
    if (rest->n < n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (!isdigit((unsigned char)rest->p[i]))
            return false;
    *rest = (struct str){ rest->p + n, rest->n - n };
    return true;
}

static bool has_dash(struct str *rest)
{
    if (rest->n == 0 || rest->p[0] != '-')
        return false;
    *rest = (struct str){ rest->p + 1, rest->n - 1 };
    return true;
}

/* 20160909-215900-SECTION-round-07, and _2 for the second of that second. */
static struct autobackup_name read_name(struct str text)
{
    struct autobackup_name name = { text, { 0 }, 0 };
    struct str rest = { text.p, text.n - strlen(ending) };
    long round;

    if (!has_digits(&rest, 8) || !has_dash(&rest) || !has_digits(&rest, 6) || !has_dash(&rest))
        return name;
    const char *at = NULL;
    for (const char *p = rest.p; (p = memmem(p, (size_t)(rest.p + rest.n - p), "-round-", 7)); p++)
        at = p;
    if (!at || at == rest.p)
        return name;
    struct str number = { at + 7, (size_t)(rest.p + rest.n - at - 7) };
    if (str_long(str_cut(&number, '_'), &round) && round >= 1 && round <= ROUNDS_MAX) {
        name.section = (struct str){ rest.p, (size_t)(at - rest.p) };
        name.round = (int)round;
    }
    return name;
}

static int by_name(const void *a, const void *b)
{
    return str_cmp(((const struct autobackup_name *)a)->text, ((const struct autobackup_name *)b)->text);
}

static bool ends_with(struct str s, const char *end)
{
    size_t n = strlen(end);

    return s.n > n && memcmp(s.p + s.n - n, end, n) == 0;
}

struct autobackup_name *autobackup_names(struct str folder, struct arena *a, int *n)
{
    DIR *dir = opendir(str_c(a, folder));
    struct autobackup_name *name = NULL;
    int cap = 0;

    *n = 0;
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        struct str text = str_of(entry->d_name);
        if (!ends_with(text, ending))
            continue;
        arena_room(a, name, *n, cap);
        name[(*n)++] = read_name(str_copy(a, text));
    }
    if (dir)
        closedir(dir);
    if (*n > 0)
        qsort(name, (size_t)*n, sizeof *name, by_name);
    return name;
}

/* Keeping. */

static void remove_file(struct str folder, struct str name, struct arena *a)
{
    db_discard(str_fmt(a, "%.*s/%.*s", STR_ARG(folder), STR_ARG(name)).p);
}

/* Only those that were made here, and never the one that was made now. */
static void remove_older(struct str folder, int keep, struct str now, struct arena *a)
{
    int n, kept = 1;
    struct autobackup_name *name = autobackup_names(folder, a, &n);

    for (int i = n - 1; i >= 0; i--)
        if (name[i].round > 0 && !str_eq(name[i].text, now) && ++kept > keep)
            remove_file(folder, name[i].text, a);
}

/* A round may be published, taken back and published again within a second. */
static struct str free_name(struct task *t, struct str folder, int round)
{
    struct arena *a = &t->arena;
    struct str stem = str_fmt(a, "%.*s-%.*s-round-%02d", STR_ARG(autobackup_time(t->act->time, a)),
                              STR_ARG(autobackup_plain(t->section->name, a)), round);
    struct str name = str_fmt(a, "%.*s%s", STR_ARG(stem), ending);

    for (int i = 2; access(str_fmt(a, "%.*s/%.*s", STR_ARG(folder), STR_ARG(name)).p, F_OK) == 0; i++)
        name = str_fmt(a, "%.*s_%d%s", STR_ARG(stem), i, ending);
    return name;
}

static bool add_backup(struct task *t, struct str folder, int round, struct err *e)
{
    struct arena *a = &t->arena;

    if (mkdir(folder.p, 0700) != 0 && errno != EEXIST)
        return err_say(e, ERR_DB, say_folder_not_made(folder.p, strerror(errno)));
    /* What a program that was killed left of one. Nobody else is making one: we have the event. */
    DIR *dir = opendir(str_c(a, folder));
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        const char *at = strstr(entry->d_name, part);
        if (!at)
            continue;
        struct str whole = { entry->d_name, (size_t)(at - entry->d_name) + strlen(ending) };
        if (read_name(whole).round > 0)
            remove_file(folder, str_of(entry->d_name), a);
    }
    if (dir)
        closedir(dir);
    struct str name = free_name(t, folder, round);
    bool as_left; /* of which the publication has told */
    if (!db_backup(t->db, str_fmt(a, "%.*s/%.*s", STR_ARG(folder), STR_ARG(name)).p, &as_left, e))
        return false;
    remove_older(folder, t->event.backups, name, a);
    return true;
}

/* When nothing else prevents the publication. Without the copy, whoever publishes decides. */
static bool autobackup_add(struct task *t, int round)
{
    struct err e = { 0 };
    struct str folder = autobackup_path(db_path(t->db), &t->arena);

    if (t->event.backups == 0 || add_backup(t, folder, round, &e))
        return true;
    rmdir(folder.p); /* unless it has others */
    if (!t->act->confirmed)
        return err_say_lack(t->err, LACKS_CONFIRM, say_publish_without_backup(err_cause(&e)));
    task_say(t, WARNING, RULE_NONE, say_backup_not_made(err_cause(&e)));
    return true;
}

static int count_published(const struct event *ev)
{
    int n = 0;

    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            n += ev->section[i].round[r].published.n > 0;
    return n;
}

bool publication_ready(struct task *t)
{
    if (count_published(&t->event) <= count_published(t->before))
        return true;
    if (!db_quick_check(t->db, t->err))
        return false;
    return t->dry || autobackup_add(t, t->round);
}
