/* SPDX-License-Identifier: Apache-2.0 */
/* continue.c - going on from a mirror on another machine. */
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/backup.h"
#include "db/file.h"
#include "db/people.h"
#include "desk/base/event_cache.h"
#include "desk/base/messages.h"
#include "desk/base/property.h"
#include "desk/base/task.h"
#include "desk/file/attached.h"
#include "desk/file/copies.h"
#include "desk/file/fsck.h"
#include "desk/file/mirror.h"

/* The copy to go on from. */

static int longest_first(const void *a, const void *b)
{
    const struct copy *x = a, *y = b;

    return x->n != y->n ? (x->n < y->n) - (x->n > y->n) : str_cmp(y->name, x->name);
}

static void pass_over(const struct copy *c, struct message why, struct findings *f)
{
    finding_say(f, WARNING, RULE_NONE, 0,
                message_names(&why, c->path) ? say_copy_passed_over(&why) : say_copy_passed_over_for(c->path, &why));
}

/* Those that can be read, the longest journal first. */
static int readable(struct copy *list, int n, struct findings *f)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        struct err e = { 0 };
        if (copies_read(&list[i], f->arena, &e))
            list[kept++] = list[i];
        else
            pass_over(&list[i], err_message(&e), f);
    }
    if (kept > 0)
        qsort(list, (size_t)kept, sizeof *list, longest_first);
    return kept;
}

/* Which of them it is. */
static bool newest_of(struct copy *list, int n, int *at, struct findings *f)
{
    for (*at = 0; *at < n; ++*at) {
        const struct message flaw = desk_flaw(list[*at].path.p, f->arena);
        if (!flaw.row)
            return true;
        pass_over(&list[*at], flaw, f);
    }
    return false;
}

/* What is not is damaged, or the person must say what counts; { 0 }: it is. */
static struct message beside(const struct copy *c, const struct copy *other)
{
    int common = copies_common(c->row, c->n, other->row, other->n);

    if (common == 0)
        return say_different_events();
    return common < other->n ? say_event_in_two_ways() : (struct message){ 0 };
}

/* All shorter ones are what it has grown from. */
static bool is_alone(const struct copy *list, int at, int n, struct findings *f, struct err *e)
{
    for (int i = at + 1; i < n; i++) {
        struct message of = beside(&list[at], &list[i]);
        const struct message flaw = of.row ? desk_flaw(list[i].path.p, f->arena) : (struct message){ 0 };
        if (flaw.row)
            pass_over(&list[i], flaw, f);
        else if (of.row)
            return err_say(e, ERR_CONFLICT, say_two_copies_of_event(list[at].path, list[i].path, &of));
    }
    return true;
}

/* A folder, or a copy alone. */
static struct copy *copies_at(const char *path, struct arena *a, int *n)
{
    struct copy *one = arena_new(a, struct copy, 1);
    const char *slash = strrchr(path, '/');
    struct stat st;

    if (stat(path, &st) != 0 || S_ISDIR(st.st_mode))
        return copies_list(str_of(path), a, n);
    *one = (struct copy){ .name = str_of(slash ? slash + 1 : path), .path = str_of(path) };
    *n = 1;
    return one;
}

bool desk_newest_copy(const char *path, struct arena *a, struct copy *out, struct findings *f, struct err *e)
{
    struct stat st;
    int n, at;

    if (stat(path, &st) != 0)
        return err_say(e, ERR_DB, say_copy_not_there(path));
    struct copy *list = copies_at(path, a, &n);
    n = readable(list, n, f);
    if (!newest_of(list, n, &at, f))
        return err_say(e, ERR_DB, say_no_sound_copy(path));
    *out = list[at];
    return is_alone(list, at, n, f, e);
}

/* Going on. */

/* The folder of the copy as the setting has it: the other machine may have called it something else. */
static struct str folder_of(const struct copy *c, struct arena *a)
{
    char *real = realpath(c->path.p, NULL);
    struct str folder = { 0 };

    if (real)
        folder = str_copy(a, str_of(dirname(real)));
    free(real);
    return folder;
}

static void tell_copy(struct task *t, const struct copy *c, const char *machine)
{
    struct str folder = folder_of(c, &t->arena);
    struct fact *fact = task_fact(t, FACT_CONTINUED);

    fact->what = c->name;
    fact->number = (int)c->n;
    fact->becomes = str_of(machine);
    t->always = true;
    const struct setting mirror = { STR("mirror"), folder };
    struct effect effect = { 0 };
    if (t->event.mirror.n == 0 || !property_read(&t->event, NULL, mirror, &t->arena, &effect, &(struct err){ 0 }))
        return;
    for (int i = 0; i < effect.n; i++) {
        fact = task_fact(t, FACT_SETTING);
        fact->what = mirror.name;
        fact->was = effect.altered[i].was;
        fact->becomes = effect.altered[i].becomes;
    }
}

/* Before the event has its name. What is there already may have keys that were given on this machine. */
static int take_people(const struct copy *copy, const char *dest, struct findings *f)
{
    struct str own = str_fmt(f->arena, "%s.people", dest);
    struct err why = { 0 };
    struct stat st;
    int n = 0;

    if (stat(own.p, &st) == 0) {
        bool ours = people_check_for(dest, copy->path.p, &why);
        finding_say(f, WARNING, RULE_NONE, 0, ours ? say_keys_kept_of_here(own.p) : err_message(&why));
        return -1;
    }
    if (!people_copy(copy->path.p, false, dest, &n, &why))
        finding_say(f, WARNING, RULE_NONE, 0, say_keys_are_lost(err_cause(&why)));
    return n;
}

/* They are beside the event before it has its name. */
static bool take_files(struct desk *d, const struct copy *copy, const char *dest, struct findings *f, struct err *e)
{
    struct event ev;
    int left;

    return desk_load(d, f->arena, &ev, e) && attached_bring(copy->path.p, dest, &ev, f->arena, &left, e);
}

bool desk_continue(const struct copy *copy, const char *dest, const char *machine, const struct act *act,
                   struct findings *f, int *keys, struct err *e)
{
    struct desk d = { .write = true };
    struct task t;

    if (!db_renew(copy->path.p, dest, &d.db, e))
        return false;
    bool ok = task_begin(&t, &d, act, f, e);
    if (ok)
        tell_copy(&t, copy, machine);
    ok = task_end(&t, ok) && take_files(&d, copy, dest, f, e);
    event_cache_forget(&d);
    free(d.done);
    if (!ok) {
        db_close(d.db);
        return false;
    }
    *keys = take_people(copy, dest, f);
    ok = db_keep(d.db, e);
    if (!ok && *keys >= 0)
        people_discard(dest);
    return ok;
}
