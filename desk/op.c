/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/op.h"

#include <string.h>

#include "db/journal.h"
#include "db/transaction.h"
#include "desk/args.h"
#include "desk/base/messages.h"
#include "desk/base/property.h"
#include "desk/base/task.h"
#include "desk/event/by_date.h"
#include "desk/event/departure.h"
#include "desk/event/floor.h"
#include "desk/file/autobackup.h"
#include "desk/file/mirror.h"
#include "desk/looks.h"
#include "engine/base/arena.h"
#include "teams/find.h"

static bool may(const struct op *op, const struct act *act, struct err *e)
{
    static struct message (*const names[])(void) = { say_for_tap, say_for_arbiter, say_for_helper, say_for_captain,
                                                     say_for_public };
    struct message meant = names[op->role](), is = names[act->viewer.role]();

    return act->viewer.role <= op->role || err_say(e, ERR_STATE, say_not_for_this_role(op->name, &meant, &is));
}

static bool begin(struct task *t, struct desk *d, const struct op *op, const struct act *act, const struct form *form,
                  struct findings *f, struct err *e)
{
    bool section = op->scope == SCOPE_SECTION ||
                   (op->scope == SCOPE_SETTINGS && args_name_section_setting(form, act->section.n > 0));

    return section ? task_begin_section(t, d, act, f, e) : task_begin(t, d, act, f, e);
}

/* What another program did to the file is taken for good by somebody who can judge it. What goes back in the journal asks the journal
   itself. */
static bool may_build_on(struct task *t, const struct op *op)
{
    struct desk *d = t->desk;
    bool judge = t->act->viewer.role <= ROLE_ARBITER, sure = judge && t->act->confirmed;
    const char *path = db_path(t->db);

    if (op->scope == SCOPE_JOURNAL || !desk_altered(d))
        return true;
    if (sure || (judge && t->dry))
        task_say(t, WARNING, RULE_NONE, say_based_on_foreign_change(db_path(t->db)));
    if (sure && !t->dry)
        memcpy(d->taken, d->drift, sizeof d->taken);
    if (sure || (judge && t->dry) || memcmp(d->taken, d->drift, sizeof d->taken) == 0)
        return true;
    return judge ? err_say_lack(t->err, LACKS_CONFIRM, say_changed_unconfirmed(path))
                 : err_say(t->err, ERR_STATE, say_see_tap_about_change());
}

bool desk_do(struct desk *d, const struct op *op, const struct act *act, const struct form *form, struct findings *f,
             struct err *e)
{
    struct task t = { 0 };
    long last = d->entry;

    if (!may(op, act, e))
        return false;
    bool ok = begin(&t, d, op, act, form, f, e) && looks_hold(&t, op, form) && may_build_on(&t, op) &&
              each_decide(op, form, &t);
    if (ok && !t.applied)
        by_date_follow(&t);
    ok = ok && (t.applied || (departure_meant(&t) && floor_meant(&t) && publication_ready(&t)));
    ok = task_end(&t, ok);
    mirror_follow(d, d->entry != last ? t.before : NULL);
    return ok;
}

/* `after` NULL: nobody asks what it would be. */
static bool foresee(struct task *t, const struct op *op, const struct form *form, struct arena *a, struct event *after)
{
    int section;

    t->event = *event_copy(t->before, &t->arena);
    bool ok = section_find(&t->event, t->act->section, &section, t->err);
    if (ok) {
        t->section = &t->event.section[section];
        t->remarks->edition = t->section->edition;
        ok = each_decide(op, form, t);
    }
    if (ok && after)
        *after = *event_copy(&t->event, a);
    arena_free(&t->arena);
    return ok;
}

bool desk_foresee(const struct event *ev, const struct op *op, const struct act *act, const struct form *form,
                  struct findings *f, struct err *e)
{
    struct task t = { .act = act, .before = ev, .remarks = f, .err = e, .dry = true };

    return foresee(&t, op, form, NULL, NULL);
}

bool desk_foresee_event(const struct event *ev, const struct op *op, const struct act *act, const struct form *form,
                        struct arena *a, struct event *after, struct err *e)
{
    struct findings none = { .arena = a };
    struct task t = { .act = act, .before = ev, .remarks = &none, .err = e, .dry = true };

    return foresee(&t, op, form, a, after);
}

static bool fill(struct task *t, const struct setting *setting, int n)
{
    struct effect unused = { 0 };

    db_begin(t->db);
    journal_begin(t->db);
    for (int i = 0; i < n; i++)
        if (!property_read(&t->event, NULL, setting[i], &t->arena, &unused, t->err))
            return false;
    if (!property_check(&t->event, NULL, t->err) || !mirror_may_be(db_path(t->db), t->event.mirror, &t->arena, t->err))
        return false;
    task_fact(t, FACT_EVENT)->becomes = t->event.name;
    return true;
}

bool desk_new(const char *path, const struct act *act, const struct setting *setting, int n, struct err *e)
{
    const struct event nothing = { 0 };
    struct task t = { .act = act, .err = e, .before = &nothing, .event = { .backups = BACKUPS_DEFAULT } };

    if (!act_ok(act, &t.arena, e) || !db_create(path, &t.db, e)) {
        arena_free(&t.arena);
        return false;
    }
    if (!task_end(&t, fill(&t, setting, n))) {
        db_close(t.db);
        return false;
    }
    return db_keep(t.db, e);
}
