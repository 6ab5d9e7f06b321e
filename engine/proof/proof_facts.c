/* SPDX-License-Identifier: Apache-2.0 */
/* proof_facts.c - checks what a record says of its teams: histories, meetings, points, order. */
#include "engine/proof/proof_state.h"
#include "engine/proof/messages.h"

/* What the round was paired from: it cannot be proved, but it must agree with itself. */

/* number -> index + 1, 0 for a team that is not in the round */
static int *by_number(const struct parsed_trace *r, struct arena *a, int *most)
{
    *most = 0;
    for (int t = 0; t < r->nteam; t++)
        if (r->team[t].number > *most)
            *most = r->team[t].number;
    int *index = arena_new(a, int, *most + 1);
    for (int t = 0; t < r->nteam; t++)
        index[r->team[t].number] = t + 1;
    return index;
}

/* Matches before meeting i that were played: as many colours come before its own. */
static int colours_before(const struct parsed_team *x, int i)
{
    int n = 0;

    for (int k = 0; k < i; k++)
        n += !x->unplayed[k];
    return n;
}

/* One match in a round, the rounds in order, a colour for each match that was played. */
static void check_history(struct proof *p, int team)
{
    const struct parsed_team *x = &p->r->team[team];
    int before = 0, played = colours_before(x, x->nmet);

    if (played != x->ncolour)
        WRONG(p, RULE_NONE, say_proof_colours_and_matches(p->r->team[team].name, played, x->ncolour));
    if (played < x->nmet && !edition_row(p->r->edition)->unplayed_met)
        WRONG(p, RULE_NO_REMATCH, say_proof_unplayed_meeting(p->r->team[team].name));
    for (int i = 0; i < x->nmet; i++) {
        if (x->met[i][1] <= before || x->met[i][1] >= p->r->round) {
            WRONG(p, RULE_NONE, say_proof_matches_out_of_order(p->r->team[team].name));
            return;
        }
        before = x->met[i][1];
    }
}

/* The same match in what the other team tells; its number of meetings if it tells of none. */
static int same_meeting(const struct parsed_team *x, int i, const struct parsed_team *y)
{
    int k = 0;

    while (k < y->nmet && (y->met[k][0] != x->number || y->met[k][1] != x->met[i][1]))
        k++;
    return k;
}

/* Meeting i of the one is meeting k of the other: have both had the same colour? */
static bool same_colour(const struct parsed_team *x, int i, const struct parsed_team *y, int k)
{
    int a = colours_before(x, i), b = colours_before(y, k);

    return !x->unplayed[i] && a < x->ncolour && b < y->ncolour && x->colour[a] == y->colour[b];
}

/* The other team of a match must tell it too, with the other colour. */
static void check_meeting(struct proof *p, int team, int i, int other)
{
    const struct parsed_team *x = &p->r->team[team], *y = &p->r->team[other];
    int k = same_meeting(x, i, y);

    if (team == other)
        WRONG(p, RULE_NO_REMATCH, say_proof_met_itself(p->r->team[team].name, x->met[i][1]));
    else if (k == y->nmet)
        WRONG(p, RULE_NO_REMATCH, say_proof_met_one_way(p->r->team[team].name, p->r->team[other].name, x->met[i][1]));
    else if (x->unplayed[i] != y->unplayed[k])
        WRONG(p, RULE_NONE, say_proof_met_or_played(p->r->team[team].name, p->r->team[other].name, x->met[i][1]));
    else if (team < other && same_colour(x, i, y, k))
        WRONG(p, RULE_NONE, say_proof_same_colour(p->r->team[team].name, p->r->team[other].name, x->met[i][1]));
}

static void read_meetings(struct proof *p)
{
    const struct parsed_trace *r = p->r;
    size_t n = (size_t)r->nteam;
    int most, *index = by_number(r, p->a, &most);

    p->met = arena_new(p->a, unsigned char, n *n);
    for (int t = 0; t < r->nteam; t++) {
        check_history(p, t);
        for (int i = 0; i < r->team[t].nmet; i++) {
            int number = r->team[t].met[i][0];
            int other = number <= most ? index[number] - 1 : NOBODY;
            if (other == NOBODY)
                continue;
            p->met[(size_t)t * n + (size_t)other] |= PROOF_MET;
            p->met[(size_t)other * n + (size_t)t] |= PROOF_MET;
            check_meeting(p, t, i, other);
        }
    }
    for (int i = 0; i < r->barred.n; i++) {
        size_t a = (size_t)r->barred.pair[i][0], b = (size_t)r->barred.pair[i][1];
        if (p->met[a * n + b] & PROOF_BARRED)
            WRONG(p, RULE_NONE,
                  say_proof_barred_twice(p->r->team[r->barred.pair[i][0]].name, p->r->team[r->barred.pair[i][1]].name));
        p->met[a * n + b] |= PROOF_BARRED;
        p->met[b * n + a] |= PROOF_BARRED;
    }
}

static int second_key(enum edition e, const struct parsed_team *x)
{
    enum rank_key key = edition_row(e)->key;

    if (key == RANK_GP)
        return x->gp;
    return key == RANK_OSB ? x->osb : 0;
}

/* RULE_RANK, RULE_RANK_2022, RULE_RANK_ECU, RULE_RANK_ECU_2015 */
static bool ranks_before(enum edition e, const struct parsed_team *x, const struct parsed_team *y)
{
    if (x->mp != y->mp)
        return x->mp > y->mp;
    if (second_key(e, x) != second_key(e, y))
        return second_key(e, x) > second_key(e, y);
    return x->number < y->number;
}

static void check_order(struct proof *p)
{
    const struct parsed_trace *r = p->r;

    for (int t = 0; t + 1 < r->nteam; t++)
        if (!ranks_before(r->edition, &r->team[t], &r->team[t + 1]))
            WRONG(p, edition_row(r->edition)->rule, say_proof_rank_order(p->r->team[t].name, p->r->team[t + 1].name));
}

void proof_facts(struct proof *p)
{
    const struct parsed_trace *r = p->r;

    p->white = arena_new(p->a, bool, r->nteam);
    p->black = arena_new(p->a, bool, r->nteam);
    for (int t = 0; t < r->nteam; t++) {
        p->white[t] = proof_may_take(r, t, WHITE);
        p->black[t] = proof_may_take(r, t, BLACK);
    }
    read_meetings(p);
    /* RULE_LIMITS_ECU */
    int n = p->r->nteam;

    for (int a = 0; proof_limits(p->r) == LIMITS_STRICT && a < n; a++)
        for (int b = 0; b < n; b++)
            if (!(p->white[a] && p->black[b]) && !(p->black[a] && p->white[b]))
                p->met[(size_t)a * (size_t)n + (size_t)b] |= PROOF_BREACH;
    check_order(p);
}
