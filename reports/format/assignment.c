/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/assignment.h"

#include "engine/base/arena.h"
#include "teams/text.h"

struct assignment *assignment_shown(const struct assignment *t, struct arena *a)
{
    struct assignment *shown = arena_new(a, struct assignment, 1);

    *shown = *t;
    struct str *const all[] = { &shown->federation, &shown->opponent_federation,
                                &shown->table.text, &shown->colour.text,
                                &shown->due.text,   &shown->boards };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = text_shown(*all[i], false, a);
    for (int i = 0; i < 2; i++)
        shown->name[i] = cell_shown(t->name[i], a);
    return shown;
}
