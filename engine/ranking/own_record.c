/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/own_record.h"

static bool is_out(const struct entry *e)
{
    return e->kind == ENTRY_PENDING || e->kind == ENTRY_ANNULLED;
}

static int awarded(const struct entry *e)
{
    return e->mp + e->given_mp;
}

/* --- C.07, 7 ----------------------------------------------------------------------------------- */

static int won(const struct ledger *l, int team, int round)
{
    const struct entry *e = ledger_entry(l, team, round);

    return !is_out(e) && awarded(e) >= l->scoring->match[FOR_WIN];
}

/* A bye that gives what a win does was no choice of its own. */
static int elected(const struct ledger *l, int team, int round)
{
    const struct entry *e = ledger_entry(l, team, round);
    bool asked = e->kind == ENTRY_UNPAIRED && e->opponent == NOBODY && !won(l, team, round);

    return !is_out(e) && !asked && e->kind != ENTRY_ABSENCE;
}

/* Half points. */
static int standard(const struct ledger *l, int team, int round)
{
    const struct entry *e = ledger_entry(l, team, round);

    if (is_out(e))
        return 0;
    int other = e->opponent == NOBODY ? l->scoring->match[FOR_DRAW] : ledger_entry(l, e->opponent, round)->mp;
    return awarded(e) > other ? 2 : awarded(e) == other;
}

static int add_up(const struct ledger *l, int team, int (*of)(const struct ledger *l, int team, int round))
{
    int sum = 0;

    for (int round = 1; round <= l->rounds; round++)
        sum += of(l, team, round);
    return sum;
}

#define OF_ROUNDS(name, of)                                                                      \
    int name(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room) \
    {                                                                                            \
        (void)variant, (void)room;                                                               \
        return add_up(l, team, of);                                                              \
    }
OF_ROUNDS(rounds_won, won)
OF_ROUNDS(rounds_elected, elected)
OF_ROUNDS(standard_points, standard)

/* --- C.07, 7.5 --------------------------------------------------------------------------------- */

/* What it had for the pairing of the next round is what it had after this one. */
static int score_after(const struct ledger *l, int team, int round, bool games)
{
    if (round == l->rounds)
        return games ? l->total[team].gp : l->total[team].mp;
    const struct entry *next = ledger_entry(l, team, round + 1);
    return games ? next->gp_before : next->mp_before;
}

static int progress(const struct ledger *l, int team, int cut, bool games)
{
    int sum = 0;

    for (int round = cut + 1; round <= l->rounds; round++)
        sum += score_after(l, team, round, games);
    return sum;
}

#define PROGRESS(name, cut, games)                                                               \
    int name(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room) \
    {                                                                                            \
        (void)variant, (void)room;                                                               \
        return progress(l, team, cut, games);                                                    \
    }
PROGRESS(progressive, 0, false)
PROGRESS(progressive_cut_1, 1, false)
PROGRESS(progressive_cut_2, 2, false)
PROGRESS(progressive_games, 0, true)
PROGRESS(progressive_games_cut_1, 1, true)
PROGRESS(progressive_games_cut_2, 2, true)

/* --- C.07, 9.2 --------------------------------------------------------------------------------- */

/* A free round of a round robin could give nothing, and games against who was taken out count for nobody. */
static bool has_half(const struct ledger *l, int team, bool games)
{
    int most = games ? l->scoring->game[FOR_WIN] * l->boards : l->scoring->match[FOR_WIN], rounds = 0;

    for (int round = 1; round <= l->rounds; round++) {
        const struct entry *e = ledger_entry(l, team, round);
        rounds += !is_out(e) && (!l->round_robin || e->opponent != NOBODY);
    }
    return 2 * (games ? l->total[team].gp_seen : l->total[team].mp_seen) >= most * rounds;
}

static int against_better_half(const struct ledger *l, int team, bool games)
{
    int sum = 0;

    for (int round = 1; round <= l->rounds; round++) {
        const struct entry *e = ledger_entry(l, team, round);
        if (ledger_met(l, e) && has_half(l, e->opponent, games))
            sum += games ? e->gp : e->mp;
    }
    return sum;
}

int koya(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant, (void)room;
    return against_better_half(l, team, false);
}

int koya_games(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant, (void)room;
    return against_better_half(l, team, true);
}
