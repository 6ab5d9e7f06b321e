/* SPDX-License-Identifier: Apache-2.0 */
/* event_copy.c - an event as a whole, walked by the table of its members: a copy, and its texts in an arena of its own. */
#include "teams/event.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/member.h"

/* Of its rows only lists stand elsewhere than in the row itself. */
static void own_lists(void *arena, enum table_id id, char *row)
{
    for (int below = T_event + 1; below < TABLE_COUNT; below++) {
        const struct member_table *t = member_table((enum table_id)below);
        if (t->parent != id || t->shape != ROWS_LIST)
            continue;
        int n = member_length(t, row, NULL), room = t->room && t->most > n ? t->most : n;
        char *own = arena_grow(arena, member_rows(t, row), t->size, (size_t)n, (size_t)room);
        memcpy(row + t->at, &own, sizeof own);
        for (int i = 0; i < n; i++)
            own_lists(arena, (enum table_id)below, own + (size_t)i * t->size);
    }
}

struct event *event_copy(const struct event *ev, struct arena *a)
{
    struct event *copy = arena_grow(a, ev, sizeof *ev, 1, 1);

    own_lists(a, T_event, (char *)copy);
    return copy;
}

static void own_texts(void *arena, enum table_id id, char *row)
{
    for (const struct member *m = member_table(id)->member; m->name; m++) {
        struct str *text = (struct str *)(void *)(row + m->at);
        if (m->role != ROLE_ABOVE && m->role != ROLE_PLACE && member_is_text(m->kind) && text->n > 0)
            *text = str_copy(arena, *text);
    }
}

void event_own_text(struct event *ev, struct arena *a)
{
    member_walk(T_event, (char *)ev, own_texts, a);
}
