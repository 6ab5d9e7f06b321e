/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/trf.h"

static const struct trf_column columns[] = {
#define COLUMN(id, from, to, what) [TRF_##id] = { from, to, what },
#include "teams/trf.def"
};

static const struct trf_list lists[] = {
#define LIST(id, first, width, step, what) [TRF_##id] = { first, width, step, what },
#include "teams/trf.def"
};

struct trf_column trf_column(enum trf_field f)
{
    return columns[f];
}

struct trf_column trf_entry(enum trf_fields f, int i)
{
    const struct trf_list *l = &lists[f];
    int from = l->first + l->step * i;

    return (struct trf_column){ from, from + l->width - 1, l->what };
}
