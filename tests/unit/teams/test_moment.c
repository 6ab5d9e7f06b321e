/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/moment.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"

static void what_comes_on_the_minute_is_in_time(void **state)
{
    struct str ten = STR("2016-09-02 10:00");

    (void)state;
    assert_false(moment_is_after(STR("2016-09-02 09:59:59"), ten));
    assert_false(moment_is_after(STR("2016-09-02 10:00"), ten));
    assert_false(moment_is_after(STR("2016-09-02 10:00:00"), ten));
    assert_true(moment_is_after(STR("2016-09-02 10:00:01"), ten));
    assert_true(moment_is_after(STR("2016-09-03 00:00"), ten));
    assert_false(moment_is_after(ten, STR("2016-09-02 10:00:01")));
    assert_false(moment_is_after(ten, STR("")));
    assert_false(moment_is_after(STR(""), ten));
}

static void minutes_over_nights_months_and_leap_days(void **state)
{
    static const struct {
        const char *from, *to;
        long minutes;
    } rows[] = {
        { "2016-09-02 09:35", "2016-09-02 10:00", 25 },     { "2016-09-02 10:00:59", "2016-09-02 09:35", -25 },
        { "2016-09-01 23:30", "2016-09-02 00:15", 45 },     { "2016-08-31 12:00", "2016-09-01 12:00", 1440 },
        { "2016-02-28 12:00", "2016-03-01 12:00", 2880 },   { "2100-02-28 12:00", "2100-03-01 12:00", 1440 },
        { "2015-12-31 00:00", "2016-12-31 00:00", 527040 }, /* 366 days */
        { "2016-01-31 00:00", "2016-02-01 00:00", 1440 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(moment_minutes(str_of(rows[i].from), str_of(rows[i].to)), rows[i].minutes);
}

/* By hand: what is left is never more than there is. */
static void what_is_left_is_rounded_down(void **state)
{
    static const struct {
        const char *now, *until;
        int minutes;
    } rows[] = {
        { "2016-09-02 09:30", "2016-09-02 10:00", 30 },      { "2016-09-02 09:30:00", "2016-09-02 10:00", 30 },
        { "2016-09-02 09:30:01", "2016-09-02 10:00", 29 },   { "2016-09-02 09:59:59", "2016-09-02 10:00", 0 },
        { "2016-09-01 10:00:30", "2016-09-02 10:00", 1439 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(moment_left(str_of(rows[i].now), str_of(rows[i].until)), rows[i].minutes);
}

/* By hand: what stands there, by which order it is which day, and its year. */
static void days_as_people_write_them(void **state)
{
    static const struct {
        const char *text, *open, *day_first, *month_first;
        enum day_shown shows;
        long year;
    } rows[] = {
        { "1990-02-01", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "1990/02/01", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "1990.2.1", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "1990.02.01.", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "19900201", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "1990-02-01 00:00:00", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "1990-02-01T00:00:00", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "01.02.1990", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "Feb 1, 1990", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "1 february 1990", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "01-Feb-1990", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "Sept. 1, 1990", "1990-09-01", "1990-09-01", "1990-09-01", DAY_SHOWS_ITSELF, 1990 },
        { "Feb 30, 1990", "", "", "", DAY_SHOWS_NONE, -1 },
        { "Febr 1, 90", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "Ma 1, 1990", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "1. 2. 1990", "1990-02-01", "1990-02-01", "1990-02-01", DAY_SHOWS_ITSELF, 1990 },
        { "13/02/1990", "1990-02-13", "1990-02-13", "", DAY_SHOWS_DAY_FIRST, 1990 },
        { "13-2-1990", "1990-02-13", "1990-02-13", "", DAY_SHOWS_DAY_FIRST, 1990 },
        { "02/13/1990", "1990-02-13", "", "1990-02-13", DAY_SHOWS_MONTH_FIRST, 1990 },
        { "2/29/1988", "1988-02-29", "", "1988-02-29", DAY_SHOWS_MONTH_FIRST, 1988 },
        { "03/04/1990", "", "1990-04-03", "1990-03-04", DAY_SHOWS_EITHER, 1990 },
        { "12/12/1990", "1990-12-12", "1990-12-12", "1990-12-12", DAY_SHOWS_ITSELF, 1990 },
        { "1990/00/00", "", "", "", DAY_SHOWS_NONE, 1990 },
        { "0000.00.00", "", "", "", DAY_SHOWS_NONE, 0 },
        { "1990-02-30", "", "", "", DAY_SHOWS_NONE, -1 },
        { "02.13.1990", "", "", "", DAY_SHOWS_NONE, -1 },
        { "13/13/1990", "", "", "", DAY_SHOWS_NONE, -1 },
        { "29/02/1989", "", "", "", DAY_SHOWS_NONE, -1 },
        { "1990", "", "", "", DAY_SHOWS_OTHER, 1990 },
        { "01/02/90", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "01/02-1990", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "1990/02", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "1990/02/01/03", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "1/02/1990x", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "x990", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "-199", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "99999999999999999999/1/1990", "", "", "", DAY_SHOWS_OTHER, -1 },
        { "", "", "", "", DAY_SHOWS_OTHER, -1 },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct str text = str_of(rows[i].text);
        assert_int_equal(moment_day_shows(text), rows[i].shows);
        assert_true(str_eq(moment_day_read(text, DAY_ORDER_OPEN, &a), str_of(rows[i].open)));
        assert_true(str_eq(moment_day_read(text, DAY_FIRST, &a), str_of(rows[i].day_first)));
        assert_true(str_eq(moment_day_read(text, MONTH_FIRST, &a), str_of(rows[i].month_first)));
        assert_int_equal(moment_year_read(text), rows[i].year);
    }
    arena_free(&a);
}

static void the_calendar(void **state)
{
    static const struct {
        const char *text;
        bool day, minute, second;
    } rows[] = {
        { "2016-09-02", true, false, false },
        { "2016-02-29", true, false, false },
        { "2000-02-29", true, false, false },
        { "1900-02-29", false, false, false },
        { "2026-02-29", false, false, false },
        { "2026-02-30", false, false, false },
        { "2026-00-10", false, false, false },
        { "2026-13-10", false, false, false },
        { "2026-04-31", false, false, false },
        { "2026-04-00", false, false, false },
        { "2026-4-01", false, false, false },
        { "2016-09-02 00:00", false, true, false },
        { "2016-09-02 23:59", false, true, false },
        { "2016-09-02 24:00", false, false, false },
        { "2016-09-02 10:60", false, false, false },
        { "2026-02-30 10:00", false, false, false },
        { "9999-99-99 99:99", false, false, false },
        { "2016-09-02T10:00", false, false, false },
        { "2016-09-02 23:59:59", false, false, true },
        { "2016-09-02 23:59:60", false, false, false },
        { "2026-02-30 10:00:00", false, false, false },
        { "2016-09-02 10:00 ", false, false, false },
        { "", false, false, false },
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct str text = str_of(rows[i].text);
        assert_int_equal(moment_is_day(text), rows[i].day);
        assert_int_equal(moment_is_minute(text), rows[i].minute);
        assert_int_equal(moment_is_second(text), rows[i].second);
    }
}

static void spans_in_words(void **state)
{
    static const struct {
        long minutes;
        const char *words;
    } rows[] = {
        { 0, "less than a minute" },
        { 1, "1 minute" },
        { 59, "59 minutes" },
        { 60, "1 hour" },
        { 125, "2 hours 5 minutes" },
        { 1439, "23 hours 59 minutes" },
        { 1440, "1 day" },
        { 1499, "1 day" },
        { 4 * 1440 + 61, "4 days 1 hour" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(str_c(&a, message_on(MEDIUM_COMMAND, moment_span(rows[i].minutes), &a)), rows[i].words);
    arena_free(&a);
}

static void the_next_time_it_is_that_hour(void **state)
{
    static const struct {
        const char *hour, *now, *next;
    } rows[] = {
        { "23:30", "2026-09-01 21:50:10", "2026-09-01 23:30" },
        { "9:00", "2026-09-01 21:50:10", "2026-09-02 09:00" },
        { "21:50", "2026-09-01 21:50:10", "2026-09-02 21:50" },
        { "00:10", "2026-12-31 23:00:00", "2027-01-01 00:10" },
        { "01:00", "2028-02-28 12:00:00", "2028-02-29 01:00" },
        { "01:00", "2026-02-28 12:00:00", "2026-03-01 01:00" },
        { "25:00", "2026-09-01 21:50:10", "" },
        { "9.00", "2026-09-01 21:50:10", "" },
        { "", "2026-09-01 21:50:10", "" },
        { "2026-09-01 23:30", "2026-09-01 21:50:10", "" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(str_c(&a, moment_next(str_of(rows[i].hour), str_of(rows[i].now), &a)), rows[i].next);
    arena_free(&a);
}

static void as_people_write_it(void **state)
{
    static const struct {
        const char *time, *now, *told;
    } rows[] = {
        { "2016-09-09 15:00", "2016-09-09 10:05:59", "15:00" },
        { "2016-09-09 15:00", "2016-09-08 10:05:59", "Fri 9 Sept, 15:00" },
        { "2016-09-10 10:00:30", "2016-09-09 10:05:59", "Sat 10 Sept, 10:00" },
        { "2016-02-29 09:00", "2016-12-31 10:05:59", "Mon 29 Feb, 09:00" },
        { "2000-01-01 09:00", "2016-12-31 10:05:59", "Sat 1 Jan 2000, 09:00" },
        { "2036-09-02 15:00", "2026-11-24 10:05:59", "Tue 2 Sept 2036, 15:00" },
        { "2016-09-13", "2016-09-13 10:05:59", "Tue 13 Sept" },
        { "soon", "2016-09-13 10:05:59", "soon" },
        { "", "2016-09-13 10:05:59", "" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(
            str_c(&a, moment_told(str_of(rows[i].time), str_of(rows[i].now), &(struct wording){ 0 }, &a)),
            rows[i].told);
    arena_free(&a);
}

/* By hand; 2016 is a leap year, 2026 and 2100 are none. */
static void a_moment_is_moved_as_it_is_written(void **state)
{
    static const struct {
        const char *moment;
        long minutes;
        const char *becomes;
    } rows[] = {
        { "2016-02-28 23:50", 15, "2016-02-29 00:05" },  { "2026-02-28 23:50:07", 15, "2026-03-01 00:05:07" },
        { "2026-01-01 00:00", -1, "2025-12-31 23:59" },  { "2016-09-02", 11 * 60 + 59, "2016-09-02" },
        { "2016-09-02", 12 * 60, "2016-09-03" },         { "2016-12-31", 24 * 60, "2017-01-01" },
        { "2100-02-28", 24 * 60, "2100-03-01" },         { "2016-09-09 16:30", 0, "2016-09-09 16:30" },
        { "2016-09-09", -366L * 24 * 60, "2015-09-09" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(str_c(&a, moment_moved(str_of(rows[i].moment), rows[i].minutes, &a)), rows[i].becomes);
    arena_free(&a);
}

/* As browsers send what is chosen in a field for day and hour, and as they want it there. 2 September 2016 was a Friday, 29 February 2028 is a Tuesday. */
static void a_field_of_a_browser(void **state)
{
    static const struct {
        const char *typed, *written, *field, *weekday;
    } rows[] = {
        { "2016-09-02T15:00", "2016-09-02 15:00", "2016-09-02T15:00", "Fri" },
        { "2016-09-02 9:00", "2016-09-02 09:00", "2016-09-02T09:00", "Fri" },
        { "2028-02-29T00:01", "2028-02-29 00:01", "2028-02-29T00:01", "Tue" },
        { "2028-02-29", "2028-02-29", "2028-02-29", "Tue" },
        { "2016-09-02T15:0", "2016-09-02T15:0", "2016-09-02T15:0", NULL },
        { "2016-09-02t15:00", "2016-09-02t15:00", "2016-09-02t15:00", NULL },
        { "tomorrow", "tomorrow", "tomorrow", NULL },
        { "", "", "", NULL },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct str written = moment_written(str_of(rows[i].typed), &a);
        assert_string_equal(str_c(&a, written), rows[i].written);
        assert_string_equal(str_c(&a, moment_for_field(written, &a)), rows[i].field);
        const struct message day = rows[i].weekday ? moment_weekday(written) : (struct message){ 0 };
        if (rows[i].weekday)
            assert_string_equal(str_c(&a, message_text(&day, &(const struct wording){ 0 }, &a)), rows[i].weekday);
    }
    assert_null(moment_weekday(STR("tomorrow")).row);
    assert_null(moment_weekday(STR("")).row);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_comes_on_the_minute_is_in_time),
        cmocka_unit_test(minutes_over_nights_months_and_leap_days),
        cmocka_unit_test(the_calendar),
        cmocka_unit_test(what_is_left_is_rounded_down),
        cmocka_unit_test(days_as_people_write_them),
        cmocka_unit_test(spans_in_words),
        cmocka_unit_test(the_next_time_it_is_that_hour),
        cmocka_unit_test(as_people_write_it),
        cmocka_unit_test(a_moment_is_moved_as_it_is_written),
        cmocka_unit_test(a_field_of_a_browser),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
