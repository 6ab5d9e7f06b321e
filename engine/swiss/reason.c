/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/reason.h"

#include "engine/base/arena.h"
#include "engine/swiss/entrant.h"

int impasse_size(const struct impasse *x, const struct swiss *s, int piece)
{
    int n = 0;

    for (int i = 0; i <= s->n; i++)
        n += x->piece[i] == piece;
    return n;
}

/* Everybody who is to be paired has a piece, and so has the bye of an odd number. */
static bool is_whole(const struct impasse *x, const struct swiss *s)
{
    int n = 0;

    for (int i = 0; i < s->n; i++) {
        bool named = x->piece[i] >= PIECE_FEW && x->piece[i] <= x->npiece;
        if (named != s->entrant[i].paired)
            return false;
        n += named;
    }
    int bye = x->piece[s->n];
    return n % 2 ? bye >= PIECE_FEW && bye <= x->npiece : bye == PIECE_NONE;
}

/* `b` may stand for the bye. */
static bool may_meet(const struct swiss *s, int a, int b, impasse_suit *suit)
{
    if (b == s->n)
        return !s->entrant[a].no_bye;
    return suit(s, a, b) && reason_apart(s, a, b) == KEY_NONE;
}

static bool are_apart(const struct impasse *x, const struct swiss *s, impasse_suit *suit)
{
    for (int a = 0; a < s->n; a++)
        for (int b = a + 1; b <= s->n; b++)
            if (x->piece[a] > PIECE_FEW && x->piece[b] > PIECE_FEW && x->piece[a] != x->piece[b] &&
                may_meet(s, a, b, suit))
                return false;
    return true;
}

bool impasse_holds(const struct impasse *x, const struct swiss *s, impasse_suit *suit)
{
    int odd = 0;

    if (!x->piece || !is_whole(x, s) || !are_apart(x, s, suit))
        return false;
    for (int piece = 1; piece <= x->npiece; piece++)
        odd += impasse_size(x, s, piece) % 2;
    return odd > impasse_size(x, s, PIECE_FEW);
}

void reason_add(struct reasons *r, struct reason x)
{
    if (!r)
        return;
    arena_room(r->arena, r->reason, r->n, r->cap);
    r->reason[r->n++] = x;
}

struct reason reason_of(enum reason_subject about, int entrant, int opponent, enum rule rule)
{
    return (
        struct reason){ .about = about, .entrant = entrant, .opponent = opponent, .rule = rule, .rejected = NOBODY };
}

struct reason reason_against(struct reason x, int rejected, struct failure f)
{
    x.rejected = rejected;
    x.key = f.key;
    x.fails = f.rule;
    return x;
}

struct reason reason_colour(struct pair p, struct failure by)
{
    return reason_against(reason_of(ABOUT_COLOUR, p.white, p.black, by.rule), NOBODY, by);
}

int reason_count(const struct reasons *r)
{
    return r ? r->n : 0;
}

void reason_drop(struct reasons *r, int from, int to)
{
    for (int i = to; r && i < r->n; i++)
        r->reason[from + i - to] = r->reason[i];
    if (r)
        r->n -= to - from;
}

enum reason_key reason_apart(const struct swiss *s, int a, int b)
{
    const struct entrant *e = &s->entrant[a];

    for (int i = 0; i < e->nmet; i++)
        if (e->met[i] == b)
            return KEY_MET;
    for (int i = 0; i < s->nbarred; i++) {
        const struct barred *x = &s->barred[i];
        bool meant = (x->a == a && x->b == b) || (x->a == b && x->b == a);
        if (meant && (x->round == 0 || x->round == s->round))
            return KEY_BARRED;
    }
    return KEY_NONE;
}
