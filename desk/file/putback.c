/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/putback.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/failure.h"
#include "db/guard.h"
#include "desk/base/event_cache.h"
#include "desk/base/messages.h"
#include "desk/file/attached.h"
#include "desk/file/autobackup.h"
#include "desk/file/backup.h"
#include "desk/file/copies.h"
#include "desk/file/fsck.h"

/* The file as it is, and the backup. */
struct going_back {
    const char *path, *backup;
    const struct act *act;
    struct arena *arena;
    struct copy now, then;
    int common; /* entries of both */
    struct put_back *out;
    struct err *err;
};

static bool is_same_file(const char *path, const char *other)
{
    struct stat st, of;

    return stat(path, &st) == 0 && stat(other, &of) == 0 && st.st_dev == of.st_dev && st.st_ino == of.st_ino;
}

static bool read_both(struct going_back *g)
{
    struct err unread = { 0 };
    struct message flaw;

    g->then.path = str_of(g->backup);
    g->now.path = str_of(g->path);
    if (is_same_file(g->path, g->backup))
        return err_say(g->err, ERR_USAGE, say_backup_is_event_itself(g->backup));
    if (!copies_read(&g->then, g->arena, g->err))
        return false;
    flaw = desk_flaw(g->backup, g->arena);
    if (flaw.row)
        return err_say(g->err, ERR_DB, say_backup_not_sound(g->backup, &flaw));
    if (access(g->path, F_OK) != 0 || !copies_read(&g->now, g->arena, &unread))
        g->now.n = 0;
    if (db_unreached(&unread) && !g->act->confirmed)
        return err_say_lack(g->err, LACKS_CONFIRM, say_put_back_unread(err_cause(&unread), g->path));
    g->common = copies_common(g->now.row, g->now.n, g->then.row, g->then.n);
    return true;
}

static bool may_go(const struct going_back *g)
{
    int lost = g->now.n - g->common;

    if (g->now.n > 0 && g->common == 0)
        return err_say(g->err, ERR_CONFLICT, say_backup_of_another_event(g->backup, g->path));
    if (lost <= 0 || g->act->confirmed || g->act->dry)
        return true;
    const struct journal_row *last = &g->now.row[g->now.n - 1];
    return err_say_lack(g->err, LACKS_CONFIRM,
                        say_entries_would_be_lost(g->path, lost, g->common, last->user, last->time));
}

/* Those that the event has no longer, or never had here. */
static bool bring_files(const struct going_back *g, const struct event *ev)
{
    int left;

    return attached_bring(g->backup, g->path, ev, g->arena, &left, g->err);
}

/* The copy that the file will be, and what its journal says of it. */
static bool record(struct going_back *g, struct db **made)
{
    struct desk d = { .write = true };
    struct findings remarks = { .arena = g->arena };
    struct task t;

    if (!db_renew(g->backup, g->out->saved.p, &d.db, g->err))
        return false;
    bool ok = task_begin(&t, &d, g->act, &remarks, g->err);
    if (ok) {
        struct fact *fact = task_fact(&t, FACT_PUT_BACK);
        const char *slash = strrchr(g->backup, '/');
        fact->what = str_of(slash ? slash + 1 : g->backup);
        fact->number = g->then.n;
        t.always = true;
        g->out->mirror = str_copy(g->arena, t.event.mirror);
    }
    ok = ok && bring_files(g, &t.event);
    ok = task_end(&t, ok);
    event_cache_forget(&d);
    free(d.done);
    if (ok)
        *made = d.db;
    else
        db_close(d.db);
    return ok;
}

/* Entries in them are in the file no longer. */
static int move_later_backups(const struct going_back *g)
{
    struct arena *a = g->arena;
    int n, moved = 0;
    struct backup *list = desk_backups(g->path, a, &n);
    struct str folder = autobackup_path(g->out->saved.p, a);

    for (int i = 0; i < n; i++) {
        const struct backup *b = &list[i];
        bool known = b->entries <= g->then.n &&
                     (b->entries == 0 || memcmp(g->then.row[b->entries - 1].hash, b->hash, HASH_SIZE) == 0);
        if (b->flaw.row || known)
            continue;
        if (moved == 0)
            mkdir(folder.p, 0700);
        moved += rename(b->path.p, str_fmt(a, "%.*s/%.*s", STR_ARG(folder), STR_ARG(b->name)).p) == 0;
    }
    return moved;
}

static void tell_restored(struct going_back *g)
{
    struct put_back *out = g->out;

    assert(g->then.row && g->then.n > 0); /* copies_read */
    out->entries = g->then.n;
    out->time = g->then.row[g->then.n - 1].time;
    out->was = g->now.n > 0 ? g->now.n : -1;
    out->lost = g->now.n - g->common;
    out->saved = desk_name_beside(g->path, "before-restore", g->act->time, g->arena);
}

bool desk_put_back(const char *path, const char *backup, const struct act *act, struct arena *a, struct put_back *out,
                   struct err *e)
{
    struct going_back g = { .path = path, .backup = backup, .act = act, .arena = a, .out = out, .err = e };
    struct db *made;

    *out = (struct put_back){ 0 };
    if ((access(path, F_OK) == 0 && !guard_may_open(path, e)) || !act_ok(act, a, e) || !read_both(&g) || !may_go(&g))
        return false;
    tell_restored(&g);
    if (act->dry)
        return true;
    bool there = access(path, F_OK) == 0;
    if (!record(&g, &made) || !db_put_back(made, path, out->saved.p, e))
        return false;
    if (!there)
        out->saved = (struct str){ 0 };
    else
        out->moved = move_later_backups(&g);
    return true;
}
