/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/captains.h"

void captains_note(struct captains *c, long person, bool is)
{
    if (person <= 0)
        return;
    if (person >= c->n) {
        c->is = arena_grow(&c->arena, c->is, sizeof *c->is, (size_t)c->n, 2 * (size_t)person);
        c->n = 2 * person;
    }
    c->is[person] = is;
}

bool captains_has(const struct captains *c, long person)
{
    return person < c->n && c->is[person];
}
