#include "engine/swiss/bye.h"

#include "engine/graph/matching.h"

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
