/* SPDX-License-Identifier: Apache-2.0 */
/* Every article about the colour on board 1 with a case worked by hand. In a duel the higher-ranked
   team has number 1; a history is written oldest match first. */
#include "engine/olympiad/colour.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "tests/rule_test.h"

enum { TEAMS = 8, HISTORY = 12 };

/* A field of few teams of equal points. */
struct setup {
    struct card card[TEAMS];
    signed char colour[TEAMS][HISTORY];
    struct field field;
};

static void write_history(struct setup *s, int team, const char *letters)
{
    struct card *c = &s->card[team];

    c->colour = s->colour[team];
    c->ncolour = (int)strlen(letters);
    assert_true(c->ncolour <= HISTORY);
    for (int i = 0; i < c->ncolour; i++)
        s->colour[team][i] = letters[i] == 'W' ? WHITE : BLACK;
}

static void set_up(struct setup *s, int n, int round, const char *const *history)
{
    *s = (struct setup){ 0 };
    s->field = (struct field){ .lot = WHITE, .round = round, .host = NOBODY, .card = s->card, .n = n };
    for (int i = 0; i < n; i++) {
        s->card[i] = (struct card){ .number = i + 1, .rating = 10000 - 100 * i, .paired = true };
        write_history(s, i, history ? history[i] : "");
    }
}

/* What team 1 gets against team 2, and by which article. */
static void expect(const char *of_1, const char *of_2, enum colour colour, enum rule article)
{
    struct setup s;
    enum rule decided = RULE_NONE;

    set_up(&s, 2, 9, (const char *const[]){ of_1, of_2 });
    struct pair p = colour_pair(&s.field, 0, 1, 1, &decided);
    assert_int_equal(p.white, colour == WHITE ? 0 : 1);
    assert_int_equal(p.black, colour == WHITE ? 1 : 0);
    assert_int_equal(decided, article);
}

/* The pairs of the round with White first, by number. */
static void expect_round(const struct setup *s, const char *want)
{
    struct arena a = { 0 };
    struct pairing p = pairing_make(&s->field, &a);
    char made[100] = "";

    assert_true(p.legal);
    for (int i = 0; i < p.npair; i++)
        sprintf(made + strlen(made), "%s%d-%d", i ? " " : "", s->card[p.pair[i].white].number,
                s->card[p.pair[i].black].number);
    assert_string_equal(made, want);
    arena_free(&a);
}

/* 1 and 3 both had White and would both like Black; they meet all the same. */
static void colour_blind(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 4, 2, (const char *const[]){ "W", "B", "W", "B" });
    expect_round(&s, "3-1 2-4");
}

/* 3, the lowest of three, floats and meets 4, the highest: both had White, 5 would have suited 3 and 6 would have suited 4.
   Of equal histories the higher team has its preference: Black for 3, White for 5. */
static void colour_blind_as_to_floaters(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 6, 2, (const char *const[]){ "W", "B", "W", "W", "B", "B" });
    for (int team = 0; team < 3; team++)
        s.card[team].mp = 2;
    expect_round(&s, "2-1 4-3 5-6");
}

static void colour_lot(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 6, 1, NULL);
    expect_round(&s, "1-4 5-2 3-6");
    s.field.lot = BLACK;
    expect_round(&s, "4-1 2-5 6-3");
}

/* Teams 2 and 8 are away: 3 stands at the second place of the list and so has Black. */
static void colour_lot_goes_by_places_not_numbers(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 8, 1, NULL);
    s.card[1].paired = s.card[7].paired = false;
    expect_round(&s, "1-5 6-3 4-7");
}

/* 1 has had fewer Whites and but the last two were White. */
static void colour_limits_never_three_in_a_row(void **state)
{
    (void)state;
    expect("BBWBBWW", "WBWBWB", BLACK, RULE_COLOUR_LIMITS);
    expect("WWBWWBB", "BWBWBW", WHITE, RULE_COLOUR_LIMITS);
}

/* Both 1 and 3 have a difference of +2 already: they cannot meet, the table goes on. */
static void colour_limits_difference_of_two(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 4, 5, (const char *const[]){ "WBWW", "WBWB", "WWBW", "BWBW" });
    expect_round(&s, "4-1 2-3");
}

/* A difference beyond the limit does not bar the colour that leads back to it. */
static void colour_limits_allow_the_way_back(void **state)
{
    (void)state;
    expect("WWWWBW", "WBWBWBB", BLACK, RULE_COLOUR_LIMITS);
}

/* Two teams that both have to get Black are all there is: the limits are set aside, and the team
   with the lower difference has White. */
static void limits_lifted(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 2, 5, (const char *const[]){ "WBWW", "BBWW" });
    expect_round(&s, "2-1");
}

/* 3 is the lowest of three and would leave the group; 1 and 2, who both have to get Black, would
   stay. So 2 leaves. */
static void other_floater(void **state)
{
    static const char *const blank[] = { "WBW", "WBW", "BWB", "WBB", "BWB", "WBW" };
    static const char *const bound[] = { "BWW", "BWW", "WBW", "WBB", "BWB", "WBW" };
    struct setup s;

    (void)state;
    for (int i = 0; i < 2; i++) {
        set_up(&s, 6, 4, i ? bound : blank);
        for (int team = 0; team < 3; team++)
            s.card[team].mp = 2;
        expect_round(&s, i ? "3-1 4-2 5-6" : "2-1 4-3 5-6");
    }
}

/* 3 to 6 have had White twice running, so 3 could meet nobody of the next group within the limits. 2, the next-lowest,
   can: it meets 4, 1-3 stay, and 5-6 is a breach, in which the higher team has its preference. */
static void other_floater_that_can_be_paired(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 6, 4, (const char *const[]){ "BWB", "BWB", "BWW", "BWW", "BWW", "BWW" });
    for (int team = 0; team < 3; team++)
        s.card[team].mp = 2;
    expect_round(&s, "1-3 2-4 6-5");
}

static void colour_equalise(void **state)
{
    (void)state;
    expect("WBW", "BWB", BLACK, RULE_COLOUR_EQUALISE);
    expect("BWB", "BW", WHITE, RULE_COLOUR_EQUALISE);
    expect("WB", "BBW", BLACK, RULE_COLOUR_EQUALISE);
}

/* 1 has had White twice and 2 only once; but 2 has never had Black. */
static void colour_equalise_counts_the_difference(void **state)
{
    (void)state;
    expect("WBWB", "W", WHITE, RULE_COLOUR_EQUALISE);
}

static void colour_opposite(void **state)
{
    (void)state;
    expect("WB", "BW", WHITE, RULE_COLOUR_OPPOSITE);
    expect("WBBW", "BWWB", BLACK, RULE_COLOUR_OPPOSITE);
}

/* The third match from the end is the latest one with different colours; 1 had Black there. */
static void colour_history(void **state)
{
    (void)state;
    expect("WBBW", "BWBW", WHITE, RULE_COLOUR_HISTORY);
    expect("BWBW", "WBBW", BLACK, RULE_COLOUR_HISTORY);
}

/* Rounds without a match have left no colour: the histories are compared from their ends. */
static void colour_history_skips_unplayed_rounds(void **state)
{
    (void)state;
    expect("WBWBBW", "BW", BLACK, RULE_COLOUR_ALTERNATE);
    expect("BWB", "B", WHITE, RULE_COLOUR_HIGHER);
}

static void colour_higher(void **state)
{
    (void)state;
    expect("WBW", "WBW", BLACK, RULE_COLOUR_HIGHER);
    expect("BWB", "BWB", WHITE, RULE_COLOUR_HIGHER);
}

/* Difference +1 and Black last: the difference goes before the last colour. */
static void colour_higher_equalises_before_it_alternates(void **state)
{
    (void)state;
    expect("WWB", "WWB", BLACK, RULE_COLOUR_HIGHER);
}

static void colour_higher_goes_by_the_rank_of_the_edition(void **state)
{
    struct setup s;
    enum rule decided;

    (void)state;
    set_up(&s, 2, 4, (const char *const[]){ "WBW", "WBW" });
    s.card[1].gp = 1;
    s.field.edition = EDITION_2012; /* more game points: team 2 is the higher and gets Black */
    assert_int_equal(colour_pair(&s.field, 0, 1, 1, &decided).black, 1);
    s.field.edition = EDITION_2022;
    assert_int_equal(colour_pair(&s.field, 0, 1, 1, &decided).black, 0);
}

static void colour_alternate(void **state)
{
    (void)state;
    expect("WB", "WB", WHITE, RULE_COLOUR_ALTERNATE);
    expect("BW", "BW", BLACK, RULE_COLOUR_ALTERNATE);
}

/* Only 2 has played, White last: it alternates and 1 has White. */
static void colour_alternate_of_the_only_one_with_a_history(void **state)
{
    (void)state;
    expect("", "BW", WHITE, RULE_COLOUR_ALTERNATE);
    expect("", "WB", BLACK, RULE_COLOUR_ALTERNATE);
}

/* Neither has played in the rounds before: the lot by the higher team's number, not its place. */
static void colour_lot_after_round_1(void **state)
{
    struct setup s;
    enum rule decided;

    (void)state;
    set_up(&s, 4, 3, NULL);
    assert_int_equal(colour_pair(&s.field, 0, 1, 2, &decided).white, 0);
    assert_int_equal(decided, RULE_COLOUR_LOT);
    assert_int_equal(colour_pair(&s.field, 1, 3, 1, &decided).white, 3);
    s.field.lot = BLACK;
    assert_int_equal(colour_pair(&s.field, 1, 3, 1, &decided).white, 1);
}

/* The team with White on board 1, hence on all odd boards, is named first, whichever was asked. */
static void white_odd(void **state)
{
    struct setup s;
    enum rule decided;

    (void)state;
    set_up(&s, 2, 3, (const char *const[]){ "WB", "BW" });
    for (int i = 0; i < 2; i++) {
        struct pair p = colour_pair(&s.field, i, 1 - i, 1, &decided);
        assert_int_equal(p.white, 0);
        assert_int_equal(p.black, 1);
    }
}

/* colour_all swaps pairs given the wrong way round and keeps their order. */
static void colours_of_given_pairs(void **state)
{
    struct setup s;
    struct arena a = { 0 };
    struct pair pair[] = { { 3, 1 }, { 0, 2 } };

    (void)state;
    set_up(&s, 4, 2, (const char *const[]){ "W", "B", "B", "W" });
    colour_all(&s.field, pair, 2, &a);
    assert_int_equal(pair[0].white, 1);
    assert_int_equal(pair[0].black, 3);
    assert_int_equal(pair[1].white, 2);
    assert_int_equal(pair[1].black, 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(COLOUR_BLIND, colour_blind),
        RULE_TEST(COLOUR_BLIND, colour_blind_as_to_floaters),
        RULE_TEST(COLOUR_LOT, colour_lot),
        RULE_TEST(COLOUR_LOT, colour_lot_goes_by_places_not_numbers),
        RULE_TEST(COLOUR_LIMITS, colour_limits_never_three_in_a_row),
        RULE_TEST(COLOUR_LIMITS, colour_limits_difference_of_two),
        RULE_TEST(COLOUR_LIMITS, colour_limits_allow_the_way_back),
        RULE_TEST(LIMITS_LIFTED, limits_lifted),
        RULE_TEST(OTHER_FLOATER, other_floater),
        RULE_TEST(OTHER_FLOATER, other_floater_that_can_be_paired),
        RULE_TEST(COLOUR_EQUALISE, colour_equalise),
        RULE_TEST(COLOUR_EQUALISE, colour_equalise_counts_the_difference),
        RULE_TEST(COLOUR_OPPOSITE, colour_opposite),
        RULE_TEST(COLOUR_HISTORY, colour_history),
        RULE_TEST(COLOUR_HISTORY, colour_history_skips_unplayed_rounds),
        RULE_TEST(COLOUR_HIGHER, colour_higher),
        RULE_TEST(COLOUR_HIGHER, colour_higher_equalises_before_it_alternates),
        RULE_TEST(COLOUR_HIGHER, colour_higher_goes_by_the_rank_of_the_edition),
        RULE_TEST(COLOUR_ALTERNATE, colour_alternate),
        RULE_TEST(COLOUR_ALTERNATE, colour_alternate_of_the_only_one_with_a_history),
        RULE_TEST(COLOUR_LOT, colour_lot_after_round_1),
        RULE_TEST(WHITE_ODD, white_odd),
        cmocka_unit_test(colours_of_given_pairs),
    };

    return cmocka_run_group_tests_name("colour", tests, NULL, NULL);
}
