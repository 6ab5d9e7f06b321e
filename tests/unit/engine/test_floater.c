/* SPDX-License-Identifier: Apache-2.0 */
/* Who leaves a score group and whom he meets: each article with a round worked by hand. Nobody has
   a colour history here unless said, so the limits bind nobody. */
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
#include "tests/unit/groups.h"

static int opponent_of(const struct setup *s, const struct pairing *p, int number)
{
    for (int i = 0; i < p->npair; i++) {
        int white = s->card[p->pair[i].white].number, black = s->card[p->pair[i].black].number;
        if (white == number || black == number)
            return white + black - number;
    }
    return 0;
}

/* The pairs without colours, each from its higher team, in the order of the higher teams. */
static void expect(const struct setup *s, const char *want)
{
    struct arena a = { 0 };
    struct pairing p = pairing_make(&s->field, &a);
    char made[200] = "";

    assert_true(p.legal);
    for (int i = 1; i <= s->field.n; i++)
        if (opponent_of(s, &p, i) > i)
            sprintf(made + strlen(made), "%s%d-%d", *made ? " " : "", i, opponent_of(s, &p, i));
    assert_string_equal(made, want);
    arena_free(&a);
}

/* Groups 1-3, 4-6 and, with the median team, 7-14. */
static void above(struct setup *s)
{
    set_up(s, EDITION_2012, 3, (const int[]){ 3, 3, 8 });
}

/* Groups 1-8 with the median team, 9-11 and 12-14. */
static void below(struct setup *s)
{
    set_up(s, EDITION_2012, 3, (const int[]){ 8, 3, 3 });
}

static void float_down(void **state)
{
    struct setup s;

    (void)state;
    above(&s);
    expect(&s, "1-2 3-4 5-6 7-11 8-12 9-13 10-14");
    meet(&s, 3, 4);
    expect(&s, "1-2 3-5 4-6 7-11 8-12 9-13 10-14");
}

/* Without 3 the others of the group could not be paired. */
static void float_down_second_lowest(void **state)
{
    struct setup s;

    (void)state;
    above(&s);
    meet(&s, 1, 2);
    expect(&s, "1-3 2-4 5-6 7-11 8-12 9-13 10-14");
}

/* 3 has met the whole next group and goes back: 2 floats and meets 4, the highest; 1-3, 5-6. If 2 has met all of it too,
   1 floats. */
static void float_next_down(void **state)
{
    struct setup s;

    (void)state;
    above(&s);
    meet_all(&s, 3, 4, 6);
    expect(&s, "1-3 2-4 5-6 7-11 8-12 9-13 10-14");
    meet_all(&s, 2, 4, 6);
    expect(&s, "1-4 2-3 5-6 7-11 8-12 9-13 10-14");
}

/* All three have met the whole next group: the lowest floats two groups. The next group is odd
   without him and sends its own lowest. */
static void float_far_down(void **state)
{
    struct setup s;

    (void)state;
    above(&s);
    for (int i = 1; i <= 3; i++)
        meet_all(&s, i, 4, 6);
    expect(&s, "1-2 3-7 4-5 6-8 9-12 10-13 11-14");
}

static void expect_in_every_edition(struct setup *s, const char *want)
{
    for (enum edition e = EDITION_2012; e < EDITION_COUNT; e++) {
        s->field.edition = e;
        expect(s, want);
    }
}

/* The limits give way by D.02, not by the ECU's editions. */
static void expect_by_fide_and_ecu(struct setup *s, const char *fide, const char *ecu)
{
    for (enum edition e = EDITION_2012; e < EDITION_COUNT; e++) {
        s->field.edition = e;
        expect(s, edition_is_fide(e) ? fide : ecu);
    }
}

static void had_white_twice(struct setup *s, int number)
{
    static const signed char twice[] = { WHITE, WHITE };

    s->card[number - 1].colour = twice;
    s->card[number - 1].ncolour = 2;
}

/* Groups 1, 2-5 and, with the median team, 6-12. 1 floats down to a group of which it has met all but 5, and both
   have had White twice. It stays, beyond the limits, and 4 floats. By the
   ECU it travels on to 6, and 2-5 are paired by the table: 2-4, 3-5. */
static void floater_stays_beyond_the_limits(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 1, 4, 7 });
    meet_all(&s, 1, 2, 4);
    had_white_twice(&s, 1);
    had_white_twice(&s, 5);
    expect_by_fide_and_ecu(&s, "1-5 2-3 4-6 7-10 8-11 9-12", "1-6 2-4 3-5 7-10 8-11 9-12");
}

/* Groups 1-7 with the median team, 8-11 and 12: the same from below. By the ECU 12 travels on to 7; of 11, 10, 9, 8 the table makes 11-9, 10-8. */
static void floater_stays_up_beyond_the_limits(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 7, 4, 1 });
    meet_all(&s, 12, 9, 11);
    had_white_twice(&s, 12);
    had_white_twice(&s, 8);
    expect_by_fide_and_ecu(&s, "1-4 2-5 3-6 7-9 8-12 10-11", "1-4 2-5 3-6 7-12 8-10 9-11");
}

/* It goes on where it has met all of the group. */
static void floater_stays_unless_nobody_is_left_for_it(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 1, 4, 7 });
    meet_all(&s, 1, 2, 5);
    expect_in_every_edition(&s, "1-6 2-4 3-5 7-10 8-11 9-12");
}

static void float_up(void **state)
{
    struct setup s;

    (void)state;
    below(&s);
    expect(&s, "1-5 2-6 3-7 4-8 9-10 11-12 13-14");
    meet(&s, 11, 12);
    expect(&s, "1-5 2-6 3-7 4-8 9-11 10-12 13-14");
}

static void float_up_second_highest(void **state)
{
    struct setup s;

    (void)state;
    below(&s);
    meet(&s, 13, 14);
    expect(&s, "1-5 2-6 3-7 4-8 9-10 11-13 12-14");
}

/* 12 has met the whole next group and goes back: 13 floats and meets 11, the lowest; 12-14, 9-10. If 13 has met all of it
   too, 14 floats. */
static void float_next_up(void **state)
{
    struct setup s;

    (void)state;
    below(&s);
    meet_all(&s, 12, 9, 11);
    expect(&s, "1-5 2-6 3-7 4-8 9-10 11-13 12-14");
    meet_all(&s, 13, 9, 11);
    expect(&s, "1-5 2-6 3-7 4-8 9-10 11-14 12-13");
}

static void float_far_up(void **state)
{
    struct setup s;

    (void)state;
    below(&s);
    for (int i = 12; i <= 14; i++)
        meet_all(&s, i, 9, 11);
    expect(&s, "1-4 2-5 3-6 7-9 8-12 10-11 13-14");
}

/* A floater that arrives meets the extreme resident before the group chooses its own floater: 3
   meets 4 although 4 to 7 would be even among themselves. */
static void a_floater_is_paired_before_another_is_chosen(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 3, 4, 9 });
    expect(&s, "1-2 3-4 5-6 7-8 9-13 10-14 11-15 12-16");
}

/* 2 has met its whole group and has to leave it; the number being even, 4 leaves too, and 1-3 stay. Among 5-12, with the
   median team, 2 meets the highest and 4 the next; 7 8 9 | 10 11 12 are left. */
static void must_float(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 2, (const int[]){ 4, 8 });
    meet_all(&s, 2, 1, 4);
    expect(&s, "1-3 2-5 4-6 7-10 8-11 9-12");
}

/* Below the median group 1-5: 8 has met 6 and 7 and floats, the lowest though it is. It meets 5, the lowest; 6-7. */
static void must_float_up(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 2, (const int[]){ 5, 3 });
    meet_all(&s, 8, 6, 7);
    expect(&s, "1-3 2-4 5-8 6-7");
}

/* The first choice 1-3 would leave 2 and 4, who have met, without an opponent in the group. */
static void most_pairs(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 2, (const int[]){ 4, 8 });
    meet(&s, 2, 4);
    expect(&s, "1-4 2-3 5-9 6-10 7-11 8-12");
}

/* 4 has met everybody but 1: whoever else left the first group, 4 would have no opponent. */
static void the_rest_must_stay_pairable(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 2, (const int[]){ 3, 5 });
    meet_all(&s, 4, 2, 8);
    expect(&s, "1-4 2-3 5-7 6-8");
}

/* In the median group the floater from above comes first and takes the highest resident, then the
   one from below with the lowest. */
static void floaters_in_the_median_group(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 3, 6, 3 });
    expect(&s, "1-2 3-4 5-7 6-8 9-10 11-12");
}

/* The floater from above has met all residents of the median group and takes the one from below. */
static void floaters_that_meet_each_other(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 3, 4, 3 });
    for (int i = 1; i <= 3; i++)
        meet_all(&s, i, 4, 7);
    expect(&s, "1-2 3-8 4-6 5-7 9-10");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(FLOAT_DOWN, float_down),
        RULE_TEST(FLOAT_DOWN, float_down_second_lowest),
        RULE_TEST(FLOAT_NEXT_DOWN, float_next_down),
        RULE_TEST(FLOAT_FAR_DOWN, float_far_down),
        RULE_TEST(FLOATER_STAYS, floater_stays_beyond_the_limits),
        RULE_TEST(FLOATER_STAYS_UP, floater_stays_up_beyond_the_limits),
        RULE_TEST(FLOATER_STAYS, floater_stays_unless_nobody_is_left_for_it),
        RULE_TEST(FLOAT_UP, float_up),
        RULE_TEST(FLOAT_UP, float_up_second_highest),
        RULE_TEST(FLOAT_NEXT_UP, float_next_up),
        RULE_TEST(FLOAT_FAR_UP, float_far_up),
        RULE_TEST(FLOATER_STAYS, a_floater_is_paired_before_another_is_chosen),
        RULE_TEST(MUST_FLOAT, must_float),
        RULE_TEST(MUST_FLOAT, must_float_up),
        RULE_TEST(MOST_PAIRS, most_pairs),
        cmocka_unit_test(the_rest_must_stay_pairable),
        cmocka_unit_test(floaters_in_the_median_group),
        cmocka_unit_test(floaters_that_meet_each_other),
    };

    return cmocka_run_group_tests_name("floaters", tests, NULL, NULL);
}
