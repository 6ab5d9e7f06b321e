/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/proof.h"

#include "engine/proof/proof_state.h"
#include "engine/proof/messages.h"

static void begin_state(struct proof *p)
{
    int n = p->r->nteam;

    p->opponent = arena_new(p->a, int, n);
    p->apt = arena_new(p->a, bool, p->r->ncertificate);
    p->s.r = p->r;
    p->s.met = p->met;
    p->s.white = p->white;
    p->s.black = p->black;
    p->s.group = p->group;
    p->s.outside = arena_new(p->a, bool, n);
    p->s.waiting = arena_new(p->a, bool, n);
    p->s.inside = arena_new(p->a, bool, n);
    p->s.leaves = arena_new(p->a, bool, n);
    p->s.arrived = arena_new(p->a, bool, n);
    for (int t = 0; t < n; t++)
        p->opponent[t] = NOBODY;
}

/* --- the bye --------------------------------------------------------------------------------- */

static void check_bye(struct proof *p)
{
    const struct parsed_trace *r = p->r;
    struct alternatives alt = { r->bye_refusal, r->nbye_refusal, 0 };

    if (r->bye == NOBODY) {
        if (r->nteam % 2)
            WRONG(p, RULE_BYE, say_proof_lacks_bye());
        return;
    }
    if (r->nteam % 2 == 0)
        WRONG(p, RULE_BYE, say_proof_needs_no_bye(p->r->team[r->bye].name));
    if (!proof_may_have_bye(p, r->bye))
        WRONG(p, RULE_BYE_ONCE, say_proof_may_not_have_bye(p->r->team[r->bye].name));
    p->decisions++;
    for (int t = r->nteam - 1; t > r->bye; t--)
        proof_expect(p, &alt, (struct claim){ .scope = RECORD_ROUND, .a = NOBODY, .b = NOBODY, .leaver = t }, RULE_BYE);
    proof_expect_no_more(p, &alt, r->bye, RULE_BYE);
}

/* --- colours and publication ----------------------------------------------------------------- */

static int descending(int a, int b)
{
    return (a < b) - (a > b);
}

static int smaller_number(const struct parsed_trace *r, const struct parsed_pair *x)
{
    int w = r->team[x->white].number, b = r->team[x->black].number;

    return w < b ? w : b;
}

/* RULE_PUBLICATION, RULE_PUBLICATION_ECU */
static int by_publication(const struct parsed_trace *r, const struct parsed_pair *x, const struct parsed_pair *y)
{
    const struct parsed_pair *pair[2] = { x, y };
    bool by_sum = edition_row(r->edition)->by_sum;
    int key[2][5];

    for (int i = 0; i < 2; i++) {
        int w = pair[i]->white, b = pair[i]->black, high = w < b ? w : b;
        key[i][0] = r->host != NOBODY && (w == r->host || b == r->host);
        key[i][1] = by_sum ? 0 : r->team[high].mp;
        key[i][2] = r->team[w].mp + r->team[b].mp;
        key[i][3] = by_sum ? 0 : r->team[high].rating;
        key[i][4] = -(by_sum ? smaller_number(r, pair[i]) : r->team[high].number);
    }
    for (int k = 0; k < 5; k++)
        if (key[0][k] != key[1][k])
            return descending(key[0][k], key[1][k]);
    return 0;
}

static void check_colour(struct proof *p, const struct parsed_pair *pair)
{
    const struct parsed_trace *r = p->r;
    int w = pair->white, b = pair->black, high = w < b ? w : b, low = w < b ? b : w;
    int place = high + 1 - (r->bye != NOBODY && r->bye < high);
    enum rule why;
    enum colour due = proof_colour(r, high, low, place, &why);

    if ((due == WHITE) != (w == high))
        WRONG(p, why, say_proof_other_has_white(p->r->team[w].name, p->r->team[b].name));
    else if (why != pair->why)
        WRONG(p, why, say_proof_other_article_of_colours(p->r->team[w].name, p->r->team[b].name));
}

static void check_pairs(struct proof *p)
{
    const struct parsed_trace *r = p->r;
    int made = 0;

    for (int t = 0; t < r->nteam; t++)
        made += p->opponent[t] != NOBODY;
    if (made != 2 * r->npair)
        WRONG(p, RULE_PUBLICATION, say_proof_pairs_unpublished(made / 2, r->npair));
    if (made + (r->bye != NOBODY) != r->nteam)
        WRONG(p, RULE_NONE, say_proof_teams_left_over(r->nteam - made - (r->bye != NOBODY)));
    for (int i = 0; i < r->npair; i++) {
        const struct parsed_pair *pair = &r->pair[i];
        if (p->opponent[pair->white] != pair->black) {
            WRONG(p, RULE_PUBLICATION,
                  say_proof_pair_unmade(p->r->team[pair->white].name, p->r->team[pair->black].name));
            continue;
        }
        check_colour(p, pair);
        if (i > 0 && by_publication(r, &r->pair[i - 1], pair) >= 0)
            WRONG(p, RULE_PUBLICATION,
                  say_proof_pair_too_far_down(p->r->team[pair->white].name, p->r->team[pair->black].name));
    }
}

struct proof_counts proof_check(const struct parsed_trace *r, struct arena *a, struct findings *f)
{
    struct proof p = { .r = r, .a = a, .f = f };

    proof_facts(&p);
    /* RULE_SCORE_GROUP, RULE_GROUP_ORDER */
    int n = p.r->nteam, placed = 0;

    p.group = arena_new(p.a, int, n);
    p.order = arena_new(p.a, int, n);
    p.begin = arena_new(p.a, int, n + 1);
    for (int t = 0; t < n; t++) {
        p.group[t] = NOBODY;
        if (t == p.r->bye)
            continue;
        if (placed == 0 || p.r->team[p.order[placed - 1]].mp != p.r->team[t].mp)
            p.begin[p.ngroup++] = placed;
        p.group[t] = p.ngroup - 1;
        p.order[placed++] = t;
    }
    p.begin[p.ngroup] = placed;
    p.s.median = placed ? p.group[p.order[placed / 2]] : 0;
    begin_state(&p);
    check_bye(&p);
    if (proof_groups(&p)) {
        check_pairs(&p);
        for (int i = 0; i < p.r->ncertificate; i++)
            if (!p.apt[i])
                WRONG(&p, RULE_NONE, say_proof_certificate_idle(i));
    }
    return (struct proof_counts){ p.groups, p.decisions, p.refusals, p.proved };
}
