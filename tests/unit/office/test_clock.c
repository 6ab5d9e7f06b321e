/* SPDX-License-Identifier: Apache-2.0 */
#include "office/clock.h"

#include <pthread.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "tests/unit/office/tzif.h"

static const char *const zones[] = {
    "UTC",
    "Asia/Baku",
    "Asia/Samarkand",
    "Asia/Kathmandu",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "Europe/Paris",
    "Europe/Dublin",
    "America/New_York",
    "Australia/Sydney",
    "America/Nuuk",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Asia/Gaza",
};
enum { ZONES = sizeof zones / sizeof *zones };

/* UTC, each looked at a second before, too: when clocks are changed in Europe, America, Sydney and Chatham in 2016, 2026 and, by the rule
   at the end of the files, 2040; ends of years, leap days, a round of Baku, and long ago. */
static const char *const instants[] = {
    "2016-03-27 01:00:00", "2016-10-30 01:00:00", "2016-03-13 07:00:00", "2016-11-06 06:00:00", "2016-04-02 16:00:00",
    "2016-10-01 16:00:00", "2016-04-02 14:00:00", "2016-09-24 14:00:00", "2026-03-29 01:00:00", "2026-10-25 01:00:00",
    "2026-03-08 07:00:00", "2026-11-01 06:00:00", "2026-04-04 16:00:00", "2026-10-03 16:00:00", "2026-04-04 14:00:00",
    "2026-09-26 14:00:00", "2040-03-25 01:00:00", "2040-10-28 01:00:00", "2040-03-11 07:00:00", "2040-11-04 06:00:00",
    "2040-03-31 16:00:00", "2040-10-06 16:00:00", "2040-03-31 14:00:00", "2040-09-29 14:00:00", "2016-09-02 11:00:00",
    "2016-02-29 12:00:00", "2026-09-15 10:00:00", "2040-02-29 22:00:00", "2017-01-01 00:00:00", "2027-01-01 00:00:00",
    "2041-01-01 00:00:00", "2016-07-01 00:00:00", "2026-07-01 00:00:00", "2040-07-01 00:00:00", "2037-12-31 12:00:00",
    "2038-01-19 03:14:08", "2100-02-28 23:30:00", "2399-06-30 12:00:00", "1970-01-01 00:00:00", "1969-07-20 20:17:40",
    "1945-05-08 12:00:00", "1900-01-01 00:00:00",
};
enum { INSTANTS = sizeof instants / sizeof *instants };

static int64_t instant(int i)
{
    return utc(instants[i / 2]) - i % 2;
}

/* What /bin/date, which takes the C library's way, makes of all instants in a zone. */
static FILE *ask_date(const char *zone, const char *list)
{
    char command[200];

    snprintf(command, sizeof command, "TZ=%s date -f %s '+%%Y-%%m-%%d %%H:%%M:%%S'", zone, list);
    FILE *answers = popen(command, "r");
    assert_non_null(answers);
    return answers;
}

static void agrees(const char *zone, const char *list)
{
    FILE *answers = ask_date(zone, list);
    struct arena a = { 0 };
    struct str mine;
    char line[100];

    for (int i = 0; i < 2 * INSTANTS; i++) {
        assert_non_null(fgets(line, sizeof line, answers));
        line[strcspn(line, "\n")] = '\0';
        assert_true(clock_in(str_of(zone), instant(i), &a, &mine));
        if (strcmp(mine.p, line) != 0)
            fail_msg("%s at %lld: %s, date says %s", zone, (long long)instant(i), mine.p, line);
    }
    assert_int_equal(pclose(answers), 0);
    arena_free(&a);
}

static void the_same_as_date(void **state)
{
    char list[] = "/tmp/olympair-clock-XXXXXX";
    int fd = mkstemp(list);

    (void)state;
    for (int i = 0; i < 2 * INSTANTS; i++)
        dprintf(fd, "@%lld\n", (long long)instant(i));
    close(fd);
    for (int i = 0; i < ZONES; i++)
        agrees(zones[i], list);
    unlink(list);
}

static void shows(const char *zone, const char *when, const char *want)
{
    struct arena a = { 0 };
    struct str got;

    assert_true(clock_in(str_of(zone), utc(when), &a, &got));
    assert_string_equal(got.p, want);
    arena_free(&a);
}

/* Baku gave up summer time in 2016: +4 all the year. */
static void known_hours(void **state)
{
    (void)state;
    shows("Asia/Baku", "2015-07-01 11:00:00", "2015-07-01 16:00:00");
    shows("Asia/Baku", "2016-09-02 11:00:00", "2016-09-02 15:00:00");
    shows("Asia/Kathmandu", "2016-12-31 18:14:59", "2016-12-31 23:59:59");
    shows("Asia/Kathmandu", "2016-12-31 18:15:00", "2017-01-01 00:00:00");
    shows("Pacific/Chatham", "2026-09-26 13:59:59", "2026-09-27 02:44:59");
    shows("Pacific/Chatham", "2026-09-26 14:00:00", "2026-09-27 03:45:00");
    shows("America/New_York", "2040-11-04 05:59:59", "2040-11-04 01:59:59");
    shows("America/New_York", "2040-11-04 06:00:00", "2040-11-04 01:00:00");
}

static void shows_utc(const char *zone)
{
    struct arena a = { 0 };
    struct str got;

    assert_false(clock_knows(str_of(zone)));
    assert_false(clock_in(str_of(zone), utc("2016-09-02 11:00:00"), &a, &got));
    assert_string_equal(got.p, "2016-09-02 11:00:00");
    arena_free(&a);
}

/* A folder and a list are no zones; what leads out of the folder is not even looked at. */
static void unknown_zones_are_utc(void **state)
{
    (void)state;
    assert_true(clock_knows(STR("Asia/Baku")));
    assert_true(clock_knows(STR("")));
    shows_utc("Asia/Nowhere");
    shows_utc("Asia");
    shows_utc("zone.tab");
    shows_utc("UTC+3");
    shows_utc("-");
    shows_utc("/Asia/Baku");
    shows_utc("/usr/share/zoneinfo/Asia/Baku");
    shows_utc("../zoneinfo/Asia/Baku");
    shows_utc("Asia/../Asia/Baku");
}

static void write_file(const char *folder, const char *name, const char *p, size_t n)
{
    char path[200];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(p, 1, n, out), n);
    fclose(out);
}

static void remove_file(const char *folder, const char *name)
{
    char path[200];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_int_equal(unlink(path), 0);
}

/* With one file that is whole, one cut short and one too large. */
static void zones_of_another_folder(void **state)
{
    struct tzif hall = { .version = '2', .noffset = 1, .offset = { 5400 }, .end = "\n<+0130>-1:30\n" };
    struct tzif_bytes bytes = tzif_make(&hall);
    char folder[] = "/tmp/olympair-zones-XXXXXX";
    static char large[70000];

    (void)state;
    assert_non_null(mkdtemp(folder));
    memcpy(large, bytes.p, bytes.n);
    write_file(folder, "Hall", bytes.p, bytes.n);
    write_file(folder, "Half", bytes.p, bytes.n / 2);
    write_file(folder, "Large", large, sizeof large);
    setenv("TZDIR", folder, 1);
    shows("Hall", "2016-09-02 11:00:00", "2016-09-02 12:30:00");
    shows_utc("Half");
    shows_utc("Large");
    shows_utc("Asia/Baku");
    unsetenv("TZDIR");
    shows("Asia/Baku", "2016-09-02 11:00:00", "2016-09-02 15:00:00");
    remove_file(folder, "Hall");
    remove_file(folder, "Half");
    remove_file(folder, "Large");
    rmdir(folder);
}

/* The machine's own is the one that has no name; another zone asked for does not move it. */
static void the_zone_of_the_machine(void **state)
{
    (void)state;
    setenv("TZ", "Asia/Kathmandu", 1);
    shows("", "2016-09-02 11:00:00", "2016-09-02 16:45:00");
    shows("Asia/Baku", "2016-09-02 11:00:00", "2016-09-02 15:00:00");
    assert_string_equal(getenv("TZ"), "Asia/Kathmandu");
    shows("", "2016-09-02 11:00:00", "2016-09-02 16:45:00");
    unsetenv("TZ");
}

struct hall {
    struct str zone;
    const char *want;
    int wrong;
};

static void *look_at_the_clock(void *of)
{
    struct hall *h = of;
    int64_t now = 1472814000; /* 2016-09-02 11:00:00 of UTC */

    for (int i = 0; i < 2000; i++) {
        struct arena a = { 0 };
        struct str got;
        h->wrong += !clock_in(h->zone, now, &a, &got) || strcmp(got.p, h->want) != 0;
        arena_free(&a);
    }
    return NULL;
}

/* Two events in two zones, worked on at once. */
static void two_halls_at_once(void **state)
{
    struct hall hall[] = { { STR("Asia/Baku"), "2016-09-02 15:00:00", 0 },
                           { STR("Pacific/Chatham"), "2016-09-02 23:45:00", 0 } };
    pthread_t thread[2];

    (void)state;
    for (int i = 0; i < 2; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, look_at_the_clock, &hall[i]), 0);
    for (int i = 0; i < 2; i++)
        pthread_join(thread[i], NULL);
    assert_int_equal(hall[0].wrong, 0);
    assert_int_equal(hall[1].wrong, 0);
}

/* What is offered is known. */
static void zones_by_name(void **state)
{
    struct arena a = { 0 };
    const struct str *zone;
    int n = clock_zones(&a, &zone), there = 0;

    (void)state;
    assert_true(n > 300);
    for (int i = 0; i < n; i++) {
        assert_true(clock_knows(zone[i]));
        assert_true(i == 0 || str_cmp(zone[i - 1], zone[i]) < 0);
        there += str_eq(zone[i], STR("Asia/Baku")) || str_eq(zone[i], STR("America/Argentina/Buenos_Aires"));
    }
    assert_int_equal(there, 2);
    setenv("TZDIR", "/nowhere", 1);
    assert_int_equal(clock_zones(&a, &zone), 0);
    unsetenv("TZDIR");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_as_date),        cmocka_unit_test(known_hours),
        cmocka_unit_test(unknown_zones_are_utc),   cmocka_unit_test(zones_of_another_folder),
        cmocka_unit_test(the_zone_of_the_machine), cmocka_unit_test(two_halls_at_once),
        cmocka_unit_test(zones_by_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
