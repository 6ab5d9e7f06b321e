#include "desk/late.h"

#include "db/store.h"
#include "desk/fit.h"
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

    bool others = false;

    for (int i = 0; i < read->nsquad; i++)
        others = others || (r.from[i] != NOBODY && !roster_same_squad(&before.squad[r.from[i]], &t->section->squad[i]));
    *t->section = before;
    if (others || read->nsquad < before.nsquad)
        task_note(t, NOTE, RULE_SQUAD_LIST,
                  "only new teams are entered: what the registration says otherwise of the teams of section %.*s is "
                  "not taken over",
                  STR_ARG(before.name));
    for (int i = 0; i < read->nsquad; i++)
        if (r.from[i] == NOBODY)
            squad[n++] = i;
    return n;
}

/* It took no part in the rounds that are published, whatever may be said of them later. */
static void leave_out(struct task *t, int squad)
{
    const struct absence a = { .squad = squad,
                               .from = 1,
                               .to = task_next(t->section) - 1,
                               .at = t->act->time,
                               .by = t->act->user,
                               .reason = t->act->reason };

    store_absence(t->db, task_at(t), &a);
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
    leave_out(t, s->nsquad);
    s->nsquad++;
    task_change(t, "%.*s%s%.*s is entered as number %d", STR_ARG(t->change), t->change.n ? ", " : "",
                STR_ARG(squad.name), squad.number);
    task_note(t, NOTE, edition_row(s->edition)->late_bye ? RULE_SQUAD_LIST : RULE_BYE_LATE,
              "%.*s is paired from round %d on; 'renumber' gives it the number that its ratings would have given",
              STR_ARG(squad.name), task_next(s));
}

static void enter_section(struct task *t, const struct section *read)
{
    int *squad = arena_new(&t->arena, int, read->nsquad);

    int n = find_new(t, read, squad);
    for (int i = 0; i < n; i++)
        enter(t, &read->squad[squad[i]]);
    if (n > 0)
        task_discard(t, t->section, "a team was entered");
}

/* Sections of which no round is published yet are registered without --late. */
static bool enter_all(struct task *t, const struct event *read)
{
    int published = 0;

    for (int i = 0; i < read->nsection; i++) {
        t->section = section_named(t, read->section[i].name);
        if (t->section && t->section->frozen)
            published++, enter_section(t, &read->section[i]);
        else
            task_note(t, NOTE, RULE_NONE, "no round of section %.*s is published: it is imported without --late",
                      STR_ARG(read->section[i].name));
    }
    return published > 0 ||
           err_set(t->err, ERR_STATE, "no round is published yet: import the registration without --late");
}

static bool import_late(struct task *t, const struct event *read)
{
    struct fit fit;

    if (!task_reason(t, "a team that is entered after round 1 was published"))
        return false;
    fit_begin(&fit, t);
    if (!enter_all(t, read) || !fit_end(&fit, t))
        return false;
    if (read->nsection != 1)
        t->section = NULL;
    return t->change.n > 0 || err_set(t->err, ERR_STATE, "the registration has no team that is not there already");
}

bool desk_import_late(struct desk *d, const struct act *act, const struct event *read, struct findings *f,
                      struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && import_late(&t, read));
}
