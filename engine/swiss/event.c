/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/event.h"

#include "engine/base/arena.h"

struct round_of_entrant *swiss_event_at(const struct swiss_event *ev, int entry, int round)
{
    return &ev->round_of[entry * ev->rounds + round];
}

/* What its pairing counted. */
static int points_before(const struct swiss_event *ev, int entry, int round)
{
    int sum = swiss_event_at(ev, entry, round)->extra;

    for (int r = 0; r < round; r++)
        sum += swiss_event_at(ev, entry, r)->past.points;
    return sum;
}

static enum entrant_float float_in(const struct swiss_event *ev, int entry, int round)
{
    const struct round_of_entrant *t = swiss_event_at(ev, entry, round);

    if (t->part == PART_BYE)
        return FLOATED_DOWN;
    if (t->part == PART_NONE || t->past.opponent == NOBODY)
        return FLOATED_NOT;
    int own = points_before(ev, entry, round), other = points_before(ev, t->past.opponent, round);
    if (own == other)
        return FLOATED_NOT;
    return own > other ? FLOATED_DOWN : FLOATED_UP;
}

static bool takes_part(const struct swiss_event *ev, int entry, int round)
{
    return round > ev->nround ? !ev->entry[entry].absent : swiss_event_at(ev, entry, round - 1)->part != PART_NONE;
}

static int extra_of(const struct swiss_event *ev, int entry, int round)
{
    if (round <= ev->nround)
        return swiss_event_at(ev, entry, round - 1)->extra;
    return ev->extra ? ev->extra[entry] : 0;
}

static struct entrant entrant_of(const struct swiss_event *ev, int entry, int round, struct arena *a)
{
    const struct swiss_entry *x = &ev->entry[entry];
    struct entrant e = { .number = x->number, .rating = x->rating };

    int rounds = round - 1;
    struct past *past = arena_new(a, struct past, rounds);
    int *met = arena_new(a, int, rounds);
    signed char *colour = arena_new(a, signed char, rounds);

    for (int r = 0; r < rounds; r++) {
        past[r] = swiss_event_at(ev, entry, r)->past;
        e.points += past[r].points;
        e.no_bye |= swiss_event_at(ev, entry, r)->wins_unplayed;
        if (past[r].played) {
            met[e.nmet++] = past[r].opponent;
            colour[e.ncolour++] = (signed char)past[r].colour;
        }
    }
    e.past = past;
    e.npast = rounds;
    e.met = met;
    e.colour = colour;
    e.points += extra_of(ev, entry, round);
    for (int back = 0; back < 2 && back < round - 1; back++)
        e.floats[back] = float_in(ev, entry, round - 2 - back);
    e.paired = takes_part(ev, entry, round);
    e.listed = takes_part(ev, entry, 1);
    return e;
}

struct swiss swiss_event_field(const struct swiss_event *ev, int round, struct arena *a)
{
    struct entrant *e = arena_new(a, struct entrant, ev->n);

    for (int i = 0; i < ev->n; i++)
        e[i] = entrant_of(ev, i, round, a);
    return (struct swiss){ .lot = ev->lot,
                           .round = round,
                           .rounds = ev->rounds,
                           .won = ev->won,
                           .entrant = e,
                           .n = ev->n,
                           .barred = ev->barred,
                           .nbarred = ev->nbarred };
}
