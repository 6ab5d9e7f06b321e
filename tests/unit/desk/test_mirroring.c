/* SPDX-License-Identifier: Apache-2.0 */
/* test_mirroring.c - which copies stay on a stick: times worked by hand. */
#include "desk/file/mirroring.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 2000 };

/* Of one day, "10:59:50", the last first; p behind it: a publication. What stays, in words. */
static void assert_stays(const char *times, int publications, const char *stays)
{
    static char text[MOST][sizeof "2016-09-09 00:00:00"];
    struct thinned copy[MOST];
    struct str rest = str_of(times);
    char left[MOST] = "";
    int n = 0;

    for (; rest.n > 0; n++) {
        struct str word = str_cut(&rest, ' ');
        snprintf(text[n], sizeof text[n], "2016-09-09 %.8s", word.p);
        copy[n] = (struct thinned){ .time = str_of(text[n]), .published = word.n > 8 };
    }
    thinning_choose(copy, n, publications);
    for (int i = 0; i < n; i++)
        if (copy[i].stays)
            snprintf(left + strlen(left), sizeof left - strlen(left), "%s%.8s", left[0] ? " " : "", text[i] + 11);
    assert_string_equal(left, stays);
}

static void the_newest_five_stay(void **state)
{
    (void)state;
    assert_stays("10:00:59 10:00:50 10:00:40 10:00:30 10:00:20 10:00:10 10:00:00", 0,
                 "10:00:59 10:00:50 10:00:40 10:00:30 10:00:20");
    assert_stays("10:00:59", 0, "10:00:59");
}

/* Behind the five: of the minutes 10:19 to 10:10 the last copy each, 10:09 being ten minutes back. That one and 10:02 are in the span 10:00
   to 10:09, of which the last stays. */
static void of_ten_minutes_one_each(void **state)
{
    (void)state;
    assert_stays("10:19:50 10:19:40 10:19:30 10:19:20 10:19:10 10:19:00 10:18:55 10:18:54 10:11:30 10:10:59 10:10:00 "
                 "10:09:59 10:09:58 10:02:00",
                 0, "10:19:50 10:19:40 10:19:30 10:19:20 10:19:10 10:18:55 10:11:30 10:10:59 10:09:59");
}

/* From 12:34 on an hour back are the spans 12:30, 12:20, 12:10, 12:00, 11:50, 11:40. 11:41 is the last of the
   hour 11, too, and 10:05 of the hour 10. */
static void of_an_hour_one_in_ten_minutes_then_one_an_hour(void **state)
{
    (void)state;
    assert_stays("12:34:00 12:33:00 12:32:00 12:31:00 12:30:00 12:19:00 12:18:00 12:05:00 11:41:00 11:40:00 11:39:00 "
                 "10:05:00 10:04:00 00:10:00 00:05:00",
                 0, "12:34:00 12:33:00 12:32:00 12:31:00 12:30:00 12:19:00 12:05:00 11:41:00 10:05:00 00:10:00");
}

/* The last so many, wherever they stand; they take nobody's place in a minute. */
static void publications_stay(void **state)
{
    (void)state;
    assert_stays("20:00:50 20:00:40 20:00:30 20:00:20 20:00:10 09:30:00 09:10:00p 09:05:00p 08:20:00 08:10:00p", 2,
                 "20:00:50 20:00:40 20:00:30 20:00:20 20:00:10 09:30:00 09:10:00 09:05:00 08:20:00");
    assert_stays("20:00:50 20:00:40 20:00:30 20:00:20 20:00:10 09:30:00 09:10:00p 09:05:00p 08:20:00 08:10:00p", 3,
                 "20:00:50 20:00:40 20:00:30 20:00:20 20:00:10 09:30:00 09:10:00 09:05:00 08:20:00 08:10:00");
}

/* A copy every ten seconds from 08:00:00 to 19:59:50: the five newest, of which four are of the minute 19:59 besides the first, nine more
   minutes, 19:50 being the tenth; the spans 19:40, 19:30, 19:20, 19:10, 19:00, and the hours 18 to 08. */
static void a_day_leaves_thirty(void **state)
{
    static char text[12 * 360][sizeof "2016-09-09 00:00:00"];
    static struct thinned copy[12 * 360];
    int n = 0, left = 0;

    (void)state;
    for (int t = 20 * 3600 - 10; t >= 8 * 3600; t -= 10, n++) {
        snprintf(text[n], sizeof text[n], "2016-09-09 %02d:%02d:%02d", t / 3600 % 24, t / 60 % 60, t % 60);
        copy[n] = (struct thinned){ .time = str_of(text[n]) };
    }
    thinning_choose(copy, n, 20);
    for (int i = 0; i < n; i++)
        left += copy[i].stays;
    assert_int_equal(n, 4320);
    assert_int_equal(left, 5 + 9 + 5 + 11);
}

/* What stays now is not lost by going on: thinned again after each of 200 copies, the hours that are past still have theirs. */
static void one_after_the_other_leaves_the_same(void **state)
{
    static char text[5000][sizeof "2016-09-09 00:00:00"];
    static struct thinned copy[5000];
    int n = 0;

    (void)state;
    for (unsigned t = 8 * 3600; t < 12 * 3600; t += 10) {
        memmove(copy + 1, copy, (size_t)n * sizeof *copy);
        char *at = text[(t - 8 * 3600) / 10];
        snprintf(at, sizeof *text, "2016-09-09 %02u:%02u:%02u", t / 3600 % 24, t / 60 % 60, t % 60);
        copy[0] = (struct thinned){ .time = str_of(at) };
        thinning_choose(copy, ++n, 2);
        int left = 0;
        for (int i = 0; i < n; i++)
            if (copy[i].stays)
                copy[left++] = copy[i];
        n = left;
    }
    /* At 11:59:50: five, nine minutes, the spans 11:40 to 11:00, the hours 10, 09 and 08. */
    assert_int_equal(n, 5 + 9 + 5 + 3);
    assert_string_equal(copy[n - 1].time.p, "2016-09-09 08:59:50");
    assert_string_equal(copy[n - 3].time.p, "2016-09-09 10:59:50");
    assert_string_equal(copy[n - 4].time.p, "2016-09-09 11:09:50");
}

/* The clock was an hour ahead until 11:00:20: the copies of then are an hour away, too. */
static void a_clock_that_was_put_back(void **state)
{
    (void)state;
    assert_stays("10:00:40 10:00:30 10:00:20 10:00:10 10:00:00 11:00:20 11:00:10 10:59:00", 0,
                 "10:00:40 10:00:30 10:00:20 10:00:10 10:00:00 11:00:20 10:59:00");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_newest_five_stay),
        cmocka_unit_test(of_ten_minutes_one_each),
        cmocka_unit_test(of_an_hour_one_in_ten_minutes_then_one_an_hour),
        cmocka_unit_test(publications_stay),
        cmocka_unit_test(a_day_leaves_thirty),
        cmocka_unit_test(one_after_the_other_leaves_the_same),
        cmocka_unit_test(a_clock_that_was_put_back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
