/* SPDX-License-Identifier: Apache-2.0 */
/* Fixed board orders: handed in, as they were handed in, signed. */
#include "desk/lineups/order.h"

#include <string.h>

#include "desk/base/messages.h"
#include "desk/base/own.h"
#include "desk/base/task.h"
#include "desk/base/op_row.h"
#include "desk/squads/roster.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"

/* The list by name. */

static struct str add_place(struct arena *a, struct str text, int place, struct str name)
{
    return str_fmt(a, "%.*s%s%d %.*s", STR_ARG(text), text.n ? "; " : "", place, STR_ARG(name));
}

struct str order_text(const struct squad *q, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < q->nplayer; i++)
        if (!q->player[i].replaced)
            text = add_place(a, text, i + 1, q->player[i].name);
    return text;
}

/* The order as it was handed in. */

/* "2,1,3,5,4" or "2 1 3 5 4" */
static struct str next_word(struct str *rest)
{
    struct str word = { rest->p, 0 };

    while (word.n < rest->n && rest->p[word.n] != ',' && rest->p[word.n] != ' ')
        word.n++;
    rest->p += word.n + (word.n < rest->n);
    rest->n -= word.n + (word.n < rest->n);
    return word;
}

static bool is_place(const struct squad *q, struct str word, long *place)
{
    return str_long(word, place) && *place >= 1 && *place <= q->nplayer;
}

/* The places of the list in their new order: of everybody who counts, once. Who was replaced comes behind them, named or not. */
static bool read_order(struct task *t, const struct squad *q, struct str text, int *place)
{
    bool named[SQUAD_MAX] = { 0 };
    int n = 0;
    long at;

    while (text.n > 0) {
        struct str word = next_word(&text);
        if (word.n == 0)
            continue;
        if (!is_place(q, word, &at))
            return err_say(t->err, ERR_INPUT, say_no_place_in_list(word, q->name, q->nplayer));
        if (named[at - 1])
            return err_say(t->err, ERR_INPUT, say_place_twice_in_order(q->name, at));
        named[at - 1] = true;
        if (!q->player[at - 1].replaced)
            place[n++] = (int)at;
    }
    for (int i = 0; i < q->nplayer; i++)
        if (!q->player[i].replaced && !named[i])
            return err_say(t->err, ERR_INPUT, say_player_not_in_order(q->name, i + 1, q->player[i].name));
    for (int i = 0; i < q->nplayer; i++)
        if (q->player[i].replaced)
            place[n++] = i + 1;
    return true;
}

static bool sits_somewhere(const struct section *s, const struct fixture *f, int side)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].place[side] > 0)
            return true;
    return false;
}

/* A round that names players of the team by their places; 0: none. */
static int round_of_places(const struct section *s, int squad)
{
    for (int r = 0; r < s->nround; r++) {
        const struct fixture *f = match_of(&s->round[r], squad);
        if (lineup_find(&s->round[r], squad) || (f && sits_somewhere(s, f, match_side(f, squad))))
            return r + 1;
    }
    return 0;
}

static bool is_another(const struct squad *q, const int *place)
{
    for (int i = 0; i < q->nplayer; i++)
        if (place[i] != i + 1)
            return true;
    return false;
}

/* RULE_SQUAD_LIST: the list is in the captain's order until somebody has played by it; what he has signed, with a reason. */
static bool may_reorder(struct task *t, int squad)
{
    int round = round_of_places(t->section, squad);

    bool signed_before = t->section->squad[squad].order.confirmed.n > 0;

    return (signed_before ? task_reason(t, say_for_confirmed_order()) : roster_may_settle(t)) &&
           (round == 0 || err_say(t->err, ERR_STATE, say_order_is_fixed(t->section->squad[squad].name, round)));
}

static struct str places_text(struct task *t, const struct squad *q, const int *place)
{
    struct str text = { 0 };

    for (int i = 0; i < q->nplayer; i++)
        text = str_fmt(&t->arena, "%.*s%s%d", STR_ARG(text), i ? " " : "", place[i]);
    return text;
}

/* The list becomes the order. What the team's number rests on are ratings, not places. */
static bool take_order(struct task *t, int squad, struct str text)
{
    struct squad *q = &t->section->squad[squad];
    int place[SQUAD_MAX];

    if (!read_order(t, q, text, place))
        return false;
    if (is_another(q, place)) {
        if (!may_reorder(t, squad))
            return false;
        task_team_fact(t, FACT_REORDERED, squad, NOBODY)->becomes = places_text(t, q, place);
        struct player *list = arena_new(&t->arena, struct player, q->nplayer);
        for (int i = 0; i < q->nplayer; i++)
            list[i] = q->player[place[i] - 1];
        q->player = list;
    }
    /* "Fiji: 1 Prasad, Calvin; 2 Kumar, Manoj" */
    task_say(t, NOTE, RULE_NONE, say_order_read_back(q->name, order_text(q, &t->arena)));
    return true;
}

/* What was on the screen. */

/* Is the list what the order makes of the one that was shown? Those who count now have then had the places that it names. */
static bool is_made(struct task *t, const struct squad *q, struct str order, struct str shown)
{
    const struct player *had[SQUAD_MAX + 1] = { 0 };
    struct str then = { 0 };
    int next = 0;
    long at;

    while (order.n > 0) {
        struct str word = next_word(&order);
        if (word.n == 0)
            continue;
        while (next < q->nplayer && q->player[next].replaced)
            next++;
        if (next == q->nplayer || !is_place(q, word, &at) || had[at])
            return false;
        had[at] = &q->player[next++];
    }
    for (int i = 1; i <= q->nplayer; i++)
        if (had[i])
            then = add_place(&t->arena, then, i, had[i]->name);
    return str_eq(then, shown);
}

/* Handed in and signed like that already: it may come again at any time. */
static bool is_there(struct task *t, const struct order_args *in)
{
    const struct squad *q = &t->section->squad[in->team];

    return in->order.p && in->confirmed && !in->received && q->order.confirmed.n > 0 &&
           is_made(t, q, in->order, in->shown.p ? in->shown : order_text(q, &t->arena));
}

/* Nobody signs, or puts in order, a list that he has not seen. */
static bool is_shown(struct task *t, const struct order_args *in)
{
    const struct squad *q = &t->section->squad[in->team];
    struct str at = q->order.received, by = q->order.received_by;

    if (!in->shown.p || str_eq(in->shown, order_text(q, &t->arena)))
        return true;
    if (at.n == 0)
        return err_say(t->err, ERR_CONFLICT, say_list_changed_meanwhile(q->name));
    return err_say(t->err, ERR_CONFLICT, say_list_not_as_shown(q->name, at, by));
}

/* Handed in, signed. */

static void receive(struct task *t, int squad, bool confirmed)
{
    struct board_order *o = &t->section->squad[squad].order;

    if (o->confirmed.n > 0 && !confirmed)
        task_say(t, WARNING, RULE_SQUAD_LIST, say_order_no_longer_confirmed(t->section->squad[squad].name));
    *o = (struct board_order){ .received = t->act->time, .received_by = t->act->user };
}

/* A captain for his team, what he hands in before the squads close; helpers have nothing to do with it. */
static bool may_order(struct task *t, int squad, bool received)
{
    struct str due = t->event.squads_close;
    struct message why;

    if (t->act->viewer.role == ROLE_HELPER)
        return err_say(t->err, ERR_STATE, say_orders_not_for_helpers());
    if (!own_team(t, NULL, squad, say_captain_orders_other_team, &why))
        return err_say(t->err, ERR_STATE, why);
    if (t->act->viewer.role != ROLE_CAPTAIN || !received)
        return true;
    if (t->section->frozen)
        return err_say(t->err, ERR_STATE, say_order_after_first_round());
    return !moment_is_after(t->now, due) || err_say(t->err, ERR_STATE, say_order_was_due(due));
}

bool decide_order(const struct order_args *in, struct task *t)
{
    struct board_order *o = &t->section->squad[in->team].order;
    bool there = is_there(t, in), received = in->received || (in->order.p && !there);

    if (!may_order(t, in->team, received))
        return false;
    if (!received && !in->confirmed)
        return err_say(t->err, ERR_USAGE, say_what_of_order());
    if (there)
        return true;
    if (!is_shown(t, in))
        return false;
    if (in->order.p && !take_order(t, in->team, in->order))
        return false;
    if (received)
        receive(t, in->team, in->confirmed);
    if (o->received.n == 0)
        return err_say(t->err, ERR_STATE, say_order_not_received(t->section->squad[in->team].name));
    if (in->confirmed && o->confirmed.n > 0)
        return true; /* the first signature counts */
    if (in->confirmed) {
        o->confirmed = t->act->time;
        o->confirmed_by = t->act->user;
    }
    enum fact_kind confirmed = received ? FACT_ORDER_SIGNED : FACT_ORDER_CONFIRMED;
    task_team_fact(t, in->confirmed ? confirmed : FACT_ORDER_RECEIVED, in->team, NOBODY);
    return true;
}
