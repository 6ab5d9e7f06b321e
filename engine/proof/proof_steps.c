/* SPDX-License-Identifier: Apache-2.0 */
/* proof_steps.c - checks the steps of a group one by one: each pair, each leaver, each refusal and its reason. */
#include "engine/proof/proof_state.h"
#include "engine/proof/messages.h"

#include <string.h>

/* --- certificates ---------------------------------------------------------------------------- */

static int level_of(const struct claim *c)
{
    if (c->scope != RECORD_WIDE || c->measure < WHY_LEVEL)
        return NOBODY;
    return c->anywhere ? 0 : c->level;
}

/* Is the claim what the certificate says that it was made for? Only one about all teams outside has
   a level, the first one if nobody leaves, and a leaver. */
static bool is_apt(const struct parsed_certificate *with, const struct claim *c)
{
    bool wide = c->scope == RECORD_WIDE;
    bool split = with->beyond.n > 0;

    return with->scope == c->scope && with->measure == c->measure && with->level == level_of(c) &&
           with->leaves == (wide ? c->leaver : NOBODY) && split == (c->beyond != NULL);
}

static bool one_holds(struct proof *p, const struct claim *c, int certificate)
{
    const struct parsed_certificate *with = &p->r->certificate[certificate];
    bool holds = claim_holds(&p->s, c, with, p->a);

    p->apt[certificate] = p->apt[certificate] || (holds && is_apt(with, c));
    return holds;
}

/* Takes those that the certificate names out of the residents of the next group, who are still to be named. */
static bool name_beyond(struct proof *p, int certificate, bool *beyond, bool *due)
{
    const struct parsed_places *named = &p->r->certificate[certificate].beyond;
    bool left = false;

    memset(beyond, 0, sizeof *beyond * (size_t)p->r->nteam);
    for (int i = 0; i < named->n; i++) {
        beyond[named->team[i]] = true;
        due[named->team[i]] = false;
    }
    for (int t = 0; t < p->r->nteam; t++)
        left = left || due[t];
    return left;
}

/* At most one resident of the next group may meet a team beyond it. Whoever it is, one of the certificates from this one
   on names it. */
static bool all_hold(struct proof *p, struct claim c, int certificate)
{
    struct arena_mark mark = arena_mark(p->a);
    bool *beyond = arena_new(p->a, bool, p->r->nteam), *due = arena_new(p->a, bool, p->r->nteam);
    bool holds = true, left = true;

    for (int t = 0; t < p->r->nteam; t++)
        due[t] = claim_is_next(&p->s, t);
    c.beyond = beyond;
    for (int i = certificate; holds && left; i++) {
        holds = i < p->r->ncertificate && p->r->certificate[i].beyond.n > 0;
        if (!holds)
            break;
        left = name_beyond(p, i, beyond, due);
        holds = one_holds(p, &c, i);
    }
    arena_rewind(p->a, mark);
    return holds;
}

bool proof_holds(struct proof *p, const struct claim *c, int certificate)
{
    return claim_is_split(&p->s, c, p->again) ? all_hold(p, *c, certificate) : one_holds(p, c, certificate);
}

/* --- refusals -------------------------------------------------------------------------------- */

/* What the expected leavers cost by the measure of the claim, without a breach. */
long proof_limit(const struct proof *p, const struct claim *c)
{
    int n = p->g ? p->g->leaver.n : 0;

    switch (c->measure) {
    case WHY_REST:
        return 0;
    case WHY_LEAVERS:
        return n;
    case WHY_FLOATERS:
        return n * p->s.spill + p->again;
    default:
        return c->scope == RECORD_WIDE && !c->anywhere ? claim_way(&p->s, c, n, p->again) : 0;
    }
}

static bool certified(struct proof *p, const struct parsed_refusal *r, struct claim c)
{
    bool wide = c.scope == RECORD_WIDE;

    c.measure = r->why;
    if (!wide && c.measure != WHY_REST && c.measure != WHY_BREACHES)
        return false;
    if (c.measure == WHY_LEVEL && c.anywhere)
        return false;
    c.limit = proof_limit(p, &c);
    if (c.measure == WHY_BREACHES)
        c.limit += p->budget - (c.b != NOBODY && !claim_legal(&p->s, c.a, c.b));
    p->proved++;
    return proof_holds(p, &c, r->certificate);
}

static int met_round(const struct parsed_trace *r, int team, int other)
{
    const struct parsed_team *t = &r->team[team];

    for (int i = 0; i < t->nmet; i++)
        if (t->met[i][0] == r->team[other].number)
            return t->met[i][1];
    return 0;
}

static bool is_barred(const struct proof *p, int a, int b)
{
    return p->met[(size_t)a * (size_t)p->r->nteam + (size_t)b] & PROOF_BARRED;
}

bool proof_may_have_bye(const struct proof *p, int team)
{
    const struct parsed_team *t = &p->r->team[team];

    return !t->no_bye && (!t->late || edition_row(p->r->edition)->late_bye);
}

/* What needs no certificate, in the order in which it is told: of two teams that have met the colours say nothing.
   WHY_COUNT if nothing of it is so. */
static enum parsed_why plain_reason(const struct proof *p, const struct parsed_refusal *r, const struct claim *c)
{
    if (r->other == NOBODY)
        return c->scope == RECORD_ROUND && !proof_may_have_bye(p, r->team) ? WHY_BYE : WHY_COUNT;
    if (met_round(p->r, r->team, r->other) > 0)
        return WHY_MET;
    if (is_barred(p, r->team, r->other))
        return WHY_BARRED;
    return p->budget == 0 && !claim_legal(&p->s, r->team, r->other) ? WHY_COLOURS : WHY_COUNT;
}

/* Does the reason hold, and is it the one to be told? `c` is the question that a certificate must be about. */
static bool reason_holds(struct proof *p, const struct parsed_refusal *r, const struct claim *c)
{
    enum parsed_why plain = plain_reason(p, r, c);

    if (r->why >= WHY_REST)
        return plain == WHY_COUNT && certified(p, r, *c);
    return r->why == plain && (plain != WHY_MET || r->round == met_round(p->r, r->team, r->other));
}

void proof_expect(struct proof *p, struct alternatives *alt, struct claim c, enum rule rule)
{
    int team = c.leaver != NOBODY ? c.leaver : c.a;
    const struct parsed_refusal *r = alt->next < alt->n ? &alt->refusal[alt->next++] : NULL;

    if (!r || r->team != team || r->other != c.b) {
        if (c.b == NOBODY)
            WRONG(p, rule, say_proof_team_passed_over(p->r->team[team].name));
        else
            WRONG(p, rule, say_proof_pair_passed_over(p->r->team[team].name, p->r->team[c.b].name));
        return;
    }
    p->refusals++;
    if (reason_holds(p, r, &c))
        return;
    if (c.b == NOBODY)
        WRONG(p, rule, say_proof_team_reason_fails(p->r->team[team].name, why_name(r->why)));
    else
        WRONG(p, rule, say_proof_pair_reason_fails(p->r->team[team].name, p->r->team[c.b].name, why_name(r->why)));
}

void proof_expect_no_more(struct proof *p, const struct alternatives *alt, int team, enum rule rule)
{
    if (alt->next < alt->n)
        WRONG(p, rule, say_proof_refusal_needless(p->r->team[team].name));
}

/* --- the steps of a group -------------------------------------------------------------------- */

bool proof_is_median(const struct proof *p)
{
    return p->s.own == p->s.median;
}

struct claim proof_claim(const struct proof *p, bool wide)
{
    return (struct claim){ .scope = wide ? RECORD_WIDE : RECORD_STAYERS,
                           .level = p->g->level,
                           .anywhere = p->g->leaver.n == 0,
                           .a = NOBODY,
                           .b = NOBODY,
                           .leaver = NOBODY };
}

/* The two are paired, if they may be. */
static void pair_up(struct proof *p, int a, int b, enum rule rule)
{
    p->decisions++;
    if (!p->s.inside[a] || !p->s.inside[b] || p->s.leaves[a] || p->s.leaves[b] || a == b) {
        WRONG(p, rule, say_proof_not_available(p->r->team[a].name, p->r->team[b].name));
        return;
    }
    if (met_round(p->r, a, b) > 0 || is_barred(p, a, b))
        WRONG(p, RULE_NO_REMATCH, say_proof_met_or_barred(p->r->team[a].name, p->r->team[b].name));
    else if (!claim_open(&p->s, a, b))
        WRONG(p, RULE_LIMITS_ECU, say_proof_beyond_limits(p->r->team[a].name, p->r->team[b].name));
    p->budget -= !claim_legal(&p->s, a, b);
    p->s.inside[a] = p->s.inside[b] = false;
    p->opponent[a] = b;
    p->opponent[b] = a;
}

/* One after the other from a list, those still to be paired, up to the one that was chosen. */
static bool try_list(struct proof *p, struct alternatives *alt, const struct parsed_step *s, const int *list, int begin,
                     int end, bool wide, enum rule rule)
{
    int by = begin <= end ? 1 : -1;

    for (int i = begin; i != end; i += by) {
        struct claim c = proof_claim(p, wide);
        if (list[i] == s->other)
            return true;
        c.a = s->team;
        c.b = list[i];
        if (p->s.inside[list[i]])
            proof_expect(p, alt, c, rule);
    }
    return false;
}

enum rule proof_floater_rule(const struct proof *p)
{
    return p->g->side == SIDE_BELOW ? RULE_FLOAT_UP : RULE_FLOAT_DOWN;
}

static bool is_below(const struct proof *p, int floater)
{
    return p->group[floater] > p->s.own;
}

/* A floater and the residents it could have met, in the median group the floaters from below too.
 */
static void check_floater(struct proof *p, const struct parsed_step *s)
{
    const struct parsed_places *res = &p->g->resident, *in = &p->g->floater;
    struct alternatives alt = { s->refusal, s->nrefusal, 0 };
    enum rule rule = proof_floater_rule(p);
    bool up = proof_is_median(p) && is_below(p, s->team);
    bool found = try_list(p, &alt, s, res->team, up ? res->n - 1 : 0, up ? -1 : res->n, !proof_is_median(p), rule);

    if (!found && proof_is_median(p) && !up)
        found = try_list(p, &alt, s, in->team, in->n - 1, p->down.n - 1, false, rule);
    proof_expect_no_more(p, &alt, s->team, rule);
    if (s->other != NOBODY && found) {
        pair_up(p, s->team, s->other, rule);
    } else if (s->other == NOBODY && !proof_is_median(p)) {
        p->decisions++;
        p->s.leaves[s->team] = true;
    } else {
        WRONG(p, rule, say_proof_opponent_not_offered(p->r->team[s->team].name));
    }
}

/* Who has been passed over once cannot leave later either: the search goes on behind the last
 * leaver. */
static void check_leaver(struct proof *p, const struct parsed_step *s)
{
    const struct parsed_places *res = &p->g->resident;
    struct alternatives alt = { s->refusal, s->nrefusal, 0 };
    enum rule rule = proof_floater_rule(p);
    int i = res->n - 1;

    for (int k = 0; k < res->n; k++)
        if (p->s.leaves[res->team[k]] && k <= i)
            i = k - 1;
    for (; i >= 0 && res->team[i] != s->team; i--) {
        struct claim c = proof_claim(p, true);
        c.leaver = res->team[i];
        if (p->s.inside[c.leaver])
            proof_expect(p, &alt, c, rule);
    }
    proof_expect_no_more(p, &alt, s->team, rule);
    p->decisions++;
    if (i < 0 || !p->s.inside[s->team])
        WRONG(p, rule, say_proof_may_not_leave(p->r->team[s->team].name));
    else
        p->s.leaves[s->team] = true;
}

/* RULE_TABLE: of the residents left, the first against the lower half from its first, then the upper
   half from its last. */
static void check_table(struct proof *p, const struct parsed_step *s)
{
    const struct parsed_places *res = &p->g->resident;
    struct alternatives alt = { s->refusal, s->nrefusal, 0 };
    int *left = arena_new(p->a, int, res->n + 1), n = 0;

    for (int i = 0; i < res->n; i++)
        if (p->s.inside[res->team[i]] && !p->s.leaves[res->team[i]])
            left[n++] = res->team[i];
    if (n < 2 || left[0] != s->team) {
        WRONG(p, RULE_TABLE, say_proof_not_first_unpaired(p->r->team[s->team].name));
        return;
    }
    if (!try_list(p, &alt, s, left, n / 2, n, false, RULE_TABLE))
        try_list(p, &alt, s, left, n / 2 - 1, 0, false, RULE_TABLE);
    proof_expect_no_more(p, &alt, s->team, RULE_TABLE);
    pair_up(p, s->team, s->other, RULE_TABLE);
}

static void (*const checks[])(struct proof *p, const struct parsed_step *s) = {
    [RECORD_FLOATER] = check_floater, [RECORD_LEAVER] = check_leaver, [RECORD_TABLE] = check_table
};

/* The kinds come in their order, the floaters each once and in theirs. In the median group a
   floater from below may have been met by one from above already. */
void proof_steps(struct proof *p)
{
    const struct parsed_group *g = p->g;
    int floater = 0;
    enum parsed_kind kind = RECORD_FLOATER;

    for (int i = 0; i < g->nstep; i++) {
        const struct parsed_step *s = &g->step[i];
        while (floater < g->floater.n && !p->s.inside[g->floater.team[floater]])
            floater++;
        if (s->kind < kind || (s->kind != RECORD_FLOATER && floater < g->floater.n)) {
            WRONG(p, proof_floater_rule(p), say_proof_steps_out_of_order(p->r->team[s->team].name));
            return;
        }
        kind = s->kind;
        if (kind == RECORD_FLOATER && (floater >= g->floater.n || g->floater.team[floater++] != s->team)) {
            WRONG(p, proof_floater_rule(p), say_proof_not_next_floater(p->r->team[s->team].name));
            return;
        }
        checks[kind](p, s);
    }
}
