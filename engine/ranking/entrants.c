/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/entrants.h"

#include "engine/base/arena.h"
#include "engine/ranking/ledger.h"

enum { RATINGS = 4 }; /* the rating of a team is the sum of so many, unless the tournament says otherwise */

struct loading {
    const struct tournament *t;
    struct ledger ledger;
    struct entrant *entrant;
    struct past *past;        /* `rounds` for each */
    int *other;               /* the same: what of `secondary` they brought */
    int *met;                 /* the same */
    signed char *colour;      /* the same */
    const signed char *drawn; /* colours_drawn */
    const int *extra;         /* `rounds` for each: what it had for the pairing alone; NULL: nobody had any */
};

static int points(const struct tournament *t, int mp, int gp)
{
    return t->by_gp ? gp : mp;
}

/* Of all who were paired, by round and team. */
static const signed char *colours_drawn(const struct tournament *t, int rounds, struct arena *a)
{
    signed char *drawn = arena_new(a, signed char, t->nteam *rounds);

    for (int r = 0; r < rounds; r++)
        for (int i = 0; i < t->round[r].nmatch; i++) {
            const struct match *m = &t->round[r].match[i];
            drawn[r * t->nteam + m->team[0]] = WHITE;
            drawn[r * t->nteam + m->team[1]] = BLACK;
        }
    return drawn;
}

static void add_round(struct loading *l, int team, int round)
{
    const struct entry *e = ledger_entry(&l->ledger, team, round);
    struct entrant *x = &l->entrant[team];
    int at = team * l->ledger.rounds;
    bool played = e->kind == ENTRY_PLAYED || e->kind == ENTRY_PENDING;
    struct past *p = &l->past[at + x->npast++];

    l->other[at + x->npast - 1] = points(l->t, e->gp, e->mp);
    *p = (struct past){ .opponent = e->opponent, .points = points(l->t, e->mp, e->gp), .played = played };
    if (!played) {
        bool won = e->opponent == NOBODY
                       ? e->kind == ENTRY_BYE
                       : e->mp >= tournament_scoring(l->t)->match[FOR_WIN]; /* forfeits on both sides can be a draw */
        x->no_bye = x->no_bye || won;
        return;
    }
    p->colour = (enum colour)l->drawn[(round - 1) * l->t->nteam + team];
    l->met[at + x->nmet++] = e->opponent;
    l->colour[at + x->ncolour++] = (signed char)p->colour;
}

static const int *extras(const struct tournament *t, int rounds, struct arena *a)
{
    int *extra = NULL;

    for (int i = 0; i < t->nadjustment; i++) {
        const struct adjustment *d = &t->adjustment[i];
        if (!d->pairing_only || d->from < 1 || d->from > rounds)
            continue;
        extra = extra ? extra : arena_new(a, int, t->nteam *rounds);
        extra[d->team * rounds + d->from - 1] += points(t, d->mp, d->gp);
    }
    return extra;
}

static int extra_at(const struct loading *l, int team, int round)
{
    return l->extra[team * l->ledger.rounds + round - 1];
}

/* By the pairing alone: what became of the game changes nothing. */
static enum entrant_float float_in(const struct loading *l, int team, int round)
{
    const struct entry *e = ledger_entry(&l->ledger, team, round);

    if (e->opponent == NOBODY)
        return e->kind == ENTRY_BYE ? FLOATED_DOWN : FLOATED_NOT;
    const struct entry *o = ledger_entry(&l->ledger, e->opponent, round);
    int more = points(l->t, e->mp_before, e->gp_before) - points(l->t, o->mp_before, o->gp_before);
    if (l->extra)
        more += extra_at(l, team, round) - extra_at(l, e->opponent, round);
    if (more == 0)
        return FLOATED_NOT;
    return more > 0 ? FLOATED_DOWN : FLOATED_UP;
}

static void load_one(struct loading *l, int team)
{
    const struct team *of = &l->t->team[team];
    const struct total *total = &l->ledger.total[team];
    int rounds = l->ledger.rounds, at = team * rounds, added_up = l->t->rated ? l->t->rated : RATINGS;
    struct entrant *x = &l->entrant[team];

    /* RULE_BURSTEIN_RATING: the rating of the list of round 1 */
    *x = (struct entrant){ .number = of->number,
                           .rating = l->t->players ? of->rating : of->rating / added_up,
                           .points = points(l->t, total->mp, total->gp),
                           .past = &l->past[at],
                           .other = &l->other[at],
                           .met = &l->met[at],
                           .colour = &l->colour[at] };
    for (int round = 1; round <= rounds; round++)
        add_round(l, team, round);
    for (int back = 0; back < 2 && back < rounds; back++)
        x->floats[back] = float_in(l, team, rounds - back);
}

struct entrant *entrants_load(const struct tournament *t, int after, struct arena *a)
{
    struct loading l = { .t = t,
                         .ledger = ledger_load(t, after, a),
                         .entrant = arena_new(a, struct entrant, t->nteam),
                         .past = arena_new(a, struct past, t->nteam * after),
                         .other = arena_new(a, int, t->nteam *after),
                         .met = arena_new(a, int, t->nteam *after),
                         .colour = arena_new(a, signed char, t->nteam *after),
                         .drawn = colours_drawn(t, after, a),
                         .extra = extras(t, after, a) };

    for (int i = 0; i < t->nteam; i++)
        load_one(&l, i);
    return l.entrant;
}
