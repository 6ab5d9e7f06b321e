/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/trf.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/trf.h"
#include "tests/said.h"

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

/* --- three teams of two boards, two rounds ----------------------------------------------------- */

static struct player mali[] = {
    { .name = { "Traoré, Bakary", 15 },
      .title = { "FM", 2 },
      .rating = 2100,
      .fide_id = 1234567,
      .born = 1990,
      .sex = 'm' },
    { .name = { "Keïta, Awa", 11 }, .title = { "WIM", 3 }, .rating = 1900, .sex = 'w' },
    { .name = { "Coulibaly, Z", 12 } },
};
static struct player oman[] = {
    { .name = { "Al Said, A", 10 }, .rating = 2000 },
    { .name = { "Al Said, B", 10 }, .rating = 1950, .replaced = true },
    { .name = { "Al Said, C", 10 }, .rating = 1850 },
};
static struct player peru[] = {
    { .name = { "Vega, J", 7 }, .rating = 1800 },
    { .name = { "Vega, K", 7 }, .rating = 1700 },
};

/* Not in the order of their numbers. */
static struct squad squads[] = {
    { .name = { "Oman", 4 }, .federation = { "OMA", 3 }, .number = 2, .player = oman, .nplayer = 3 },
    { .name = { "Mali", 4 }, .federation = { "MLI", 3 }, .number = 1, .player = mali, .nplayer = 3 },
    { .name = { "Peru", 4 }, .federation = { "PER", 3 }, .number = 3, .player = peru, .nplayer = 2 },
};

static struct fixture fixtures[2][1] = {
    /* Mali's third player sits above the first; nobody of Oman came to board 2. */
    { { .side = { 1, 0 }, .board = { { { 3, 1 }, RESULT_DRAW }, { { 1, 0 }, RESULT_FORFEIT } } } },
    { { .side = { 2, 1 }, .absent = { true, false }, .present = 2 } },
};
static struct pairing_list rounds[] = {
    { .state = ROUND_COMPLETE, .fixture = fixtures[0], .nfixture = 1, .bye = 2 },
    { .state = ROUND_COMPLETE, .fixture = fixtures[1], .nfixture = 1, .bye = NOBODY },
};
static struct absence away[] = { { .squad = 0, .from = 2, .to = 3 } };
static struct barred barred[] = { { .a = 0, .b = 2, .round = 3 } };
static struct adjustment points[] = {
    { .team = 0, .mp = -1, .gp = -1, .from = 3 },
    { .team = 2, .mp = 1, .gp = 3, .from = 2, .pairing_only = true },
};

static struct section small(void)
{
    struct section s = section_default();

    s.edition = EDITION_2012;
    s.tiebreak = TIEBREAK_2012_GA;
    s.squad = squads, s.nsquad = 3;
    s.rounds = 3, s.boards = 2;
    s.lot = WHITE;
    s.round = rounds, s.nround = 2;
    s.absence = away, s.nabsence = 1;
    s.barred = barred, s.nbarred = 1;
    s.adjustment = points, s.nadjustment = 2;
    return s;
}

/* Columns counted by hand. Mali: 1½-½ against Oman, then 2 points for the 2 players who were there, whoever they were. */
static const char wanted[] =
    "### by hand\r\n"
    "012 Small Cup\r\n"
    "022 Lima\r\n"
    "032 PER\r\n"
    "042 2026/03/01\r\n"
    "052 2026/03/03\r\n"
    "102 IA Quispe, Rosa\r\n"
    /*   1         2         3         4         5         6         7         8         9         10        11
     2345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890 */
    "132                                                                                        "
    "26/03/01            26/03/03\r\n"
    "062 7\r\n"
    "072 6\r\n"
    "082 3\r\n"
    "092 Team Swiss, Olympiad Pairing Rules, edition 2012\r\n"
    "142 3\r\n"
    "152 W\r\n"
    "162  W 1.0    D 0.5    L 0.0\r\n"
    "182 Olympair\r\n"
    "192 CUSTOM_TEAM_SWISS_MP\r\n"
    "202 OTHER_OSB_2012,MPvGP,OTHER_MPO\r\n"
    "352 WB\r\n"
    "362 TW 2.0   TD 1.0   TL 0.0\r\n"
    "001    1 m FM Traoré, Bakary                    2100 MLI     1234567 1990/00/00  2.0    1  0000 - +  0000 - +\r\n"
    "001    2 wWIM Keïta, Awa                        1900 MLI                         1.0    2  0000 - Z  0000 - +\r\n"
    "001    3      Coulibaly, Z                         0 MLI                         0.5    3     4 w =  0000 - Z\r\n"
    "001    4      Al Said, A                        2000 OMA                         0.5    3     3 b =  0000 - Z\r\n"
    "001    5      Al Said, C                        1850 OMA                         0.0    5  0000 - Z  0000 - Z\r\n"
    "001    6      Vega, J                           1800 PER                         0.0    5  0000 - -  0000 - Z\r\n"
    "001    7      Vega, K                           1700 PER                         0.0    5  0000 - -  0000 - Z\r\n"
    "310   1 Mali                             MLI     1000    4.0    3.5   1     1    2    3\r\n"
    "310   2 Oman                             OMA      962   -1.0    0.0   3     4    5\r\n"
    "310   3 Peru                             PER      875    1.0    2.0   2     6    7\r\n"
    "320  1.0  2.0   3 000\r\n"
    "300   1   1   2    3    1\r\n"
    "300   1   2   1    4 0000\r\n"
    "330 -+   2   3   1\r\n"
    "300   2   3   1 0000 0000\r\n"
    "300   2   1   3    1    2\r\n"
    "240 Z   2    2\r\n"
    "240 Z   3    2\r\n"
    "299    -1.0  -0.5  002    2\r\n"
    "250  1.0  1.5   2   2    3    3\r\n"
    "260   3   3    2    3\r\n";

static void every_column_stands_where_it_should(void **state)
{
    static struct arbiter arbiter = { .name = { "IA Quispe, Rosa", 15 }, .role = { "Chief Arbiter", 13 } };
    struct event ev = { .name = STR("Small Cup"),
                        .city = STR("Lima"),
                        .federation = STR("PER"),
                        .start = STR("2026-03-01"),
                        .end = STR("2026-03-03"),
                        .arbiter = &arbiter,
                        .narbiter = 1 };
    struct section s = small();
    struct err e = { 0 };
    struct str text;

    (void)state;
    s.floor = 0;
    ev.date[0] = STR("2026-03-01 15:00");
    ev.date[2] = STR("2026-03-03");
    assert_true(trf_write(&ev, &s, (struct trf_options){ .comment = STR("by hand") }, &arena, &text, &e));
    assert_string_equal(str_c(&arena, text), wanted);
}

static void a_round_that_is_not_complete_is_left_out(void **state)
{
    struct event ev = { 0 };
    struct section s = small();
    struct err e = { 0 };
    struct str text;

    (void)state;
    rounds[1].state = ROUND_PUBLISHED;
    fixtures[1][0].absent[0] = false; /* both may come: nothing is known of the match */
    assert_true(trf_write(&ev, &s, (struct trf_options){ 0 }, &arena, &text, &e));
    rounds[1].state = ROUND_COMPLETE;
    fixtures[1][0].absent[0] = true;
    char *c = str_c(&arena, text);
    assert_non_null(strstr(c, "\n300   1   1   2    3    1\r\n"));
    assert_null(strstr(c, "\n330"));
    assert_non_null(strstr(c, "\n240 Z   2    2\r\n"));
}

static void teams_need_numbers(void **state)
{
    struct event ev = { 0 };
    struct section s = small();
    struct err e = { 0 };
    struct str text;

    (void)state;
    squads[1].number = 0;
    assert_false(trf_write(&ev, &s, (struct trf_options){ 0 }, &arena, &text, &e));
    assert_int_equal(e.kind, ERR_STATE);
    assert_string_equal(err_said(&e), "Mali has no number that fits in the file");
    squads[1].number = 1;
}

static void a_file_has_room_for_so_many_teams(void **state)
{
    struct event ev = { 0 };
    struct section s = section_default();
    struct err e = { 0 };
    struct str text;

    (void)state;
    s.nsquad = TRF_TEAMS_MAX + 1;
    s.squad = arena_new(&arena, struct squad, s.nsquad);
    for (int i = 0; i < s.nsquad; i++)
        s.squad[i].number = i + 1;
    assert_false(trf_write(&ev, &s, (struct trf_options){ 0 }, &arena, &text, &e));
    assert_int_equal(e.kind, ERR_LIMIT);
    assert_string_equal(
        err_said(&e), "a tournament report file has room for 999 teams and 9999 players; this section has 1000 and 0");
    s.nsquad--;
    assert_true(trf_write(&ev, &s, (struct trf_options){ 0 }, &arena, &text, &e));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_column_stands_where_it_should),
        cmocka_unit_test(a_round_that_is_not_complete_is_left_out),
        cmocka_unit_test(teams_need_numbers),
        cmocka_unit_test(a_file_has_room_for_so_many_teams),
    };

    return cmocka_run_group_tests_name("writing tournament report files", tests, NULL, drop);
}
