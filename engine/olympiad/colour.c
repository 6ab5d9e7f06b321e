/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/colour.h"

#include "engine/base/arena.h"
#include "engine/olympiad/rank.h"

static int last_colour(const struct card *c)
{
    return c->ncolour ? c->colour[c->ncolour - 1] : COLOURLESS;
}

/* What would bring the difference towards 0, at 0 the opposite of the last colour. */
static int preference(const struct card *c)
{
    int difference = card_difference(c);

    return difference ? (int)colour_only(0 > difference, 0 < difference) : -last_colour(c);
}

/* RULE_COLOUR_OPPOSITE, RULE_COLOUR_HISTORY: what `a` gets by the latest played match in which the two had
   different colours, counted from the end of both histories; COLOURLESS if there is none. */
static int by_history(const struct card *a, const struct card *b, enum rule *decided)
{
    for (int back = 1; back <= a->ncolour && back <= b->ncolour; back++) {
        int had = a->colour[a->ncolour - back];

        if (had != b->colour[b->ncolour - back]) {
            *decided = back == 1 ? RULE_COLOUR_OPPOSITE : RULE_COLOUR_HISTORY;
            return -had;
        }
    }
    return COLOURLESS;
}

/* RULE_COLOUR_LIMITS: what the first team gets if just one allocation keeps both within them. */
static int by_limits(const struct field *f, int a, int b)
{
    bool white = card_may_take(f, a, WHITE) && card_may_take(f, b, BLACK);
    bool black = card_may_take(f, a, BLACK) && card_may_take(f, b, WHITE);

    return colour_only(white, black);
}

/* RULE_COLOUR_HIGHER, RULE_COLOUR_ALTERNATE, and without any history the lot and the number. */
static int by_preference(const struct field *f, const struct card *a, const struct card *b, enum rule *decided)
{
    *decided = card_difference(a) ? RULE_COLOUR_HIGHER : RULE_COLOUR_ALTERNATE;
    if (a->ncolour > 0)
        return preference(a);
    if (b->ncolour > 0)
        return -preference(b);
    *decided = RULE_COLOUR_LOT;
    return a->number % 2 ? (int)f->lot : -(int)f->lot;
}

/* The colour of the higher-ranked team. */
static int colour_of_higher(const struct field *f, int high, int low, int place, enum rule *decided)
{
    const struct card *a = &f->card[high], *b = &f->card[low];
    int colour;

    if (f->round == 1) {
        *decided = RULE_COLOUR_LOT;
        return place % 2 ? (int)f->lot : -(int)f->lot;
    }
    *decided = RULE_COLOUR_LIMITS;
    if ((colour = by_limits(f, high, low)) != COLOURLESS)
        return colour;
    int da = card_difference(a), db = card_difference(b);
    *decided = RULE_COLOUR_EQUALISE;
    if (da != db)
        return da < db ? WHITE : BLACK;
    if ((colour = by_history(a, b, decided)) != COLOURLESS)
        return colour;
    return by_preference(f, a, b, decided);
}

/* RULE_WHITE_ODD: who has White on board 1 is named first. */
struct pair colour_pair(const struct field *f, int a, int b, int place, enum rule *decided)
{
    bool swap = rank_before(&f->card[b], &f->card[a], f->edition);
    int high = swap ? b : a, low = swap ? a : b;
    int colour = colour_of_higher(f, high, low, place, decided);

    return colour == WHITE ? (struct pair){ high, low } : (struct pair){ low, high };
}

void colour_all(const struct field *f, struct pair *pair, int n, struct arena *a)
{
    int *order = arena_new(a, int, f->n), *place = arena_new(a, int, f->n);
    int paired = 0;
    enum rule decided;

    for (int i = 0; i < f->n; i++)
        if (f->card[i].paired)
            order[paired++] = i;
    rank_sort(f->card, f->edition, order, paired);
    for (int i = 0; i < paired; i++)
        place[order[i]] = i + 1;
    for (int i = 0; i < n; i++) {
        int p = place[pair[i].white], q = place[pair[i].black];
        pair[i] = colour_pair(f, pair[i].white, pair[i].black, p < q ? p : q, &decided);
    }
}
