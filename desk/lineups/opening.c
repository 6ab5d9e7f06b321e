/* SPDX-License-Identifier: Apache-2.0 */
/* opening.c - the operation open: all line-ups of a round at once, missing ones filled in. */
#include "desk/base/messages.h"
#include "desk/lineups/lineup.h"
#include "desk/base/op_row.h"
#include "teams/lineup.h"
#include "teams/moment.h"
#include "teams/score.h"
#include "teams/view.h"

struct opening {
    struct task *t;
    struct pairing_list *list;
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
    struct str due = lineup_deadline(&t->event, t->section, t->round, &t->arena);
    int left = missing(t, r);

    if (r->opened.n > 0)
        return err_say(t->err, ERR_STATE, say_line_ups_opened(t->round, r->opened));
    if (moment_is_after(due, t->now) && t->act->reason.n == 0)
        return err_say_lack(t->err, LACKS_REASON, say_line_ups_missing_early(t->round, due, left));
    return due.n > 0 || left == 0 || t->act->reason.n > 0 ||
           err_say_lack(t->err, LACKS_REASON, say_line_ups_missing_without_deadline(left, t->round));
}

/* Not all of the team are here. */
static void tell_empty(struct task *t, const struct lineup *l)
{
    const struct section *s = t->section;
    const struct squad *q = &s->squad[l->squad];
    int first = lineup_nobody_on(s, l->place), here = lineup_available(q);

    if (first > 0 && here < first)
        task_say(
            t, WARNING, RULE_SQUAD_LIST,
            say_default_leaves_empty(q->name, here, s->boards - first + 1, lineup_empty_boards(s, first, &t->arena)));
}

/* What the team plays with, and where it comes from. */
static void settle_lineup(struct opening *o, int squad)
{
    struct task *t = o->t;
    const struct lineup *handed_in = lineup_find(o->list, squad);
    struct lineup l;

    if (handed_in && lineup_stands(t->section, handed_in)) {
        lineup_check_order(t->section, squad, handed_in->place, 0, WARNING, t->remarks);
        return;
    }
    if (handed_in)
        task_say(t, WARNING, RULE_SQUAD_LIST, say_line_up_names_replaced(t->section->squad[squad].name));
    const struct squad *q = &t->section->squad[squad];
    if (!lineup_by_default(t->section, t->round, squad, &l)) {
        task_say(t, WARNING, RULE_PRESENT_THREE,
                 (lineup_available(q) > 0 ? say_list_too_short : say_nobody_here_to_line_up)(q->name));
        return;
    }
    tell_empty(t, &l);
    l.at = t->act->time;
    l.by = t->act->user;
    lineup_put(o->list, &l);
    o->squad[l.origin][o->n[l.origin]++] = squad;
}

static void settle_all(struct opening *o)
{
    struct task *t = o->t;
    int n = t->section->nsquad;

    lineup_room(t, o->list, n);
    for (int i = 0; i < LINEUP_ORIGIN_COUNT; i++)
        o->squad[i] = arena_new(&t->arena, int, n);
    for (int i = 0; i < o->list->nfixture; i++)
        for (int side = 0; side < 2; side++) {
            const struct fixture *f = &o->list->fixture[i];
            if (!f->absent[side] && !lineup_is_seated(t->section, f))
                settle_lineup(o, f->side[side]);
        }
    lineup_sort(o->list);
}

static bool was_there(enum result r, int side)
{
    return r != RESULT_NONE && r != RESULT_NOBODY && r != (side == 0 ? RESULT_MISSED : RESULT_FORFEIT);
}

/* Opened when results are in: a board that a line-up leaves empty was played. */
static void warn_empty(struct task *t, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++)
            for (int b = 0; b < t->section->boards; b++) {
                const struct fixture *f = &r->fixture[i];
                if (lineup_find(r, f->side[side]) && f->board[b].place[side] == 0 &&
                    was_there(f->board[b].result, side))
                    task_say(t, WARNING, RULE_SQUAD_LIST,
                             say_result_without_player(f->table, b + 1, result_text(f->board[b].result),
                                                       t->section->squad[f->side[side]].name));
            }
}

/* Of whom, too: what was done names the teams of both kinds together. */
static void note_defaults(struct opening *o, enum lineup_origin origin, struct message (*says)(struct str teams))
{
    if (o->n[origin] > 0)
        task_say(o->t, NOTE, RULE_NONE, says(task_names(o->t, o->squad[origin], o->n[origin], 10)));
}

bool decide_open(const struct open_args *in, struct task *t)
{
    struct opening o = { .t = t };

    if (t->dry) /* nothing is opened, so nothing of who plays may be told: it is not known here either */
        view_take_out(&t->event, &t->act->viewer);
    if (!seating_round(t, in->round, &o.list) || !may_open(t, o.list))
        return false;
    settle_all(&o);
    note_defaults(&o, LINEUP_LIST, say_first_of_list_play);
    note_defaults(&o, LINEUP_PREVIOUS, say_same_as_before_play);
    o.list->opened = t->act->time;
    seating_seat(t->section, o.list);
    if (!t->dry)
        warn_empty(t, o.list);
    static const enum lineup_origin defaults[] = { LINEUP_LIST, LINEUP_PREVIOUS };
    task_fact(o.t, FACT_OPENED)->number = lineup_count(o.list).handed_in;
    for (int d = 0; d < 2; d++)
        for (int i = 0; i < o.n[defaults[d]]; i++)
            task_team_fact(o.t, FACT_BY_DEFAULT, o.squad[defaults[d]][i], NOBODY);
    return true;
}

void seating_seat(const struct section *s, struct pairing_list *r)
{
    for (int i = 0; r->opened.n > 0 && i < r->nfixture; i++)
        if (!lineup_is_seated(s, &r->fixture[i])) {
            struct fixture *f = &r->fixture[i];
            for (int side = 0; side < 2; side++) {
                if (s->unit == UNIT_PLAYER)
                    f->board[0].place[side] = f->absent[side] ? 0 : score_player(&s->squad[f->side[side]]);
                const struct lineup *l = f->absent[side] ? NULL : lineup_find(r, f->side[side]);
                for (int b = 0; l && b < s->boards; b++)
                    f->board[b].place[side] = l->place[b];
            }
        }
}
