/* SPDX-License-Identifier: Apache-2.0 */
#include "office/feed.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"

/* Offsets from the tz database, looked up by hand: Baku had no summer time from 2016 on, Berlin changes on the last Sundays
   of March and October. */
static void times_say_how_far_they_are_from_utc(void **state)
{
    static const struct {
        const char *zone, *time, *want;
    } row[] = {
        { "Asia/Baku", "2016-09-12 22:00:00", "2016-09-12T22:00:00+04:00" },
        { "Asia/Kathmandu", "2024-01-02 03:04:05", "2024-01-02T03:04:05+05:45" },
        { "America/St_Johns", "2024-01-02 03:04", "2024-01-02T03:04:00-03:30" },
        { "Europe/Berlin", "2024-03-31 01:30:00", "2024-03-31T01:30:00+01:00" },
        { "Europe/Berlin", "2024-03-31 03:30:00", "2024-03-31T03:30:00+02:00" },
        { "Europe/Berlin", "2024-10-27 04:00:00", "2024-10-27T04:00:00+01:00" },
        { "No/Where", "2024-01-02 03:04:05", "2024-01-02T03:04:05+00:00" },
        { "Asia/Baku", "", "1970-01-01T00:00:00+04:00" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_string_equal(feed_time(str_of(row[i].zone), str_of(row[i].time), &a).p, row[i].want);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(times_say_how_far_they_are_from_utc) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
