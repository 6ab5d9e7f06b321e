#include "teams/leftover.h"

#include "teams/match.h"
#include "teams/score.h"

int leftover_list(const struct section *s, int round, const struct pairing_list *r, int *list)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        if (r->bye != i && !match_of(r, i) && score_takes_part(s, i, round))
            list[n++] = i;
    return n;
}
