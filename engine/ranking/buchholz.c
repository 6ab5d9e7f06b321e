/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/buchholz.h"

#include "engine/base/ranking.h"
#include "engine/ranking/c07.h"

static int sum_of(const struct ledger *l, const struct c07_sum *sum, int team, struct contribution *room)
{
    return c07_total(sum, room, c07_contributions(l, sum, team, room));
}

/* --- the mean of the opponents' ---------------------------------------------------------------- */

static int average(const struct ledger *l, enum reference by, int team, struct contribution *room)
{
    const struct c07_sum buchholz = { .by = by };
    int sum = 0, n = 0, hundredths = by == REFERENCE_MP ? 100 : 50;

    for (int round = 1; round <= l->rounds; round++) {
        const struct entry *e = ledger_entry(l, team, round);
        if (e->kind != ENTRY_PLAYED)
            continue;
        sum += hundredths * sum_of(l, &buchholz, e->opponent, room);
        n++;
    }
    return n > 0 ? (2 * sum + n) / (2 * n) : VALUE_NONE;
}

int average_buchholz(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant;
    return average(l, REFERENCE_MP, team, room);
}

int average_buchholz_games(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant;
    return average(l, REFERENCE_GP, team, room);
}

/* --- before the last round ----------------------------------------------------------------------- */

#define FORE(name, of, cut)                                                                      \
    int name(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room) \
    {                                                                                            \
        const struct c07_sum sum = { .by = of, .low = cut, .fore = true };                       \
                                                                                                 \
        (void)variant;                                                                           \
        return sum_of(l, &sum, team, room);                                                      \
    }
FORE(fore_buchholz, REFERENCE_MP, 0)
FORE(fore_buchholz_cut_1, REFERENCE_MP, 1)
FORE(fore_buchholz_games, REFERENCE_GP, 0)
FORE(fore_buchholz_games_cut_1, REFERENCE_GP, 1)
