/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/own_ways.h"

#include <limits.h>

#include "engine/whatif/endings.h"

/* Looked at one by one: the outer ends of the span, and what stands out between them. */
static long count_endings(const struct endings *e, struct span span)
{
    long n = 0;

    for (int i = span.from; i <= span.to; i++)
        n += i == span.from || i == span.to || !e->inner[i];
    return n;
}

static struct span span_of(const struct outlook *o, int open, const struct span *span)
{
    return span ? span[open] : (struct span){ 0, o->open[open].nending - 1 };
}

long own_ways(const struct outlook *o, const struct neighbourhood *near, const struct endings *endings,
              const struct span *span)
{
    long n = 1;

    for (int k = 0; k < near->nown && n <= OWN_WAYS_MOST; k++)
        n *= count_endings(&endings[near->match[k]], span_of(o, near->match[k], span));
    return n;
}

long own_ways_cost(const struct outlook *o, const struct neighbourhood *near, const struct endings *endings)
{
    long n = own_ways(o, near, endings, NULL), most = 1;

    for (int k = 0; k < near->nown; k++) {
        long here = count_endings(&endings[near->match[k]], span_of(o, near->match[k], NULL));
        most = here > most ? here : most;
    }
    return (n <= OWN_WAYS_MOST ? n : OWN_WAYS_MOST) / most;
}

void own_ways_points(const struct outlook *o, const struct neighbourhood *near, int team, const struct span *span,
                     bool games, int *low, int *high)
{
    *low = *high = 0;
    for (int k = 0; k < near->nown; k++) {
        const struct open_match *m = &o->open[near->match[k]];
        const struct span here = span[near->match[k]];
        int side = m->ending->team[1] == team, least = INT_MAX, most = 0;
        for (int i = here.from; i <= here.to; i++) {
            int points = games ? m->ending[i].gp[side] : m->ending[i].mp[side];
            least = points < least ? points : least;
            most = points > most ? points : most;
        }
        *low += least;
        *high += most;
    }
}
