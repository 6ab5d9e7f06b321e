/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/criterion.h"

#include "engine/base/criteria.h"
#include "engine/base/ranking.h"
#include "engine/ranking/c07.h"
#include "engine/ranking/club_criteria.h"
#include "engine/ranking/rating_criteria.h"

/* A value for which neither the variant nor contributions are asked. */
#define VALUE(name, value)                                                                              \
    static int name(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room) \
    {                                                                                                   \
        (void)variant, (void)room;                                                                      \
        return value;                                                                                   \
    }

VALUE(match_points, l->total[team].mp)
VALUE(game_points, l->total[team].gp)

static int sonneborn_berger(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    return tiebreak_osb(room, tiebreak_contributions(l, variant, team, room));
}

static int opponents_points(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    return tiebreak_sum(room, tiebreak_contributions(l, variant, team, room));
}

static bool is_out(const struct entry *e)
{
    return e->kind == ENTRY_PENDING || e->kind == ENTRY_ANNULLED;
}

static int awarded(const struct entry *e)
{
    return e->mp + e->given_mp;
}

/* --- its own rounds (C.07, 7) --------------------------------------------------------------------- */

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

/* A match that the other side did not come to, or that counts as unplayed, is won but not at the boards. */
static int won_at_boards(const struct ledger *l, int team, int round)
{
    const struct entry *e = ledger_entry(l, team, round);

    return e->kind == ENTRY_PLAYED && scoring_outcome(l->scoring, e->mp) == FOR_WIN;
}

/* With Black on board 1. */
static int had_black(const struct ledger *l, int team, int round)
{
    const struct entry *e = ledger_entry(l, team, round);

    return e->kind == ENTRY_PLAYED && e->black;
}

static int won_and_black(const struct ledger *l, int team, int round)
{
    return won_at_boards(l, team, round) && had_black(l, team, round);
}

static int add_up(const struct ledger *l, int team, int (*of)(const struct ledger *l, int team, int round))
{
    int sum = 0;

    for (int round = 1; round <= l->rounds; round++)
        sum += of(l, team, round);
    return sum;
}

/* RULE_C07_RECORD: rounds that gave as much as a win, played or not; rounds less those that it asked out of or did not come to; one for each
   round in which it had more than the other side, or than a draw gives, a half for as much. */
VALUE(rounds_won, add_up(l, team, won))
VALUE(rounds_elected, add_up(l, team, elected))
VALUE(standard_points, add_up(l, team, standard))
VALUE(won_matches, add_up(l, team, won_at_boards))
VALUE(won_with_black, add_up(l, team, won_and_black))
VALUE(played_with_black, add_up(l, team, had_black))

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

/* RULE_C07_PROGRESSIVE: what it had after each round added up, without the first one or two. */
VALUE(progressive, progress(l, team, 0, false))
VALUE(progressive_cut_1, progress(l, team, 1, false))
VALUE(progressive_cut_2, progress(l, team, 2, false))
VALUE(progressive_games, progress(l, team, 0, true))
VALUE(progressive_games_cut_1, progress(l, team, 1, true))
VALUE(progressive_games_cut_2, progress(l, team, 2, true))

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

/* RULE_C07_KOYA: what it scored against those with half of what their rounds could give. */
VALUE(koya, against_better_half(l, team, false))
VALUE(koya_games, against_better_half(l, team, true))

/* --- made of Buchholz: the mean of the opponents' (AOB), and that before the last round (FB) ------- */

static int sum_of(const struct ledger *l, const struct c07_sum *sum, int team, struct contribution *room)
{
    return c07_total(sum, room, c07_contributions(l, sum, team, room));
}

/* RULE_C07_AOB: in hundredths, half of one rounded up; VALUE_NONE of a team that has met nobody at the boards. */
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

#define AVERAGE(name, of)                                                                               \
    static int name(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room) \
    {                                                                                                   \
        (void)variant;                                                                                  \
        return average(l, of, team, room);                                                              \
    }
AVERAGE(average_buchholz, REFERENCE_MP)
AVERAGE(average_buchholz_games, REFERENCE_GP)

/* RULE_C07_FORE: Buchholz as if all pairs of the last round had drawn; before that round Buchholz as it is. */
#define FORE(name, of, cut)                                                                             \
    static int name(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room) \
    {                                                                                                   \
        const struct c07_sum sum = { .by = of, .low = cut, .fore = true };                              \
                                                                                                        \
        (void)variant;                                                                                  \
        return sum_of(l, &sum, team, room);                                                             \
    }
FORE(fore_buchholz, REFERENCE_MP, 0)
FORE(fore_buchholz_cut_1, REFERENCE_MP, 1)
FORE(fore_buchholz_games, REFERENCE_GP, 0)
FORE(fore_buchholz_games_cut_1, REFERENCE_GP, 1)

/* --- score and schedule strength (SSSC) ------------------------------------------------------------ */

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

/* --- all of them ------------------------------------------------------------------------------------ */

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
