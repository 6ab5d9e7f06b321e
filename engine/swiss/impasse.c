/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/impasse.h"

#include <stddef.h>

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

int impasse_size(const struct impasse *x, const struct swiss *s, int piece)
{
    int n = 0;

    for (int i = 0; i <= s->n; i++)
        n += x->piece[i] == piece;
    return n;
}

/* Everybody who is to be paired has a piece, and so has the bye of an odd number. */
static bool is_whole(const struct impasse *x, const struct swiss *s)
{
    int n = 0;

    for (int i = 0; i < s->n; i++) {
        bool named = x->piece[i] >= PIECE_FEW && x->piece[i] <= x->npiece;
        if (named != s->entrant[i].paired)
            return false;
        n += named;
    }
    int bye = x->piece[s->n];
    return n % 2 ? bye >= PIECE_FEW && bye <= x->npiece : bye == PIECE_NONE;
}

/* `b` may stand for the bye. */
static bool may_meet(const struct swiss *s, int a, int b, impasse_suit *suit)
{
    if (b == s->n)
        return !s->entrant[a].no_bye;
    return suit(s, a, b) && reason_apart(s, a, b) == KEY_NONE;
}

static bool are_apart(const struct impasse *x, const struct swiss *s, impasse_suit *suit)
{
    for (int a = 0; a < s->n; a++)
        for (int b = a + 1; b <= s->n; b++)
            if (x->piece[a] > PIECE_FEW && x->piece[b] > PIECE_FEW && x->piece[a] != x->piece[b] &&
                may_meet(s, a, b, suit))
                return false;
    return true;
}

bool impasse_holds(const struct impasse *x, const struct swiss *s, impasse_suit *suit)
{
    int odd = 0;

    if (!x->piece || !is_whole(x, s) || !are_apart(x, s, suit))
        return false;
    for (int piece = 1; piece <= x->npiece; piece++)
        odd += impasse_size(x, s, piece) % 2;
    return odd > impasse_size(x, s, PIECE_FEW);
}
