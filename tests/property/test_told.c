/* SPDX-License-Identifier: Apache-2.0 */
/* test_told.c - the article that decided is the one that the protocol of a round cites, by the numbers of its edition. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "reports/tell/protocol.h"
#include "reports/tell/telling.h"
#include "tests/property/written.h"
#include "tests/unit/groups.h"

static void had_white_twice(struct setup *s, int number)
{
    static const signed char twice[] = { WHITE, WHITE };

    s->card[number - 1].colour = twice;
    s->card[number - 1].ncolour = 2;
}

/* The whole protocol, a line for each paragraph, with bars for meetings where the cards are of no event. */
static const char *told(struct setup *s)
{
    struct telling p = { .arena = &s->arena, .most = 20 };
    struct parsed_trace r;
    struct str text = { 0 };

    assert_true(written_record(&s->field, NULL, &s->arena, &r));
    protocol_round(&p, &r);
    for (int i = 0; i < p.prose.n; i++)
        text = str_fmt(&s->arena, "%.*s\n%.*s", STR_ARG(text), STR_ARG(p.prose.paragraph[i].text));
    return str_c(&s->arena, text);
}

static void expect(struct setup *s, const char *want)
{
    const char *text = told(s);

    if (!strstr(text, want))
        fail_msg("wanted: %s\ntold: %s", want, text);
    arena_free(&s->arena);
}

static void float_next_down_and_up_are_cited(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 3, 3, 8 });
    meet_all(&s, 3, 4, 6);
    expect(&s, "not Team 3: it has met all teams of the next group or is barred from meeting them (D.02, 31)\n");
    set_up(&s, EDITION_2022, 3, (const int[]){ 3, 3, 8 });
    meet_all(&s, 3, 4, 6);
    expect(
        &s,
        "not Team 3: it has met all teams of the next group or is barred from meeting them (D.02 (2022) art. 8.3)\n");
    set_up(&s, EDITION_2012, 3, (const int[]){ 8, 3, 3 });
    meet_all(&s, 12, 9, 11);
    expect(&s, "not Team 12: it has met all teams of the next group or is barred from meeting them (D.02, 34)\n");
}

/* 3 and all of the next group have had White twice. */
static void other_floater_is_cited(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_ECU, 3, (const int[]){ 3, 3, 8 });
    for (int i = 3; i <= 6; i++)
        had_white_twice(&s, i);
    expect(&s, "not Team 3: there is no team it may meet in the next group with which both would stay within the "
               "colour limits "
               "(D.02, 23b)\n");
}

static void floater_stays_is_cited(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2022, 3, (const int[]){ 1, 4, 7 });
    meet_all(&s, 1, 2, 4);
    expect(&s, "Team 1 meets Team 5, the highest-ranked team of the group that it may meet (D.02 (2022) art. 8.3)\n");
    set_up(&s, EDITION_2012, 3, (const int[]){ 7, 4, 1 });
    meet_all(&s, 12, 9, 11);
    expect(&s, "Team 12 meets Team 8, the lowest-ranked team of the group that it may meet (D.02, 33a)\n");
}

/* A floater that has met all of the group it came to, and a team that has met all of its own. */
static void must_float_is_cited(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 3, (const int[]){ 1, 4, 7 });
    meet_all(&s, 1, 2, 5);
    expect(
        &s,
        "Team 1 has met all other teams of the group or is barred from meeting them, and so floats on (D.02, 41).\n");
    set_up(&s, EDITION_2022, 2, (const int[]){ 3, 7 });
    meet_all(&s, 3, 1, 2);
    expect(&s, "Team 3 floats down: it has met all other teams of its group or is barred from meeting them (D.02 "
               "(2022) art. 9.4)\n");
}

/* It is the one that an odd group gives, and has met nobody of it. */
static void a_team_alone_in_its_group_floats_by_the_article_of_its_side(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 2, (const int[]){ 1, 5 });
    expect(&s, "Team 1 floats down: it is the only team of its group (D.02, 30)\n");
    set_up(&s, EDITION_2012, 2, (const int[]){ 5, 1 });
    expect(&s, "Team 6 floats up: it is the only team of its group (D.02, 33)\n");
}

/* 1 has met all of the group it came to and of the next one, whose teams have met each other: one meets the resident that
   leaves, and two would have to meet teams beyond. */
static void what_is_asked_of_a_floater_that_travels_on_is_told(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 4, (const int[]){ 1, 3, 3, 9 });
    meet_all(&s, 1, 2, 7);
    meet_all(&s, 5, 6, 7);
    meet(&s, 6, 7);
    expect(&s,
           "no 2 teams with as few of the floaters that came in (D.02, 30a) can float so that all others can still be "
           "paired and they and the next group are paired with each other within the colour limits (leaving out at "
           "most one; a floater that came in may also go beyond that group) and the teams that stay are paired within "
           "the colour limits (D.02, 23a).\n");
}

/* 1 has met 2 and travels on; 2 has to leave as well, and its only pair in the next group, 2-3, is a breach. */
static void only_residents_are_asked_for_the_next_group(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 4, (const int[]){ 1, 1, 1, 9 });
    meet(&s, 1, 2);
    had_white_twice(&s, 2);
    had_white_twice(&s, 3);
    expect(
        &s,
        "each resident among them meets a team of the next group within the colour limits and the teams that stay are "
        "paired within the colour limits");
}

static void score_group_and_halves_are_cited(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 2, (const int[]){ 2, 8 });
    expect(
        &s,
        "Teams with equal match points form a score group (D.02, 18). Groups are paired from the top down, then from "
        "the bottom up, to the group of 2 match points, which holds the median team (D.02, 19), without regard to "
        "colour except for its limits (D.02, 20).\n");
    set_up(&s, EDITION_2022, 2, (const int[]){ 2, 8 });
    expect(&s,
           "Teams with equal match points form a score group (D.02 (2022) art. 6.3). Groups are paired from the bottom "
           "up, "
           "then "
           "from the top down (which side comes first is a reading), to the group of 2 match points, which holds the "
           "median team (D.02 (2022) art. 6.4), without "
           "regard to colour except for its limits (D.02 (2012) art. 20).\n");
    set_up(&s, EDITION_2012, 2, (const int[]){ 8, 2 });
    expect(&s, "First choices by the table (D.02, 36), the lowest team first (D.02, 38): Team 10 - Team 9\n");
    set_up(&s, EDITION_2012, 1, (const int[]){ 6 });
    meet(&s, 1, 4);
    expect(&s, "Team 1 meets Team 5 (D.02, 40)\n");
}

/* "WBB and none", never "WBB and ". */
static void a_team_without_colours_is_told_so(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, EDITION_2012, 1, (const int[]){ 2 });
    had_white_twice(&s, 1);
    expect(&s, "only this keeps both within the colour limits (none and WW so far) (D.02, 22)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(float_next_down_and_up_are_cited),
        cmocka_unit_test(other_floater_is_cited),
        cmocka_unit_test(floater_stays_is_cited),
        cmocka_unit_test(must_float_is_cited),
        cmocka_unit_test(a_team_alone_in_its_group_floats_by_the_article_of_its_side),
        cmocka_unit_test(what_is_asked_of_a_floater_that_travels_on_is_told),
        cmocka_unit_test(only_residents_are_asked_for_the_next_group),
        cmocka_unit_test(score_group_and_halves_are_cited),
        cmocka_unit_test(a_team_without_colours_is_told_so),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
