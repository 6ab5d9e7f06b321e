#include "desk/presence.h"

#include "db/store.h"
#include "desk/away.h"
#include "desk/task.h"
#include "teams/presence.h"
#include "teams/score.h"

/* Published pairings change by move and bye only (RULE_FROZEN), so what is decided concerns the rounds
   from the next one on. */
static bool is_ahead(struct task *t, int round)
{
    int next = task_next(t->section);

    if (round < next)
        return err_set(t->err, ERR_STATE, "round %d is published: its pairing changes only by move and bye", round);
    return round <= t->section->rounds ||
           err_set(t->err, ERR_STATE, "the event has only %d rounds", t->section->rounds);
}

const struct absence *presence_for_good(const struct section *s, int squad)
{
    for (int i = 0; i < s->nabsence; i++)
        if (s->absence[i].squad == squad && (s->absence[i].withdrawn || s->absence[i].expelled))
            return &s->absence[i];
    return NULL;
}

bool presence_is_in(struct task *t, int squad)
{
    const struct absence *gone = presence_for_good(t->section, squad);

    return !gone || err_set(t->err, ERR_STATE, "%.*s %s from round %d on", NAME_ARG(t, squad),
                            gone->expelled ? "is expelled" : "withdrew", gone->from);
}

/* RULE_HOST_STAYS: the third team of the host leaves for a reason of its own only, not to make the
 * number even. */
static bool may_leave(struct task *t, int squad)
{
    return !presence_must_stay(&t->event, t->section, squad) || t->act->reason.n > 0 ||
           err_set(t->err, ERR_STATE,
                   "%.*s played round 1 as the third team of the host and stays to the end, "
                   "whatever the number "
                   "of teams; if it does not play for another reason, say it with --reason",
                   NAME_ARG(t, squad));
}

void presence_discard(struct task *t, int squad, int from, int to, const char *how)
{
    int next = task_next(t->section);

    if (from <= next && (to == 0 || to >= next))
        task_discard(t, t->section, "it was made %s %.*s", how, NAME_ARG(t, squad));
}

/* "round 3", "rounds 3 to 5", "all rounds from 3 on" */
static struct str span(struct task *t, int from, int to)
{
    if (to == 0)
        return str_fmt(&t->arena, "all rounds from %d on", from);
    return from == to ? str_fmt(&t->arena, "round %d", from) : str_fmt(&t->arena, "rounds %d to %d", from, to);
}

static bool absent(struct task *t, struct str operand, int from, int to)
{
    struct absence a = { .at = t->act->time, .by = t->act->user, .reason = t->act->reason };
    int next = task_next(t->section);

    if (!task_squad(t, operand, &a.squad) || !presence_is_in(t, a.squad) || !may_leave(t, a.squad))
        return false;
    a.from = from ? from : next;
    a.to = from ? to : to ? to : next;
    a.withdrawn = false;
    if (a.to && a.to < a.from)
        return err_set(t->err, ERR_INPUT, "rounds %d to %d are none", a.from, a.to);
    if (!is_ahead(t, a.from))
        return false;
    if (score_takes_part(t->section, a.squad, next))
        presence_discard(t, a.squad, a.from, a.to, "with");
    store_absence(t->db, task_at(t), &a);
    t->round = a.from;
    task_about(t, a.squad);
    task_change(t, "%.*s is not paired in %.*s", NAME_ARG(t, a.squad), STR_ARG(span(t, a.from, a.to)));
    return true;
}

bool desk_absent(struct desk *d, const struct act *act, struct str team, int from, int to, struct findings *f,
                 struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && absent(&t, team, from, to));
}

static bool withdraw(struct task *t, struct str operand)
{
    struct absence a = { .from = task_next(t->section),
                         .withdrawn = true,
                         .at = t->act->time,
                         .by = t->act->user,
                         .reason = t->act->reason };

    if (!task_squad(t, operand, &a.squad) || !presence_is_in(t, a.squad) || !may_leave(t, a.squad))
        return false;
    if (score_takes_part(t->section, a.squad, a.from))
        presence_discard(t, a.squad, a.from, 0, "with");
    store_absence(t->db, task_at(t), &a);
    t->round = a.from;
    task_about(t, a.squad);
    task_change(t, "%.*s has withdrawn from round %d on", NAME_ARG(t, a.squad), a.from);
    return true;
}

/* It was a mistake: the team is paired again from the next round on. The rounds between stay as
   they were. */
static bool withdraw_not(struct task *t, struct str operand)
{
    const struct absence *gone;
    int squad, next = task_next(t->section);

    if (!task_squad(t, operand, &squad) || !task_reason(t, "taking back a withdrawal or an expulsion"))
        return false;
    gone = presence_for_good(t->section, squad);
    if (!gone)
        return err_set(t->err, ERR_STATE, "%.*s has not withdrawn", NAME_ARG(t, squad));
    presence_discard(t, squad, next, 0, "without");
    presence_end(t, *gone, next);
    t->round = next;
    task_about(t, squad);
    task_change(t, "%.*s is paired again from round %d on", NAME_ARG(t, squad), next);
    return true;
}

bool desk_withdraw(struct desk *d, const struct act *act, struct str team, bool lift, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && (lift ? withdraw_not(&t, team) : withdraw(&t, team)));
}

void presence_end(struct task *t, struct absence a, int round)
{
    store_no_absence(t->db, task_at(t), &a);
    if (a.from >= round)
        return;
    a.to = round - 1;
    a.withdrawn = a.expelled = false;
    store_absence(t->db, task_at(t), &a);
}

static bool is_barred(const struct section *s, struct barred pair)
{
    for (int i = 0; i < s->nbarred; i++) {
        struct barred b = s->barred[i];
        if (b.round == pair.round && ((b.a == pair.a && b.b == pair.b) || (b.a == pair.b && b.b == pair.a)))
            return true;
    }
    return false;
}

static bool bar(struct task *t, struct str a, struct str b, int round)
{
    struct barred pair = { .round = round, .at = t->act->time, .by = t->act->user, .reason = t->act->reason };
    int next = task_next(t->section);

    if (!task_squad(t, a, &pair.a) || !task_squad(t, b, &pair.b))
        return false;
    if (pair.a == pair.b)
        return err_set(t->err, ERR_INPUT, "a team cannot be barred from itself");
    if (round && !is_ahead(t, round))
        return false;
    if (is_barred(t->section, pair))
        return true;
    if (round == 0 || round == next)
        task_discard(t, t->section, "%.*s and %.*s may not be paired", NAME_ARG(t, pair.a), NAME_ARG(t, pair.b));
    store_barred(t->db, task_at(t), &pair);
    t->round = round;
    task_about(t, pair.a);
    task_about(t, pair.b);
    task_change(t, "%.*s and %.*s are not paired with each other%s%.*s", NAME_ARG(t, pair.a), NAME_ARG(t, pair.b),
                round ? " in " : "", STR_ARG(round ? span(t, round, round) : (struct str){ 0 }));
    return true;
}

/* For good, and for every round still to come. */
static bool bar_not(struct task *t, struct str a, struct str b)
{
    struct section *s = t->section;
    int x, y, n = 0, next = task_next(s);

    if (!task_squad(t, a, &x) || !task_squad(t, b, &y))
        return false;
    for (int i = 0; i < s->nbarred; i++) {
        const struct barred *pair = &s->barred[i];
        bool meant = (pair->a == x && pair->b == y) || (pair->a == y && pair->b == x);
        if (!meant || (pair->round && pair->round < next))
            continue;
        store_no_barred(t->db, task_at(t), pair);
        n++;
    }
    if (n == 0)
        return err_set(t->err, ERR_STATE, "%.*s and %.*s are not barred", NAME_ARG(t, x), NAME_ARG(t, y));
    task_discard(t, s, "%.*s and %.*s may be paired again", NAME_ARG(t, x), NAME_ARG(t, y));
    task_about(t, x);
    task_about(t, y);
    task_change(t, "%.*s and %.*s may be paired with each other", NAME_ARG(t, x), NAME_ARG(t, y));
    return true;
}

bool desk_bar(struct desk *d, const struct act *act, struct str a, struct str b, int round, bool lift,
              struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && (lift ? bar_not(&t, a, b) : bar(&t, a, b, round)));
}

/* "-1", "+2½": half points as people write them. */
static struct str half_text(struct task *t, int half)
{
    int whole = (half < 0 ? -half : half) / 2;

    return str_fmt(&t->arena, "%s%.*s%s", half < 0 ? "-" : "+",
                   STR_ARG(whole || half % 2 == 0 ? str_fmt(&t->arena, "%d", whole) : STR("")), half % 2 ? "½" : "");
}

static bool points(struct task *t, struct str operand, int mp, int gp, bool pairing_only, bool own)
{
    struct section *s = t->section;
    struct adjustment a = {
        .mp = mp, .gp = gp, .from = task_next(s), .pairing_only = pairing_only, .own = own, .reason = t->act->reason
    };

    if (!task_squad(t, operand, &a.team) || !task_reason(t, "a decision on points"))
        return false;
    if (mp == 0 && gp == 0)
        return err_set(t->err, ERR_INPUT, "no points are given or taken");
    if (mp < -999 || mp > 999 || gp < -999 || gp > 999)
        return err_set(t->err, ERR_INPUT, "nobody has that many points");
    if (pairing_only && !is_ahead(t, a.from))
        return false;
    task_discard(t, s, "the points of %.*s changed", NAME_ARG(t, a.team));
    store_adjustment(t->db, task_at(t), s->nadjustment + 1, &a);
    t->round = a.from;
    task_about(t, a.team);
    task_change(t, "%.*s: %+d match points, %.*s game points %s round %d", NAME_ARG(t, a.team), mp,
                STR_ARG(half_text(t, gp)), pairing_only ? "for the pairing of" : "from", a.from);
    if (own)
        t->change = str_fmt(&t->arena, "%.*s, not in the tie-breaks of its opponents", STR_ARG(t->change));
    return true;
}

bool desk_points(struct desk *d, const struct act *act, struct str team, int mp, int gp, bool pairing_only, bool own,
                 struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && points(&t, team, mp, gp, pairing_only, own));
}
