/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/tiebreak.h"

#include "engine/base/arena.h"

/* Game points in half points, as the articles give them for matches on four boards. */
enum { FOUR_GP = 8, TWO_GP = 4 };

/* What a virtual opponent gets for the round itself: RULE_VIRTUAL. */
static const struct {
    int mp, gp;
} virtual_result[] = {
    [ENTRY_BYE] = { 1, TWO_GP },
    [ENTRY_WALKOVER] = { 1, FOUR_GP },
    [ENTRY_ABSENCE] = { 0, 0 },
};

/* The team as it was before the round, the result, and a drawn match in every later round. */
static void meet_virtual(const struct ledger *l, const struct entry *e, struct contribution *c)
{
    int later = l->rounds - c->round;

    c->mp = e->mp_before + virtual_result[e->kind].mp + later;
    c->gp = e->gp_before + virtual_result[e->kind].gp + later * TWO_GP;
}

static void meet_team(const struct ledger *l, struct contribution *c)
{
    c->mp = l->total[c->opponent].mp_seen;
    c->gp = l->total[c->opponent].gp_seen;
}

/* RULE_TIEBREAK_2022: what a match that was not played counts for the team. */
static int scored_unplayed(const struct ledger *l, const struct entry *e)
{
    if (e->mp > 1)
        return 2 * l->boards;
    return e->mp == 1 ? e->gp : 0;
}

/* RULE_TIEBREAK_2022: also who did not come is the opponent, with the points that the team itself had then if it
   stayed away for good; and a round without a pairing is an opponent that has nothing. */
static void meet_scheduled(const struct ledger *l, const struct entry *e, struct contribution *c)
{
    if (c->opponent == NOBODY)
        return;
    const struct total *opponent = &l->total[c->opponent];
    bool gone = c->kind == ENTRY_WALKOVER && opponent->last_match < c->round;

    c->mp = gone ? e->mp_before : opponent->mp_seen;
    c->gp = opponent->gp_seen;
    if (c->kind != ENTRY_PLAYED)
        c->scored = scored_unplayed(l, e);
}

static bool contributes(const struct entry *e, const struct tiebreak_row *v)
{
    return e->kind != ENTRY_PENDING && e->kind != ENTRY_ANNULLED && (v->app2 || e->kind != ENTRY_UNPAIRED);
}

int contribution_product(const struct contribution *c)
{
    return c->mp * c->scored;
}

int contribution_mp(const struct contribution *c)
{
    return c->mp;
}

static bool is_lower(const struct contribution *a, const struct contribution *b, const struct tiebreak_row *v)
{
    if (v->app2 && (a->kind == ENTRY_BYE) != (b->kind == ENTRY_BYE))
        return a->kind == ENTRY_BYE;
    if (a->mp != b->mp)
        return a->mp < b->mp;
    if (v->lowest == LOWEST_GP && a->gp != b->gp)
        return a->gp < b->gp;
    return contribution_product(a) < contribution_product(b);
}

bool tiebreak_contribution(const struct ledger *l, enum tiebreak variant, int team, int round, struct contribution *out)
{
    const struct tiebreak_row *v = tiebreak_row(variant);
    const struct entry *e = ledger_entry(l, team, round);

    if (!contributes(e, v))
        return false;
    struct contribution c = { .round = round, .kind = e->kind, .opponent = e->opponent, .scored = e->gp };

    if (v->app2 && e->kind != ENTRY_BYE)
        meet_scheduled(l, e, &c);
    else if (e->kind == ENTRY_PLAYED)
        meet_team(l, &c);
    else
        meet_virtual(l, e, &c);
    *out = c;
    return true;
}

int tiebreak_contributions(const struct ledger *l, enum tiebreak variant, int team, struct contribution *out)
{
    int n = 0;

    for (int round = 1; round <= l->rounds; round++)
        n += tiebreak_contribution(l, variant, team, round, &out[n]);
    const struct tiebreak_row *v = tiebreak_row(variant);
    struct contribution *lowest = out;

    for (int i = 1; i < n; i++)
        if (is_lower(&out[i], lowest, v))
            lowest = &out[i];
    if (n > 0)
        lowest->left_out = true;
    return n;
}

int tiebreak_osb(const struct contribution *c, int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++)
        sum += c[i].left_out ? 0 : contribution_product(&c[i]);
    return sum;
}

int tiebreak_sum(const struct contribution *c, int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++)
        sum += c[i].left_out ? 0 : c[i].mp;
    return sum;
}

int *tiebreak_osb_so_far(const struct tournament *t, int after, struct arena *a)
{
    int *osb = arena_new(a, int, t->nteam);
    struct ledger l = ledger_load(t, after, a);
    struct contribution *c = arena_new(a, struct contribution, after);

    for (int i = 0; i < t->nteam; i++) {
        int n = tiebreak_contributions(&l, TIEBREAK_KHANTY_MANSIYSK, i, c);
        osb[i] = tiebreak_osb(c, n);
    }
    return osb;
}
