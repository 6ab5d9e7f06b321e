/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/trf.h"

#include <stddef.h>

#include "engine/base/message.h"

static const struct field {
    int from, to;
    struct message_row what;
} fields[] = {
#define COLUMN(id, from, to, what) [TRF_##id] = { from, to, MESSAGE_LABEL("column " #id, what) },
#include "teams/trf.def"
};

static const struct list {
    int first, width, step;
    struct message_row what;
} lists[] = {
#define LIST(id, first, width, step, what) [TRF_##id] = { first, width, step, MESSAGE_LABEL("column " #id, what) },
#include "teams/trf.def"
};

struct trf_column trf_column(enum trf_field f)
{
    return (struct trf_column){ fields[f].from, fields[f].to, &fields[f].what };
}

struct trf_column trf_entry(enum trf_fields f, int i)
{
    const struct list *l = &lists[f];
    int from = l->first + l->step * i;

    return (struct trf_column){ from, from + l->width - 1, &l->what };
}

struct str points_source(enum points_source s)
{
    static const char *const all[POINTS_SOURCES] = { "points of the file", "line 299", "line 250" };

    return str_of(all[s]);
}

bool is_points_source(struct str reason)
{
    bool is = false;

    for (enum points_source s = 0; s < POINTS_SOURCES; s++)
        is = is || str_eq(reason, points_source(s));
    return is;
}

const struct message_row *trf_row(int i)
{
    if (i < TRF_FIELD_COUNT)
        return &fields[i].what;
    return i < TRF_FIELD_COUNT + TRF_FIELDS_COUNT ? &lists[i - TRF_FIELD_COUNT].what : NULL;
}
