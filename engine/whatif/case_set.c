/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/case_set.h"

#include "engine/base/arena.h"

static int *slot_of(const struct case_set *p, struct holder h)
{
    uint64_t at = (h.may * 0x9e3779b97f4a7c15u ^ h.sure) * 0x9e3779b97f4a7c15u >> 32;

    for (;; at++) {
        int *slot = &p->slot[at % (2 * (unsigned)p->room)];
        if (*slot == 0 || (p->held[*slot - 1].may == h.may && p->held[*slot - 1].sure == h.sure))
            return slot;
    }
}

int case_set_held(struct case_set *p, struct holder h)
{
    int *slot = slot_of(p, h);

    if (*slot == 0 && p->nheld == p->room) {
        p->held = arena_grow(p->a, p->held, sizeof *p->held, (size_t)p->room, 2 * (size_t)p->room);
        p->room *= 2;
        p->slot = arena_new(p->a, int, 2 * p->room);
        for (int i = 0; i < p->nheld; i++)
            *slot_of(p, p->held[i]) = i + 1;
        slot = slot_of(p, h);
    }
    if (*slot == 0) {
        p->held[p->nheld] = h;
        *slot = ++p->nheld;
    }
    return *slot - 1;
}
