#include "engine/base/ranking.h"

int ranking_place(const struct ranking *r, enum criterion c)
{
    for (int i = 0; i < r->n; i++)
        if (r->by[i] == c)
            return i;
    return -1;
}
