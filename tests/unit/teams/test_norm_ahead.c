/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/norm_ahead.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"

enum { TEAMS = 2, BOARDS = 2, LIST = 3, GAMES = 8, ROOM = 12, A = 0, B = 1 };

/* Round 1 is to come: A meets B, whose lists have three players each. */
struct small {
    struct event event;
    struct section section;
    struct squad squad[TEAMS];
    struct player player[TEAMS][LIST];
    struct pairing_list round;
    struct fixture fixture;
    struct arena arena;
};

static void begin(struct small *s)
{
    static const struct player list[TEAMS][LIST] = {
        { { .name = STR("Ann") }, { .name = STR("Amy") }, { .name = STR("Ada") } },
        { { .name = STR("Bob"), .rating = 2700, .title = STR("GM") },
          { .name = STR("Ben"), .rating = 2500, .title = STR("IM") },
          { .name = STR("Bert"), .rating = 2400, .title = STR("FM") } },
    };

    *s = (struct small){ .section = section_default(),
                         .event = { .start = STR("2026-09-15"), .nsection = 1 },
                         .squad = { { .name = STR("A"), .federation = STR("ITA"), .nplayer = LIST },
                                    { .name = STR("B"), .federation = STR("FRA"), .nplayer = LIST } },
                         .fixture = { .table = 1, .side = { B, A } } };
    memcpy(s->player, list, sizeof list);
    for (int t = 0; t < TEAMS; t++)
        s->squad[t].player = s->player[t];
    s->round = (struct pairing_list){ .state = ROUND_PUBLISHED, .fixture = &s->fixture, .nfixture = 1, .bye = NOBODY };
    s->event.section = &s->section;
    s->section.boards = BOARDS;
    s->section.squad = s->squad;
    s->section.nsquad = TEAMS;
    s->section.round = &s->round;
    s->section.nround = 1;
}

static struct norm_ahead ahead(struct small *s, int player)
{
    const struct rating_view v = rating_view(&s->event, &s->section, &s->arena);

    return norm_ahead(&v, 0, A, player, &s->arena);
}

static void who(const struct norm_ahead *x, int n, const char *first)
{
    assert_true(x->paired);
    assert_int_equal(x->n, n);
    if (n > 0)
        assert_true(str_eq(x->opponent[0].opponent->name, str_of(first)));
}

static void a_round_that_is_not_published_says_nothing(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.round.state = ROUND_DRAFT;
    assert_false(ahead(&s, 0).paired);
    s.section.nround = 0;
    assert_false(ahead(&s, 0).paired);
    arena_free(&s.arena);
}

static void everybody_of_the_other_list_until_the_line_ups_are_open(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    struct norm_ahead x = ahead(&s, 2);
    who(&x, LIST, "Bob");
    assert_true(str_eq(x.team, STR("B")));
    assert_true(str_eq(x.opponent[1].federation, STR("FRA")));
    assert_int_equal(x.opponent[1].rating, 2500);
    s.player[B][0].replaced = true;
    x = ahead(&s, 2);
    who(&x, LIST - 1, "Ben");
    s.round.opened = STR("2026-09-15 14:00");
    s.fixture.board[0].place[0] = 2; /* Ben against Amy */
    s.fixture.board[0].place[1] = 2;
    x = ahead(&s, 1);
    who(&x, 1, "Ben");
    assert_false(x.over);
    x = ahead(&s, 2);
    who(&x, 0, NULL);
    arena_free(&s.arena);
}

/* B is named first: what it loses A has won. */
static void a_game_that_has_ended_is_what_it_is(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.round.opened = STR("2026-09-15 14:00");
    s.fixture.board[1] = (struct board){ .place = { 3, 1 }, .result = RESULT_LOSS };
    struct norm_ahead x = ahead(&s, 0);
    who(&x, 1, "Bert");
    assert_true(x.over);
    assert_int_equal(x.opponent[0].half, 2);
    s.fixture.board[1].result = RESULT_OPEN;
    x = ahead(&s, 0);
    who(&x, 1, "Bert");
    assert_false(x.over);
    s.fixture.board[1].result = RESULT_MISSED;
    x = ahead(&s, 0);
    who(&x, 0, NULL);
    s.fixture.board[1].result = RESULT_NONE;
    s.fixture.absent[0] = true;
    x = ahead(&s, 0);
    who(&x, 0, NULL);
    arena_free(&s.arena);
}

static void whoever_is_not_paired_meets_nobody(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.round.nfixture = 0;
    s.round.bye = A;
    struct norm_ahead x = ahead(&s, 0);
    who(&x, 0, NULL);
    arena_free(&s.arena);
}

/* The eight have 19300 together and 6 points. 9 x 2433.5 = 21901.5 is what a draw needs: 2602 and more. A win needs 9 x 2379.5 = 21415.5: 2116,
   against anybody; of the titles three grandmasters are there, and five of nine have one. */
static void the_fewest_points_against_each(void **state)
{
    static const struct norm_game eight[GAMES] = {
        { .half = 2, .rating = 2500, .title = STR("GM"), .federation = STR("FRA") },
        { .half = 1, .rating = 2500, .title = STR("GM"), .federation = STR("ESP") },
        { .half = 1, .rating = 2500, .title = STR("GM"), .federation = STR("GER") },
        { .half = 2, .rating = 2400, .title = STR("IM"), .federation = STR("FRA") },
        { .half = 2, .rating = 2400, .title = STR("IM"), .federation = STR("ITA") },
        { .half = 1, .rating = 2400, .title = STR("FM"), .federation = STR("ITA") },
        { .half = 2, .rating = 2300, .title = STR("CM"), .federation = STR("GER") },
        { .half = 1, .rating = 2300, .title = STR(""), .federation = STR("FRA") },
    };
    const struct norm_asked asked = { .norm = NORM_GM, .federation = STR("ITA"), .games = 9 };
    struct norm_game room[ROOM];
    struct norm_game other = { .rating = 2602, .title = STR("GM"), .federation = STR("ESP") };

    (void)state;
    memcpy(room, eight, sizeof eight);
    assert_int_equal(norm_least_against(&asked, room, GAMES, &other), 1);
    other.rating = 2601;
    assert_int_equal(norm_least_against(&asked, room, GAMES, &other), 2);
    other.title = STR("");
    assert_int_equal(norm_least_against(&asked, room, GAMES, &other), 2);
    assert_int_equal(norm_least_against(&asked, room, GAMES - 1, &other), NORM_NEVER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_that_is_not_published_says_nothing),
        cmocka_unit_test(everybody_of_the_other_list_until_the_line_ups_are_open),
        cmocka_unit_test(a_game_that_has_ended_is_what_it_is),
        cmocka_unit_test(whoever_is_not_paired_meets_nobody),
        cmocka_unit_test(the_fewest_points_against_each),
    };

    return cmocka_run_group_tests_name("norm ahead", tests, NULL, NULL);
}
