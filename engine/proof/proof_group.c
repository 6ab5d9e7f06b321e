/* SPDX-License-Identifier: Apache-2.0 */
/* proof_group.c - checks the groups of a record: their order, their levels, that as few leave as can (docs/rules/pairing.md, "A group on the way"). */
#include "engine/proof/proof_state.h"
#include "engine/proof/messages.h"

#include <string.h>

/* --- what holds for a group as a whole ------------------------------------------------------- */

static void expect_certificate(struct proof *p, int certificate, struct claim c, struct message what, enum rule rule)
{
    p->proved++;
    if (certificate == NOBODY || !proof_holds(p, &c, certificate))
        WRONG(p, rule, say_proof_lacks_certificate(p->g->mp, &what));
}

static void expect_none(struct proof *p, int certificate, struct message what, enum rule rule)
{
    if (certificate != NOBODY)
        WRONG(p, rule, say_proof_certificate_needless(p->g->mp, &what));
}

/* That no completion costs less than the expected leavers do by the measure. */
static void check_least(struct proof *p, enum parsed_why measure, bool needed, int certificate, struct message what,
                        enum rule rule)
{
    struct claim c = proof_claim(p, true);

    c.measure = measure;
    c.limit = proof_limit(p, &c) - 1;
    if (needed)
        expect_certificate(p, certificate, c, what, rule);
    else
        expect_none(p, certificate, what, rule);
}

static void check_levels(struct proof *p)
{
    const struct parsed_group *g = p->g;

    if (proof_is_median(p) && g->leaver.n > 0)
        WRONG(p, RULE_GROUP_ORDER, say_proof_leaves_median());
    if ((g->level == NOBODY) != (g->leaver.n == 0) || (g->leaver.n > 0 && !claim_is_level(&p->s, g->level)) ||
        g->nearlier != (g->level == NOBODY ? 0 : g->level)) {
        WRONG(p, proof_floater_rule(p), say_proof_level_wrong(g->mp));
        return;
    }
    for (int i = 0; i < g->nearlier; i++) {
        struct claim c = proof_claim(p, true);
        c.measure = WHY_LEVEL;
        c.level = i;
        c.limit = proof_limit(p, &c);
        expect_certificate(p, g->earlier[i], c, say_proof_level_earliest(), proof_floater_rule(p));
    }
}

static void check_cheapest(struct proof *p)
{
    const struct parsed_group *g = p->g;
    const struct message what = say_proof_breaches_fewest();
    struct claim c = proof_claim(p, !proof_is_median(p));

    if (g->breaches == 0) {
        expect_none(p, g->cheapest, what, RULE_LIMITS_LIFTED);
        return;
    }
    if (g->level != NOBODY && claim_stays_legal(&p->s, g->level))
        WRONG(p, RULE_LIMITS_LIFTED, say_proof_level_allows_no_breach(g->mp, g->breaches));
    c.measure = WHY_BREACHES;
    c.limit = proof_limit(p, &c) + g->breaches - 1;
    expect_certificate(p, g->cheapest, c, what, RULE_LIMITS_LIFTED);
}

/* The witness pairs each leaver and each team outside once, at the cost of the level's way. */
static void check_witness(struct proof *p)
{
    const struct parsed_group *g = p->g;
    struct claim c = proof_claim(p, true);
    bool *seen = arena_new(p->a, bool, p->r->nteam);
    long cost = 0;
    int due = g->leaver.n;

    if (g->leaver.n == 0 && g->witness.n > 0)
        WRONG(p, RULE_MOST_PAIRS, say_proof_witness_needless(g->mp));
    if (g->leaver.n == 0)
        return;
    c.measure = WHY_LEVEL;
    for (int t = 0; t < p->r->nteam; t++)
        due += p->s.outside[t];
    for (int i = 0; i < g->witness.n; i++) {
        int a = g->witness.pair[i][0], b = g->witness.pair[i][1];
        long pair = claim_cost(&p->s, &c, a, b);
        bool there = (p->s.outside[a] || p->s.leaves[a]) && (p->s.outside[b] || p->s.leaves[b]);
        if (!there || seen[a] || seen[b] || pair < 0) {
            WRONG(p, proof_floater_rule(p), say_proof_not_of_witness(p->r->team[a].name, p->r->team[b].name));
            return;
        }
        seen[a] = seen[b] = true;
        cost += pair;
    }
    if (2 * g->witness.n != due || cost > proof_limit(p, &c))
        WRONG(p, proof_floater_rule(p), say_proof_witness_of_other_level(g->mp));
}

/* --- groups ---------------------------------------------------------------------------------- */

static bool same_list(const struct parsed_places *x, const int *list, int n)
{
    return x->n == n && (n == 0 || memcmp(x->team, list, sizeof *list * (size_t)n) == 0);
}

/* The floaters that must have come in. */
static struct parsed_places incoming(struct proof *p)
{
    if (!proof_is_median(p))
        return p->s.own < p->s.median ? p->down : p->up;
    struct parsed_places all = { arena_new(p->a, int, p->r->nteam), 0 };
    for (int i = 0; i < p->down.n; i++)
        all.team[all.n++] = p->down.team[i];
    for (int i = 0; i < p->up.n; i++)
        all.team[all.n++] = p->up.team[i];
    return all;
}

static enum parsed_side side_of(int points, int median)
{
    if (points == median)
        return SIDE_MEDIAN;
    return points < median ? SIDE_ABOVE : SIDE_BELOW;
}

/* Is the group of the file the one that is due, with the floaters that are? */
static bool is_due(struct proof *p, const struct parsed_places *members, struct parsed_places in)
{
    const struct parsed_group *g = p->g;
    enum parsed_side side = side_of(p->s.own, p->s.median);

    if (g->side == side && g->mp == p->r->team[members->team[0]].mp &&
        same_list(&g->resident, members->team, members->n) && same_list(&g->floater, in.team, in.n))
        return true;
    WRONG(p, RULE_GROUP_ORDER, say_proof_group_unexpected(g->mp));
    return false;
}

static bool begin_group(struct proof *p, int own)
{
    int begin = p->begin[own], n = p->begin[own + 1] - begin;
    struct parsed_places members = { arena_new(p->a, int, n), n };

    p->s.own = own;
    for (int i = 0; i < n; i++)
        members.team[i] = p->order[own > p->s.median ? begin + n - 1 - i : begin + i];
    struct parsed_places in = incoming(p);
    if (!is_due(p, &members, in))
        return false;
    memset(p->s.inside, 0, sizeof *p->s.inside * (size_t)p->r->nteam);
    memset(p->s.leaves, 0, sizeof *p->s.leaves * (size_t)p->r->nteam);
    memset(p->s.arrived, 0, sizeof *p->s.arrived * (size_t)p->r->nteam);
    for (int i = 0; i < n; i++)
        p->s.inside[members.team[i]] = true;
    for (int i = 0; i < in.n; i++) {
        p->s.inside[in.team[i]] = true;
        p->s.arrived[in.team[i]] = true;
    }
    /* RULE_FLOATER_STAYS */
    p->again = 0;
    for (int i = 0; i < p->g->leaver.n; i++)
        p->again += p->s.arrived[p->g->leaver.team[i]];
    return true;
}

/* Floaters of the side that is paired first wait in the median group while the other side is paired. */
static bool waits(const struct proof *p, int team)
{
    int first = (int)edition_row(p->r->edition)->first;

    return (p->s.own - p->s.median) * first > 0 && (p->group[team] - p->s.median) * first < 0;
}

static void end_group(struct proof *p)
{
    const struct parsed_group *g = p->g;
    int *out = arena_new(p->a, int, p->r->nteam), n = 0;

    for (int i = 0; i < g->floater.n; i++)
        if (p->s.leaves[g->floater.team[i]])
            out[n++] = g->floater.team[i];
    for (int i = 0; i < g->resident.n; i++)
        if (p->s.leaves[g->resident.team[i]])
            out[n++] = g->resident.team[i];
    if (!same_list(&g->leaver, out, n))
        WRONG(p, proof_floater_rule(p), say_proof_leavers_differ(g->mp));
    for (int t = 0; t < p->r->nteam; t++)
        if (p->s.inside[t] && !p->s.leaves[t])
            WRONG(p, RULE_MOST_PAIRS, say_proof_left_unpaired(p->r->team[t].name));
    if (p->budget != 0)
        WRONG(p, RULE_COLOUR_LIMITS, say_proof_breaches_differ(g->mp));
    *(p->s.own < p->s.median ? &p->down : &p->up) = (struct parsed_places){ out, n };
}

static bool check_group(struct proof *p, int own)
{
    if (p->groups >= p->r->ngroup) {
        WRONG(p, RULE_GROUP_ORDER, say_proof_group_missing());
        return false;
    }
    p->g = &p->r->group[p->groups++];
    p->budget = p->g->breaches;
    if (!begin_group(p, own))
        return false;
    /* Who is outside: teams without an opponent that are not of the bracket. */
    int count = 0;

    for (int t = 0; t < p->r->nteam; t++) {
        p->s.outside[t] = t != p->r->bye && p->opponent[t] == NOBODY && !p->s.inside[t];
        p->s.waiting[t] = p->s.outside[t] && waits(p, t);
        count += p->s.outside[t] || p->s.inside[t];
    }
    p->s.spill = count + 1;
    check_levels(p);
    const struct parsed_group *g = p->g;
    int size = g->resident.n + g->floater.n;

    check_least(p, WHY_LEAVERS, g->leaver.n > size % 2, g->fewest, say_proof_leavers_fewest(), RULE_MOST_PAIRS);
    check_least(p, WHY_FLOATERS, p->again > 0, g->again, say_proof_floaters_most(), RULE_FLOATER_STAYS);
    check_cheapest(p);
    proof_steps(p);
    check_witness(p);
    end_group(p);
    return true;
}

/* The groups from one end to the median group. */
static bool check_side(struct proof *p, int toward)
{
    bool due = true;

    for (int g = toward > 0 ? 0 : p->ngroup - 1; due && g != p->s.median; g += toward)
        due = check_group(p, g);
    return due;
}

bool proof_groups(struct proof *p)
{
    int first = (int)edition_row(p->r->edition)->first;
    bool due = p->ngroup == 0 || (check_side(p, first) && check_side(p, -first) && check_group(p, p->s.median));

    if (due && p->groups < p->r->ngroup)
        WRONG(p, RULE_GROUP_ORDER, say_proof_group_beyond());
    return due;
}
