/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/card.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"

enum { A, B, C, D, E, TEAMS };

static const struct team teams[TEAMS] = {
    { 1, 10400 }, { 2, 10300 }, { 3, 10200 }, { 4, 10100 }, { 5, 10000 },
};

/* Round 1: A beats B, C did not come against D (three players present), E has the bye.
   Round 2: D-A drawn, B and C both did not come, E is not paired. Round 3: B-A has no result yet. */
static const struct match first[] = {
    { { A, B }, { 2, 0 }, { 5, 3 }, .played = true },
    { { C, D }, { 0, 2 }, { 0, 6 }, .played = false },
};
static const struct match second[] = {
    { { D, A }, { 1, 1 }, { 4, 4 }, .played = true },
    { { B, C }, { 0, 0 }, { 0, 0 }, .played = false },
};
static const struct match third[] = { { { B, A }, { 0 }, { 0 }, .pending = true } };
static const struct round rounds[] = { { first, 2, E }, { second, 2, NOBODY }, { third, 1, NOBODY } };

static const struct adjustment adjustments[] = {
    { .team = A, .mp = -1, .from = 3 },
    { .team = B, .mp = 1, .gp = 2, .from = 2, .pairing_only = true },
    { .team = B, .mp = 2, .gp = 4, .from = 3, .pairing_only = true },
};

static struct tournament event(void)
{
    return (struct tournament){
        .team = teams, .nteam = TEAMS, .round = rounds, .nround = 3, .adjustment = adjustments, .nadjustment = 3
    };
}

static void check_points(const struct card *c, int mp, int gp)
{
    assert_int_equal(c->mp, mp);
    assert_int_equal(c->gp, gp);
}

static void card_before_round_1_is_blank(void **state)
{
    struct arena a = { 0 };
    struct tournament t = event();
    struct card *c = card_load(&t, 1, &a);

    (void)state;
    for (int i = 0; i < TEAMS; i++) {
        check_points(&c[i], 0, 0);
        assert_int_equal(c[i].number, i + 1);
        assert_int_equal(c[i].rating, 10400 - 100 * i);
        assert_int_equal(c[i].nmet + c[i].ncolour, 0);
        assert_false(c[i].scored_without_playing || c[i].late || c[i].paired);
    }
    arena_free(&a);
}

static void card_meets_and_has_colours_in_played_matches_only(void **state)
{
    /* NO_REMATCH, COLOUR_LIMITS */
    struct arena a = { 0 };
    struct tournament t = event();
    struct card *c = card_load(&t, 3, &a);

    (void)state;
    assert_int_equal(c[A].nmet, 2);
    assert_int_equal(c[A].met[0], B);
    assert_int_equal(c[A].met[1], D);
    assert_int_equal(c[A].ncolour, 2);
    assert_int_equal(c[A].colour[0], WHITE);
    assert_int_equal(c[A].colour[1], BLACK);
    assert_int_equal(c[B].nmet, 1);
    assert_int_equal(c[B].met[0], A);
    assert_int_equal(c[B].colour[0], BLACK);
    assert_int_equal(c[C].nmet + c[C].ncolour, 0);
    assert_int_equal(c[D].nmet, 1);
    assert_int_equal(c[E].nmet + c[E].ncolour, 0);
    arena_free(&a);
}

/* NO_REMATCH: in 2022 the two have met all the same; the colours stay those of what was played. */
static void card_met_unplayed_in_2022(void **state)
{
    static const struct team two[] = { { 1, 100 }, { 2, 90 } };
    static const struct match unplayed[] = { { .team = { 1, 0 }, .mp = { 2, 0 }, .gp = { 8, 0 } } };
    static const struct round one_round[] = { { unplayed, 1, NOBODY } };
    struct arena a = { 0 };

    (void)state;
    for (enum edition e = EDITION_2012; e < EDITION_COUNT; e++) {
        struct tournament t = { .edition = e, .team = two, .nteam = 2, .round = one_round, .nround = 1 };
        const struct card *c = card_load(&t, 2, &a);
        assert_int_equal(c[0].nmet, e == EDITION_2022);
        assert_int_equal(c[1].nmet, e == EDITION_2022);
        assert_int_equal(c[0].ncolour + c[1].ncolour, 0);
        assert_true(c[1].scored_without_playing);
        assert_false(c[0].scored_without_playing);
    }
    arena_free(&a);
}

static void card_bye_once_knows_points_without_play(void **state)
{
    /* BYE_ONCE: the bye and a win by absence; not a loss by absence, not a match nobody came to */
    struct arena a = { 0 };
    struct tournament t = event();
    struct card *c = card_load(&t, 3, &a);

    (void)state;
    assert_true(c[E].scored_without_playing);
    assert_true(c[D].scored_without_playing);
    assert_false(c[A].scored_without_playing);
    assert_false(c[B].scored_without_playing);
    assert_false(c[C].scored_without_playing);
    check_points(&c[E], 1, 4);
    check_points(&c[D], 3, 10);
    arena_free(&a);
}

/* Each decision alone, before round 3: does the team have points without playing? In round 2 C did not come, and A played; in
   round 1 B played, and C did not come. */
static void card_bye_once_knows_points_given_for_a_round_without_play(void **state)
{
    static const struct {
        struct adjustment given;
        bool knows;
    } cases[] = {
        { { .team = C, .gp = 1, .from = 3 }, true },
        { { .team = C, .mp = 1, .gp = 4, .from = 2 }, true },
        { { .team = A, .mp = 1, .gp = 4, .from = 3 }, false },
        { { .team = B, .mp = 1, .gp = 4, .from = 2 }, false },
        { { .team = C, .mp = -1, .from = 3 }, false },
        { { .team = C, .mp = 1, .from = 3, .pairing_only = true }, false },
        { { .team = C, .mp = 1, .from = 1 }, false }, /* from the beginning */
        { { .team = C, .mp = 1, .from = 4 }, false }, /* later */
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct tournament t = event();
        t.adjustment = &cases[i].given;
        t.nadjustment = 1;
        bool knows = card_load(&t, 3, &a)[cases[i].given.team].scored_without_playing;
        assert_int_equal(knows, cases[i].knows);
    }
    arena_free(&a);
}

static void card_counts_adjustments_from_their_round(void **state)
{
    struct arena a = { 0 };
    struct tournament t = event();

    (void)state;
    check_points(&card_load(&t, 1, &a)[B], 0, 0);
    check_points(&card_load(&t, 2, &a)[A], 2, 5);
    check_points(&card_load(&t, 2, &a)[B], 1, 5);
    check_points(&card_load(&t, 3, &a)[A], 2, 9);
    check_points(&card_load(&t, 3, &a)[B], 2, 7);
    check_points(&card_load(&t, 4, &a)[A], 2, 9);
    check_points(&card_load(&t, 4, &a)[B], 0, 3);
    arena_free(&a);
}

static void card_of_a_pending_match_has_met_without_points(void **state)
{
    struct arena a = { 0 };
    struct tournament t = event();
    struct card *c = card_load(&t, 4, &a);

    (void)state;
    assert_int_equal(c[A].nmet, 3);
    assert_int_equal(c[A].met[2], B);
    assert_int_equal(c[A].colour[2], BLACK);
    assert_int_equal(c[B].colour[1], WHITE);
    assert_false(c[B].scored_without_playing);
    arena_free(&a);
}

static struct card with_colours(const signed char *colour, int n)
{
    return (struct card){ .colour = colour, .ncolour = n };
}

static void card_colour_limits_difference(void **state)
{
    /* COLOUR_LIMITS: W W B W is +2, another White would be +3 */
    static const signed char wwbw[] = { 1, 1, -1, 1 }, bbwb[] = { -1, -1, 1, -1 };
    struct card plus_1 = with_colours(wwbw, 3), plus_2 = with_colours(wwbw, 4);
    struct card minus_2 = with_colours(bbwb, 4);

    (void)state;
    assert_int_equal(card_difference(&plus_1), 1);
    assert_true(card_can_take(&plus_1, WHITE));
    assert_true(card_can_take(&plus_1, BLACK));
    assert_int_equal(card_difference(&plus_2), 2);
    assert_false(card_can_take(&plus_2, WHITE));
    assert_true(card_can_take(&plus_2, BLACK));
    assert_int_equal(card_difference(&minus_2), -2);
    assert_false(card_can_take(&minus_2, BLACK));
    assert_true(card_can_take(&minus_2, WHITE));
}

static void card_colour_limits_three_running(void **state)
{
    static const signed char bww[] = { -1, 1, 1 }, b[] = { -1 };
    struct card whites = with_colours(bww, 3), one = with_colours(b, 1), none = { 0 };

    (void)state;
    assert_int_equal(card_difference(&whites), 1);
    assert_false(card_can_take(&whites, WHITE));
    assert_true(card_can_take(&whites, BLACK));
    assert_true(card_can_take(&one, BLACK));
    assert_true(card_can_take(&none, WHITE));
    assert_true(card_can_take(&none, BLACK));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_before_round_1_is_blank),
        cmocka_unit_test(card_meets_and_has_colours_in_played_matches_only),
        cmocka_unit_test(card_met_unplayed_in_2022),
        cmocka_unit_test(card_bye_once_knows_points_without_play),
        cmocka_unit_test(card_bye_once_knows_points_given_for_a_round_without_play),
        cmocka_unit_test(card_counts_adjustments_from_their_round),
        cmocka_unit_test(card_of_a_pending_match_has_met_without_points),
        cmocka_unit_test(card_colour_limits_difference),
        cmocka_unit_test(card_colour_limits_three_running),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
