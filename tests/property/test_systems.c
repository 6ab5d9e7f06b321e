/* SPDX-License-Identifier: Apache-2.0 */
/* test_systems.c - the other Swiss systems: rounds that are known, and made-up ones beside slow programs that try everything. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/swiss/reason.h"
#include "engine/base/arena.h"
#include "engine/burstein/burstein.h"
#include "engine/club/club.h"
#include "engine/dutch/dutch.h"
#include "engine/teamswiss/teamswiss.h"
#include "engine/teamswiss/upfloat.h"
#include "tests/property/answer.h"
#include "tests/property/random_swiss.h"
#include "tests/property/slow.h"

enum { BURSTEIN_ROUNDS = 282, CLUB_ROUNDS = 249, DUTCH_ROUNDS = 300 };

static int wrong;

static void check_line(const struct system_line *l, const struct json_t *expected)
{
    struct arena a = { 0 };
    struct swiss_round made = l->system->pair(&l->field, NULL, &a);

    wrong += !answer_same(l, &made, expected);
    arena_free(&a);
}

static void test_the_known_rounds_of_burstein(void **unused)
{
    (void)unused;
    wrong = 0;
    assert_int_equal(answer_each("tests/data/systems/burstein.jsonl", check_line), BURSTEIN_ROUNDS);
    assert_int_equal(wrong, 0);
}

static void test_the_known_rounds_of_clubs(void **unused)
{
    (void)unused;
    wrong = 0;
    assert_int_equal(answer_each("tests/data/systems/club.jsonl", check_line), CLUB_ROUNDS);
    assert_int_equal(wrong, 0);
}

static void test_the_known_rounds_of_dutch2006(void **unused)
{
    (void)unused;
    wrong = 0;
    assert_int_equal(answer_each("tests/data/systems/dutch2006.jsonl", check_line), DUTCH_ROUNDS);
    assert_int_equal(wrong, 0);
}

static void check_slowly(const struct system_line *l, const struct json_t *expected)
{
    struct arena a = { 0 };
    struct swiss_round made = slow_teams(&l->field, NULL, &a);

    wrong += !answer_same(l, &made, expected);
    arena_free(&a);
}

/* The answers of the page were found by hand. */
static void test_the_cases_of_teams_slowly(void **unused)
{
    (void)unused;
    wrong = 0;
    assert_in_range(answer_each("docs/rules/teamswiss2026.md", check_slowly), 15, 100);
    assert_int_equal(wrong, 0);
}

/* --- beside the slow ones --------------------------------------------------------------------- */

typedef struct swiss fields(unsigned seed, int most, struct arena *a);
typedef struct swiss_round pairs(const struct swiss *s, struct reasons *why, struct arena *a);

static bool same_reason(const struct reason *x, const struct reason *y)
{
    return x->about == y->about && x->entrant == y->entrant && x->opponent == y->opponent && x->rule == y->rule &&
           x->rejected == y->rejected && x->key == y->key && x->fails == y->fails;
}

static void print_reason(const char *who, const struct reason *x)
{
    printf("  %s: about %d of %d and %d by %d; not %d, key %d of %d\n", who, x->about, x->entrant, x->opponent, x->rule,
           x->rejected, x->key, x->fails);
}

/* Each decision, each candidate that was rejected, and what for. */
static bool same_reasons(const struct reasons *x, const struct reasons *y)
{
    for (int i = 0; i < x->n && i < y->n; i++)
        if (!same_reason(&x->reason[i], &y->reason[i])) {
            print_reason("fast", &x->reason[i]);
            print_reason("slow", &y->reason[i]);
            return false;
        }
    return x->n == y->n;
}

static bool same(const struct swiss_round *x, const struct swiss_round *y)
{
    if (x->legal != y->legal || x->npair != y->npair || x->bye != y->bye)
        return false;
    for (int i = 0; i < x->npair; i++)
        if (x->pair[i].white != y->pair[i].white || x->pair[i].black != y->pair[i].black ||
            (x->article && x->article[i] != y->article[i]))
            return false;
    return true;
}

#define X(id, name) +1
enum { KEY_COUNT = 0 REASON_KEYS(X) };
#undef X
static int seen[KEY_COUNT];

/* Rounds with no legal pairing are some of them, and not too many. */
static void compare(fields *make, pairs *fast, pairs *slow, impasse_suit *suit, int rounds, int most)
{
    int differ = 0, illegal = 0, unproved = 0, rejected = 0;

    for (int seed = 1; seed <= rounds; seed++) {
        struct arena a = { 0 }, b = { 0 };
        struct reasons why = { .arena = &b }, truth = { .arena = &b };
        struct swiss s = make((unsigned)seed, most, &a);
        struct swiss_round x = fast(&s, &why, &a), y = slow(&s, &truth, &a);
        if ((!same(&x, &y) || !same_reasons(&why, &truth)) && ++differ <= 5)
            printf("seed %d, %d players, round %d: %s %d pairs, bye %d; slowly %s %d, %d\n", seed, s.n, s.round,
                   x.legal ? "legal" : "none", x.npair, x.bye, y.legal ? "legal" : "none", y.npair, y.bye);
        illegal += !y.legal;
        unproved += y.legal ? why.impasse.piece != NULL : !impasse_holds(&why.impasse, &s, suit);
        for (int i = 0; i < why.n; i++) {
            rejected += why.reason[i].rejected != NOBODY;
            seen[why.reason[i].key]++;
        }
        arena_free(&a);
        arena_free(&b);
    }
    assert_int_equal(differ, 0);
    assert_int_equal(unproved, 0);
    assert_true(rejected > rounds / 4);
    assert_in_range(illegal, rounds / 100, rounds / 2);
}

static int times(int n)
{
    return getenv("SOAK") ? 50 * n : n;
}

static void test_burstein_as_by_trying_everything(void **unused)
{
    (void)unused;
    compare(random_swiss, burstein_pair, slow_burstein, slow_burstein_suit, times(4000), 9);
}

static void test_clubs_as_by_trying_everything(void **unused)
{
    (void)unused;
    compare(random_swiss, club_pair, slow_club, slow_club_suit, times(4000), 9);
}

static void test_dutch2006_as_by_trying_everything(void **unused)
{
    (void)unused;
    compare(random_swiss, dutch_pair, slow_dutch, slow_dutch_suit, times(4000), 9);
    compare(random_cards, dutch_pair, slow_dutch, slow_dutch_suit, times(2000), 9);
    compare(random_late, dutch_pair, slow_dutch, slow_dutch_suit, times(5000), 8);
    compare(random_late, dutch_pair, slow_dutch, slow_dutch_suit, times(500), 10);
}

/* Of the rounds above some, odd and even ones, have other pairs if strong preferences had the other place in the price. */
static void test_the_place_of_strong_preferences_is_told(void **unused)
{
    int told[2] = { 0 };

    (void)unused;
    for (unsigned seed = 1; seed <= 5000; seed++) {
        struct arena a = { 0 };
        struct reasons why = { .arena = &a };
        struct swiss s = random_late(seed, 8, &a);
        struct swiss_round x = slow_dutch(&s, &why, &a), y = slow_dutch_swapped(&s, &why, &a);
        told[s.round % 2] += !same(&x, &y);
        arena_free(&a);
    }
    printf("# rounds that tell it: %d odd, %d even\n", told[1], told[0]);
    assert_true(told[1] > 1 && told[0] > 1);
}

/* Whatever a team can fail by is among them. */
static void test_teams_as_by_trying_everything(void **unused)
{
    static const enum reason_key keys[] = { KEY_MET,          KEY_BARRED,       KEY_HAD_BYE,    KEY_REST,
                                            KEY_SAME,         KEY_STRONG,       KEY_ORDER,      KEY_NO_OPPONENT,
                                            KEY_MORE_UP,      KEY_FEWER_POINTS, KEY_NEXT_GROUP, KEY_FLOATED,
                                            KEY_MEETS_FLOATER };

    (void)unused;
    memset(seen, 0, sizeof seen);
    compare(random_teams, teamswiss_pair, slow_teams, slow_teams_suit, times(6000), 9);
    compare(random_teams, teamswiss_pair, slow_teams, slow_teams_suit, times(500), 12);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        assert_int_not_equal(seen[keys[i]], 0);
}

/* --- one upfloater and several ------------------------------------------------------------------ */

enum { LARGE = 60 };

static int by_score(const void *a, const void *b, void *of)
{
    const struct swiss *s = of;
    const struct entrant *x = &s->entrant[*(const int *)a], *y = &s->entrant[*(const int *)b];

    return x->points != y->points ? y->points - x->points : x->number - y->number;
}

static int group_end(const struct swiss *s, const int *team, int from, int n)
{
    int end = from;

    while (end < n && s->entrant[team[end]].points == s->entrant[team[from]].points)
        end++;
    return end;
}

/* Without those who have most of the points; false if they cannot be paired, or one had a bye. */
static bool lower_field(struct swiss *s, int most, int *team, int *n, struct arena *a)
{
    struct entrant *e = arena_grow(a, s->entrant, sizeof *e, (size_t)s->n, (size_t)s->n);

    s->entrant = e;
    *n = 0;
    for (int i = 0; i < s->n; i++) {
        e[i].paired &= e[i].points <= most;
        if (e[i].paired)
            team[(*n)++] = i;
    }
    qsort_r(team, (size_t)*n, sizeof *team, by_score, s);
    return *n > 0 && *n % 2 == 0 && teamswiss_pair(s, NULL, a).legal;
}

/* Whether the question about several upfloaters at once finds the one that is found without it. */
static bool agree(struct swiss *s, int most, int *asked, struct arena *a)
{
    int team[LARGE], n;

    if (!lower_field(s, most, team, &n, a))
        return true;
    struct team_field f = team_field_of(s, a);
    int end = group_end(s, team, 0, n), next = group_end(s, team, end, n) - end;
    struct top_group g = { &f, team, end, next, n, NULL };
    bool one[LARGE] = { 0 }, several[LARGE] = { 0 };
    if (upfloat_choose(&g, one, a) == 0)
        return true;
    ++*asked;
    return upset_choose(&g, several, a) > 0 && memcmp(one, several, sizeof one) == 0;
}

static void test_one_upfloater_is_found_as_several_are(void **unused)
{
    int differ = 0, asked = 0;

    (void)unused;
    for (int seed = 1; seed <= times(2000); seed++) {
        struct arena a = { 0 };
        struct swiss s = random_teams((unsigned)seed, LARGE, &a);
        for (int most = 8; most > 0; most--)
            differ += !agree(&s, most, &asked, &a);
        arena_free(&a);
    }
    assert_int_equal(differ, 0);
    assert_in_range(asked, times(1000), times(16000));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_known_rounds_of_burstein),
        cmocka_unit_test(test_the_known_rounds_of_clubs),
        cmocka_unit_test(test_the_known_rounds_of_dutch2006),
        cmocka_unit_test(test_burstein_as_by_trying_everything),
        cmocka_unit_test(test_clubs_as_by_trying_everything),
        cmocka_unit_test(test_dutch2006_as_by_trying_everything),
        cmocka_unit_test(test_the_place_of_strong_preferences_is_told),
        cmocka_unit_test(test_the_cases_of_teams_slowly),
        cmocka_unit_test(test_teams_as_by_trying_everything),
        cmocka_unit_test(test_one_upfloater_is_found_as_several_are),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
