/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include "engine/base/arena.h"

static const struct wording english;

static void dates_are_written_out(void **state)
{
    struct arena a = { 0 };

    (void)state;
    expect_str(date_text(STR("2016-09-02 15:00"), &english, &a), "2 September 2016, 15:00");
    expect_str(date_text(STR("2016-12-31"), &english, &a), "31 December 2016");
    expect_str(date_text(STR("2016-09-02T15:00:10Z"), &english, &a), "2 September 2016, 15:00");
    expect_str(date_text(STR("after lunch"), &english, &a), "after lunch");
    expect_str(date_text(STR("2016-13-02"), &english, &a), "2016-13-02");
    expect_str(date_text(STR(""), &english, &a), "");
    arena_free(&a);
}

static void the_days_of_an_event_are_one_phrase(void **state)
{
    struct arena a = { 0 };

    (void)state;
    expect_str(dates_text(STR("2016-09-01"), STR("2016-09-14"), &english, &a), "1–14 September 2016");
    expect_str(dates_text(STR("2022-07-28"), STR("2022-08-10"), &english, &a), "28 July – 10 August 2022");
    expect_str(dates_text(STR("2024-12-30"), STR("2025-01-05"), &english, &a), "30 December 2024 – 5 January 2025");
    expect_str(dates_text(STR("2024-12-30"), STR("2024-12-30"), &english, &a), "30 December 2024");
    expect_str(dates_text(STR("2024-12-30"), STR(""), &english, &a), "30 December 2024");
    expect_str(dates_text(STR(""), STR(""), &english, &a), "");
    arena_free(&a);
}

static void a_place_is_what_is_known_of_it(void **state)
{
    struct heading h = { .venue = STR("Crystal Hall"), .city = STR("Baku"), .federation = STR("AZE") };
    struct arena a = { 0 };

    (void)state;
    expect_str(heading_place(&h, &a), "Crystal Hall, Baku, AZE");
    h.city = (struct str){ 0 };
    expect_str(heading_place(&h, &a), "Crystal Hall, AZE");
    h.venue = (struct str){ 0 };
    expect_str(heading_place(&h, &a), "AZE");
    h.federation = (struct str){ 0 };
    expect_str(heading_place(&h, &a), "");
    h.city = STR("Baku");
    expect_str(heading_place(&h, &a), "Baku");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dates_are_written_out),
        cmocka_unit_test(the_days_of_an_event_are_one_phrase),
        cmocka_unit_test(a_place_is_what_is_known_of_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
