/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/criterion.h"

#include "engine/base/criteria.h"
#include "engine/ranking/buchholz.h"
#include "engine/ranking/club_criteria.h"
#include "engine/ranking/own_record.h"
#include "engine/ranking/rating_criteria.h"

static int match_points(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant, (void)room;
    return l->total[team].mp;
}

static int game_points(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant, (void)room;
    return l->total[team].gp;
}

static int sonneborn_berger(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    return tiebreak_osb(room, tiebreak_contributions(l, variant, team, room));
}

static int opponents_points(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    return tiebreak_sum(room, tiebreak_contributions(l, variant, team, room));
}

/* A match that the other side did not come to, or that counts as unplayed, is won but not at the boards. */
static bool is_won(const struct ledger *l, const struct entry *e)
{
    return e->kind == ENTRY_PLAYED && scoring_outcome(l->scoring, e->mp) == FOR_WIN;
}

static int won_matches(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    int won = 0;

    (void)variant, (void)room;
    for (int round = 1; round <= l->rounds; round++)
        won += is_won(l, ledger_entry(l, team, round));
    return won;
}

/* Of those the ones in which it had Black on board 1. */
static int won_with_black(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    int won = 0;

    (void)variant, (void)room;
    for (int round = 1; round <= l->rounds; round++) {
        const struct entry *e = ledger_entry(l, team, round);
        won += is_won(l, e) && e->black;
    }
    return won;
}

static int played_with_black(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    int n = 0;

    (void)variant, (void)room;
    for (int round = 1; round <= l->rounds; round++)
        n += ledger_entry(l, team, round)->kind == ENTRY_PLAYED && ledger_entry(l, team, round)->black;
    return n;
}

static const struct c07_sum schedules[] = {
    [REFERENCE_MP] = { .by = REFERENCE_MP }, [REFERENCE_GP] = { .by = REFERENCE_GP }
};

const struct c07_sum *criterion_schedule(const struct ledger *l)
{
    return &schedules[l->primary];
}

/* RULE_C07_SSSC */
int criterion_factor(const struct ledger *l)
{
    int match = l->scoring->match[FOR_WIN], games = l->scoring->game[FOR_WIN] * l->boards; /* half points */
    int k = l->primary == REFERENCE_MP ? 2 * match * l->rounds / games : games * l->rounds / (2 * match);

    return k > 0 ? k : 1;
}

/* In hundredths, half of one rounded up. */
static int score_and_schedule(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    const struct c07_sum *sum = criterion_schedule(l);
    int k = criterion_factor(l),
        secondary = l->primary == REFERENCE_MP ? 50 * l->total[team].gp : 100 * l->total[team].mp;
    int schedule =
        c07_total(sum, room, c07_contributions(l, sum, team, room)) * (l->primary == REFERENCE_MP ? 100 : 50);

    (void)variant;
    return secondary + (2 * schedule + k) / (2 * k);
}

/* RULE_C07_FORFEITS */
static int score_and_schedule_played(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    const struct ledger with = ledger_with_forfeits(l);

    return score_and_schedule(&with, variant, team, room);
}

/* RULE_C07_BC: the sign turned, the lower is the better. */
static int board_count(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    int sum = 0;

    (void)variant, (void)room;
    for (int b = 0; b < l->boards; b++)
        sum -= (b + 1) * l->total[team].board[b];
    return sum;
}

#define WORDS(k, c, t, name) \
    .key = k, .code = MESSAGE_LABEL("criterion code " k, c), .title = MESSAGE_LABEL("criterion " k, name), .trf = t

static const struct criterion_row rows[] = {
#define X(id, k, c, t, name, r, half, v, w) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = half ? VALUE_HALVES : VALUE_WHOLE, .value = v, .working = w },
    CRITERIA_OWN(X)
#undef X
#define X(id, k, c, t, name, r, u, v) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = u, .values = v, .boundless = true },
        CRITERIA_CLUB(X) CRITERIA_RATINGS(X)
#undef X
#define X(id, k, c, t, name, r, u, b, x, l, h) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = u, .sum = { b, x, l, h } },
            CRITERIA_SUMS(X)
#undef X
#define X(id, k, c, t, name, r, u, v, d) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = u, .value = v, .decide = d, .boundless = true },
                CRITERIA_C07(X)
#undef X
#define X(id, k, c, t, name, r, u, v, d) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = u, .value = v, .decide = d, .first = true, .boundless = true },
                    CRITERIA_FIRST(X)
#undef X
#define X(id, k, c, t, name, r, u, b, x, l, h) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = u, .sum = { b, x, l, h, .forfeits = true } },
                        CRITERIA_SUMS_FORFEITS(X)
#undef X
#define X(id, k, c, t, name, r, u, v, d) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = u, .value = v, .decide = d, .boundless = true },
                            CRITERIA_C07_FORFEITS(X) CRITERIA_KOYA(X) CRITERIA_BUCHHOLZ(X)
#undef X
#define X(id, k, c, t, name, r, half, v, w) \
    [id] = { WORDS(k, c, t, name), .rule = r, .unit = half ? VALUE_HALVES : VALUE_WHOLE, .value = v, .working = w },
                                CRITERIA_RECORD(X)
#undef X
#define P(id, c, t, name) [id].code.says.players = c, [id].title.says.players = name, [id].trf_of_players = t,
                                    CRITERIA_OF_PLAYERS(P)
#undef P
};

int criterion_value(const struct criterion_row *row, const struct ledger *l, enum tiebreak variant, int team,
                    struct contribution *room)
{
    if (row->decide)
        return 0;
    if (row->sum.by == REFERENCE_NONE)
        return row->value(l, variant, team, room);
    return c07_total(&row->sum, room, c07_contributions(l, &row->sum, team, room));
}

const char *criterion_trf(const struct criterion_row *row, bool players)
{
    return players && row->trf_of_players ? row->trf_of_players : row->trf;
}

const struct criterion_row *criterion_row(enum criterion c)
{
    return &rows[c];
}
