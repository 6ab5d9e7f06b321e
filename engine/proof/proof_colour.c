/* SPDX-License-Identifier: Apache-2.0 */
/* proof_colour.c - checks the colours of a pair (docs/rules/pairing.md, "Colours"). */
#include "engine/proof/proof_state.h"

/* The reading of the colour articles that the check is made by; the pairing has its own. */

/* Whites minus Blacks on board 1. */
static int proof_difference(const struct parsed_team *t)
{
    int sum = 0;

    for (int i = 0; i < t->ncolour; i++)
        sum += t->colour[i];
    return sum;
}

/* RULE_COLOUR_LIMITS */
static bool proof_can_take(const struct parsed_team *t, enum colour colour)
{
    int n = t->ncolour;

    return proof_difference(t) * (int)colour < 2 &&
           !(n >= 2 && t->colour[n - 1] == colour && t->colour[n - 2] == colour);
}

enum limits proof_limits(const struct parsed_trace *r)
{
    return edition_limits(r->edition, r->round, r->rounds);
}

/* RULE_LIMITS_ECU */
bool proof_may_take(const struct parsed_trace *r, int team, enum colour colour)
{
    return proof_limits(r) == LIMITS_NONE || proof_can_take(&r->team[team], colour);
}

/* The latest place, counted from the ends of both histories, at which they differ; 0 if nowhere. */
static int last_difference(const struct parsed_team *x, const struct parsed_team *y)
{
    for (int back = 1; back <= x->ncolour && back <= y->ncolour; back++)
        if (x->colour[x->ncolour - back] != y->colour[y->ncolour - back])
            return back;
    return 0;
}

/* RULE_COLOUR_HIGHER, RULE_COLOUR_ALTERNATE: what the team would rather have. */
static enum colour preference(const struct parsed_team *t)
{
    int difference = proof_difference(t);

    if (difference != 0)
        return difference > 0 ? BLACK : WHITE;
    return t->colour[t->ncolour - 1] == WHITE ? BLACK : WHITE;
}

static enum colour other(enum colour c)
{
    return c == WHITE ? BLACK : WHITE;
}

static enum colour by_preference(const struct parsed_trace *r, const struct parsed_team *high,
                                 const struct parsed_team *low, enum rule *why)
{
    *why = proof_difference(high) ? RULE_COLOUR_HIGHER : RULE_COLOUR_ALTERNATE;
    if (high->ncolour > 0)
        return preference(high);
    if (low->ncolour > 0)
        return other(preference(low));
    *why = RULE_COLOUR_LOT;
    return high->number % 2 ? r->lot : other(r->lot);
}

enum colour proof_colour(const struct parsed_trace *r, int high, int low, int place, enum rule *why)
{
    const struct parsed_team *x = &r->team[high], *y = &r->team[low];
    bool as_white = proof_may_take(r, high, WHITE) && proof_may_take(r, low, BLACK);
    bool as_black = proof_may_take(r, high, BLACK) && proof_may_take(r, low, WHITE);
    int back = last_difference(x, y);

    if (r->round == 1) {
        *why = RULE_COLOUR_LOT;
        return place % 2 ? r->lot : other(r->lot);
    }
    if (as_white != as_black) {
        *why = RULE_COLOUR_LIMITS;
        return as_white ? WHITE : BLACK;
    }
    if (proof_difference(x) != proof_difference(y)) {
        *why = RULE_COLOUR_EQUALISE;
        return proof_difference(x) < proof_difference(y) ? WHITE : BLACK;
    }
    if (back > 0) {
        *why = back == 1 ? RULE_COLOUR_OPPOSITE : RULE_COLOUR_HISTORY;
        return x->colour[x->ncolour - back] == WHITE ? BLACK : WHITE;
    }
    return by_preference(r, x, y, why);
}
