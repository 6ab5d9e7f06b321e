/* SPDX-License-Identifier: Apache-2.0 */
/* Tests for import/trf/: lines that contradict each other, and lines of which nothing is kept, are told. */
#include "import/trf/trf.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/unit/import/cup.h"

/* Two values of which a wrong one makes another event. Both lines are named: the one that was read, and the earlier one. */
static void rules_that_are_said_twice(void **state)
{
    static const struct {
        const char *line, *said;
    } all[] = {
        { "142 4",
          "cup.trf, line 26, column 5: line 2 (142) already says something else: delete the wrong one of the two" },
        { "XXR 4",
          "cup.trf, line 26, column 5: line 2 (142) already says something else: delete the wrong one of the two" },
        { "152 B",
          "cup.trf, line 26, column 5: line 3 (152) already says something else: delete the wrong one of the two" },
        { "XXC black1",
          "cup.trf, line 26, column 5: line 3 (152) already says something else: delete the wrong one of the two" },
        { "352 BWBW",
          "cup.trf, line 26, column 5: line 4 (352) already says something else: delete the wrong one of the two" },
        { "362 TW 3.0",
          "cup.trf, line 26, column 8: line 5 (362) already says something else: delete the wrong one of the two" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        begin();
        add(all[i].line);
        refused(ERR_INPUT, all[i].said);
    }
    begin();
    add("092 Team Swiss, Olympiad Pairing Rules, edition 2022");
    add("092 Team Swiss, the Berger tables");
    refused(ERR_INPUT,
            "cup.trf, line 27, column 5: line 26 (092) already says something else: delete the wrong one of the two");
    begin();
    add("### olympair floor 1000");
    add("### olympair floor 1400");
    refused(ERR_INPUT,
            "cup.trf, line 27, column 5: line 26 (###) already says something else: delete the wrong one of the two");
}

static void the_same_twice_is_no_contradiction(void **state)
{
    (void)state;
    begin();
    add("012 Small Cup");
    add("142 3");
    add("XXR 3");
    add("XXC white1");
    add("352 WBWB");
    add("362 TW 2.0");
    add("### olympair floor 1000");
    add("### olympair floor 1000");
    assert_int_equal(without_remarks()->rounds, 3);
}

/* Of names and days the first one counts, with a warning; what is empty says nothing. */
static void names_that_are_said_twice(void **state)
{
    (void)state;
    begin();
    add("012 Large Cup");
    remarked(26, "line 1 (012) already says something else, which counts");
    assert_text(trf.event.name, "Small Cup");
    begin();
    add("022");
    add("022 Bergen");
    add("042 2026/02/01");
    without_remarks();
    assert_text(trf.event.city, "Bergen");
    add("042 2026/02/02");
    remarked(29, "line 28 (042) already says something else, which counts");
    assert_text(trf.event.start, "2026-02-01");
}

static void matches_that_are_said_twice(void **state)
{
    (void)state;
    begin_forfeit("        ", "        ");
    add("330 +-   2   3   2");
    add("330 -+   2   2   3"); /* the same */
    for (int i = 2; i <= 3; i++)
        put(TEAM + i, 55, i == 3 ? "   2.0    4.0" : "   0.0    0.0");
    without_remarks();
    add("330 -+   2   3   2");
    refused(ERR_INPUT,
            "cup.trf, line 28, column 5: line 27 says otherwise how this match of round 2 was forfeited: delete "
            "the wrong one of the two");
    begin();
    add("300   1   1   3    1    2    3    4");
    add("300   1   1   3    1    2    3    4");
    without_remarks();
    add("300   1   1   3    2    1    3    4");
    refused(ERR_INPUT,
            "cup.trf, line 28, column 9: line 27 (300) already says something else: delete the wrong one of the two");
    begin();
    add("240 Z   3    1");
    add("240 F   3    1");
    refused(ERR_INPUT,
            "cup.trf, line 27, column 11: another line 240 gives team 1 a bye of another type in round 3: delete "
            "the wrong one");
}

/* The sums of the teams are made to agree: only the games say that the match was played. */
static void a_forfeit_of_games_that_were_played(void **state)
{
    (void)state;
    begin();
    add("330 +-   1   1   3");
    put(TEAM + 1, 58, "3.0"), put(TEAM + 1, 65, "6.0");
    remarked(26, "round 1, teams 1 and 3: the match is forfeited by line 330, which counts, and 4 games were played");
}

static void colours_against_the_lot(void **state)
{
    (void)state;
    begin();
    put(3, 5, "B");
    remarked(3, "line 152 says which colour was drawn, which counts; 2 matches of the 2 of round 1 have the other one");
}

static void what_belongs_to_nothing(void **state)
{
    (void)state;
    begin();
    add("001   17      Erb, A                            1900");
    remarked(26, "player 17, Erb, A, is in no team; left out");
    begin();
    add("299 +   2.0   2.5    1    1");
    remarked(26, "line 299 gives points for '+', but team 1 has no such result in round 1; they are not given");
    begin();
    add("299 -   2.0   2.5         1");
    remarked(26, "line 299 gives points for '-', but team 1 has no such result; they are not given");
    begin();
    add("299 W   2.0   2.5    9    1");
    remarked(26, "line 299 is of round 9, but there are 3 rounds; it is left out");
    begin();
    add("240 Z   9    1");
    remarked(26, "line 240 is of round 9, but there are 3 rounds; it is left out");
    begin();
    add("300   3   1   3    1    2    3    4");
    remarked(26, "line 300 is of round 3, which was not played yet; hand the line-ups in again");
    begin();
    add("260   3   2    1    2");
    refused(ERR_INPUT, "cup.trf, line 26, column 9: the last round comes before the first");
    begin();
    add("132                                                                                        26/02/01  26/02/02 "
        " 26/02/03  26/02/04");
    remarked(26, "the line has the day of round 4, but there are 3 rounds; it is left out");
    assert_text(trf.event.date[2], "2026-02-03");
    assert_text(trf.event.date[3], "");
}

/* 1 and a half are 1.5; where all have none the program does not count them. */
static void points_of_players_of_teams(void **state)
{
    (void)state;
    begin();
    put(line_of(1), 81, " 2.5");
    remarked(6, "player 1 has 2.5 points here, but 1.5 by the results, which count");
    put(line_of(5), 81, " 1.0");
    remarked(6, "player 1 has 2.5 points here, but 1.5 by the results, which count; so has 1 other player of teams");
    for (int p = 1; p <= 16; p++)
        put(line_of(p), 81, " 0.0");
    without_remarks();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_that_are_said_twice),
        cmocka_unit_test(the_same_twice_is_no_contradiction),
        cmocka_unit_test(names_that_are_said_twice),
        cmocka_unit_test(matches_that_are_said_twice),
        cmocka_unit_test(a_forfeit_of_games_that_were_played),
        cmocka_unit_test(colours_against_the_lot),
        cmocka_unit_test(what_belongs_to_nothing),
        cmocka_unit_test(points_of_players_of_teams),
    };

    return cmocka_run_group_tests_name("contradictions in tournament report files", tests, NULL, drop);
}
