/* SPDX-License-Identifier: Apache-2.0 */
/* What open matches can still make of the standings, against brute force: the standings of every combination of endings of
   small made-up events. What was gone through as a whole must be the same, what is only a bound must hold. SOAK=1: many. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "engine/whatif/need.h"
#include "engine/whatif/prospect.h"
#include "teams/ending.h"
#include "teams/score.h"
#include "tests/unit/played.h"

enum { COMBINATIONS_MAX = 4000, TEAMS_HERE = 12 };

struct trial {
    struct tournament t;
    struct outlook o;
    int digit[64];
    struct arena a;
    int low[TEAMS_HERE], high[TEAMS_HERE]; /* places reached, by brute force */
    bool had[TEAMS_HERE + 1][TEAMS_HERE];  /* by place, by team */
    int holder[4][COMBINATIONS_MAX];       /* by place, by combination: a bit for each team that has it */
};

static struct plan plan_of(struct random *r)
{
    static const struct ranking rankings[] = {
        RANKING_OLYMPIAD,
        { 3, { CRITERION_GP, CRITERION_MP, CRITERION_WON } },
        { 5, { CRITERION_MP, CRITERION_SUM, CRITERION_OSB, CRITERION_WON, CRITERION_GP } },
        { 1, { CRITERION_MP } },
        { 3, { CRITERION_MP, CRITERION_EMGSB_C1, CRITERION_BH_M1 } },
        { 4, { CRITERION_MP, CRITERION_EGGSB, CRITERION_BHG_C2, CRITERION_EGMSB_C2 } },
        { 3, { CRITERION_GP, CRITERION_EMMSB_C2, CRITERION_BH_M2 } },
        { 4, { CRITERION_MP, CRITERION_EDE, CRITERION_GP, CRITERION_TBR } },
        { 3, { CRITERION_MP, CRITERION_SSSC, CRITERION_BHG_C1 } },
        { 8,
          { CRITERION_MP, CRITERION_GP, CRITERION_EMMSB, CRITERION_BH_C2, CRITERION_OSB, CRITERION_BHG, CRITERION_SUM,
            CRITERION_BHG_M1 } },
    };
    struct plan p = plan_default();
    int boards = random_from(r, 1, 4), which = random_below(r, 12);

    p.value[PLAN_TEAMS] = (struct range){ 4, TEAMS_HERE };
    p.value[PLAN_ROUNDS] = (struct range){ 3, 6 };
    p.value[PLAN_BOARDS] = (struct range){ boards, boards };
    p.value[PLAN_FORFEITS] = p.value[PLAN_NO_SHOWS] = p.value[PLAN_ABSENT] = (struct range){ 500, 500 };
    p.tiebreak = (enum tiebreak)random_below(r, 3);
    p.ranking = rankings[which > 9 ? 0 : which];
    return p;
}

/* Takes back some boards of some matches, most of them of the last round. */
static void reopen(struct section *s, struct random *r)
{
    int wanted = random_from(r, 0, 4);

    for (int i = 0; i < wanted; i++) {
        int round = s->nround - (random_chance(r, 25) && s->nround > 1);
        struct pairing_list *p = &s->round[round - 1];
        if (p->nfixture == 0)
            continue;
        struct fixture *f = &p->fixture[random_below(r, p->nfixture)];
        int first = random_chance(r, 60) ? 0 : random_below(r, s->boards);
        for (int b = first; b < s->boards; b++)
            f->board[b].result = random_chance(r, 85) ? RESULT_NONE : RESULT_OPEN;
        f->board[0].swapped = random_chance(r, 20);
        f->absent[0] = f->absent[1] = false;
    }
}

static long combinations(const struct outlook *o)
{
    long n = 1;

    for (int i = 0; i < o->nopen && n <= COMBINATIONS_MAX; i++)
        n *= o->open[i].nending;
    return n;
}

static bool set_up(struct trial *x, uint64_t seed)
{
    struct random r = { seed };
    struct plan plan = plan_of(&r);
    struct simulation *s = played(&plan, seed, &x->a);
    int n;

    if (s->section.nround < 2)
        return false;
    reopen(&s->section, &r);
    score_tournament(&s->event, &s->section, s->section.nround, &x->a, &x->t);
    assert_int_equal(x->t.nround, s->section.nround);
    const struct open_match *open = ending_all(&s->section, x->t.nround, &x->a, &n);
    x->o = (struct outlook){ &x->t, open, n, 0 };
    return combinations(&x->o) <= COMBINATIONS_MAX;
}

static struct tournament resolved(struct trial *x, struct arena *a)
{
    struct tournament t = x->t;
    struct round *round = arena_new(a, struct round, t.nround);

    for (int r = 0; r < t.nround; r++) {
        struct match *match = arena_new(a, struct match, t.round[r].nmatch);
        memcpy(match, t.round[r].match, (size_t)t.round[r].nmatch * sizeof *match);
        round[r] = (struct round){ match, t.round[r].nmatch, t.round[r].bye };
        for (int i = 0; i < x->o.nopen; i++)
            if (x->o.open[i].round == r + 1)
                match[x->o.open[i].match] = x->o.open[i].ending[x->digit[i]];
    }
    t.round = round;
    return t;
}

static bool next_combination(struct trial *x)
{
    for (int i = 0; i < x->o.nopen; i++) {
        if (++x->digit[i] < x->o.open[i].nending)
            return true;
        x->digit[i] = 0;
    }
    return false;
}

static void try_all(struct trial *x, void (*each)(struct trial *, const struct standing *, void *), void *with)
{
    struct arena a = { 0 };

    memset(x->digit, 0, sizeof x->digit);
    do {
        struct tournament t = resolved(x, &a);
        each(x, standings_make(&t, t.nround, &a), with);
        arena_free(&a);
    } while (next_combination(x));
}

/* The number of the combination; `stride` is that of open match `of`, if it is not NULL. */
static long combination(const struct trial *x, int of, long *stride)
{
    long at = 0, step = 1;

    for (int i = 0; i < x->o.nopen; step *= x->o.open[i++].nending) {
        at += x->digit[i] * step;
        if (stride && i == of)
            *stride = step;
    }
    return at;
}

static void reach_places(struct trial *x, const struct standing *line, void *with)
{
    (void)with;
    for (int i = 0; i < x->t.nteam; i++) {
        int team = line[i].team, rank = line[i].rank;
        x->low[team] = rank < x->low[team] ? rank : x->low[team];
        x->high[team] = rank > x->high[team] ? rank : x->high[team];
        x->had[rank][team] = true;
        if (rank <= 3)
            x->holder[rank][combination(x, 0, NULL)] |= 1 << team;
    }
}

static long case_of(const struct trial *x, const struct prospect *p)
{
    long at = 0;

    for (int g = 0; g < p->ngone; g++)
        for (int c = 0; c < p->gone[g].nclass; c++)
            if (p->gone[g].class[c].from <= x->digit[p->gone[g].open] &&
                x->digit[p->gone[g].open] <= p->gone[g].class[c].to)
                at += c * p->gone[g].stride;
    return at;
}

struct asked {
    const struct prospect *p;
    int team;
};

static void compare_case(struct trial *x, const struct standing *line, void *with)
{
    const struct asked *q = with;
    long at = case_of(x, q->p);

    for (int i = 0; i < x->t.nteam; i++)
        if (line[i].team == q->team) {
            assert_in_range(line[i].rank, q->p->low[at], q->p->high[at]);
            assert_true(!q->p->whole || q->p->low[at] == q->p->high[at]);
        }
}

static void check_bounds(const struct trial *x, const struct prospect *p)
{
    for (int i = 0; i < x->t.nteam; i++) {
        assert_true(p->team[i].best <= x->low[i] && x->high[i] <= p->team[i].worst);
        assert_true(p->team[i].sure_best >= x->low[i] && p->team[i].sure_worst <= x->high[i]);
    }
}

static void check_exact(const struct trial *x, const struct prospect *p, int team)
{
    if (!reach_is_bounded(&x->t.ranking) && x->o.nopen > 0) {
        assert_false(p->whole);
        return;
    }
    assert_true(p->whole);
    assert_int_equal(p->team[team].best, x->low[team]);
    assert_int_equal(p->team[team].worst, x->high[team]);
    assert_int_equal(p->team[team].sure_best, x->low[team]);
    assert_int_equal(p->team[team].sure_worst, x->high[team]);
}

/* Are there combinations that differ in that match alone, and in who has the place? */
static bool hangs_on(const struct trial *x, int place, int open)
{
    long all = combinations(&x->o), stride = 1;

    combination(x, open, &stride);
    for (long i = stride; i < all; i++)
        if (i / stride % x->o.open[open].nending > 0 && x->holder[place][i] != x->holder[place][i - stride])
            return true;
    return false;
}

static void check_depends(const struct trial *x, const struct prospect *p, int place)
{
    for (int open = 0; open < x->o.nopen; open++) {
        bool said = false, in_fact = hangs_on(x, place, open);
        for (int g = 0; g < p->ngone; g++)
            said = said || (p->gone[g].open == open && p->place[place - 1].depends[g]);
        assert_true(said == in_fact || (!said && !p->whole));
    }
}

static void check_places(const struct trial *x, const struct prospect *p, int places)
{
    for (int place = 1; place <= places; place++) {
        check_depends(x, p, place);
        for (int i = 0; i < x->t.nteam; i++) {
            assert_true(p->place[place - 1].may[i] || !x->had[place][i]);
            assert_true(!p->whole || p->place[place - 1].may[i] == x->had[place][i]);
            assert_true(!p->whole || p->place[place - 1].unresolved == 0);
        }
    }
}

static bool in_span(struct span s, long class)
{
    return s.from <= class && class <= s.to;
}

static int class_in(const struct prospect *p, int g, long at)
{
    return (int)(at / p->gone[g].stride % p->gone[g].nclass);
}

static bool in_way(const struct prospect *p, bool own, const struct way *way, long at)
{
    for (int g = own; g < p->ngone; g++)
        if (!in_span(way->class[g], class_in(p, g, at)))
            return false;
    return true;
}

/* Every way holds in every case, and none is forgotten unless there are too many or too long ones. */
static void check_need(const struct prospect *p, bool own, int place, const struct need *need)
{
    long ncase = 0, sure = 0, never = 0, covered = 0;

    for (long at = 0; at < p->ncase; at++) {
        bool any = false;
        if (own && !in_span(need->own, class_in(p, 0, at)))
            continue;
        for (int i = 0; i < need->nway; i++)
            any = any || in_way(p, own, &need->way[i], at);
        assert_true(!any || p->high[at] <= place);
        assert_in_range(p->low[at], need->best, p->high[at]);
        assert_in_range(p->high[at], p->low[at], need->worst);
        ncase++, sure += p->high[at] <= place, never += p->low[at] > place, covered += any;
    }
    assert_true(ncase == need->ncase && sure == need->sure && never == need->never && covered == need->covered);
    assert_true(covered == sure || need->nway == NEED_WAYS_MAX || p->ngone > NEED_MATCHES_MAX);
}

static void check_needs(const struct trial *x, const struct prospect *p, int team, struct arena *a)
{
    const struct need *need;
    bool own = p->ngone > 0 && (x->o.open[p->gone[0].open].ending[0].team[0] == team ||
                                x->o.open[p->gone[0].open].ending[0].team[1] == team);

    for (int place = 1; place <= x->t.nteam; place++) {
        int n = need_make(p, own, place, &need, a), next = 0;
        for (int i = 0; i < n; i++) {
            assert_int_equal(need[i].own.from, next);
            next = need[i].own.to + 1;
            check_need(p, own, place, &need[i]);
        }
        assert_int_equal(next, own ? p->gone[0].nclass : 1);
    }
}

static void check_teams(struct trial *x, struct prospect_question *q)
{
    for (int i = 0; i < x->t.nteam; i++) {
        q->team = i;
        struct prospect p = prospect_make(q, &x->a);
        struct asked asked = { &p, i };
        check_bounds(x, &p);
        if (q->steps == PROSPECT_STEPS)
            check_exact(x, &p, i);
        try_all(x, compare_case, &asked);
        check_needs(x, &p, i, &x->a);
    }
}

static void check_trial(struct trial *x, long steps)
{
    struct prospect_question q = { x->o, 3, NOBODY, steps };
    struct prospect p = prospect_make(&q, &x->a);

    check_bounds(x, &p);
    check_places(x, &p, 3);
    for (int i = 0; steps == PROSPECT_STEPS && i < x->t.nteam; i++)
        check_exact(x, &p, i);
    check_teams(x, &q);
}

/* Before the last rounds are paired: where everybody ended in fact. */
static void an_end_is_within_what_was_foreseen(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= (getenv("SOAK") ? 2000 : 25); seed++) {
        struct arena a = { 0 };
        struct random r = { seed };
        struct plan plan = plan_of(&r);
        struct simulation *s = played(&plan, seed, &a);
        struct tournament before, after;
        int left = random_from(&r, 1, 2), rounds = s->section.nround;
        if (rounds > left) {
            score_tournament(&s->event, &s->section, rounds, &a, &after);
            score_tournament(&s->event, &s->section, rounds - left, &a, &before);
            struct prospect_question q = { { &before, NULL, 0, left }, 3, NOBODY, PROSPECT_STEPS };
            struct prospect p = prospect_make(&q, &a);
            const struct standing *line = standings_make(&after, rounds, &a);
            assert_false(p.whole);
            for (int i = 0; i < after.nteam; i++)
                assert_in_range(line[i].rank, p.team[line[i].team].best, p.team[line[i].team].worst);
        }
        arena_free(&a);
    }
}

static void places_are_those_of_all_combinations(void **state)
{
    int seeds = getenv("SOAK") ? 20000 : 60, tried = 0;

    (void)state;
    for (int seed = 1; seed <= seeds; seed++) {
        struct trial *x = calloc(1, sizeof *x);
        if (set_up(x, (uint64_t)seed)) {
            for (int i = 0; i < TEAMS_HERE; i++)
                x->low[i] = TEAMS_HERE;
            try_all(x, reach_places, NULL);
            check_trial(x, PROSPECT_STEPS);
            check_trial(x, 100);
            check_trial(x, 2000);
            tried++;
        }
        arena_free(&x->a);
        free(x);
    }
    assert_true(tried > seeds / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(places_are_those_of_all_combinations),
                                        cmocka_unit_test(an_end_is_within_what_was_foreseen) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
