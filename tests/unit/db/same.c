/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/same.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "teams/member.h"

static bool is_same_value(enum member_kind kind, const void *got, const void *want)
{
    if (kind == K_RANKING)
        return ranking_eq(got, want);
    return member_is_text(kind) ? str_eq(*(const struct str *)got, *(const struct str *)want)
                                : memcmp(got, want, member_size(kind)) == 0;
}

/* Rows of a table, with all below them: those of boards as far as the section has boards. */
static void same_rows(enum table_id id, const char *got, const char *want, const struct section *s)
{
    const struct member_table *t = member_table(id);

    if (id == T_section)
        s = (const struct section *)want;
    for (const struct member *m = t->member; m->name; m++)
        if ((m->role == ROLE_KEY || m->role == ROLE_VALUE) && !is_same_value(m->kind, got + m->at, want + m->at))
            fail_msg("%s.%s is another one", t->name, m->name);
    for (int i = T_event + 1; i < TABLE_COUNT; i++) {
        const struct member_table *below = member_table((enum table_id)i);
        if (below->parent != id)
            continue;
        int n = member_length(below, want, s);
        if (member_length(below, got, s) != n)
            fail_msg("there are %d rows of %s, not %d", member_length(below, got, s), below->name, n);
        for (int k = 0; k < n; k++)
            same_rows((enum table_id)i, member_rows(below, got) + (size_t)k * below->size,
                      member_rows(below, want) + (size_t)k * below->size, s);
    }
}

/* And what loading makes of it: where a round stands, what is frozen. */
void same_event(const struct event *got, const struct event *want)
{
    same_rows(T_event, (const char *)got, (const char *)want, NULL);
    for (int i = 0; i < want->nsection; i++) {
        const struct section *g = &got->section[i], *w = &want->section[i];
        assert_int_equal(g->frozen, w->nround > 0 && w->round[0].published.n > 0);
        for (int r = 0; r < w->nround; r++)
            assert_int_equal(g->round[r].state == ROUND_DRAFT, w->round[r].published.n == 0);
    }
}
