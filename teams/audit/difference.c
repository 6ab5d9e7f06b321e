/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/audit/difference.h"

#include "engine/base/arena.h"

void difference_add(struct audit *audit, struct difference d, struct arena *a)
{
    arena_room(a, audit->item, audit->n, audit->cap);
    audit->item[audit->n++] = d;
}

#define VALUE(name, member)               \
    static int name(const struct card *c) \
    {                                     \
        return c->member;                 \
    }
VALUE(number, number)
VALUE(rating, rating)
VALUE(mp, mp)
VALUE(gp, gp)
VALUE(osb, osb)
VALUE(no_bye, scored_without_playing)
VALUE(late, late)

/* In the order in which they are told. */
static const struct {
    enum difference_kind kind;
    int (*value)(const struct card *c);
} values[] = {
    { DIFFERS_NUMBER, number }, { DIFFERS_RATING, rating }, { DIFFERS_MP, mp },     { DIFFERS_GP, gp },
    { DIFFERS_OSB, osb },       { DIFFERS_NO_BYE, no_bye }, { DIFFERS_LATE, late },
};
enum { VALUES = sizeof values / sizeof *values };

/* How many of the teams met are paired in the field. */
static int count_met(const struct card *c, const struct field *among)
{
    int n = 0;

    for (int i = 0; i < c->nmet; i++)
        n += among->card[c->met[i]].paired;
    return n;
}

static bool has_met(const struct card *c, int team)
{
    for (int i = 0; i < c->nmet; i++)
        if (c->met[i] == team)
            return true;
    return false;
}

static bool same_met(const struct card *then, const struct card *now, const struct field *among)
{
    if (count_met(then, among) != count_met(now, among))
        return false;
    for (int i = 0; i < then->nmet; i++)
        if (among->card[then->met[i]].paired && !has_met(now, then->met[i]))
            return false;
    return true;
}

static bool same_history(const struct card *then, const struct card *now)
{
    if (then->ncolour != now->ncolour)
        return false;
    for (int i = 0; i < then->ncolour; i++)
        if (then->colour[i] != now->colour[i])
            return false;
    return true;
}

/* Barred in the field's round, both teams paired then. */
static bool bars(const struct field *f, const struct barred *b, const struct field *then)
{
    return (b->round == 0 || b->round == f->round) && then->card[b->a].paired && then->card[b->b].paired;
}

static bool is_barred(const struct field *f, int x, int y)
{
    for (int i = 0; i < f->nbarred; i++) {
        const struct barred *b = &f->barred[i];
        if ((b->round == 0 || b->round == f->round) && ((b->a == x && b->b == y) || (b->a == y && b->b == x)))
            return true;
    }
    return false;
}

/* Pairs that `have` bars and `lack` does not. */
static void compare_barred(struct audit *audit, const struct field *have, const struct field *lack,
                           const struct field *then, struct arena *a)
{
    for (int i = 0; i < have->nbarred; i++) {
        const struct barred *b = &have->barred[i];
        if (bars(have, b, then) && !is_barred(lack, b->a, b->b))
            difference_add(
                audit,
                (struct difference){
                    .kind = DIFFERS_BARRED, .team = b->a, .other = b->b, .then = have == then, .now = have != then },
                a);
    }
}

static bool same_host(const struct field *then, const struct field *now)
{
    int host = now->host != NOBODY && then->card[now->host].paired ? now->host : NOBODY;

    return then->host == host;
}

void difference_find(struct audit *audit, const struct field *then, const struct field *now, struct arena *a)
{
    if (then->edition != now->edition || then->lot != now->lot)
        difference_add(audit, (struct difference){ DIFFERS_RULES, NOBODY, NOBODY, 0, 0, NULL }, a);
    if (!same_host(then, now))
        difference_add(audit, (struct difference){ DIFFERS_HOST, NOBODY, NOBODY, 0, 0, NULL }, a);
    for (int i = 0; i < then->n; i++)
        if (then->card[i].paired != now->card[i].paired)
            difference_add(
                audit,
                (struct difference){ DIFFERS_PRESENCE, i, NOBODY, then->card[i].paired, now->card[i].paired, NULL }, a);
    for (int i = 0; i < then->n; i++)
        if (then->card[i].paired) {
            const struct card *t = &then->card[i], *n = &now->card[i];
            struct difference d = { .team = i, .other = NOBODY };

            for (int v = 0; v < VALUES; v++) {
                d.kind = values[v].kind, d.then = values[v].value(t), d.now = values[v].value(n);
                if (d.then != d.now && (d.kind != DIFFERS_OSB || then->edition == EDITION_ECU))
                    difference_add(audit, d, a);
            }
            d.kind = DIFFERS_MET, d.then = count_met(t, then), d.now = count_met(n, then);
            if (!same_met(t, n, then))
                difference_add(audit, d, a);
            d.kind = DIFFERS_HISTORY, d.then = card_difference(t), d.now = card_difference(n);
            if (!same_history(t, n))
                difference_add(audit, d, a);
        }
    compare_barred(audit, then, now, then, a);
    compare_barred(audit, now, then, then, a);
}
