/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/history.h"

int history_difference(const struct entrant *e)
{
    int difference = 0;

    for (int i = 0; i < e->ncolour; i++)
        difference += e->colour[i];
    return difference;
}

enum colour history_due(const struct entrant *e)
{
    int difference = history_difference(e);

    if (difference != 0)
        return difference < 0 ? WHITE : BLACK;
    return e->ncolour ? -e->colour[e->ncolour - 1] : COLOURLESS;
}

enum colour history_twice(const struct entrant *e)
{
    int n = e->ncolour;

    return n >= 2 && e->colour[n - 1] == e->colour[n - 2] ? (enum colour)e->colour[n - 1] : COLOURLESS;
}

enum colour history_alternate(const struct entrant *a, const struct entrant *b)
{
    for (int back = 1; back <= a->ncolour && back <= b->ncolour; back++)
        if (a->colour[a->ncolour - back] != b->colour[b->ncolour - back])
            return -a->colour[a->ncolour - back];
    return COLOURLESS;
}

enum colour history_of_lot(const struct swiss *s, const struct entrant *e)
{
    return e->number % 2 ? s->lot : -s->lot;
}
