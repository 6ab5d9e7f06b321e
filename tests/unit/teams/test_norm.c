/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/norm.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"

enum { GAMES = 9, ROOM = 14 };

/* Nine games of an Italian: three grandmasters of three federations, three other titled players, three without a title, 2400 on average;
   7 points. 78 % are 220: 2620. */
static const struct norm_game usual[GAMES] = {
    { 2, 2500, STR("GM"), STR("FRA"), false, 0, NULL }, { 1, 2500, STR("GM"), STR("ESP"), false, 0, NULL },
    { 1, 2500, STR("GM"), STR("GER"), false, 0, NULL }, { 2, 2400, STR("IM"), STR("FRA"), false, 0, NULL },
    { 2, 2400, STR("IM"), STR("ITA"), false, 0, NULL }, { 1, 2400, STR("FM"), STR("ITA"), false, 0, NULL },
    { 2, 2300, STR("CM"), STR("GER"), false, 0, NULL }, { 1, 2300, STR(""), STR("FRA"), false, 0, NULL },
    { 2, 2300, STR(""), STR("ESP"), false, 0, NULL },
};

static struct norm_asked gm(void)
{
    return (struct norm_asked){ .norm = NORM_GM, .federation = STR("ITA"), .games = 9 };
}

static struct norm_game *games(struct norm_game *room)
{
    memcpy(room, usual, sizeof usual);
    return room;
}

/* The nine after a first one. */
static struct norm_game *after(struct norm_game *room, struct norm_game first)
{
    memcpy(room + 1, usual, sizeof usual);
    *room = first;
    return room;
}

static struct norm_account of(struct norm_game *game, int n)
{
    struct norm_asked asked = gm();

    return norm_account(&asked, game, n);
}

/* Only that requirement is not met. */
static void fails(const struct norm_account *x, enum norm_requirement r)
{
    for (int i = 0; i < NORM_REQUIREMENT_COUNT; i++)
        assert_int_equal(x->met[i], i != (int)r);
    assert_false(x->made);
}

static void a_norm_is_made(void **state)
{
    struct norm_game room[ROOM];
    struct norm_account x = of(games(room), GAMES);

    (void)state;
    assert_true(x.made);
    assert_int_equal(x.half, 14);
    assert_int_equal(x.has[NORM_REQUIRES_SCORE], 78);
    assert_int_equal(x.has[NORM_REQUIRES_AVERAGE], 2400);
    assert_int_equal(x.has[NORM_REQUIRES_PERFORMANCE], 2620);
    assert_int_equal(x.has[NORM_REQUIRES_TITLED], 6);
    assert_int_equal(x.needs[NORM_REQUIRES_TITLED], 5);
    assert_int_equal(x.has[NORM_REQUIRES_TITLE], 3);
    assert_int_equal(x.has[NORM_REQUIRES_FOREIGN], 3);
    assert_int_equal(x.left_out, 0);
}

/* 6.5 of 9 are 72 %: 166, 2566. */
static void performance(void **state)
{
    struct norm_game room[ROOM];

    (void)state;
    games(room)[0].half = 1;
    struct norm_account x = of(room, GAMES);
    fails(&x, NORM_REQUIRES_PERFORMANCE);
    assert_int_equal(x.has[NORM_REQUIRES_PERFORMANCE], 2566);
}

static void a_game_is_missing(void **state)
{
    struct norm_game room[ROOM];

    (void)state;
    struct norm_account x = of(games(room), GAMES - 1);
    fails(&x, NORM_REQUIRES_GAMES);
}

/* Seven of them in a championship: 17000 / 7 is 2429, 5.5 points are 79 %, 230 more. */
static void seven_games_of_a_championship(void **state)
{
    enum { SEVEN = 7 };
    struct norm_game room[ROOM];
    struct norm_asked asked = gm();

    (void)state;
    struct norm_account x = norm_account(&asked, games(room), SEVEN);
    fails(&x, NORM_REQUIRES_GAMES);
    asked.games = SEVEN;
    x = norm_account(&asked, games(room), SEVEN);
    assert_true(x.made);
    assert_int_equal(x.has[NORM_REQUIRES_AVERAGE], 2429);
    assert_int_equal(x.has[NORM_REQUIRES_PERFORMANCE], 2659);
    x = norm_account(&asked, games(room), SEVEN - 1);
    fails(&x, NORM_REQUIRES_GAMES);
}

/* Of seven to nine rounds. */
static void championships(void **state)
{
    (void)state;
    for (int rounds = 5; rounds <= 13; rounds++) {
        const struct section usual_one = { .rounds = rounds }, of_world = { .rounds = rounds, .championship = true };
        assert_int_equal(norm_least(&usual_one), 9);
        assert_int_equal(norm_least(&of_world), rounds >= 7 && rounds <= 9 ? 7 : 9);
    }
}

/* Of nine opponents five may be of the own federation, and six of any. */
static void federations(void **state)
{
    struct norm_game room[ROOM];
    struct norm_account x;

    (void)state;
    games(room);
    for (int i = 0; i < 5; i++)
        room[i].federation = STR("ITA");
    room[5].federation = STR("FRA");
    assert_true(of(room, GAMES).made);
    room[5].federation = STR("ITA");
    x = of(room, GAMES);
    fails(&x, NORM_REQUIRES_OWN);
    games(room);
    for (int i = 0; i < 7; i++)
        room[i].federation = STR("FRA");
    x = of(room, GAMES);
    fails(&x, NORM_REQUIRES_ONE);
    games(room);
    for (int i = 0; i < GAMES; i++)
        room[i].federation = i < 4 ? STR("ITA") : i < 7 ? STR("FRA") : STR("FID");
    x = of(room, GAMES);
    fails(&x, NORM_REQUIRES_FOREIGN); /* FID is no federation */
    assert_int_equal(x.has[NORM_REQUIRES_FOREIGN], 1);
}

static void titles_of_the_opponents(void **state)
{
    struct norm_game room[ROOM];
    struct norm_account x;

    (void)state;
    games(room)[0].title = STR("IM");
    x = of(room, GAMES);
    fails(&x, NORM_REQUIRES_TITLE);
    games(room)[3].title = STR("CM");
    room[4].title = STR("WCM");
    x = of(room, GAMES);
    fails(&x, NORM_REQUIRES_TITLED);
    /* Ten opponents need four: a third, rounded up. */
    after(room, (struct norm_game){ .half = 1, .rating = 2500, .title = STR("IM"), .federation = STR("POL") });
    x = of(room, GAMES + 1);
    assert_int_equal(x.needs[NORM_REQUIRES_TITLE], 4);
}

/* An unrated opponent is 1400, which is raised to 2200, but a second one is not: 21300 + 1400 - 2300 + ... of nine. */
static void the_lowest_opponent_is_raised(void **state)
{
    struct norm_game room[ROOM];
    struct norm_account x;

    (void)state;
    games(room)[7].rating = 0;
    x = of(room, GAMES);
    assert_int_equal(x.has[NORM_REQUIRES_AVERAGE], (21600 - 2300 + 2200 + 4) / 9); /* 2388.9 */
    room[8].rating = 1900;
    room[8].half = 1; /* not won: it cannot be left out */
    x = of(room, GAMES);
    assert_int_equal(x.has[NORM_REQUIRES_AVERAGE], (21600 - 4600 + 2200 + 1900 + 4) / 9); /* 2344.4 */
    assert_false(x.met[NORM_REQUIRES_AVERAGE]);
}

/* A first of ten games that was won against 1800 pulls the average to 2380 - less: without it all is as it was. */
static void won_games_are_left_out(void **state)
{
    struct norm_game room[ROOM];
    struct norm_account x;

    (void)state;
    after(room, (struct norm_game){ .half = 2, .rating = 1800, .title = STR(""), .federation = STR("POL") });
    x = of(room, GAMES + 1);
    assert_true(x.made);
    assert_int_equal(x.left_out, 1);
    assert_int_equal(x.games, GAMES);
    assert_true(room[0].out);
    room[0].half = 1; /* a draw stays */
    x = of(room, GAMES + 1);
    assert_false(x.made);
    assert_int_equal(x.left_out, 0);
}

/* With a tenth game won against a grandmaster of 1800, 8 of 10 are 80 %, 240; the 1800 counts 2200: 23800 / 10 is 2380, so that the norm is made with all of them, but not
   with a tenth one lost: 70 %, 149. Where the pairings were fixed it is not made before the last round either. */
static void all_games_count_where_pairings_were_fixed(void **state)
{
    struct norm_game room[ROOM];
    struct norm_asked asked = gm();

    (void)state;
    asked.all = true;
    assert_true(norm_account(&asked, games(room), GAMES).made);
    games(room)[GAMES] = (struct norm_game){ .half = 2, .rating = 1800, .title = STR("GM"), .federation = STR("POL") };
    struct norm_account x = norm_account(&asked, room, GAMES + 1);
    assert_int_equal(x.games, GAMES + 1);
    assert_int_equal(x.left_out, 0);
    assert_true(x.made);
    assert_int_equal(x.has[NORM_REQUIRES_PERFORMANCE], 2620);
    room[GAMES].half = 0;
    x = norm_account(&asked, room, GAMES + 1);
    fails(&x, NORM_REQUIRES_PERFORMANCE);
    assert_int_equal(x.has[NORM_REQUIRES_PERFORMANCE], 2529);
    asked.left = 1;
    x = norm_account(&asked, games(room), GAMES);
    assert_false(x.made);
    assert_true(x.met[NORM_REQUIRES_PERFORMANCE]);
    const struct norm_game next = { .half = 2, .rating = 2500, .title = STR("GM"), .federation = STR("POL") };
    assert_true(norm_with(&asked, room, GAMES, &next));
    asked.left = 2;
    assert_false(norm_with(&asked, games(room), GAMES, &next));
}

/* Two lost games after the norm: 7 of 11 are 64 %, 102, and both opponents of 2300 make 26200 / 11 = 2382: no norm. Without them all is as it was, and
   a third one that is won brings none back: 8 of 12 are 67 %, 125. */
static void games_after_the_norm_are_left_out(void **state)
{
    struct norm_game room[ROOM];
    struct norm_account x;

    (void)state;
    games(room)[GAMES] = room[GAMES + 1] = (struct norm_game){ .rating = 2300, .federation = STR("POL") };
    x = of(room, GAMES + 1);
    assert_true(x.made);
    x = of(room, GAMES + 2);
    assert_true(x.made);
    assert_int_equal(x.left_out, 2);
    assert_int_equal(x.games, GAMES);
    assert_int_equal(x.has[NORM_REQUIRES_PERFORMANCE], 2620);
    assert_true(room[GAMES].out && room[GAMES + 1].out);
    room[GAMES + 2] = (struct norm_game){ .half = 2, .rating = 2300, .federation = STR("POL") };
    assert_int_equal(of(room, GAMES + 3).left_out, 3);
    /* One that is lost among the first nine stays. */
    games(room)[0].half = 0;
    room[GAMES] = (struct norm_game){ .half = 0, .rating = 2300, .federation = STR("POL") };
    x = of(room, GAMES + 1);
    assert_false(x.made);
    assert_int_equal(x.left_out, 0);
    assert_int_equal(x.games, GAMES + 1);
}

static void titles_that_are_open(void **state)
{
    const struct player man = { .sex = 'm' }, im = { .title = STR("IM"), .sex = 'w' },
                        wfm = { .title = STR("WFM"), .sex = 'w' };

    (void)state;
    assert_true(norm_is_open(NORM_GM, &man));
    assert_false(norm_is_open(NORM_WIM, &man));
    assert_true(norm_is_open(NORM_GM, &im));
    assert_false(norm_is_open(NORM_IM, &im));
    assert_false(norm_is_open(NORM_WGM, &im)); /* the title is a higher one */
    assert_true(norm_is_open(NORM_WGM, &wfm));
    assert_true(norm_is_open(NORM_WIM, &wfm));
}

/* Eight games with 6 points (the last, a win, is to come). With a loss 6 of 9 are 67 %: 125, with 6.5 of 9 72 %: 166, so that the average must be 2434:
   9 x 2433.5 = 21901.5, and the eight have 19300: 2602. With a win 7 of 9 are 220: 2380 is enough, 9 x 2379.5 = 21415.5: 2116, raised to 2200. */
static void what_the_next_game_must_bring(void **state)
{
    struct norm_game room[ROOM];
    struct norm_asked asked = gm();
    struct norm_forecast next;

    (void)state;
    assert_true(norm_next(&asked, games(room), GAMES - 1, &next));
    assert_int_equal(next.half, 1);
    assert_int_equal(next.rating, 2602);
    assert_false(norm_next(&asked, games(room), GAMES - 2, &next)); /* two games are missing */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_norm_is_made),
        RULE_TEST(NORM_PERFORMANCE, performance),
        RULE_TEST(NORM_GAMES, a_game_is_missing),
        RULE_TEST(NORM_GAMES, seven_games_of_a_championship),
        RULE_TEST(NORM_GAMES, championships),
        RULE_TEST(NORM_FEDERATIONS, federations),
        RULE_TEST(NORM_TITLES, titles_of_the_opponents),
        RULE_TEST(NORM_OPPONENTS, the_lowest_opponent_is_raised),
        RULE_TEST(NORM_ALL_ROUNDS, all_games_count_where_pairings_were_fixed),
        RULE_TEST(NORM_LEFT_OUT, won_games_are_left_out),
        RULE_TEST(NORM_LEFT_OUT, games_after_the_norm_are_left_out),
        cmocka_unit_test(titles_that_are_open),
        cmocka_unit_test(what_the_next_game_must_bring),
    };

    return cmocka_run_group_tests_name("norm", tests, NULL, NULL);
}
