/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/op.h"

#include <string.h>

#include "desk/args.h"
#include "desk/each.h"
#include "desk/messages.h"
#include "desk/mirroring.h"
#include "desk/publication.h"
#include "desk/task.h"
#include "engine/base/arena.h"
#include "teams/find.h"
#include "teams/registration.h"

/* The parameters of each operation, with a nameless one behind the last. */
/* clang-format off */
#define A(name, kind, label, needed, least, most) { #name, PARAM_##kind, label, needed, least, most, true, offsetof(self, name) },
#define P(name, kind, label, needed, least, most) { #name, PARAM_##kind, label, needed, least, most, false, offsetof(self, name) },
#define OP(name, scope, role, ps) \
    static const struct param *params_of_##name(void) \
    { \
        typedef struct name##_args self; \
        static const struct param list[] = { ps { NULL, PARAM_FLAG, NULL, NULL, 0, 0, false, offsetof(self, op) } }; \
        return list; \
    }
#include "desk/op.def"
#undef OP
#undef A
#undef P

/* Each decision is handed its own arguments. */
#define OP(name, scope, role, ps) \
    static bool do_##name(const union args *in, struct task *t) \
    { \
        return decide_##name(&in->name, t); \
    }
#include "desk/op.def"
#undef OP

static const struct op rows[] = {
#define OP(name, scope, role, ps) { #name, scope, role, params_of_##name, do_##name },
#include "desk/op.def"
#undef OP
};
/* clang-format on */

const struct op *op_row(enum op_id id)
{
    return &rows[id];
}

const struct op *op_find(struct str name)
{
    for (int i = 0; i < OP_COUNT; i++)
        if (str_eq(name, str_of(rows[i].name)))
            return &rows[i];
    return NULL;
}

/* Words and parameters. */

bool op_names(const struct param *p, struct str word)
{
    struct str name = word;

    if (str_starts(name, STR("--")))
        name.p += 2, name.n -= 2;
    for (size_t i = 0; i < name.n; i++) {
        char c = name.p[i] == '-' ? '_' : name.p[i] >= 'A' && name.p[i] <= 'Z' ? (char)(name.p[i] + 32) : name.p[i];
        if (p->name[i] != c)
            return false;
    }
    return p->name[name.n] == '\0';
}

const struct param *op_param(const struct op *op, struct str word)
{
    for (const struct param *p = op->params(); p->name; p++)
        if (op_names(p, word))
            return p;
    return NULL;
}

const struct param *op_each(const struct op *op)
{
    for (const struct param *p = op->params(); p->name; p++)
        if (p->kind == PARAM_EACH)
            return p;
    return NULL;
}

/* Doing. */

static bool may(const struct op *op, const struct act *act, struct err *e)
{
    static const char *const names[] = { "the TAP", "an arbiter", "a helper", "a captain", "the public" };

    return act->viewer.role <= op->role ||
           err_say(e, ERR_STATE, say_not_for_this_role(op->name, names[op->role], names[act->viewer.role]));
}

static bool begin(struct task *t, struct desk *d, const struct op *op, const struct act *act, const struct form *form,
                  struct findings *f, struct err *e)
{
    bool section = op->scope == SCOPE_SECTION || (op->scope == SCOPE_SETTINGS && args_name_section_setting(form));

    return section ? task_begin_section(t, d, act, f, e) : task_begin(t, d, act, f, e);
}

static void warn_of_drift(struct task *t)
{
    task_say(t, WARNING, RULE_NONE, say_based_on_foreign_change(db_path(t->db)));
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
        warn_of_drift(t);
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
    bool ok = begin(&t, d, op, act, form, f, e) && may_build_on(&t, op) && each_decide(op, form, &t);
    ok = ok && (t.applied || publication_ready(&t));
    ok = task_end(&t, ok);
    mirror_follow(d, d->entry != last ? t.before : NULL);
    return ok;
}

bool desk_foresee(const struct event *ev, const struct op *op, const struct act *act, const struct form *form,
                  struct findings *f, struct err *e)
{
    struct task t = { .act = act, .before = ev, .remarks = f, .err = e, .dry = true };
    int section;

    t.event = *event_copy(ev, &t.arena);
    bool ok = section_find(&t.event, act->section, &section, e);
    if (ok) {
        t.section = &t.event.section[section];
        f->edition = t.section->edition;
        ok = each_decide(op, form, &t);
    }
    arena_free(&t.arena);
    return ok;
}
