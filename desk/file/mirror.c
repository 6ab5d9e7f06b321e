/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/messages.h"
#include "desk/file/mirror.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/journal.h"
#include "db/people.h"
#include "desk/base/patience.h"
#include "desk/file/attached.h"
#include "desk/file/autobackup.h"
#include "desk/file/copies.h"
#include "desk/file/fsck.h"
#include "desk/file/mirroring.h"
#include "teams/moment.h"

enum { KEPT_LEAST = 2 };

/* The folder. */

/* Why nothing can be written there; no message: something can. */
static struct message folder_flaw(struct str folder, const char *event, struct arena *a)
{
    const char *path = str_c(a, folder);
    struct stat st;

    if (stat(path, &st) != 0)
        return say_mirror_not_there(path, strerror(errno));
    const enum mirror_fit fit = mirror_fits(folder, &st, event, a);
    if (fit != MIRROR_FITS)
        return mirror_flaw(fit, folder);
    if (access(path, W_OK | X_OK) != 0)
        return say_mirror_read_only(path, strerror(errno));
    return (struct message){ 0 };
}

/* What is on it. */

/* The event as it is now, and what the folder has of it. */
struct mirror_state {
    struct str folder;
    const char *event; /* its path */
    struct event now;
    const struct journal_row *row; /* its journal */
    int n;
    struct copy newest; /* of the event that can be read; no name: there is none */
};

/* One with other entries than the event may be damaged: nobody goes on from that. */
static bool is_of_this(const struct mirror_state *k, struct copy *c, struct arena *a)
{
    struct err unread = { 0 };

    if (!copies_read(c, a, &unread))
        return false;
    int common = copies_common(c->row, c->n, k->row, k->n);
    return common > 0 && (common == c->n || desk_flaw(c->path.p, a).n == 0);
}

/* Copies by the entry in their name, those of other names first; the first of ours whose name tells is the newest of those. */
static void find_newest(struct mirror_state *k, struct arena *a)
{
    int n;
    struct copy *list = copies_list(k->folder, a, &n);

    for (int i = 0; i < n; i++) {
        if (!is_of_this(k, &list[i], a))
            continue;
        if (list[i].n > k->newest.n)
            k->newest = list[i];
        if (copies_entry(list[i].name) > 0)
            break;
    }
}

/* The event is not open while a slow folder is looked at or written to: whoever records something in the meantime could not fold his log
   into it, and a copy by other means would lack the entry. */
static bool look_around(const char *event, struct str folder, struct arena *a, struct mirror_state *k, struct err *e)
{
    struct desk *d = NULL;

    *k = (struct mirror_state){ .folder = folder, .event = event };
    bool ok = desk_open(event, false, &d, e) && desk_load(d, a, &k->now, e) && desk_journal(d, a, &k->row, &k->n, e);
    desk_close(d);
    if (ok)
        find_newest(k, a);
    return ok;
}

/* A copy with entries that this event does not have: somebody went on from it, or from an older copy. */
static struct message gone_on(const struct mirror_state *k)
{
    const struct copy *c = &k->newest;
    int common = copies_common(c->row, c->n, k->row, k->n);

    if (common == c->n)
        return (struct message){ 0 };
    const struct journal_row *other = &c->row[common];
    return (common == k->n ? say_mirror_gone_on : say_mirror_and_file_gone_on)(
        other->entry, c->path, other->command, other->user, other->time, k->event, k->folder);
}

/* Making one. */

static struct str name_of(const struct mirror_state *k, struct arena *a)
{
    const struct journal_row *last = &k->row[k->n - 1];

    return str_fmt(a, "%.*s-%05ld-%.*s.oly", STR_ARG(autobackup_plain(desk_stem(k->event), a)), last->entry,
                   STR_ARG(autobackup_time(last->time, a)));
}

/* By its name it is of that entry of this event, whatever the event was called then. */
static const struct journal_row *entry_of(const struct mirror_state *k, const struct copy *c, struct arena *a)
{
    long entry = copies_entry(c->name);
    const struct journal_row *row = entry > 0 && entry <= k->n ? &k->row[entry - 1] : NULL;

    return row && str_ends(c->name, str_fmt(a, "-%05ld-%.*s.oly", entry, STR_ARG(autobackup_time(row->time, a))))
               ? row
               : NULL;
}

/* The one that was made now is the first of them. */
static void remove_older(const struct mirror_state *k, int publications, struct arena *a)
{
    int n, ours = 0;
    struct copy *list = copies_list(k->folder, a, &n);
    struct thinned *copy = arena_new(a, struct thinned, n);

    for (int i = 0; i < n; i++) {
        const struct journal_row *row = entry_of(k, &list[i], a);
        if (!row)
            continue;
        copy[ours] = (struct thinned){ .time = row->time, .published = str_eq(row->command, STR("publish")) };
        list[ours++] = list[i];
    }
    thinning_choose(copy, ours, publications);
    for (int i = 0; i < ours; i++)
        if (!copy[i].stays) {
            /* Only what this event has grown from goes. */
            struct copy *c = &list[i];
            struct arena own = { 0 };
            struct err unread = { 0 };
            if (copies_read(c, &own, &unread) && copies_common(c->row, c->n, k->row, k->n) == c->n) {
                db_discard(c->path.p);
                people_discard(c->path.p);
            }
            arena_free(&own);
        }
}

static bool make(const struct mirror_state *k, struct str path, struct err *e)
{
    bool as_left;

    if (!db_backup_of(k->event, path.p, &as_left, e))
        return false;
    if (as_left)
        return true;
    db_discard(path.p);
    return err_say(e, ERR_DB, say_event_differs_from_journal(k->event));
}

/* Beside the newest copy, whoever made that: a key that was given or taken back is no entry. */
static bool keep_people(const struct mirror_state *k, struct str copy, struct arena *a, struct err *e)
{
    struct err why = { 0 };
    int n;

    if (people_copy(k->event, true, str_c(a, copy), &n, &why))
        return true;
    return err_say(e, ERR_DB, say_keys_not_copied(err_cause(&why)));
}

/* Before the copy that lists them, and only those that are not there yet. What is missing here is said of the event itself. */
static bool keep_files(const struct mirror_state *k, struct str copy, struct arena *a, struct err *e)
{
    struct err why = { 0 };

    return attached_bring_new(k->event, str_c(a, copy), &k->now, a, &why) ||
           err_say(e, ERR_DB, say_files_beside_not_copied(err_cause(&why)));
}

/* Of the last entry, by its name, too: what was recorded while a copy was made is in it, but its name was given before. */
static bool is_ahead(const struct mirror_state *k)
{
    long named = copies_entry(k->newest.name);

    return k->newest.n >= k->n && (named == 0 || named >= k->row[k->n - 1].entry);
}

/* Its files and keys are beside it before it has its name. Or it is there already: another program at this event may have made it in the meantime. */
static bool keep_copy(struct mirror_state *k, int keep, struct arena *a, struct str *made, struct err *e)
{
    struct str path = str_fmt(a, "%.*s/%.*s", STR_ARG(k->folder), STR_ARG(name_of(k, a)));
    int n = k->n;
    bool files = keep_files(k, path, a, e), ahead = is_ahead(k), keys = ahead || keep_people(k, path, a, e);

    if (!ahead && make(k, path, e)) {
        *made = path;
        copies_remove_parts(path, a);
        remove_older(k, keep, a);
        return keys && files;
    }
    if (!ahead && access(path.p, F_OK) != 0)
        people_discard(path.p);
    find_newest(k, a);
    *made = k->newest.path;
    return k->newest.n >= n && keep_people(k, *made, a, e) && files;
}

/* What to do is the same whatever is wrong with the folder. */
static struct message with_advice(struct message why, const char *event, struct str folder)
{
    return say_mirror_with_advice(&why, event, folder);
}

/* What another program at this event did just now is no news: it is in the file, too. */
static bool look_twice(const char *event, struct str folder, struct arena *a, struct mirror_state *k, struct err *e)
{
    return look_around(event, folder, a, k, e) && (!gone_on(k).row || look_around(event, folder, a, k, e));
}

/* Why no copy can be made, with what to do; no message if one can. */
static bool find_flaw(const char *event, struct str folder, struct arena *a, struct mirror_state *k,
                      struct message *flaw, struct err *e)
{
    *flaw = folder_flaw(folder, event, a);
    if (!look_twice(event, folder, a, k, e))
        return false;
    const struct message found = flaw->row ? with_advice(*flaw, k->event, folder) : gone_on(k);
    *flaw = message_copy(&found, a);
    return true;
}

/* Is there a copy that is less than a minute old at `time`? Empty: that does not count. */
static bool is_young(const struct mirror_state *k, struct str time)
{
    return time.n > 0 && k->newest.n > 0 &&
           (is_ahead(k) || moment_minutes(k->newest.row[k->newest.n - 1].time, time) < 1);
}

static bool make_one(const char *event, struct str folder, int keep, struct str time, struct arena *a, struct str *made,
                     bool *waits, struct err *e)
{
    struct err why = { 0 };
    struct mirror_state k;
    struct message flaw;

    if (!find_flaw(event, folder, a, &k, &flaw, e))
        return false;
    *waits = !flaw.row && is_young(&k, time) && !is_ahead(&k);
    if (!flaw.row && is_young(&k, time))
        return true;
    if (!flaw.row && !keep_copy(&k, keep, a, made, &why))
        flaw = with_advice(err_message(&why), k.event, folder);
    return !flaw.row || err_say(e, ERR_DB, flaw);
}

/* Looking at it. */

static bool is_overdue(const struct copy *c, const struct event *now)
{
    struct arena own = { 0 };
    struct err unread = { 0 };
    struct event then;
    struct desk *d = NULL;

    bool due =
        !desk_open(c->path.p, false, &d, &unread) || !desk_load(d, &own, &then, &unread) || mirror_is_due(&then, now);
    desk_close(d);
    arena_free(&own);
    return due;
}

static bool look_at(const char *event, struct str folder, struct arena *a, struct mirror *out, struct err *e)
{
    struct mirror_state k;
    struct stat file;

    *out = (struct mirror){ .folder = folder };
    if (!find_flaw(event, folder, a, &k, &out->flaw, e))
        return false;
    out->behind = k.n;
    if (k.newest.n == 0)
        return true;
    out->copy = k.newest.name;
    out->made = stat(k.newest.path.p, &file) == 0 ? file.st_mtime : 0;
    out->entries = k.newest.n;
    out->time = k.newest.row[k.newest.n - 1].time;
    out->behind = k.n - copies_common(k.newest.row, k.newest.n, k.row, k.n);
    out->overdue = out->behind > 0 && is_overdue(&k.newest, &k.now);
    return true;
}

/* A share may never answer: whatever touches the folder has a desk of its own and is not waited for without end. */

struct job {
    struct arena arena; /* all texts live in it */
    const char *event;
    struct str folder;
    int keep;        /* 0: the folder is only looked at */
    struct str time; /* empty: a copy is made however young the last one is */
    bool ok;
    enum mirror_fit fit;
    struct str made;
    bool waits;
    struct mirror seen;
    struct err e;
};

static void work(void *arg)
{
    struct job *j = arg;

    j->ok = j->keep > 0 ? make_one(j->event, j->folder, j->keep, j->time, &j->arena, &j->made, &j->waits, &j->e)
                        : look_at(j->event, j->folder, &j->arena, &j->seen, &j->e);
}

static void judge(void *arg)
{
    struct job *j = arg;
    struct stat st;

    if (stat(str_c(&j->arena, j->folder), &st) == 0)
        j->fit = mirror_fits(j->folder, &st, j->event, &j->arena);
    else if (errno == ENOTDIR)
        j->fit = MIRROR_NO_FOLDER;
}

/* The job as it ended, in the arena; NULL: the folder does not answer, and the job is lost. */
static struct job *job_done(void (*what)(void *), const char *event, struct str folder, int keep, struct str time,
                            struct arena *a)
{
    struct job *j = calloc(1, sizeof *j), *done = arena_new(a, struct job, 1);

    if (!j)
        abort();
    j->event = str_c(&j->arena, str_of(event));
    j->folder = str_copy(&j->arena, folder);
    j->keep = keep;
    j->time = str_copy(&j->arena, time);
    if (!patience_do(what, j))
        return NULL;
    *done = *j;
    arena_adopt(a, &done->arena);
    free(j);
    return done;
}

static struct message silent(const char *event, struct str folder)
{
    return with_advice(say_mirror_silent(folder), event, folder);
}

static int publications_kept(const struct event *ev)
{
    return ev->backups > KEPT_LEAST ? ev->backups : KEPT_LEAST;
}

/* As it ended; NULL: the folder does not answer. */
static struct job *copy_by(const char *event, const struct event *ev, struct str time, struct arena *a, struct err *e)
{
    struct job *j = job_done(work, event, ev->mirror, publications_kept(ev), time, a);

    if (!j)
        err_say(e, ERR_DB, silent(event, ev->mirror));
    else if (!j->ok)
        *e = j->e;
    return j;
}

bool desk_mirror_catch_up(struct desk *d, const struct event *ev, struct str time, struct arena *a, bool *waits,
                          struct err *e)
{
    struct job *j = copy_by(db_path(d->db), ev, time, a, e);

    *waits = j && j->ok && j->waits;
    return j && j->ok;
}

bool desk_mirror_now(struct desk *d, const struct event *ev, struct arena *a, struct str *made, struct err *e)
{
    struct job *j = copy_by(db_path(d->db), ev, STR(""), a, e);

    *made = j ? j->made : (struct str){ 0 };
    return j && j->ok;
}

/* Nobody waits for this process, and its alarm ends it: however slow the folder is, the copy is not left half way. */
static bool copy_beside(const char *event, struct str folder)
{
    struct arena own = { 0 };
    struct err e = { 0 };
    struct event ev;
    struct desk *d = NULL;
    struct str made;
    bool ok = desk_open(event, false, &d, &e) && desk_load(d, &own, &ev, &e) && str_eq(ev.mirror, folder), waits;

    desk_close(d);
    ok = ok && make_one(event, folder, publications_kept(&ev), STR(""), &own, &made, &waits, &e);
    arena_free(&own);
    return ok;
}

/* Whoever waits finds everything copied that was there when he came, or copies it all. Not every folder can be locked. */
bool desk_mirror_beside(const char *event, const char *folder)
{
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (fd < 0)
        return false;
    flock(fd, LOCK_EX);
    bool ok = copy_beside(event, str_of(folder));
    for (int again = 0; !ok && again < 10; again++) { /* somebody may have had the event for a moment */
        usleep(300000);
        ok = copy_beside(event, str_of(folder));
    }
    close(fd);
    return ok;
}

bool desk_mirror(struct desk *d, const struct event *ev, struct arena *a, struct mirror *out, struct err *e)
{
    *out = (struct mirror){ .folder = ev->mirror };
    if (ev->mirror.n == 0)
        return true;
    struct job *j = job_done(work, db_path(d->db), ev->mirror, 0, STR(""), a);
    if (!j) {
        out->flaw = silent(db_path(d->db), ev->mirror);
        return true;
    }
    *out = j->seen;
    *e = j->ok ? *e : j->e;
    return j->ok;
}

bool mirror_may_be(const char *event, struct str folder, struct arena *a, struct err *e)
{
    struct job *j = folder.n > 0 ? job_done(judge, event, folder, 0, STR(""), a) : NULL;

    return !j || j->fit == MIRROR_FITS || err_say(e, ERR_INPUT, mirror_refusal(j->fit, folder));
}

/* After an operation. */

struct message desk_unmirrored(const struct desk *d)
{
    return d ? err_message(&d->unmirrored) : (struct message){ 0 };
}

void desk_mirror_by(struct desk *d, bool (*copies)(void *of, struct err *e), void *of)
{
    d->copies = copies;
    d->copies_of = of;
}

void mirror_follow(struct desk *d, const struct event *before)
{
    const struct event *now = d->now.event;

    d->unmirrored = (struct err){ 0 };
    if (before && now->mirror.n > 0 && mirror_is_due(before, now)) {
        struct arena own = { 0 };
        struct err e = { 0 };
        struct str made, was = before->mirror, is = d->now.event->mirror; /* the one before may have been good */
        bool ok = d->copies ? d->copies(d->copies_of, &e) : desk_mirror_now(d, d->now.event, &own, &made, &e);
        if (!ok)
            err_say(&d->unmirrored, e.kind,
                    was.n > 0 && !str_eq(was, is) ? say_mirror_in_place_of(err_cause(&e), was) : err_message(&e));
        arena_free(&own);
    }
}
