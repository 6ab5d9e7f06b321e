#include "desk/late.h"

#include "db/store.h"
#include "desk/roster.h"

static struct section *section_named(struct task *t, struct str name)
{
    for (int i = 0; i < t->event.nsection; i++)
        if (str_eq(t->event.section[i].name, name))
            return &t->event.section[i];
    return NULL;
}

/* The squads that are new in the registration; how many. */
static int find_new(struct task *t, const struct section *read, int *squad)
{
    struct section before = *t->section;
    struct roster r = roster_take(t, read);
    int n = 0;

    *t->section = before;
    for (int i = 0; i < read->nsquad; i++)
        if (r.from[i] == NOBODY)
            squad[n++] = i;
    return n;
}

static void enter(struct task *t, const struct squad *read)
{
    struct section *s = t->section;
    struct squad squad = *read;

    s->squad = arena_grow(&t->arena, s->squad, sizeof *s->squad, (size_t)s->nsquad, (size_t)s->nsquad + 1);
    squad.late = true;
    squad.number = s->nsquad + 1;
    s->squad[s->nsquad] = squad;
    store_squad(t->db, task_at(t), s->nsquad, &squad);
    s->nsquad++;
    task_change(t, "%.*s%s%.*s is entered as number %d", STR_ARG(t->change), t->change.n ? ", " : "",
                STR_ARG(squad.name), squad.number);
    task_note(t, NOTE, RULE_BYE_LATE,
              "%.*s is paired from round %d on; 'renumber' gives it the number that its ratings would have given",
              STR_ARG(squad.name), task_next(s));
}

static bool enter_section(struct task *t, const struct section *read)
{
    int *squad = arena_new(&t->arena, int, read->nsquad);

    t->section = section_named(t, read->name);
    if (!t->section || !t->section->frozen)
        return err_set(t->err, ERR_STATE,
                       "no round of section %.*s is published: import the registration without --late",
                       STR_ARG(read->name));
    int n = find_new(t, read, squad);
    for (int i = 0; i < n; i++)
        enter(t, &read->squad[squad[i]]);
    if (n > 0)
        task_discard(t, t->section, "a team was entered");
    return true;
}

static bool import_late(struct task *t, const struct event *read)
{
    if (!task_reason(t, "a team that is entered after round 1 was published"))
        return false;
    for (int i = 0; i < read->nsection; i++)
        if (!enter_section(t, &read->section[i]))
            return false;
    if (read->nsection != 1)
        t->section = NULL;
    return t->change.n > 0 ||
           err_set(t->err, ERR_STATE, "the registration has no team that is not there already");
}

bool desk_import_late(struct desk *d, const struct act *act, const struct event *read,
                      struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && import_late(&t, read));
}
