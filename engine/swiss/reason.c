/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/reason.h"

#include "engine/base/arena.h"
#include "engine/swiss/entrant.h"

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
