/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/presence/presence.h"

#include <stdlib.h>
#include <string.h>

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/event/robin.h"
#include "desk/base/op_row.h"
#include "teams/event.h"
#include "teams/match.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"
#include "teams/scoring.h"

/* Published pairings change by move and bye only (RULE_FROZEN, RULE_DUTCH_FROZEN), so what is decided concerns the rounds
   from the next one on. */
static bool is_ahead(struct task *t, int round)
{
    int next = task_next(t->section);

    if (round < next)
        return err_say(t->err, ERR_STATE, say_absent_after_publication(round));
    return round <= t->section->rounds || err_say(t->err, ERR_STATE, say_event_has_rounds(t->section->rounds));
}

bool presence_is_in(struct task *t, int squad)
{
    const struct absence *gone = presence_for_good(t->section, squad);

    if (!gone)
        return true;
    struct str name = t->section->squad[squad].name;
    return err_say(t->err, ERR_STATE,
                   gone->expelled ? say_expelled_from(name, section_existing(t->section, gone->from))
                                  : say_withdrew_from(name, section_existing(t->section, gone->from)));
}

void presence_warn_missed_of(struct task *t, const struct missed *m)
{
    task_say(t, WARNING, RULE_EXPELLED, presence_missed_text(t->section, m, &t->arena));
}

void presence_warn_missed(struct task *t)
{
    int n;
    const struct missed *missed = presence_missed(t->section, &t->arena, &n);

    for (int i = 0; i < n; i++)
        presence_warn_missed_of(t, &missed[i]);
}

/* RULE_HOST_STAYS: the third team of the host leaves for a reason of its own only, not to make the
 * number even. */
static bool may_leave(struct task *t, int squad)
{
    return !presence_must_stay(&t->event, t->section, squad) || t->act->reason.n > 0 ||
           err_say_lack(t->err, LACKS_REASON, say_third_team_stays(t->section->squad[squad].name));
}

void presence_discard(struct task *t, int squad, int from, int to, struct message (*why)(struct str team))
{
    int next = task_next(t->section);

    if (from <= next && (to == 0 || to >= next))
        task_discard(t, t->section, why(t->section->squad[squad].name));
}

/* Absences stand in the order of teams and rounds, as in the file. */
static bool comes_before(const struct absence *a, const struct absence *b)
{
    return a->squad < b->squad || (a->squad == b->squad && a->from < b->from);
}

void presence_put(struct task *t, struct absence a)
{
    struct section *s = t->section;
    int at = 0;

    while (at < s->nabsence && comes_before(&s->absence[at], &a))
        at++;
    bool there = at < s->nabsence && !comes_before(&a, &s->absence[at]);
    if (!there) {
        s->absence = arena_grow(&t->arena, s->absence, sizeof a, (size_t)s->nabsence, (size_t)s->nabsence + 1);
        memmove(&s->absence[at + 1], &s->absence[at], (size_t)(s->nabsence - at) * sizeof a);
        s->nabsence++;
    }
    s->absence[at] = a;
}

/* Takes the one of that team and that first round out. */
static void drop(struct section *s, const struct absence *a)
{
    int n = 0;

    for (int i = 0; i < s->nabsence; i++)
        if (s->absence[i].squad != a->squad || s->absence[i].from != a->from)
            s->absence[n++] = s->absence[i];
    s->nabsence = n;
}

void presence_end(struct task *t, struct absence a, int round)
{
    drop(t->section, &a);
    if (a.from >= round)
        return;
    a.to = round - 1;
    a.withdrawn = a.expelled = false;
    presence_put(t, a);
}

static enum fact_kind absent_as(int from, int to)
{
    if (to == 0)
        return FACT_ABSENT_FROM;
    return to == from ? FACT_ABSENT : FACT_ABSENT_UNTIL;
}

bool presence_leave_out(struct task *t, int squad, int from, int to)
{
    struct absence a = {
        .squad = squad, .from = from, .to = to, .at = t->act->time, .by = t->act->user, .reason = t->act->reason
    };

    if (!presence_is_in(t, squad) || !may_leave(t, squad) || !is_ahead(t, from) || !is_ahead(t, to ? to : from))
        return false;
    if (to && to < from)
        return err_say(t->err, ERR_USAGE, say_rounds_backwards(to, from));
    t->round = from;
    task_team_fact(t, absent_as(from, to), squad, NOBODY)->number = to == from ? 0 : to;
    if (score_takes_part(t->section, squad, task_next(t->section)))
        presence_discard(t, squad, from, to, say_draft_was_with);
    presence_put(t, a);
    return true;
}

void presence_warn_match(struct task *t, int squad)
{
    const struct section *s = t->section;
    int round = task_next(s) - 1;
    const struct fixture *f = round > 0 ? match_of(&s->round[round - 1], squad) : NULL;

    if (!f || score_complete(s, f))
        return;
    int other = f->side[!match_side(f, squad)];
    task_say(t, WARNING, RULE_WALKOVER,
             say_still_paired(t->section->squad[squad].name, f->table, round, t->section->squad[other].name));
}

static bool withdraw(struct task *t, int squad)
{
    struct absence a = { .squad = squad,
                         .from = task_next(t->section) < ROUNDS_MAX ? task_next(t->section) : ROUNDS_MAX,
                         .withdrawn = true,
                         .at = t->act->time,
                         .by = t->act->user,
                         .reason = t->act->reason };

    if (!presence_is_in(t, squad) || !may_leave(t, squad))
        return false;
    int open = robin_first_open(t->section, squad);
    t->round = open < a.from ? open : a.from;
    task_team_fact(t, t->round > t->section->rounds ? FACT_WITHDRAWN_AT_END : FACT_WITHDRAWN, squad, NOBODY);
    if (score_takes_part(t->section, squad, a.from))
        presence_discard(t, squad, a.from, 0, say_draft_was_with);
    presence_put(t, a);
    robin_leave(t, squad);
    presence_warn_match(t, squad);
    return true;
}

void presence_leave_unannounced(struct task *t)
{
    const struct section *s = t->section;
    int n = 0;
    const int *gone =
        section_system(s) && section_system(s)->absent_leaves ? presence_unannounced(s, t->round, &t->arena, &n) : NULL;

    for (int i = 0; i < n; i++) {
        struct absence a = { .squad = gone[i],
                             .from = t->round,
                             .withdrawn = true,
                             .at = t->act->time,
                             .by = t->act->user,
                             .reason = STR("absent without notice") };
        task_team_fact(t, FACT_WITHDRAWN, gone[i], NOBODY);
        presence_put(t, a);
        task_say(t, WARNING, RULE_DUTCH_ABSENT,
                 unit_message(s->unit, say_withdrawn_by_absence(t->section->squad[gone[i]].name)));
    }
}

/* It was a mistake: the team is paired again from the next round on. The rounds between stay as
   they were. */
static bool withdraw_not(struct task *t, int squad)
{
    const struct absence *gone = presence_for_good(t->section, squad);

    if (!task_reason(t, say_for_reinstating()))
        return false;
    if (!gone)
        return err_say(t->err, ERR_STATE, say_not_withdrawn(t->section->squad[squad].name));
    t->round = task_next(t->section);
    task_team_fact(t, t->round > t->section->rounds ? FACT_REINSTATED_AT_END : FACT_REINSTATED, squad, NOBODY);
    presence_discard(t, squad, t->round, 0, say_draft_was_without);
    presence_end(t, *gone, t->round);
    return true;
}

bool decide_withdraw(const struct withdraw_args *in, struct task *t)
{
    return in->lift ? withdraw_not(t, in->team) : withdraw(t, in->team);
}

/* Barred pairs stand in the order of their teams and rounds, as in the file. */
static int order_of(const struct barred *a, const struct barred *b)
{
    if (a->a != b->a)
        return a->a - b->a;
    return a->b != b->b ? a->b - b->b : a->round - b->round;
}

static bool put_barred(struct task *t, struct barred pair)
{
    struct section *s = t->section;
    int at = 0;

    while (at < s->nbarred && order_of(&s->barred[at], &pair) < 0)
        at++;
    if (at < s->nbarred && order_of(&s->barred[at], &pair) == 0)
        return false;
    s->barred = arena_grow(&t->arena, s->barred, sizeof pair, (size_t)s->nbarred, (size_t)s->nbarred + 1);
    memmove(&s->barred[at + 1], &s->barred[at], (size_t)(s->nbarred - at) * sizeof pair);
    s->barred[at] = pair;
    s->nbarred++;
    return true;
}

static bool bar(struct task *t, int a, int b, int round)
{
    struct barred pair = { .a = a < b ? a : b,
                           .b = a < b ? b : a,
                           .round = round,
                           .at = t->act->time,
                           .by = t->act->user,
                           .reason = t->act->reason };

    if (a == b)
        return err_say(t->err, ERR_INPUT, say_barred_from_itself());
    if (round && !is_ahead(t, round))
        return false;
    if (!put_barred(t, pair))
        return true;
    t->round = round;
    task_team_fact(t, FACT_BARRED, a, b);
    if (round == 0 || round == task_next(t->section))
        task_discard(t, t->section, say_may_not_be_paired(t->section->squad[a].name, t->section->squad[b].name));
    return true;
}

/* For good, and for every round still to come. */
static bool bar_not(struct task *t, int a, int b)
{
    struct section *s = t->section;
    int next = task_next(s), n = 0;

    for (int i = 0; i < s->nbarred; i++) {
        const struct barred *pair = &s->barred[i];
        bool meant = (pair->a == a && pair->b == b) || (pair->a == b && pair->b == a);
        if (!meant || (pair->round && pair->round < next))
            s->barred[n++] = *pair;
    }
    if (n == s->nbarred)
        return err_say(t->err, ERR_STATE, say_not_barred(t->section->squad[a].name, t->section->squad[b].name));
    s->nbarred = n;
    task_team_fact(t, FACT_UNBARRED, a, b);
    task_discard(t, s, say_may_be_paired_again(s->squad[a].name, s->squad[b].name));
    return true;
}

bool decide_bar(const struct bar_args *in, struct task *t)
{
    return in->lift ? bar_not(t, in->team, in->other) : bar(t, in->team, in->other, in->round);
}

/* More than a match is worth was soon typed, as the points of a table or with a digit too many. */
static void doubt_size(struct task *t, const struct adjustment *a)
{
    struct scoring is = section_scoring(t->section);
    int mp = is.match[FOR_WIN], gp = score_most(t->section);

    if (abs(a->mp) > mp || abs(a->gp) > gp)
        task_say(t, WARNING, RULE_NONE, say_more_than_match_is_worth(t->section->squad[a->team].name, mp, gp / 2));
}

/* The same decision twice is more often a slip than two decisions. */
static void doubt_points(struct task *t, const struct adjustment *a)
{
    const struct section *s = t->section;

    for (int i = 0; i < s->nadjustment; i++) {
        const struct adjustment *b = &s->adjustment[i];
        if (b->team != a->team || b->mp != a->mp || b->gp != a->gp || b->from != a->from)
            continue;
        task_say(t, WARNING, RULE_NONE, say_same_points_again(t->section->squad[a->team].name, a->from, b->reason));
        return;
    }
}

enum { POINTS_MOST = 999 };

static bool are_points(const struct points_args *in, bool player, struct err *e)
{
    if (player && in->gp != 0 && in->gp != in->mp)
        return err_say(e, ERR_USAGE, say_one_kind_of_points());
    if (!player && in->mp % 2 != 0)
        return err_say(e, ERR_USAGE, say_match_points_are_whole());
    return (abs(player ? in->mp : in->mp / 2) <= POINTS_MOST && abs(in->gp) <= POINTS_MOST) ||
           err_say(e, ERR_USAGE, say_too_many_points());
}

bool decide_points(const struct points_args *in, struct task *t)
{
    struct section *s = t->section;
    bool player = s->unit == UNIT_PLAYER;
    struct adjustment a = { .team = in->team,
                            .mp = player ? in->mp : in->mp / 2,
                            .gp = player ? in->mp : in->gp,
                            .from = task_next(s),
                            .pairing_only = in->pairing_only,
                            .own = in->own,
                            .reason = t->act->reason };

    if (!task_reason(t, say_for_points()))
        return false;
    if (!are_points(in, player, t->err))
        return false;
    if (a.mp == 0 && a.gp == 0)
        return err_say(t->err, ERR_USAGE, say_points_other_than_zero());
    if (a.pairing_only && !is_ahead(t, a.from))
        return false;
    t->round = a.from;
    static const enum fact_kind kinds[2][2] = { { FACT_POINTS, FACT_POINTS_PAIRING },
                                                { FACT_PLAYER_POINTS, FACT_PLAYER_POINTS_PAIRING } };
    struct fact *fact = task_team_fact(t, kinds[player][a.pairing_only], a.team, NOBODY);
    fact->number = a.mp;
    fact->of = a.gp;
    if (a.own)
        task_team_fact(t, FACT_POINTS_OWN, a.team, NOBODY);
    doubt_size(t, &a);
    doubt_points(t, &a);
    if (a.from > s->rounds)
        task_say(t, NOTE, RULE_NONE, say_points_after_last_round(s->rounds));
    task_discard(t, s, say_points_changed(s->squad[a.team].name));
    s->adjustment = arena_grow(&t->arena, s->adjustment, sizeof a, (size_t)s->nadjustment, (size_t)s->nadjustment + 1);
    s->adjustment[s->nadjustment++] = a;
    return true;
}
