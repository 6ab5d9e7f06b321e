#include "desk/opening.h"

#include "db/store.h"
#include "desk/seating.h"
#include "desk/task.h"
#include "teams/lineup.h"
#include "teams/moment.h"

struct opening {
    struct task *t;
    struct pairing_list *list;       /* as it is going to be */
    int *squad[LINEUP_ORIGIN_COUNT]; /* whose line-up is taken from there */
    int n[LINEUP_ORIGIN_COUNT];
};

static int missing(const struct task *t, const struct pairing_list *r)
{
    int n = 0;

    for (int i = 0; i < t->section->nsquad; i++)
        n += lineup_is_due(r, i) && !lineup_find(r, i);
    return n;
}

static bool may_open(struct task *t, const struct pairing_list *r)
{
    struct str due = lineup_deadline(&t->event, t->round, &t->arena);
    int left = missing(t, r);

    if (r->opened.n > 0)
        return err_set(t->err, ERR_STATE, "the line-ups of round %d were opened at %.*s", t->round, STR_ARG(r->opened));
    if (moment_is_after(due, t->act->time) && t->act->reason.n == 0)
        return err_set(t->err, ERR_STATE,
                       "the line-ups of round %d are due at %.*s and %d %s missing: opening them "
                       "earlier needs a reason",
                       t->round, STR_ARG(due), left, left == 1 ? "is" : "are");
    return due.n > 0 || left == 0 || t->act->reason.n > 0 ||
           err_set(t->err, ERR_STATE,
                   "%d line-up%s of round %d %s missing and no deadline is known: opening needs a "
                   "reason, or set the deadline",
                   left, left == 1 ? "" : "s", t->round, left == 1 ? "is" : "are");
}

static struct lineup *handed_in_by(struct pairing_list *r, int squad)
{
    for (int i = 0; i < r->nlineup; i++)
        if (r->lineup[i].squad == squad)
            return &r->lineup[i];
    return NULL;
}

/* What the team plays with, and where it comes from. */
static void settle(struct opening *o, int squad)
{
    struct task *t = o->t;
    struct lineup *handed_in = handed_in_by(o->list, squad), l;

    if (handed_in && lineup_stands(t->section, handed_in)) {
        lineup_check_order(t->section, squad, handed_in->place, 0, WARNING, t->remarks);
        o->n[LINEUP_CAPTAIN]++;
        return;
    }
    if (handed_in)
        task_note(t, WARNING, RULE_SQUAD_LIST,
                  "the line-up of %.*s names a player who has been replaced, so it does not stand", NAME_ARG(t, squad));
    if (!lineup_by_default(t->section, t->round, squad, &l)) {
        task_note(t, WARNING, RULE_PRESENT_THREE, "the list of %.*s has too few players for a line-up",
                  NAME_ARG(t, squad));
        return;
    }
    l.at = t->act->time;
    l.by = t->act->user;
    if (handed_in)
        *handed_in = l;
    else
        o->list->lineup[o->list->nlineup++] = l;
    store_lineup(t->db, task_at(t), t->round, t->section->boards, &l);
    o->squad[l.origin][o->n[l.origin]++] = squad;
}

static void settle_all(struct opening *o, const struct pairing_list *before)
{
    struct task *t = o->t;
    int n = t->section->nsquad;

    o->list->lineup = arena_grow(&t->arena, before->lineup, sizeof *before->lineup, (size_t)before->nlineup,
                                 (size_t)(before->nlineup + n));
    for (int i = 0; i < LINEUP_ORIGIN_COUNT; i++)
        o->squad[i] = arena_new(&t->arena, int, n);
    for (int i = 0; i < before->nfixture; i++)
        for (int side = 0; side < 2; side++) {
            const struct fixture *f = &before->fixture[i];
            if (!f->absent[side] && !seating_is_taken(t->section, f))
                settle(o, f->side[side]);
        }
}

static void note_defaults(struct opening *o, enum lineup_origin origin, const char *what)
{
    if (o->n[origin] > 0)
        task_note(o->t, NOTE, RULE_NONE, "%s: %.*s", what,
                  STR_ARG(task_names(o->t, o->squad[origin], o->n[origin], 10)));
}

/* "round 1: 170 line-ups opened, 168 handed in, 2 by default (Chad and Mali)" */
static void tell_opened(struct opening *o)
{
    struct task *t = o->t;
    int list = o->n[LINEUP_LIST], previous = o->n[LINEUP_PREVIOUS];
    int *both = arena_new(&t->arena, int, list + previous + 1);

    for (int i = 0; i < list + previous; i++)
        both[i] = i < list ? o->squad[LINEUP_LIST][i] : o->squad[LINEUP_PREVIOUS][i - list];
    task_change(t, "round %d: line-ups opened, %d handed in", t->round, o->n[LINEUP_CAPTAIN]);
    if (list + previous > 0)
        t->change = str_fmt(&t->arena, "%.*s, %d by default (%.*s)", STR_ARG(t->change), list + previous,
                            STR_ARG(task_names(t, both, list + previous, 10)));
}

static bool open_all(struct task *t, int round)
{
    struct pairing_list *before, after;
    struct opening o = { .t = t, .list = &after };

    if (!seating_round(t, round, &before) || !may_open(t, before))
        return false;
    after = *before;
    after.opened = t->act->time;
    after.fixture = arena_grow(&t->arena, before->fixture, sizeof *before->fixture, (size_t)before->nfixture,
                               (size_t)before->nfixture);
    settle_all(&o, before);
    note_defaults(&o, LINEUP_LIST, "no line-up, so the first of the list play");
    note_defaults(&o, LINEUP_PREVIOUS, "no line-up, so those of the last match play");
    store_round(t->db, task_at(t), t->round, before, &after);
    seating_store(t, t->round, before, &after);
    tell_opened(&o);
    return true;
}

bool desk_lineups_open(struct desk *d, const struct act *act, int round, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && open_all(&t, round));
}
