/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/rate_of_play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"

static struct pace read(const char *text)
{
    struct pace p;

    assert_true(pace_read(str_of(text), &p));
    return p;
}

static void says(struct str got, const char *want)
{
    assert_int_equal(got.n, str_of(want).n);
    assert_true(str_eq(got, str_of(want)));
}

static void what_is_written_is_read(void **state)
{
    static const char *const wrong[] = { "90/30", "40/90", "90+", "+30",     "x",      "40/90+30, 20/30, 10/5",
                                         "0+0",   "1,2",   "601", "90+30+5", "-90+30", "40/90+30,," };
    struct arena a = { 0 };
    struct pace p = read("40/90+30,30+30"), none;

    (void)state;
    says(pace_text(&p, &a), "40/90+30, 30+30");
    says(pace_text(&(struct pace){ .n = 0 }, &a), "");
    p = read(" 90 + 30 ");
    says(pace_text(&p, &a), "90+30");
    p = read("25");
    says(pace_text(&p, &a), "25+0");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(pace_read(str_of(wrong[i]), &none));
    assert_true(pace_read(str_of(""), &none));
    assert_int_equal(none.n, 0);
    arena_free(&a);
}

/* The examples of line 222 in the format: 90'+30" is 5400+30, 100' for 40 moves and 15' with 30" from move 1 is 40/6000+30:900+30. */
static void the_code_is_in_seconds(void **state)
{
    struct arena a = { 0 };
    struct pace p = read("90+30"), two = read("40/100+30, 15+30"), back;

    (void)state;
    says(pace_code(&p, &a), "5400+30");
    says(pace_code(&two, &a), "40/6000+30:900+30");
    assert_true(pace_of_code(str_of("40/6000+30:900+30"), &back));
    says(pace_text(&back, &a), "40/100+30, 15+30");
    assert_true(pace_of_code(str_of("600"), &back));
    says(pace_text(&back, &a), "10+0");
    assert_false(pace_of_code(str_of("W300-B240"), &back));
    assert_false(pace_of_code(str_of("90"), &back));
    assert_false(pace_of_code(str_of(""), &back));
    arena_free(&a);
}

static void people_read_words(void **state)
{
    struct arena a = { 0 };
    struct pace p = read("90+30"), two = read("40/90+30, 30+30"), odd = read("40/120, 15+30");

    (void)state;
    says(pace_words(&p, &a), "90 minutes for the game, 30 seconds for each move");
    says(pace_words(&two, &a), "90 minutes for 40 moves, 30 minutes for the rest, 30 seconds for each move");
    says(pace_words(&odd, &a), "120 minutes for 40 moves, 15 minutes for the rest and 30 seconds for each of them");
    arena_free(&a);
}

static enum rating_kind kind(const char *text, bool rated)
{
    struct pace p = read(text);
    enum rating_kind k;

    assert_int_equal(pace_kind(&p, &k), rated);
    return k;
}

/* "More than 10 minutes but less than 60", "more than 3 minutes but not more than 10": the time and 60 times the increment. */
static void the_sum_decides_the_rating(void **state)
{
    (void)state;
    assert_int_equal(kind("90+30", true), RATED_STANDARD);
    assert_int_equal(kind("60", true), RATED_STANDARD);
    assert_int_equal(kind("30+30", true), RATED_STANDARD);
    assert_int_equal(kind("59", true), RATED_RAPID);
    assert_int_equal(kind("15+10", true), RATED_RAPID);
    assert_int_equal(kind("11", true), RATED_RAPID);
    assert_int_equal(kind("10", true), RATED_BLITZ);
    assert_int_equal(kind("3+2", true), RATED_BLITZ);
    assert_int_equal(kind("5+5", true), RATED_BLITZ);
    kind("3", false);
    kind("1+1", false);
    kind("", true);
}

/* 90 + 30 + 60 x 0.5 minutes; 40 moves with 30 seconds and 20 with none. */
static void sixty_moves_are_counted(void **state)
{
    struct pace olympiad = read("40/90+30, 30+30"), odd = read("40/90+30, 30"), early = read("70/90+30, 10");

    (void)state;
    assert_int_equal(pace_seconds(&olympiad), 150 * 60);
    assert_int_equal(pace_seconds(&odd), 140 * 60);
    assert_int_equal(pace_seconds(&early), 130 * 60);
    assert_int_equal(pace_least(2400), 120);
    assert_int_equal(pace_least(2399), 90);
    assert_int_equal(pace_least(1800), 90);
    assert_int_equal(pace_least(1799), 60);
    assert_int_equal(pace_least(0), 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(the_code_is_in_seconds),
        cmocka_unit_test(people_read_words),
        RULE_TEST(RATE_OF_PLAY, the_sum_decides_the_rating),
        RULE_TEST(RATE_OF_PLAY, sixty_moves_are_counted),
    };

    return cmocka_run_group_tests_name("pace", tests, NULL, NULL);
}
