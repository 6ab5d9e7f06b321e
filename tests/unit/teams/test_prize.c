/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/prize/prize.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"

enum { TEAMS = 4, PLAYERS = 3, BOARDS = 2, ROUNDS = 3 };

/* Four teams of three, two boards. Ratings 2000 on board 1, 1900 on board 2, the reserve has none. */
struct event_of_four {
    struct player player[TEAMS][PLAYERS];
    struct squad squad[TEAMS];
    struct fixture fixture[ROUNDS][TEAMS / 2];
    struct pairing_list round[ROUNDS];
    struct section section;
};

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static void seat(struct fixture *f, int first, int other, enum result one, enum result two)
{
    *f = (struct fixture){ .side = { first, other } };
    f->board[0] = (struct board){ .place = { 1, 1 }, .result = one };
    f->board[1] = (struct board){ .place = { 2, 2 }, .result = two };
}

static void make(struct event_of_four *e)
{
    memset(e, 0, sizeof *e);
    for (int q = 0; q < TEAMS; q++) {
        e->player[q][0].rating = 2000;
        e->player[q][1].rating = 1900;
        e->squad[q] = (struct squad){ .player = e->player[q], .nplayer = PLAYERS, .number = q + 1 };
    }
    for (int r = 0; r < ROUNDS; r++)
        e->round[r] = (struct pairing_list){
            .state = ROUND_COMPLETE, .fixture = e->fixture[r], .nfixture = TEAMS / 2, .bye = NOBODY
        };
    seat(&e->fixture[0][0], 0, 1, RESULT_WIN, RESULT_DRAW);
    seat(&e->fixture[0][1], 2, 3, RESULT_WIN, RESULT_LOSS);
    seat(&e->fixture[1][0], 2, 0, RESULT_DRAW, RESULT_FORFEIT);
    seat(&e->fixture[1][1], 1, 3, RESULT_WIN, RESULT_OPEN);
    seat(&e->fixture[2][0], 3, 0, RESULT_DRAW, RESULT_ZERO);
    seat(&e->fixture[2][1], 1, 2, RESULT_LOSS, RESULT_NONE);
    e->section = (struct section){ .rounds = 5,
                                   .boards = BOARDS,
                                   .squad_size = PLAYERS,
                                   .floor = 1400,
                                   .squad = e->squad,
                                   .nsquad = TEAMS,
                                   .round = e->round,
                                   .nround = ROUNDS };
}

static struct performance of(const struct event_of_four *e, int round, bool limit, int squad, int place)
{
    int unknown;

    return prize_games(&e->section, round, limit, &arena, &unknown)[squad * SQUAD_MAX + place - 1];
}

static void is(struct performance p, int games, int half, int sum)
{
    assert_int_equal(p.games, games);
    assert_int_equal(p.half, half);
    assert_int_equal(p.sum, sum);
}

/* Forfeits and open games are none, 0-0 is one; rounds are counted up to the one that is asked for. */
static void games_are_those_that_were_played(void **state)
{
    struct event_of_four e;

    (void)state;
    make(&e);
    is(of(&e, 3, false, 0, 1), 3, 4, 6000);
    is(of(&e, 2, false, 0, 1), 2, 3, 4000);
    is(of(&e, 3, false, 0, 2), 2, 1, 3800);
    is(of(&e, 3, false, 2, 2), 1, 0, 1900);
    is(of(&e, 3, false, 1, 2), 1, 1, 1900);
    is(of(&e, 3, false, 0, 3), 0, 0, 0);
    is(of(&e, 0, false, 0, 1), 0, 0, 0);
    e.round[2].state = ROUND_DRAFT;
    is(of(&e, 3, false, 0, 1), 2, 3, 4000);
}

/* RATING_FLOOR, LIMIT_400: the unrated reserve counts as 1400, as an opponent and for himself. */
static void ratings_of_the_unrated(void **state)
{
    struct event_of_four e;

    (void)state;
    make(&e);
    e.fixture[0][0].board[0].place[1] = 3;
    is(of(&e, 1, false, 0, 1), 1, 2, 1400);
    is(of(&e, 1, false, 1, 3), 1, 0, 2000);
    is(of(&e, 1, true, 0, 1), 1, 2, 1600);
    is(of(&e, 1, true, 1, 3), 1, 0, 1800);
}

static void games_without_players_are_counted_apart(void **state)
{
    struct event_of_four e;
    int unknown;

    (void)state;
    make(&e);
    prize_games(&e.section, 3, false, &arena, &unknown);
    assert_int_equal(unknown, 0);
    e.fixture[0][0].board[0].place[0] = 0;
    e.fixture[1][0].board[1].place[0] = 0; /* a forfeit is no game */
    prize_games(&e.section, 3, false, &arena, &unknown);
    assert_int_equal(unknown, 1);
    is(of(&e, 1, false, 1, 1), 0, 0, 0);
}

/* WALKOVER: the mark decides. */
static void a_marked_match_has_no_games(void **state)
{
    struct event_of_four e;

    (void)state;
    make(&e);
    e.fixture[0][0].absent[1] = true;
    is(of(&e, 1, false, 0, 1), 0, 0, 0);
    is(of(&e, 1, false, 2, 1), 1, 2, 2000);
}

/* As the standings have it: a correction that counts from the pairing of round 3 on does not count
   after round 1. */
static void corrections_count_when_the_standings_have_them(void **state)
{
    struct event_of_four e;
    struct correction c = { .round = 1, .table = 0, .board = 1, .was = RESULT_WIN, .becomes = RESULT_LOSS, .from = 3 };

    (void)state;
    make(&e);
    e.fixture[0][0].board[0].result = RESULT_LOSS;
    e.fixture[0][1].table = 2;
    e.section.correction = &c;
    e.section.ncorrection = 1;
    is(of(&e, 1, false, 0, 1), 1, 2, 2000);
    is(of(&e, 2, false, 0, 1), 2, 1, 4000);
}

/* BOARD_PRIZES: 8 of 11, the same share of what is played; in seven rounds 8 * 7 / 11 = 5.09. */
static void board_prizes_need_games(void **state)
{
    static const int want[] = { 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8 };
    struct section s = { .rounds = 11 };

    (void)state;
    for (int r = 0; r <= 11; r++)
        assert_int_equal(prize_minimum(&s, r, 0), want[r]);
    assert_int_equal(prize_minimum(&s, 11, 9), 9);
    assert_int_equal(prize_minimum(&s, 5, 9), 5);
    s.rounds = 7;
    assert_int_equal(prize_minimum(&s, 7, 0), 6);
    assert_int_equal(prize_minimum(&s, 3, 0), 3);
    assert_int_equal(prize_minimum(&s, 7, 4), 4);
}

static void places_are_those_of_the_players_who_count(void **state)
{
    struct event_of_four e;

    (void)state;
    make(&e);
    assert_int_equal(prize_place(&e.squad[0], 2), 3);
    e.player[0][1].replaced = true;
    assert_int_equal(prize_place(&e.squad[0], 0), 1);
    assert_int_equal(prize_place(&e.squad[0], 1), 0);
    assert_int_equal(prize_place(&e.squad[0], 2), 2);
}

/* Board 1 after round 3, all opponents 2000: team 0 2 of 3, team 1 1 of 3, team 2 2.5 of 3, team 3
   0.5 of 3: 67, 33, 83, 17 per cent. */
static void board_prizes_by_performance(void **state)
{
    struct event_of_four e;
    int unknown, n;

    (void)state;
    make(&e);
    const struct performance *games = prize_games(&e.section, 3, false, &arena, &unknown);
    const struct contender *c = prize_board(&e.section, games, 1, 3, &arena, &n);
    assert_int_equal(n, 4);
    assert_int_equal(c[0].squad, 2);
    assert_int_equal(performance_rating(&c[0].games), 2273);
    assert_int_equal(c[1].squad, 0);
    assert_int_equal(performance_rating(&c[1].games), 2125);
    assert_int_equal(c[2].squad, 1);
    assert_int_equal(performance_rating(&c[2].games), 1875);
    assert_int_equal(c[3].squad, 3);
    assert_int_equal(performance_rating(&c[3].games), 1727);
    assert_int_equal(c[3].rank, 4);
    assert_false(c[0].shared);
    prize_board(&e.section, games, 1, 4, &arena, &n);
    assert_int_equal(n, 0);
    prize_board(&e.section, games, 3, 0, &arena, &n);
    assert_int_equal(n, 0);
}

/* BOARD_PRIZE_TIES */
static void board_prize_ties_by_games_and_then_by_lot(void **state)
{
    struct event_of_four e;
    struct performance games[TEAMS * SQUAD_MAX] = { { 0 } };
    int n;

    (void)state;
    make(&e);
    games[0 * SQUAD_MAX] = (struct performance){ .games = 8, .half = 8, .sum = 16000 };
    games[1 * SQUAD_MAX] = (struct performance){ .games = 9, .half = 9, .sum = 18000 };
    games[2 * SQUAD_MAX] = (struct performance){ .games = 8, .half = 8, .sum = 16001 };
    games[3 * SQUAD_MAX] = (struct performance){ .games = 8, .half = 7, .sum = 16000 };
    const struct contender *c = prize_board(&e.section, games, 1, 8, &arena, &n);
    assert_int_equal(n, 4);
    assert_int_equal(c[0].squad, 1);
    assert_int_equal(c[0].rank, 1);
    assert_false(c[0].shared);
    assert_int_equal(c[1].squad, 0);
    assert_int_equal(c[2].squad, 2);
    assert_int_equal(c[1].rank, 2);
    assert_int_equal(c[2].rank, 2);
    assert_true(c[1].shared && c[2].shared);
    assert_int_equal(c[3].rank, 4);
    assert_false(c[3].shared);
}

/* A section of n teams, numbered from 1, in `round` 2 all of them but those named. */
static struct categories categories_of(int n, int gone, int gone_too)
{
    struct squad *squad = arena_new(&arena, struct squad, n);
    struct fixture *f = arena_new(&arena, struct fixture, n);
    struct pairing_list round[2] = { { .state = ROUND_COMPLETE, .bye = NOBODY },
                                     { .state = ROUND_PUBLISHED, .fixture = f, .bye = NOBODY } };
    struct section s = { .squad = squad, .nsquad = n, .round = round, .nround = 2 };
    int side = 0;

    for (int i = 0; i < n; i++) {
        squad[i].number = i + 1;
        if (i + 1 == gone || i + 1 == gone_too)
            continue;
        f[side / 2].side[side % 2] = i;
        side++;
    }
    round[1].nfixture = side / 2;
    if (side % 2)
        round[1].bye = f[side / 2].side[0];
    return prize_categories(&s, &arena);
}

static void begin_at(struct categories c, int a, int b, int d, int e, int f)
{
    const int want[] = { a, b, d, e, f };

    for (int k = 0; k < PRIZE_CATEGORIES; k++)
        assert_int_equal(c.first[k], want[k]);
}

/* CATEGORIES. Those of Chennai 2022 began at 1, 38, 75, 112 and 150: 185 teams and one of the fourth
   category that was not there. */
static void categories_as_equal_as_possible(void **state)
{
    (void)state;
    begin_at(categories_of(10, 0, 0), 1, 3, 5, 7, 9);
    begin_at(categories_of(11, 0, 0), 1, 4, 6, 8, 10);
    begin_at(categories_of(14, 0, 0), 1, 4, 7, 10, 13);
    begin_at(categories_of(12, 2, 5), 1, 4, 7, 9, 11);
    begin_at(categories_of(186, 130, 0), 1, 38, 75, 112, 150);
    begin_at(categories_of(3, 0, 0), 1, 2, 3, 0, 0);
    assert_int_equal(categories_of(12, 2, 5).count, 10);
}

/* Ten teams in rounds 1 and 2, an eleventh in round 3: it is too late for the categories, which hold from before that round. */
static void categories_are_made_before_round_3(void **state)
{
    enum { ALL = 11 };
    struct squad squad[ALL];
    struct fixture f[ALL / 2];
    struct section s = { .squad = squad, .nsquad = ALL, .nround = 3 };
    struct pairing_list round[3];

    (void)state;
    for (int i = 0; i < ALL; i++)
        squad[i] = (struct squad){ .number = i + 1 };
    for (int i = 0; i < ALL / 2; i++)
        f[i] = (struct fixture){ .side = { 2 * i, 2 * i + 1 } };
    for (int r = 0; r < 3; r++)
        round[r] = (struct pairing_list){
            .state = ROUND_PUBLISHED, .fixture = f, .nfixture = ALL / 2, .bye = r == 2 ? ALL - 1 : NOBODY
        };
    s.round = round;
    assert_int_equal(prize_categories(&s, &arena).count, 10);
    begin_at(prize_categories(&s, &arena), 1, 3, 5, 7, 9);
    s.nround = 1;
    round[0].bye = ALL - 1; /* so far only round 1 is known */
    assert_int_equal(prize_categories(&s, &arena).count, 11);
}

static void categories_before_round_1_are_those_of_all_numbers(void **state)
{
    struct squad squad[6] = { { .number = 3 }, { .number = 1 }, { .number = 0 },
                              { .number = 2 }, { .number = 5 }, { .number = 4 } };
    struct section s = { .squad = squad, .nsquad = 6 };

    (void)state;
    begin_at(prize_categories(&s, &arena), 1, 2, 3, 4, 5);
}

static void a_team_is_in_the_category_of_its_number(void **state)
{
    struct categories c = { { 2, 4, 6, 8, 0 }, 8 };

    (void)state;
    assert_int_equal(prize_category(&c, 0), 0);
    assert_int_equal(prize_category(&c, 1), 1);
    assert_int_equal(prize_category(&c, 3), 1);
    assert_int_equal(prize_category(&c, 4), 2);
    assert_int_equal(prize_category(&c, 8), 4);
    assert_int_equal(prize_category(&c, 99), 4);
}

/* 2 to 3, 4 to 5, 6 to 7, from 8 on; nobody is in the fifth. */
static void a_category_has_a_letter_and_an_end(void **state)
{
    struct categories c = { { 2, 4, 6, 8, 0 }, 8 };

    (void)state;
    assert_true(str_eq(prize_category_letter(PRIZE_CATEGORY_FIRST), STR("B")));
    assert_true(str_eq(prize_category_letter(PRIZE_CATEGORIES), STR("E")));
    assert_int_equal(prize_category_end(&c, 1), 3);
    assert_int_equal(prize_category_end(&c, 3), 7);
    assert_int_equal(prize_category_end(&c, 4), 0);
}

/* CATEGORY_PRIZES: who has an overall medal has none in his category; equal teams share. */
static void category_prizes_go_to_the_others(void **state)
{
    struct squad squad[7] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 },
                              { .number = 5 }, { .number = 6 }, { .number = 7 } };
    struct section s = { .squad = squad, .nsquad = 7 };
    struct standing line[7] = { { 1, 4, false, 1, 0, 0, 1, 0, 0, { 0 } }, { 2, 0, false, 1, 0, 0, 1, 0, 0, { 0 } },
                                { 3, 1, false, 1, 0, 0, 1, 0, 0, { 0 } }, { 3, 2, false, 1, 0, 0, 1, 0, 0, { 0 } },
                                { 5, 5, false, 1, 0, 0, 1, 0, 0, { 0 } }, { 5, 6, false, 1, 0, 0, 1, 0, 0, { 0 } },
                                { 7, 3, false, 1, 0, 0, 1, 0, 0, { 0 } } };
    struct categories c = { { 1, 4, 0, 0, 0 }, 7 };
    int n;

    (void)state;
    const struct prize_team *all = prize_overall(&s, line, &arena, &n);
    assert_int_equal(n, 4);
    assert_false(all[1].shared);
    assert_int_equal(all[3].rank, 3);
    assert_true(all[2].shared && all[3].shared);
    const struct prize_team *second = prize_of_category(&s, line, &c, 2, &arena, &n);
    assert_int_equal(n, 3);
    assert_int_equal(second[0].line->team, 5);
    assert_int_equal(second[0].rank, 1);
    assert_int_equal(second[1].line->team, 6);
    assert_int_equal(second[1].rank, 1);
    assert_true(second[0].shared && second[1].shared);
    assert_int_equal(second[2].line->team, 3);
    assert_int_equal(second[2].rank, 3);
    prize_of_category(&s, line, &c, 1, &arena, &n);
    assert_int_equal(n, 0);
}

static struct squad from(const char *federation)
{
    return (struct squad){ .federation = str_of(federation) };
}

/* A team that never came stands in the standings, so does one that was expelled (EXPELLED). */
static void expelled_teams_compete_for_nothing(void **state)
{
    struct squad squad[4] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 } };
    struct absence expelled = { .squad = 1, .from = 3, .expelled = true };
    struct section s = { .squad = squad, .nsquad = 4, .absence = &expelled, .nabsence = 1 };
    struct standing line[4] = { { 1, 1, false, 2, 0, 0, 2, 4, 0, { 4 } },
                                { 2, 3, false, 0, 0, 0, 0, 1, 0, { 1 } },
                                { 3, 0, false, 0, 0, 1, 1, 0, 0, { 0 } },
                                { 4, 2, false, 0, 0, 0, 0, 0, 0, { 0 } } };
    struct categories c = { { 1 }, 4 };
    int n;

    (void)state;
    const struct prize_team *team = prize_overall(&s, line, &arena, &n);
    assert_int_equal(n, 2);
    assert_int_equal(team[0].line->team, 3);
    assert_int_equal(team[0].rank, 1);
    assert_int_equal(team[1].line->team, 0);
    prize_of_category(&s, line, &c, 1, &arena, &n);
    assert_int_equal(n, 0);
}

/* EXPELLED: the first of five was expelled; the fourth, who is third now, shares that place with the fifth. */
static void expelled_teams_leave_their_medals_to_the_next(void **state)
{
    struct squad squad[5] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 }, { .number = 5 } };
    struct absence expelled = { .squad = 0, .from = 3, .expelled = true };
    struct section s = { .squad = squad, .nsquad = 5, .absence = &expelled, .nabsence = 1 };
    struct standing line[5] = { { 1, 0, false, 2, 0, 0, 2, 4, 0, { 4 } },
                                { 2, 1, false, 2, 0, 0, 2, 4, 0, { 4 } },
                                { 3, 2, false, 1, 0, 1, 2, 2, 0, { 2 } },
                                { 4, 3, false, 1, 0, 1, 2, 2, 0, { 2 } },
                                { 4, 4, false, 1, 0, 1, 2, 2, 0, { 2 } } };
    struct categories c = { { 1 }, 5 };
    int n;

    (void)state;
    const struct prize_team *team = prize_overall(&s, line, &arena, &n);
    assert_int_equal(n, 4);
    for (int i = 0; i < n; i++) {
        assert_int_equal(team[i].line->team, i + 1);
        assert_int_equal(team[i].rank, i < 3 ? i + 1 : 3);
    }
    prize_of_category(&s, line, &c, 1, &arena, &n);
    assert_int_equal(n, 0);
}

/* COMBINED: open AAA 1, BBB 2, AAA 3, CCC 4, DDD 5; women CCC 1, BBB 2, AAA 3, EEE 4. AAA, BBB by 4
   places, CCC by 5. Match points of both together: AAA 20 + 14, BBB 18 + 16, CCC 14 + 19. The first
   two have 34 each, and their first tie-breaks are 300 and 301. */
static void combined_both_sections(void **state)
{
    struct squad open[5] = { from("AAA"), from("BBB"), from("AAA"), from("CCC"), from("DDD") };
    struct squad women[4] = { from("AAA"), from("BBB"), from("CCC"), from("EEE") };
    const struct section one = { .squad = open, .nsquad = 5, .ranking = RANKING_OLYMPIAD },
                         two = { .squad = women, .nsquad = 4, .ranking = RANKING_OLYMPIAD };
    const struct standing first[5] = { { 1, 0, false, 1, 0, 0, 1, 20, 0, { 20, 200, 60, 100 } },
                                       { 2, 1, false, 1, 0, 0, 1, 18, 0, { 18, 201, 60, 100 } },
                                       { 3, 2, false, 1, 0, 0, 1, 16, 0, { 16, 300, 60, 100 } },
                                       { 4, 3, false, 1, 0, 0, 1, 14, 0, { 14, 100, 60, 100 } },
                                       { 5, 4, false, 1, 0, 0, 1, 12, 0, { 12, 100, 60, 100 } } };
    const struct standing other[4] = { { 1, 2, false, 1, 0, 0, 1, 22, 0, { 22, 250, 60, 100 } },
                                       { 2, 1, false, 1, 0, 0, 1, 16, 0, { 16, 100, 60, 100 } },
                                       { 3, 0, false, 1, 0, 0, 1, 14, 0, { 14, 100, 60, 100 } },
                                       { 4, 3, false, 1, 0, 0, 1, 10, 0, { 10, 100, 60, 100 } } };
    const struct section *const pair[2] = { &one, &two };
    const struct standing *const line[2] = { first, other };
    int n;

    (void)state;
    const struct prize_federation *f = prize_combined(pair, line, COMBINED_PLACES, &arena, &n);
    assert_int_equal(n, 3);
    assert_true(str_eq(f[0].federation, STR("BBB")));
    assert_int_equal(f[0].places, 4);
    assert_int_equal(f[0].mp, 34);
    assert_int_equal(f[0].value[1], 301);
    assert_true(str_eq(f[1].federation, STR("AAA")));
    assert_int_equal(f[1].places, 4);
    assert_int_equal(f[1].value[1], 300);
    assert_true(str_eq(f[2].federation, STR("CCC")));
    assert_int_equal(f[2].places, 5);
    assert_int_equal(f[2].rank, 3);
    assert_false(f[0].shared);

    f = prize_combined(pair, line, COMBINED_POINTS, &arena, &n);
    assert_int_equal(n, 3);
    assert_true(str_eq(f[0].federation, STR("CCC")));
    assert_int_equal(f[0].mp, 36);
    assert_true(str_eq(f[1].federation, STR("BBB")));
    assert_true(str_eq(f[2].federation, STR("AAA")));
}

/* COMBINED_TIES: equal in everything. */
static void combined_ties_share_their_rank(void **state)
{
    struct squad open[2] = { from("BBB"), from("AAA") }, women[2] = { from("AAA"), from("BBB") };
    const struct section one = { .squad = open, .nsquad = 2, .ranking = RANKING_OLYMPIAD },
                         two = { .squad = women, .nsquad = 2, .ranking = RANKING_OLYMPIAD };
    const struct standing line_of[2] = { { 1, 0, false, 1, 0, 0, 1, 4, 0, { 4, 3, 2, 1 } },
                                         { 2, 1, false, 1, 0, 0, 1, 3, 0, { 3, 3, 2, 1 } } };
    const struct section *const pair[2] = { &one, &two };
    const struct standing *const line[2] = { line_of, line_of };
    int n;

    (void)state;
    const struct prize_federation *f = prize_combined(pair, line, COMBINED_PLACES, &arena, &n);
    assert_int_equal(n, 2);
    assert_true(str_eq(f[0].federation, STR("AAA")));
    assert_int_equal(f[1].rank, 1);
    assert_true(f[0].shared && f[1].shared);
}

/* Both have 3 places and 8 match points; the Sonneborn-Berger of AAA is 10 + 4 and of BBB 9 + 3. */
static void combined_ties_by_the_sums_of_each_tie_break(void **state)
{
    struct squad open[2] = { from("BBB"), from("AAA") }, women[2] = { from("AAA"), from("BBB") };
    const struct section one = { .squad = open, .nsquad = 2, .ranking = RANKING_OLYMPIAD },
                         two = { .squad = women, .nsquad = 2, .ranking = RANKING_OLYMPIAD };
    const struct standing first[2] = { { 1, 0, false, 1, 0, 0, 1, 4, 0, { 4, 9, 2, 1 } },
                                       { 2, 1, false, 1, 0, 0, 1, 4, 0, { 4, 10, 2, 1 } } },
                          second[2] = { { 1, 0, false, 1, 0, 0, 1, 4, 0, { 4, 4, 2, 1 } },
                                        { 2, 1, false, 1, 0, 0, 1, 4, 0, { 4, 3, 2, 1 } } };
    const struct section *const pair[2] = { &one, &two };
    const struct standing *const line[2] = { first, second };
    int n;

    (void)state;
    const struct prize_federation *f = prize_combined(pair, line, COMBINED_PLACES, &arena, &n);
    assert_int_equal(n, 2);
    assert_true(str_eq(f[0].federation, STR("AAA")));
    assert_int_equal(f[1].rank, 2);
    assert_false(f[0].shared || f[1].shared);
}

static void places_among_level_teams_are_not_added_up(void **state)
{
    const struct section one = { .ranking = { 3, { CRITERION_MP, CRITERION_EDE, CRITERION_EMMSB } } };
    const struct section *const pair[2] = { &one, &one };
    struct ranking common = prize_common(pair);

    (void)state;
    assert_int_equal(common.n, 2);
    assert_int_equal(common.by[1], CRITERION_EMMSB);
}

/* The women are ranked by game points, match points and the opponents' match points: all that, but no Sonneborn-Berger,
   is what both sections have, in the order of the open one. AAA and BBB have 3 places each and 10 + 8 and 9 + 9 match
   points; their game points are 30 and 31. */
static void combined_of_sections_with_other_rankings(void **state)
{
    struct squad open[2] = { from("AAA"), from("BBB") }, women[2] = { from("AAA"), from("BBB") };
    const struct section one = { .squad = open, .nsquad = 2, .ranking = RANKING_OLYMPIAD };
    const struct section two = { .squad = women,
                                 .nsquad = 2,
                                 .ranking = { 3, { CRITERION_GP, CRITERION_MP, CRITERION_SUM } } };
    const struct standing first[2] = { { 1, 0, false, 1, 0, 0, 1, 10, 15, { 10, 99, 15, 50 } },
                                       { 2, 1, false, 1, 0, 0, 1, 9, 15, { 9, 50, 15, 60 } } };
    const struct standing other[2] = { { 1, 1, false, 1, 0, 0, 1, 9, 16, { 16, 9, 70 } },
                                       { 2, 0, false, 1, 0, 0, 1, 8, 15, { 15, 8, 90 } } };
    const struct section *const pair[2] = { &one, &two };
    const struct standing *const line[2] = { first, other };
    struct ranking common = prize_common(pair);
    int n;

    (void)state;
    assert_int_equal(common.n, 3);
    assert_int_equal(common.by[0], CRITERION_MP);
    assert_int_equal(common.by[1], CRITERION_GP);
    assert_int_equal(common.by[2], CRITERION_SUM);
    for (int way = COMBINED_PLACES; way <= COMBINED_POINTS; way++) {
        const struct prize_federation *f = prize_combined(pair, line, (enum combined)way, &arena, &n);
        assert_int_equal(n, 2);
        assert_true(str_eq(f[0].federation, STR("BBB")));
        assert_int_equal(f[0].value[0], 18);
        assert_int_equal(f[0].value[1], 31);
        assert_int_equal(f[0].value[2], 60 + 70);
        assert_int_equal(f[1].value[1], 30);
        assert_int_equal(f[1].rank, 2);
    }
}

/* Federations are compared by match points first, whatever the sections are ranked by: AAA has 11, BBB 10, and of game
   points 40 to 50. */
static void combined_by_points_is_by_match_points(void **state)
{
    struct squad open[2] = { from("AAA"), from("BBB") }, women[2] = { from("AAA"), from("BBB") };
    const struct ranking by = { 2, { CRITERION_GP, CRITERION_MP } };
    const struct section one = { .squad = open, .nsquad = 2, .ranking = by };
    const struct section two = { .squad = women, .nsquad = 2, .ranking = by };
    const struct standing lines[2] = { { 1, 1, false, 1, 0, 0, 1, 5, 25, { 25, 5 } },
                                       { 2, 0, false, 1, 0, 0, 1, 5, 20, { 20, 5 } } };
    const struct standing others[2] = { { 1, 1, false, 1, 0, 0, 1, 5, 25, { 25, 5 } },
                                        { 2, 0, false, 1, 0, 0, 1, 6, 20, { 20, 6 } } };
    const struct section *const pair[2] = { &one, &two };
    const struct standing *const line[2] = { lines, others };
    int n;

    (void)state;
    assert_true(str_eq(prize_combined(pair, line, COMBINED_PLACES, &arena, &n)[0].federation, STR("BBB")));
    assert_true(str_eq(prize_combined(pair, line, COMBINED_POINTS, &arena, &n)[0].federation, STR("AAA")));
}

static void ways_have_names(void **state)
{
    enum combined way = COMBINED_PLACES;

    (void)state;
    assert_true(combined_find(STR("points"), &way));
    assert_int_equal(way, COMBINED_POINTS);
    assert_false(combined_find(STR("medals"), &way));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(games_are_those_that_were_played, drop),
        cmocka_unit_test_teardown(ratings_of_the_unrated, drop),
        cmocka_unit_test_teardown(games_without_players_are_counted_apart, drop),
        cmocka_unit_test_teardown(a_marked_match_has_no_games, drop),
        cmocka_unit_test_teardown(corrections_count_when_the_standings_have_them, drop),
        RULE_TEST(BOARD_PRIZES, board_prizes_need_games),
        cmocka_unit_test(places_are_those_of_the_players_who_count),
        RULE_TEST(BOARD_PRIZES, board_prizes_by_performance, .teardown_func = drop),
        RULE_TEST(BOARD_PRIZE_TIES, board_prize_ties_by_games_and_then_by_lot, .teardown_func = drop),
        RULE_TEST(CATEGORIES, categories_as_equal_as_possible, .teardown_func = drop),
        RULE_TEST(CATEGORIES, categories_are_made_before_round_3, .teardown_func = drop),
        RULE_TEST(CATEGORIES, categories_before_round_1_are_those_of_all_numbers, .teardown_func = drop),
        cmocka_unit_test_teardown(a_team_is_in_the_category_of_its_number, drop),
        cmocka_unit_test_teardown(a_category_has_a_letter_and_an_end, drop),
        RULE_TEST(CATEGORY_PRIZES, category_prizes_go_to_the_others, .teardown_func = drop),
        cmocka_unit_test_teardown(expelled_teams_compete_for_nothing, drop),
        cmocka_unit_test_teardown(expelled_teams_leave_their_medals_to_the_next, drop),
        RULE_TEST(COMBINED, combined_both_sections, .teardown_func = drop),
        RULE_TEST(COMBINED_TIES, combined_ties_by_the_sums_of_each_tie_break, .teardown_func = drop),
        RULE_TEST(COMBINED_TIES, combined_ties_share_their_rank, .teardown_func = drop),
        cmocka_unit_test(places_among_level_teams_are_not_added_up),
        cmocka_unit_test_teardown(combined_of_sections_with_other_rankings, drop),
        cmocka_unit_test_teardown(combined_by_points_is_by_match_points, drop),
        cmocka_unit_test(ways_have_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
