/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/barrier.h"

#include <limits.h>
#include <stdlib.h>

#include "engine/base/arena.h"

enum { TRIES = 12 };

static struct parsed_places places_new(int n, struct arena *a)
{
    return (struct parsed_places){ arena_new(a, int, n), 0 };
}

static void add_team(struct parsed_places *p, int team)
{
    p->team[p->n++] = team;
}

/* Takes the piece of the last of the teams out of `rest`. */
static struct parsed_places take_piece(const struct barrier_question *q, struct parsed_places *rest, struct arena *a)
{
    struct parsed_places piece = places_new(rest->n, a);

    add_team(&piece, rest->team[--rest->n]);
    for (int i = 0; i < piece.n; i++)
        for (int k = rest->n - 1; k >= 0; k--)
            if (q->may(q->with, piece.team[i], rest->team[k])) {
                add_team(&piece, rest->team[k]);
                rest->team[k] = rest->team[--rest->n];
            }
    return piece;
}

static int by_place(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static int by_size(const void *a, const void *b)
{
    const struct parsed_places *x = a, *y = b;

    return x->n != y->n ? x->n - y->n : x->team[0] - y->team[0];
}

/* The teams of value `most` or less are the few; the others fall into pieces. */
static struct barrier cut(const struct barrier_question *q, long most, struct arena *a)
{
    struct parsed_places rest = places_new(q->n, a);
    struct barrier out = { places_new(q->n, a), arena_new(a, struct parsed_places, q->n), 0, false };

    for (int i = 0; i < q->n; i++)
        add_team(q->value[q->team[i]] <= most ? &out.few : &rest, q->team[i]);
    while (rest.n > 0) {
        struct parsed_places piece = take_piece(q, &rest, a);
        qsort(piece.team, (size_t)piece.n, sizeof *piece.team, by_place);
        if (piece.n % 2)
            out.odd[out.nodd++] = piece;
    }
    qsort(out.odd, (size_t)out.nodd, sizeof *out.odd, by_size);
    return out;
}

/* The least value above `most`, LONG_MAX if there is none. */
static long next_value(const struct barrier_question *q, long most)
{
    long next = LONG_MAX;

    for (int i = 0; i < q->n; i++) {
        long value = q->value[q->team[i]];
        if (value > most && value < next)
            next = value;
    }
    return next;
}

bool barrier_find(const struct barrier_question *q, struct arena *a, struct barrier *out)
{
    long most = LONG_MIN;

    for (int i = 0; i < TRIES && most < LONG_MAX; i++, most = next_value(q, most)) {
        *out = cut(q, most, a);
        if (out->nodd >= out->few.n + q->need) {
            /* No more than are needed; where all are, the largest goes with the even ones as the others. */
            bool all = out->nodd == out->few.n + q->need;

            out->nodd = out->few.n + q->need;
            if (all && out->nodd > 1 && out->odd[out->nodd - 1].n > 1) {
                out->nodd--;
                out->others_odd = true;
            }
            return true;
        }
    }
    return false;
}
