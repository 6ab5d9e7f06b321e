/* SPDX-License-Identifier: Apache-2.0 */
/* The team tie-breaks of C.07 on made-up events in which much goes wrong, against a slow computation that knows nothing of
   ledgers: it reads the matches, cuts by sorting, and asks of every outcome of the matches that are missing among level teams.
   SOAK=1: many. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "teams/score.h"
#include "tests/unit/played.h"

enum { TEAMS = 20, ROUNDS = 15, PLAYED = 9, FEW = 6, MISSING_MAX = 6 };

/* A round of a team. */
struct did {
    char kind; /* played, won or lost unplayed, bye, unpaired */
    int with;
    double got[2]; /* match points, game points */
};

struct slow {
    const struct section *s;
    int n, rounds;
    struct did did[TEAMS][ROUNDS];
    double board[TEAMS][BOARDS_MAX];
};

/* --- what was played -------------------------------------------------------------------------- */

static void read_fixture(struct slow *x, const struct fixture *f, int round)
{
    struct match m = score_match(x->s, f);

    for (int side = 0; side < 2; side++) {
        struct did *d = &x->did[f->side[side]][round];
        bool came = !f->absent[side], alone = !m.played && m.mp[side] > 0;
        *d = (struct did){ m.played ? 'p' : alone ? 'w' : 'l', f->side[1 - side], { m.mp[side], m.gp[side] / 2.0 } };
        for (int b = 0; came && b < x->s->boards && d->kind != 'l'; b++) {
            bool sat = f->absent[1 - side] ? b < f->present : score_present(f->board[b].result, side);
            x->board[f->side[side]][b] += alone ? sat : score_half(f->board[b].result, side) / 2.0;
        }
    }
}

static void read_rounds(struct slow *x)
{
    for (int i = 0; i < x->n; i++)
        for (int r = 0; r < x->rounds; r++)
            x->did[i][r] = (struct did){ 'u', NOBODY, { 0, 0 } };
    for (int r = 0; r < x->rounds; r++) {
        const struct pairing_list *p = &x->s->round[r];
        for (int i = 0; i < p->nfixture; i++)
            read_fixture(x, &p->fixture[i], r);
        if (p->bye != NOBODY)
            x->did[p->bye][r] = (struct did){ 'b', NOBODY, { 1, 2 } };
        for (int b = 0; p->bye != NOBODY && b < x->s->boards; b++)
            x->board[p->bye][b] += 1;
    }
    for (int i = 0; i < x->s->nadjustment; i++) {
        const struct adjustment *d = &x->s->adjustment[i];
        x->did[d->team][d->from - 2].got[0] += d->mp;
        x->did[d->team][d->from - 2].got[1] += d->gp / 2.0;
    }
}

static double drawn(const struct slow *x, int by)
{
    return by == 0 ? 1 : x->s->boards / 2.0;
}

static double total(const struct slow *x, int team, int by)
{
    double sum = 0;

    for (int r = 0; r < x->rounds; r++)
        sum += x->did[team][r].got[by];
    return sum;
}

/* --- sums over opponents ---------------------------------------------------------------------- */

/* 16.3 */
static double adjusted(const struct slow *x, int team, int by)
{
    double sum = 0;
    int last = -1;

    for (int r = 0; r < x->rounds; r++)
        if (strchr("pwb", x->did[team][r].kind))
            last = r;
    for (int r = 0; r < x->rounds; r++)
        sum += r > last && x->did[team][r].kind == 'u' ? drawn(x, by) : x->did[team][r].got[by];
    return sum;
}

struct item {
    double score, product;
    bool own_choice;
};

/* 16.4 */
static struct item item_of(const struct slow *x, int team, int round, int by, int times)
{
    const struct did *d = &x->did[team][round];
    struct item it = { .own_choice = d->kind == 'u' || d->kind == 'l' };

    if (d->kind == 'p')
        it.score = adjusted(x, d->with, by);
    else if (d->with != NOBODY)
        it.score = fmin(total(x, team, by), adjusted(x, d->with, by));
    else
        it.score = fmin(total(x, team, by), drawn(x, by) * x->rounds);
    it.product = times < 0 ? it.score : it.score * d->got[times];
    return it;
}

static int by_score(const void *a, const void *b)
{
    const struct item *x = a, *y = b;

    if (x->score != y->score)
        return x->score < y->score ? -1 : 1;
    return (x->product > y->product) - (x->product < y->product);
}

/* 14, 16.5: the items stand by score; takes one out and closes the gap. */
static void take(struct item *it, int *n, int which)
{
    memmove(it + which, it + which + 1, (size_t)(--*n - which) * sizeof *it);
}

static void take_low(struct item *it, int *n)
{
    int own = -1;

    for (int i = 0; i < *n; i++)
        if (it[i].own_choice && (own < 0 || it[i].product < it[own].product))
            own = i;
    if (*n > 0)
        take(it, n, own > 0 && it[own].product >= it[0].product ? own : 0);
}

static double summed(const struct slow *x, int team, const struct c07_sum *sum)
{
    struct item it[ROUNDS];
    double all = 0;
    int n = x->rounds, times = sum->times == REFERENCE_NONE ? -1 : sum->times == REFERENCE_GP;

    for (int r = 0; r < n; r++)
        it[r] = item_of(x, team, r, sum->by == REFERENCE_GP, times);
    qsort(it, (size_t)n, sizeof *it, by_score);
    for (int i = 0; i < sum->low; i++)
        take_low(it, &n);
    for (int i = 0; i < sum->high && n > 0; i++)
        n--;
    for (int i = 0; i < n; i++)
        all += it[i].product;
    return all;
}

/* --- level teams ------------------------------------------------------------------------------ */

struct ref_level {
    const struct slow *x;
    int n, team[TEAMS], place[TEAMS];
};

static bool met(const struct ref_level *v, int a, int b, int by, double *got)
{
    for (int r = 0; r < v->x->rounds; r++) {
        const struct did *d = &v->x->did[v->team[a]][r];
        if (d->kind == 'p' && d->with == v->team[b]) {
            *got = d->got[by];
            return true;
        }
    }
    return false;
}

struct missing {
    int a, b;
};

/* Is team t ahead of all others that have no place of their own, however the missing matches end? */
static bool always_ahead(const double *sum, const bool *in, int n, int t, const struct missing *m, int nm, double win)
{
    if (nm == 0) {
        for (int i = 0; i < n; i++)
            if (in[i] && i != t && sum[i] >= sum[t])
                return false;
        return true;
    }
    for (int end = 0; end < 3; end++) {
        double then[TEAMS];
        memcpy(then, sum, (size_t)n * sizeof *sum);
        then[m->a] += win * end / 2;
        then[m->b] += win * (2 - end) / 2;
        if (!always_ahead(then, in, n, t, m + 1, nm - 1, win))
            return false;
    }
    return true;
}

/* 6.1 to 6.3 once, among the members `list`. Their places count from `first`. -1: too many are missing to try. */
static int meet(struct ref_level *v, const int *list, int n, int first, int by)
{
    double sum[TEAMS] = { 0 }, got;
    struct missing m[TEAMS * TEAMS];
    bool in[TEAMS];
    int nm = 0, placed = 0;

    for (int i = 0; i < n; i++) {
        in[i] = true;
        for (int k = 0; k < n; k++)
            if (i != k && met(v, list[i], list[k], by, &got))
                sum[i] += got;
            else if (i < k)
                m[nm++] = (struct missing){ i, k };
    }
    for (int i = 0; nm == 0 && i < n; i++) {
        v->place[list[i]] = first;
        for (int k = 0; k < n; k++)
            v->place[list[i]] += sum[k] > sum[i];
    }
    if (nm > MISSING_MAX)
        return -1;
    for (bool found = nm > 0; found;) {
        found = false;
        for (int i = 0; !found && i < n && placed < n - 1; i++)
            if (in[i] && always_ahead(sum, in, n, i, m, nm, by == 0 ? 2 : v->x->s->boards)) {
                v->place[list[i]] = first + placed++;
                in[i] = false;
                found = true;
            }
    }
    for (int i = 0; nm > 0 && i < n; i++)
        if (in[i])
            v->place[list[i]] = first + placed;
    for (int i = 1; i < n; i++)
        if (v->place[list[i]] != v->place[list[0]])
            return 1;
    return 0;
}

/* 13.3; false if too many matches are missing. */
static bool settle(struct ref_level *v, const int *list, int n, int first, int by, bool extended)
{
    int broken = n > 1 ? meet(v, list, n, first, by) : 0;

    if (broken == 0 && n > 1 && extended)
        broken = meet(v, list, n, first, 1 - by);
    for (int place = first; broken == 1 && place < first + n; place++) {
        int sub[TEAMS], k = 0;
        for (int i = 0; i < n; i++)
            if (v->place[list[i]] == place)
                sub[k++] = list[i];
        if (k > 0 && !settle(v, sub, k, place, by, extended))
            return false;
    }
    return broken >= 0;
}

static int compare_boards(const struct slow *x, int a, int b, bool bottom)
{
    int boards = x->s->boards;

    for (int i = 0; i < boards - bottom; i++) {
        double one = 0, other = 0;
        for (int k = bottom ? 0 : i; k <= (bottom ? boards - 2 - i : i); k++) {
            one += x->board[a][k];
            other += x->board[b][k];
        }
        if (one != other)
            return one > other ? 1 : -1;
    }
    return 0;
}

static void by_boards(struct ref_level *v, bool bottom)
{
    for (int i = 0; i < v->n; i++) {
        v->place[i] = 1;
        for (int k = 0; k < v->n; k++)
            v->place[i] += compare_boards(v->x, v->team[k], v->team[i], bottom) > 0;
    }
}

static bool decided(struct ref_level *v, enum criterion c, int by)
{
    int list[TEAMS] = { 0 }, most = 1;

    for (int i = 0; i < v->n; i++) {
        list[i] = i;
        v->place[i] = 1;
    }
    if (c == CRITERION_TBR || c == CRITERION_BBE)
        by_boards(v, c == CRITERION_BBE);
    else if (!settle(v, list, v->n, 1, by, c == CRITERION_EDE))
        return false;
    for (int i = 0; i < v->n; i++)
        most = v->place[i] > most ? v->place[i] : most;
    for (int i = 0; i < v->n; i++)
        v->place[i] = most > 1 ? v->place[i] : 0;
    return true;
}

/* --- the comparison --------------------------------------------------------------------------- */

static double own_value(const struct slow *x, int team, enum criterion c, int by)
{
    const struct c07_sum buchholz = { .by = by == 0 ? REFERENCE_MP : REFERENCE_GP };
    double sum = 0, k = by == 0 ? 2.0 * x->rounds / x->s->boards : x->s->boards * x->rounds / 2.0;

    if (c == CRITERION_SSSC)
        return floor(100 * (total(x, team, 1 - by) + summed(x, team, &buchholz) / fmax(1, floor(k))) + 0.5 + 1e-9);
    for (int b = 0; b < x->s->boards; b++)
        sum += (b + 1) * x->board[team][b];
    return -2 * sum;
}

static void compare_level(const struct slow *x, const struct standing *s, int n, enum criterion c, int by, int at,
                          int *asked)
{
    struct ref_level v = { .x = x, .n = n };

    for (int i = 0; i < n; i++)
        v.team[i] = s[i].team;
    if (!decided(&v, c, by))
        return;
    for (int i = 0; i < n; i++)
        assert_int_equal(s[i].value[at], -v.place[i]);
    *asked += n > 1;
}

/* With the criterion behind match points or game points, or before them, where all teams are level. */
static void compare(const struct slow *x, struct tournament t, enum criterion c, int by, int at, int *asked,
                    struct arena *a)
{
    static const double unit[] = { [VALUE_WHOLE] = 1, [VALUE_HALVES] = 2, [VALUE_QUARTERS] = 4 };
    const struct criterion_row *row = criterion_row(c);

    t.ranking.n = 2;
    t.ranking.by[at] = c;
    t.ranking.by[1 - at] = by == 0 ? CRITERION_MP : CRITERION_GP;
    const struct standing *s = standings_make(&t, t.nround, a);
    for (int i = 0; !row->decide && i < x->n; i++) {
        double want = row->sum.by != REFERENCE_NONE ? unit[row->unit] * summed(x, s[i].team, &row->sum)
                                                    : own_value(x, s[i].team, c, by);
        assert_int_equal(s[i].value[at], (int)lround(want));
    }
    for (int i = 0, k; row->decide && i < x->n; i = k) {
        k = standings_level(s, x->n, i, at);
        compare_level(x, &s[i], k - i, c, by, at, asked);
    }
}

/* Some rounds in which a team was not paired become requested byes with the points of a draw. */
static void grant_byes(struct section *s, struct random *r, struct arena *a)
{
    s->adjustment = arena_new(a, struct adjustment, s->nsquad * s->nround);
    for (int i = 0; i < s->nsquad; i++)
        for (int round = 0; round < s->nround; round++) {
            bool paired = s->round[round].bye == i;
            for (int k = 0; k < s->round[round].nfixture; k++)
                paired = paired || s->round[round].fixture[k].side[0] == i || s->round[round].fixture[k].side[1] == i;
            if (!paired && random_chance(r, 40))
                s->adjustment[s->nadjustment++] =
                    (struct adjustment){ .team = i, .mp = 1, .gp = s->boards, .from = round + 2 };
        }
}

static struct plan wild_plan(struct random *r)
{
    struct plan p = plan_default();
    int boards = random_from(r, 1, 6), mishaps = random_chance(r, 20) ? 0 : random_from(r, 300, 1200);

    p.value[PLAN_TEAMS] = (struct range){ 4, TEAMS };
    p.value[PLAN_ROUNDS] = (struct range){ 3, PLAYED };
    p.value[PLAN_BOARDS] = (struct range){ boards, boards };
    p.value[PLAN_FORFEITS] = p.value[PLAN_NO_SHOWS] = p.value[PLAN_ABSENT] = (struct range){ mishaps, mishaps };
    return p;
}

static void every_value_is_that_of_the_slow_computation(void **state)
{
    int asked = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= (getenv("SOAK") ? 20000 : 300); seed++) {
        struct arena a = { 0 };
        struct random r = { seed };
        struct plan plan = wild_plan(&r);
        struct simulation *made = played(&plan, seed, &a);
        struct tournament t;
        struct slow x = { .s = &made->section, .n = made->section.nsquad, .rounds = made->section.nround };
        grant_byes(&made->section, &r, &a);
        score_tournament(&made->event, &made->section, x.rounds, &a, &t);
        read_rounds(&x);
        for (int c = CRITERION_BH; c <= CRITERION_EDE && x.rounds > 0; c++)
            for (int way = 0; way < 4; way++)
                compare(&x, t, (enum criterion)c, way % 2, way / 2, &asked, &a);
        arena_free(&a);
    }
    print_message("%d groups of level teams\n", asked);
    assert_true(asked > 1000);
}

/* Up to six teams, each pair in a round of its own or not at all: what level teams are as a rule not in an event. */
static int meet_all(struct slow *x, struct match *match, struct round *round, struct random *r)
{
    int most = 2 * x->s->boards;

    for (int a = 0; a < x->n; a++)
        for (int b = a + 1; b < x->n; b++) {
            int gp = random_from(r, most / 2 - 1, most / 2 + 1), mp = 1 + (2 * gp > most) - (2 * gp < most);
            if (random_chance(r, 12))
                continue;
            match[x->rounds] = (struct match){ { a, b }, { mp, 2 - mp }, { gp, most - gp }, .played = true };
            round[x->rounds] = (struct round){ &match[x->rounds], 1, NOBODY };
            x->did[a][x->rounds] = (struct did){ 'p', b, { mp, gp / 2.0 } };
            x->did[b][x->rounds++] = (struct did){ 'p', a, { 2 - mp, (most - gp) / 2.0 } };
        }
    return x->rounds;
}

static void few_level_teams_are_told_apart_alike(void **state)
{
    static const struct team team[FEW];
    static const enum criterion both[] = { CRITERION_DE, CRITERION_EDE };
    int broken = 0, level[FEW] = { 0, 1, 2, 3, 4, 5 };

    (void)state;
    for (uint64_t seed = 1; seed <= (getenv("SOAK") ? 200000 : 3000); seed++) {
        struct arena a = { 0 };
        struct random r = { seed };
        struct section s = { .boards = random_from(&r, 2, 4) };
        struct match match[ROUNDS];
        struct round round[ROUNDS];
        struct slow x = { .s = &s, .n = random_from(&r, 2, FEW) };
        int n = meet_all(&x, match, round, &r), by = random_below(&r, 2), place[FEW];
        struct tournament t = { .ranking = { 1, { by == 0 ? CRITERION_MP : CRITERION_GP } },
                                .boards = s.boards,
                                .team = team,
                                .nteam = x.n,
                                .round = round,
                                .nround = n };
        struct ledger l = ledger_load(&t, n, &a);
        struct ref_level v = { .x = &x, .n = x.n };
        memcpy(v.team, level, sizeof level);
        for (int c = 0; c < 2; c++)
            if (decided(&v, both[c], by)) {
                criterion_row(both[c])->decide(&l, level, x.n, place, NULL, &a);
                assert_memory_equal(place, v.place, (size_t)x.n * sizeof *place);
                broken += place[0] > 0;
            }
        arena_free(&a);
    }
    assert_true(broken > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_value_is_that_of_the_slow_computation),
        cmocka_unit_test(few_level_teams_are_told_apart_alike),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
