/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/c07.h"

/* What a drawn match gives: game points in half points. */
static int draw(const struct ledger *l, enum reference by)
{
    return by == REFERENCE_MP ? l->scoring->match[FOR_DRAW] : l->boards * l->scoring->game[FOR_DRAW];
}

/* RULE_C07_VOLUNTARY: a team that was not paired, or did not come. */
static bool is_voluntary(const struct ledger *l, enum entry_kind k)
{
    return k == ENTRY_UNPAIRED || (k == ENTRY_ABSENCE && !l->forfeits);
}

/* RULE_C07_FORE: a pair of the last round, played or not. */
static bool is_drawn_before(const struct ledger *l, const struct entry *e, int round)
{
    return l->fore && round == l->rounds && e->opponent != NOBODY;
}

/* What a draw in the last round would give more, or less. */
static int fore_change(const struct ledger *l, enum reference by, int team)
{
    const struct entry *e = l->rounds > 0 ? ledger_entry(l, team, l->rounds) : NULL;

    if (!e || !is_drawn_before(l, e, l->rounds))
        return 0;
    return draw(l, by) - (by == REFERENCE_MP ? e->mp : e->gp);
}

static int own_score(const struct ledger *l, enum reference by, int team)
{
    return (by == REFERENCE_MP ? l->total[team].mp : l->total[team].gp) + fore_change(l, by, team);
}

/* RULE_C07_OPPONENT */
int c07_score(const struct ledger *l, enum reference by, int team)
{
    int score = (by == REFERENCE_MP ? l->total[team].mp_seen : l->total[team].gp_seen) + fore_change(l, by, team);

    for (int round = l->rounds; round > 0 && !l->round_robin; round--) {
        const struct entry *e = ledger_entry(l, team, round);
        if (!is_voluntary(l, e->kind) || is_drawn_before(l, e, round))
            break;
        if (e->kind == ENTRY_UNPAIRED)
            score += draw(l, by) - (by == REFERENCE_MP ? e->given_mp : e->given_gp);
    }
    return score;
}

static int at_most(int score, int limit)
{
    return score < limit ? score : limit;
}

static bool counts_as_met(const struct ledger *l, const struct entry *e, int round)
{
    return ledger_met(l, e) || is_drawn_before(l, e, round);
}

static int score_met(const struct ledger *l, int round, enum reference by, int team)
{
    const struct entry *e = ledger_entry(l, team, round);
    bool met = counts_as_met(l, e, round) || (l->round_robin && e->opponent != NOBODY);

    if (met)
        return c07_score(l, by, e->opponent);
    /* RULE_C07_DUMMY: as strong as the team itself, but no stronger than who did not come, or did, and without an opponent
       no stronger than a team that draws every match. */
    int limit = e->opponent == NOBODY ? draw(l, by) * l->rounds : c07_score(l, by, e->opponent);

    return at_most(own_score(l, by, team), limit);
}

/* RULE_C07_ROUND_ROBIN: what has an opponent is as if it had been played, and a free round is none. */
static struct contribution contribution_of(const struct ledger *l, int team, int round)
{
    const struct entry *e = ledger_entry(l, team, round);

    return (struct contribution){ .round = round,
                                  .kind = counts_as_met(l, e, round) || (l->round_robin && e->kind != ENTRY_PENDING)
                                              ? ENTRY_PLAYED
                                              : e->kind,
                                  .opponent = e->opponent,
                                  .mp = score_met(l, round, REFERENCE_MP, team),
                                  .gp = score_met(l, round, REFERENCE_GP, team),
                                  .scored = e->gp + e->given_gp,
                                  .mp_scored = e->mp + e->given_mp };
}

static int score_of(const struct c07_sum *sum, const struct contribution *c)
{
    return sum->by == REFERENCE_MP ? c->mp : c->gp;
}

static int times_of(const struct c07_sum *sum, const struct contribution *c)
{
    if (sum->times == REFERENCE_MP)
        return c->mp_scored;
    return sum->times == REFERENCE_GP ? c->scored : 1;
}

int c07_product(const struct c07_sum *sum, const struct contribution *c)
{
    return score_of(sum, c) * times_of(sum, c);
}

/* Less significant: fewer points of the opponent, then the lower product. */
static bool is_less(const struct c07_sum *sum, const struct contribution *a, const struct contribution *b)
{
    if (score_of(sum, a) != score_of(sum, b))
        return score_of(sum, a) < score_of(sum, b);
    return c07_product(sum, a) < c07_product(sum, b);
}

static struct contribution *lowest(const struct c07_sum *sum, struct contribution *c, int n)
{
    struct contribution *found = NULL;

    for (int i = 0; i < n; i++)
        if (!c[i].left_out && (!found || is_less(sum, &c[i], found)))
            found = &c[i];
    return found;
}

/* RULE_C07_CUT_VOLUNTARY: the lowest product of a round that the team chose not to play, of several that of the lowest
   score; NULL if there is none. */
static struct contribution *lowest_voluntary(const struct c07_sum *sum, struct contribution *c, int n)
{
    struct contribution *found = NULL;

    for (int i = 0; i < n; i++) {
        int more = found ? c07_product(sum, &c[i]) - c07_product(sum, found) : -1;
        if (more == 0)
            more = score_of(sum, &c[i]) - score_of(sum, found);
        if (!c[i].left_out && (c[i].kind == ENTRY_UNPAIRED || c[i].kind == ENTRY_ABSENCE) && more < 0)
            found = &c[i];
    }
    return found;
}

static void cut(struct contribution *c, enum cut why)
{
    c->left_out = true;
    c->cut = why;
}

int c07_contributions(const struct ledger *books, const struct c07_sum *sum, int team, struct contribution *out)
{
    struct ledger asked = sum->forfeits ? ledger_with_forfeits(books) : *books;
    const struct ledger *l = &asked;
    int n = 0;

    asked.fore = sum->fore && books->final;
    for (int round = 1; round <= l->rounds; round++) {
        const struct entry *e = ledger_entry(l, team, round);
        enum entry_kind kind = e->kind;
        bool free = l->round_robin && e->opponent == NOBODY;
        if ((kind != ENTRY_PENDING || is_drawn_before(l, e, round)) && kind != ENTRY_ANNULLED && !free)
            out[n++] = contribution_of(l, team, round);
    }
    for (int i = 0; i < sum->low; i++) {
        struct contribution *low = lowest(sum, out, n), *own = lowest_voluntary(sum, out, n);

        if (own && own != low && c07_product(sum, own) >= c07_product(sum, low))
            cut(own, CUT_VOLUNTARY);
        else if (low)
            cut(low, CUT_LOWEST);
    }
    for (int i = 0; i < sum->high; i++) {
        struct contribution *high = NULL;

        for (int k = 0; k < n; k++)
            if (!out[k].left_out && (!high || is_less(sum, high, &out[k])))
                high = &out[k];
        if (high)
            cut(high, CUT_HIGHEST);
    }
    return n;
}

int c07_total(const struct c07_sum *sum, const struct contribution *c, int n)
{
    int total = 0;

    for (int i = 0; i < n; i++)
        total += c[i].left_out ? 0 : c07_product(sum, &c[i]);
    return total;
}

/* Of a sum by C.07 without the `cut` highest products, or lowest. */
int c07_total_less(const struct c07_sum *sum, struct contribution *c, int n, enum cut cut)
{
    for (int i = 0; i < n; i++)
        c[i].left_out = false;
    for (int k = 0; k < sum->low && k < n; k++) {
        struct contribution *out = NULL;
        for (int i = 0; i < n; i++) {
            int more = out ? c07_product(sum, &c[i]) - c07_product(sum, out) : 0;
            if (!c[i].left_out && (!out || (cut == CUT_HIGHEST ? more > 0 : more < 0)))
                out = &c[i];
        }
        out->left_out = true;
    }
    return c07_total(sum, c, n);
}
