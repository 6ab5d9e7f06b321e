/* SPDX-License-Identifier: Apache-2.0 */
#include "office/zone.h"

#include <stdio.h>

#include "tests/unit/office/tzif.h"

static struct zone_rule rule(const char *text)
{
    struct zone_rule r;

    if (!zone_rule_read(str_of(text), &r))
        fail_msg("%s is not read", text);
    return r;
}

/* From that instant on it is `after`; a second before it is `before`. Both in minutes. */
static void turns(const char *text, const char *instant, long before, long after)
{
    struct zone_rule r = rule(text);

    assert_int_equal(zone_rule_offset(&r, utc(instant) - 1), 60 * before);
    assert_int_equal(zone_rule_offset(&r, utc(instant)), 60 * after);
}

/* 25 March and 28 October 2040 are the last Sundays of their months; the clocks are changed at 1:00 UTC. */
static void summer_in_the_north(void **state)
{
    const char *paris = "CET-1CEST,M3.5.0,M10.5.0/3";

    (void)state;
    turns(paris, "2040-03-25 01:00:00", 60, 120);
    turns(paris, "2040-10-28 01:00:00", 120, 60);
    turns("EST5EDT,M3.2.0,M11.1.0", "2040-03-11 07:00:00", -300, -240);
    turns("EST5EDT,M3.2.0,M11.1.0", "2040-11-04 06:00:00", -240, -300);
}

/* It is summer when the year ends. 2 April 2017: 3:00 of summer time (+11), which is 16:00 UTC of the day before. */
static void summer_in_the_south(void **state)
{
    const char *sydney = "AEST-10AEDT,M10.1.0,M4.1.0/3", *chatham = "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45";

    (void)state;
    turns(sydney, "2017-04-01 16:00:00", 660, 600);
    turns(sydney, "2017-09-30 16:00:00", 600, 660);
    turns(chatham, "2040-03-31 14:00:00", 825, 765);
    turns(chatham, "2040-09-29 14:00:00", 765, 825);
    struct zone_rule r = rule(sydney);
    assert_int_equal(zone_rule_offset(&r, utc("2016-12-31 23:59:59")), 660 * 60);
    assert_int_equal(zone_rule_offset(&r, utc("2017-01-01 00:00:00")), 660 * 60);
}

/* Dublin calls its winter the time that is put back. Nuuk: an hour before Sunday. Gaza: 50 hours after the fourth
   Thursday begins, which is Saturday 31 March 2040, 2:00 (the month's Thursdays are 1, 8, 15, 22, 29: the fourth is 22). */
static void odd_turns(void **state)
{
    (void)state;
    turns("IST-1GMT0,M10.5.0,M3.5.0/1", "2040-03-25 01:00:00", 0, 60);
    turns("IST-1GMT0,M10.5.0,M3.5.0/1", "2040-10-28 01:00:00", 60, 0);
    turns("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2040-03-25 01:00:00", -120, -60);
    turns("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2040-10-28 01:00:00", -60, -120);
    turns("EET-2EEST,M3.4.4/50,M10.4.4/50", "2040-03-24 00:00:00", 120, 180);
}

/* J60 is 1 March in every year; day 59, from 0, is 29 February in a leap year. Turns are at 2:00 unless said. */
static void days_of_the_year(void **state)
{
    (void)state;
    turns("AAA0BBB,J60,J90", "2023-03-01 02:00:00", 0, 60);
    turns("AAA0BBB,J60,J90", "2024-03-01 02:00:00", 0, 60);
    turns("AAA0BBB,J59,J90", "2024-02-28 02:00:00", 0, 60);
    turns("AAA0BBB,59,90", "2023-03-01 02:00:00", 0, 60);
    turns("AAA0BBB,59,90", "2024-02-29 02:00:00", 0, 60);
    turns("AAA0BBB,J60,J90", "2100-03-31 01:00:00", 60, 0);
    turns("AAA0BBB-2:30:00,J60/2:30:30,J90", "2023-03-01 02:30:30", 0, 150);
}

/* 0:00 of 1 January at +14 is 10:00 UTC of the last day of the year before; -167 hours are a week less one hour. */
static void turns_in_another_year(void **state)
{
    (void)state;
    turns("AAA-14BBB,J1/0,J90", "2025-12-31 10:00:00", 840, 900);
    turns("AAA0BBB,J1/-167,J90", "2025-12-25 01:00:00", 0, 60);
    turns("AAA0BBB,J90,J365/167", "2027-01-06 22:00:00", 60, 0);
}

/* RFC 8536, section 3.3.1: its example of summer time all the year. */
static void summer_all_the_year(void **state)
{
    struct zone_rule r = rule("EST5EDT,0/0,J365/25");
    static const char *const when[] = { "2023-12-31 23:59:59", "2024-01-01 03:59:59", "2024-01-01 04:00:00",
                                        "2024-01-01 05:00:00", "2024-07-01 00:00:00", "2025-01-01 04:00:00" };

    (void)state;
    for (int i = 0; i < 6; i++)
        assert_int_equal(zone_rule_offset(&r, utc(when[i])), -4 * 3600);
}

/* In 2024 both the first and the last day of February were a Thursday. */
static void a_leap_day(void **state)
{
    (void)state;
    turns("AAA0BBB,M2.1.4,M10.1.0", "2024-02-01 02:00:00", 0, 60);
    turns("AAA0BBB,M2.5.4,M10.1.0", "2024-02-29 02:00:00", 0, 60);
    turns("AAA0BBB,M2.5.4,M10.1.0", "2023-02-23 02:00:00", 0, 60);
}

static void what_is_no_rule(void **state)
{
    static const char *const texts[] = {
        "",
        "CE-1",
        "CET",
        "CET-25",
        "CET-1:60",
        "<+05-5",
        "CET-1CEST",
        "CET-1CEST,",
        "CET-1CEST,M3.5.0",
        "CET-1CEST,M13.5.0,M10.5.0",
        "CET-1CEST,M3.6.0,M10.5.0",
        "CET-1CEST,M3.0.0,M10.5.0",
        "CET-1CEST,M3.5.7,M10.5.0",
        "CET-1CEST,M3.5,M10.5.0",
        "CET-1CEST,J0,J90",
        "CET-1CEST,J366,J90",
        "CET-1CEST,366,90",
        "CET-1CEST,M3.5.0/168,M10.5.0",
        "CET-1CEST,M3.5.0/,M10.5.0",
        "CET-1CEST,M3.5.0,M10.5.0 ",
        "CET-1CEST,M3.5.0,M10.5.0,",
        "CET-1C,M3.5.0,M10.5.0",
        "CET-99999999999999999999",
        "CET--1",
    };
    struct zone_rule r;

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (zone_rule_read(str_of(texts[i]), &r))
            fail_msg("'%s' is read", texts[i]);
}

/* Three offsets (minutes 10, 60, 120), two instants, then Paris. */
static struct tzif example(void)
{
    return (struct tzif){ .version = '2',
                          .nat = 2,
                          .at = { -1000, 5000000000 },
                          .which = { 2, 1 },
                          .noffset = 3,
                          .offset = { 600, 3600, 7200 },
                          .end = "\nCET-1CEST,M3.5.0,M10.5.0/3\n" };
}

static bool reads(const struct tzif *t, struct zone *z)
{
    static struct tzif_bytes bytes;

    bytes = tzif_make(t);
    return zone_read((struct str){ bytes.p, bytes.n }, z);
}

/* 5000000000 is 11 June 2128, behind what version 1 can say: the rule is asked from then on. */
static void instants_and_what_comes_behind_them(void **state)
{
    struct tzif t = example();
    struct zone z;

    (void)state;
    assert_true(reads(&t, &z));
    assert_int_equal(zone_offset(&z, -1001), 600);
    assert_int_equal(zone_offset(&z, -1000), 7200);
    assert_int_equal(zone_offset(&z, 4999999999), 7200);
    assert_int_equal(zone_offset(&z, 5000000000), 7200);
    assert_int_equal(zone_offset(&z, utc("2129-01-01 00:00:00")), 3600);
    t.end = "\n\n";
    assert_true(reads(&t, &z));
    assert_int_equal(zone_offset(&z, 5000000000), 3600);
    assert_int_equal(zone_offset(&z, utc("2129-07-01 00:00:00")), 3600);
    t = (struct tzif){ .version = '3', .noffset = 1, .offset = { 20700 }, .end = "\n<+0545>-5:45\n" };
    assert_true(reads(&t, &z));
    assert_int_equal(zone_offset(&z, -5000000000), 20700);
}

static void what_makes_no_sense(void **state)
{
    struct tzif wrong[12];
    struct zone z;

    (void)state;
    for (int i = 0; i < 12; i++)
        wrong[i] = example();
    assert_true(reads(&wrong[0], &z));
    wrong[0].version = '\0'; /* an old file: no rule */
    wrong[1].which[1] = 3;   /* there is no such offset */
    wrong[2].at[1] = -1000;  /* not one after the other */
    wrong[3].at[1] = -2000;
    wrong[4].offset[1] = 26 * 3600;
    wrong[5].offset[1] = INT32_MIN;
    wrong[6].leaps = 1;
    wrong[7].noffset = 0;
    wrong[8].end = "";
    wrong[9].end = "\nCET-1CEST,M3.5.0,M10.5.0/3";
    wrong[10].end = "CET-1CEST,M3.5.0,M10.5.0/3\n";
    wrong[11].end = "\nCET-1\n\n";
    for (int i = 0; i < 12; i++)
        if (reads(&wrong[i], &z))
            fail_msg("number %d is read", i);
}

/* Counts of both headers that would lead behind the end. Between them are the second header's mark, then its version, of which a
   later one is read as well, and what nobody uses yet. */
static void counts_that_lie(void **state)
{
    struct tzif t = example();
    struct zone z;

    (void)state;
    for (size_t place = 20; place < 88; place++) {
        struct tzif_bytes bytes = tzif_make(&t);
        bool count = place < 44 || place >= 64;
        bytes.p[place] = (char)0xff;
        assert_int_equal(zone_read((struct str){ bytes.p, bytes.n }, &z), !count && place >= 48);
    }
}

/* Every beginning of a file is refused, on memory of just that size, so that a sanitizer sees a step too far. */
static void cut_short(void **state)
{
    struct tzif t = example();
    struct tzif_bytes bytes = tzif_make(&t);
    struct zone z;

    (void)state;
    for (size_t n = 0; n < bytes.n; n++) {
        char *part = malloc(n + 1);
        memcpy(part, bytes.p, n);
        assert_false(zone_read((struct str){ part, n }, &z));
        free(part);
    }
    assert_true(zone_read((struct str){ bytes.p, bytes.n }, &z));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(summer_in_the_north),
        cmocka_unit_test(summer_in_the_south),
        cmocka_unit_test(odd_turns),
        cmocka_unit_test(days_of_the_year),
        cmocka_unit_test(turns_in_another_year),
        cmocka_unit_test(summer_all_the_year),
        cmocka_unit_test(a_leap_day),
        cmocka_unit_test(what_is_no_rule),
        cmocka_unit_test(instants_and_what_comes_behind_them),
        cmocka_unit_test(what_makes_no_sense),
        cmocka_unit_test(counts_that_lie),
        cmocka_unit_test(cut_short),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
