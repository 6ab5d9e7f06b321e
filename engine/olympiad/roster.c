/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/roster.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/olympiad/rank.h"

bool roster_legal(unsigned char colours_a, unsigned char colours_b)
{
    return (colours_a & 1 && colours_b & 2) || (colours_a & 2 && colours_b & 1);
}

bool roster_barred(const struct field *f, const struct barred *b)
{
    return b->round == 0 || b->round == f->round;
}

/* Closed pairs as lists of places: one pass counts, the next one fills. */
struct lists {
    const int *place; /* of a card, NOBODY if it is not paired */
    int *count;       /* by place; while filling: where the next entry goes */
    int *entry;       /* NULL while counting */
};

static void list_pair(struct lists *l, int card_a, int card_b)
{
    int p = l->place[card_a], q = l->place[card_b];

    if (p == NOBODY || q == NOBODY)
        return;
    if (l->entry)
        l->entry[l->count[p]] = q;
    l->count[p]++;
}

/* RULE_NO_REMATCH, what is barred, and breaches that cannot be made. */
static void list_all(const struct field *f, const struct field_roster *r, struct lists *l)
{
    for (int p = 0; p < r->n; p++) {
        const struct card *c = &f->card[r->card[p]];
        for (int i = 0; i < c->nmet; i++)
            list_pair(l, r->card[p], c->met[i]);
    }
    for (int i = 0; i < f->nbarred; i++)
        if (roster_barred(f, &f->barred[i])) {
            list_pair(l, f->barred[i].a, f->barred[i].b);
            list_pair(l, f->barred[i].b, f->barred[i].a);
        }
    /* RULE_LIMITS_ECU: pairs that would break the limits, where these are strict. */
    if (card_limits(f) != LIMITS_STRICT)
        return;
    for (int p = 0; p < r->n; p++)
        for (int q = 0; q < r->n; q++)
            if (p != q && !roster_legal(r->colours[p], r->colours[q]))
                list_pair(l, r->card[p], r->card[q]);
}

static int by_value(const void *a, const void *b)
{
    const int *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

struct field_roster roster_make(const struct field *f, struct arena *a)
{
    struct field_roster r = { .card = arena_new(a, int, f->n) };
    int *place = arena_new(a, int, f->n);

    for (int i = 0; i < f->n; i++)
        if (f->card[i].paired)
            r.card[r.n++] = i;
    rank_sort(f->card, f->edition, r.card, r.n);
    for (int i = 0; i < f->n; i++)
        place[i] = NOBODY;
    r.colours = arena_new(a, unsigned char, r.n);
    for (int p = 0; p < r.n; p++) {
        place[r.card[p]] = p;
        r.colours[p] = (unsigned char)(card_may_take(f, r.card[p], WHITE) | card_may_take(f, r.card[p], BLACK) << 1);
    }
    int *first = arena_new(a, int, r.n + 1);
    struct lists l = { place, arena_new(a, int, r.n + 1), NULL };

    list_all(f, &r, &l);
    for (int p = 0; p < r.n; p++) {
        first[p + 1] = first[p] + l.count[p];
        l.count[p] = first[p];
    }
    l.entry = arena_new(a, int, first[r.n]);
    list_all(f, &r, &l);
    for (int p = 0; p < r.n; p++)
        qsort(l.entry + first[p], (size_t)(first[p + 1] - first[p]), sizeof *l.entry, by_value);
    struct graph g = { r.n, first, l.entry, NULL };
    g.bit = graph_bits(&g, a);
    r.graph = g;
    return r;
}
