/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/imaginary.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/swiss/draw.h"

enum { IMAGINARY = 2, IMAGINARY_ROUNDS = 2 };

int *imaginary_points(const struct swiss *s, bool given, struct arena *a)
{
    int *points = arena_new(a, int, s->n);

    for (int i = 0; i < s->n; i++)
        points[i] = s->entrant[i].points;
    if (given && s->round <= IMAGINARY_ROUNDS) {
        int *listed = arena_new(a, int, s->n), n = 0;

        for (int i = 0; i < s->n; i++)
            if (s->entrant[i].listed)
                listed[n++] = i;
        qsort_r(listed, (size_t)n, sizeof *listed, draw_by_number, (void *)s);
        for (int i = 0; i < n / 2; i++)
            points[listed[i]] += IMAGINARY;
    }
    return points;
}
