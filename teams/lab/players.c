/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/players.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "teams/lab/game.h"

enum { JITTER = 40, LOWEST = 1000, WHOLE_POINT = 2, HALF_ABSENT = 50 };

static int draw(struct lab_players *l, const struct plan *p, enum plan_key k)
{
    return random_from(&l->random, p->value[k].low, p->value[k].high);
}

/* --- who plays ---------------------------------------------------------------------------------- */

static int draw_entries(struct lab_players *l, const struct plan *p)
{
    int n = draw(l, p, PLAN_TEAMS);

    if (p->parity == PARITY_ANY || (n % 2 != 0) == (p->parity == PARITY_ODD))
        return n;
    return n > p->value[PLAN_TEAMS].low ? n - 1 : n + 1;
}

static int by_rating(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

/* Numbers follow the ratings. */
static void enter(struct lab_players *l, const struct plan *p, struct arena *a)
{
    struct swiss_event *ev = &l->event;
    int *rating = arena_new(a, int, ev->n), strongest = draw(l, p, PLAN_STRONGEST), spread = draw(l, p, PLAN_SPREAD);

    for (int i = 0; i < ev->n; i++) {
        rating[i] = strongest - (ev->n > 1 ? spread * i / (ev->n - 1) : 0) + random_from(&l->random, -JITTER, JITTER);
        rating[i] = rating[i] < LOWEST ? LOWEST : rating[i];
    }
    qsort(rating, (size_t)ev->n, sizeof *rating, by_rating);
    for (int i = 0; i < ev->n; i++)
        ev->entry[i] =
            (struct swiss_entry){ .name = str_fmt(a, "Player, %d", i + 1), .number = i + 1, .rating = rating[i] };
}

static void bar(struct lab_players *l, int n, struct arena *a)
{
    struct swiss_event *ev = &l->event;

    ev->barred = arena_new(a, struct barred, n);
    for (; ev->n > 1 && ev->nbarred < n; ev->nbarred++) {
        int one = random_below(&l->random, ev->n), step = 1 + random_below(&l->random, ev->n - 1);
        ev->barred[ev->nbarred] = (struct barred){ .a = one, .b = (one + step) % ev->n };
    }
}

/* Drawn if the plan leaves it open. */
static enum colour draw_lot(struct lab_players *l, const struct plan *p)
{
    if (p->lot != COLOURLESS)
        return p->lot;
    return random_below(&l->random, 2) ? WHITE : BLACK;
}

struct lab_players *lab_players_open(const struct plan *p, uint64_t seed, struct arena *a)
{
    struct lab_players *l = arena_new(a, struct lab_players, 1);
    struct swiss_event *ev = &l->event;

    l->random = (struct random){ seed };
    ev->n = draw_entries(l, p);
    ev->rounds = draw(l, p, PLAN_ROUNDS);
    ev->lot = draw_lot(l, p);
    ev->entry = arena_new(a, struct swiss_entry, ev->n);
    ev->round_of = arena_new(a, struct round_of_entrant, ev->n * ev->rounds);
    l->leaves = arena_new(a, int, ev->n);
    l->draws = draw(l, p, PLAN_DRAWS);
    l->forfeits = draw(l, p, PLAN_FORFEITS);
    l->absent = draw(l, p, PLAN_ABSENT);
    enter(l, p, a);
    bar(l, draw(l, p, PLAN_BARRED), a);
    int n = draw(l, p, PLAN_WITHDRAWN);
    for (int i = 0; i < n && l->event.rounds > 1; i++)
        l->leaves[random_below(&l->random, l->event.n)] = random_from(&l->random, 2, l->event.rounds);
    return l;
}

/* --- rounds ------------------------------------------------------------------------------------- */

bool lab_players_over(const struct lab_players *l)
{
    return l->event.nround == l->event.rounds;
}

struct swiss lab_players_field(struct lab_players *l, struct arena *a)
{
    struct swiss_event *ev = &l->event;

    for (int i = 0; i < ev->n; i++) {
        bool gone = l->leaves[i] > 0 && ev->nround + 1 >= l->leaves[i];
        ev->entry[i].absent = random_rare(&l->random, l->absent) || gone;
    }
    return swiss_event_field(ev, ev->nround + 1, a);
}

static void play_game(struct lab_players *l, const struct pair *p)
{
    struct swiss_event *ev = &l->event;
    struct round_of_entrant *w = swiss_event_at(ev, p->white, ev->nround),
                            *b = swiss_event_at(ev, p->black, ev->nround);
    int above = ev->entry[p->white].rating - ev->entry[p->black].rating;
    int points = game_made_up(&l->random, above, l->draws);
    bool there[2] = { !random_rare(&l->random, l->forfeits), !random_rare(&l->random, l->forfeits) };
    bool played = there[0] && there[1];

    *w = (struct round_of_entrant){ .past = { p->black, played ? WHITE : COLOURLESS, points, played },
                                    .part = PART_PAIRED,
                                    .drawn = WHITE };
    *b = (struct round_of_entrant){ .past = { p->white, played ? BLACK : COLOURLESS, WHOLE_POINT - points, played },
                                    .part = PART_PAIRED,
                                    .drawn = BLACK };
    if (!played) {
        w->past.points = there[0] ? WHOLE_POINT : 0;
        b->past.points = there[1] ? WHOLE_POINT : 0;
        w->wins_unplayed = there[0];
        b->wins_unplayed = there[1];
    }
}

void lab_players_play(struct lab_players *l, const struct swiss_round *made)
{
    struct swiss_event *ev = &l->event;

    for (int i = 0; i < ev->n; i++)
        if (ev->entry[i].absent) {
            /* Half of those who are not there but have not left had asked for half a point. */
            bool asked = l->leaves[i] == 0 && random_chance(&l->random, HALF_ABSENT);

            *swiss_event_at(&l->event, i, l->event.nround) =
                (struct round_of_entrant){ .past = { NOBODY, COLOURLESS, asked, false }, .part = PART_NONE };
        }
    for (int i = 0; i < made->npair; i++)
        play_game(l, &made->pair[i]);
    if (made->bye != NOBODY)
        *swiss_event_at(ev, made->bye, ev->nround) = (struct round_of_entrant){
            .past = { NOBODY, COLOURLESS, WHOLE_POINT, false }, .part = PART_BYE, .wins_unplayed = true
        };
    ev->nround++;
}
