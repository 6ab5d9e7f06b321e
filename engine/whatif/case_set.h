/* SPDX-License-Identifier: Apache-2.0 */
/* case_set.h - the teams that may be level with those asked for, while cases.c goes through the endings of some open matches one after
   the other: match 0 changes last. */
#ifndef ENGINE_WHATIF_CASE_SET_H
#define ENGINE_WHATIF_CASE_SET_H

#include <stdint.h>

#include "engine/whatif/reach.h"

/* What is gone through, and what is asked. */
struct cases {
    const struct prospect_question *q;
    struct reach *reach;
    const struct score_bounds *bounds; /* by team, however the open matches end */
    const bool *asked;                 /* by team: whose places are wanted */
    struct gone *gone;                 /* `stride` is filled here */
    int ngone;
    bool by_place; /* who has the places asked for; else `low` and `high` of the team */
};

/* A match gone through that changes what a team has: by class of the match the class that the team sees, and the span of that. */
struct visible {
    const int *seen;
    const struct span *span;
    int n;
    long stride; /* in the table of the team */
};

/* A team that is ranked in every case; what it can have is worked out once. */
struct case_team {
    int team;
    int ahead;               /* teams left aside that are always better */
    struct visible *visible; /* by match gone through; n is 0 if it sees nothing of it */
    const struct score_bounds *table;
    long ntable;
};

/* Who may have a place in a case, and who of them has it for sure: a bit for each team. */
struct holder {
    uint64_t may, sure;
};

#define OTHERS ((uint64_t)1 << 63) /* teams for which no bit was left */
enum { BITS_MAX = 63 };

/* All of them, and the case that they are in. */
struct case_set {
    const struct cases *w;
    struct case_team *contender;
    int n, nasked;
    struct places *got;         /* by team: in the cases so far, for those asked for */
    const struct places *known; /* by team: known before */
    int *digit;                 /* by match gone through: its class */
    int **holder;               /* by place asked for, by case: one of `held` */
    struct holder *held;        /* all different */
    int nheld, room;            /* twice as many slots as there is room */
    int *slot;                  /* by what they hold: their number from 1, 0 where there is none */
    bool **may;                 /* by place asked for, by team */
    int *low, *high;            /* by case: of the team asked for; NULL without one */
    int *bit, nbit;             /* by team: its bit of a holder from 1, 0 if it has none yet */
    struct arena *a;
};

/* That a contender ended there: in n cases from that one on. */
static inline void case_set_note(struct case_set *p, int contender, int best, int worst, long at, long n)
{
    int team = p->contender[contender].team;
    struct places *x = &p->got[team];

    x->best = best < x->best ? best : x->best;
    x->worst = worst > x->worst ? worst : x->worst;
    x->sure_best = worst < x->sure_best ? worst : x->sure_best;
    x->sure_worst = best > x->sure_worst ? best : x->sure_worst;
    for (long i = at; p->low && team == p->w->q->team && i < at + n; i++) {
        p->low[i] = best;
        p->high[i] = worst;
    }
}

/* The bit of a team in a holder. */
static inline uint64_t case_set_bit(struct case_set *p, int team)
{
    if (p->bit[team] == 0 && p->nbit < BITS_MAX)
        p->bit[team] = ++p->nbit;
    return p->bit[team] > 0 ? (uint64_t)1 << (p->bit[team] - 1) : OTHERS;
}

/* Its number. */
int case_set_held(struct case_set *p, struct holder h);

#endif
