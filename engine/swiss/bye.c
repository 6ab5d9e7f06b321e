/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/bye.h"

#include "engine/base/arena.h"
#include "engine/graph/matching.h"
#include "engine/graph/search.h"

bool takes_suit(unsigned char a, unsigned char b)
{
    return (a & TAKES_WHITE && b & TAKES_BLACK) || (a & TAKES_BLACK && b & TAKES_WHITE);
}

void takes_free(struct matching *m, int part_a, int part_b)
{
    for (unsigned char x = 0; x < COLOUR_SETS; x++)
        for (unsigned char y = 0; y < COLOUR_SETS; y++)
            if (takes_suit(x, y))
                matching_cost(m, part_a * COLOUR_SETS + x, part_b * COLOUR_SETS + y, 0);
}

enum part { NO_BYE, MAY_HAVE_BYE, BYE };

static struct matching ask(const struct swiss *s, const struct graph *closed, const unsigned char *takes,
                           const int *candidate, int n, struct arena *a)
{
    struct matching m = matching_new(closed, n + n % 2, a);

    takes_free(&m, NO_BYE, NO_BYE);
    takes_free(&m, NO_BYE, MAY_HAVE_BYE);
    takes_free(&m, MAY_HAVE_BYE, MAY_HAVE_BYE);
    for (int set = 0; set < COLOUR_SETS; set++)
        matching_cost(&m, MAY_HAVE_BYE * COLOUR_SETS + set, BYE * COLOUR_SETS, 0);
    for (int v = 0; v < n; v++) {
        enum part part = s->entrant[candidate[v]].no_bye ? NO_BYE : MAY_HAVE_BYE;
        m.team[v] = candidate[v];
        m.kind[v] = (unsigned char)((int)part * COLOUR_SETS + takes[candidate[v]]);
    }
    if (n % 2)
        m.kind[n] = BYE * COLOUR_SETS;
    for (int v = 0; n % 2 && m.mate[n] == NOBODY && v < n; v++)
        matching_suggest(&m, v, n);
    for (int v = 0; v < n / 2; v++)
        matching_suggest(&m, v, v + (n + 1) / 2);
    return m;
}

bool bye_choose(const struct swiss *s, const struct graph *closed, const unsigned char *takes, const int *candidate,
                int n, int *bye, struct arena *a)
{
    struct matching m = ask(s, closed, takes, candidate, n, a);

    *bye = NOBODY;
    if (!matching_complete(&m, 0))
        return false;
    for (int v = 0; n % 2 && *bye == NOBODY; v++)
        if (matching_take(&m, v, n))
            *bye = candidate[v];
    return true;
}

/* --- no legal round --------------------------------------------------------------------------- */

/* The vertices that meet each other, directly or by way of others, without the few: vertex v with them all. */
static void mark_piece(const struct matching *m, int *piece, int number, int *queue)
{
    int n = 1;

    piece[queue[0]] = number;
    for (int i = 0; i < n; i++)
        for (int v = 0; v < m->n; v++)
            if (piece[v] == PIECE_NONE && pairs_cost(m, queue[i], v) >= 0) {
                piece[v] = number;
                queue[n++] = v;
            }
}

/* By vertex: how many pieces. */
static int cut(const struct matching *m, int *piece, struct arena *a)
{
    int *queue = arena_new(a, int, m->n), npiece = 0;

    for (int v = 0; v < m->n; v++)
        piece[v] = search_between(m, v) ? PIECE_FEW : PIECE_NONE;
    for (int v = 0; v < m->n; v++)
        if (piece[v] == PIECE_NONE) {
            queue[0] = v;
            mark_piece(m, piece, ++npiece, queue);
        }
    return npiece;
}

struct impasse bye_impasse(const struct swiss *s, const struct graph *closed, const unsigned char *takes,
                           const int *candidate, int n, struct arena *a)
{
    struct matching m = ask(s, closed, takes, candidate, n, a);
    int *piece = arena_new(a, int, m.n), *out = arena_new(a, int, s->n + 1);

    matching_fill(&m);
    search_reach(&m, matching_unpaired(&m), NULL);
    struct impasse x = { out, cut(&m, piece, a) };
    for (int i = 0; i <= s->n; i++)
        out[i] = PIECE_NONE;
    for (int v = 0; v < n; v++)
        out[candidate[v]] = piece[v];
    out[s->n] = n % 2 ? piece[n] : PIECE_NONE;
    return x;
}
