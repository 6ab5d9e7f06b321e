/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/plan.h"

static const struct plan_row rows[] = {
#define X(id, key, kind, least, most, low, high, help) [id] = { key, kind, least, most, low, high, help },
    PLAN_KEYS(X)
#undef X
};

const struct plan_row *plan_row(enum plan_key k)
{
    return &rows[k];
}

bool plan_has_field(const struct plan *p)
{
    struct range teams = p->value[PLAN_TEAMS];

    return p->parity == PARITY_ANY || teams.low < teams.high || (teams.low % 2 == 1) == (p->parity == PARITY_ODD);
}

const char *plan_field(enum parity p)
{
    static const char *const fields[] = { "any field", "an even field", "an odd field" };

    return fields[p];
}

struct plan plan_default(void)
{
    struct plan p = { .edition = edition_on(STR("")), .ranking = RANKING_OLYMPIAD };

    p.tiebreak = edition_tiebreak(p.edition);
    for (int k = 0; k < PLAN_KEY_COUNT; k++)
        p.value[k] = (struct range){ rows[k].low, rows[k].high };
    return p;
}
