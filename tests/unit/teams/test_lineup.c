/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lineup.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"
#include "tests/said.h"

/* Fiji with five players, Ann, Bea, Cat, Dot, Eve; Malta is its opponent in both rounds. */
struct hall {
    struct arena arena;
    struct player player[6], others[6];
    struct squad squad[2];
    struct fixture fixture[2];
    struct pairing_list round[2];
    struct section section;
    struct findings f;
};

static void hall_open(struct hall *h)
{
    static const char *const names[] = { "Ann", "Bea", "Cat", "Dot", "Eve", "Fay" };

    *h = (struct hall){ .section = section_default() };
    for (int i = 0; i < 6; i++)
        h->player[i] = h->others[i] = (struct player){ .name = str_of(names[i]) };
    h->squad[0] = (struct squad){ .name = STR("Fiji"), .player = h->player, .nplayer = 5 };
    h->squad[1] = (struct squad){ .name = STR("Malta"), .player = h->others, .nplayer = 5 };
    for (int r = 0; r < 2; r++) {
        h->fixture[r] = (struct fixture){ .table = 1, .side = { r ? 0 : 1, r ? 1 : 0 } };
        h->round[r] =
            (struct pairing_list){ .state = ROUND_PUBLISHED, .bye = NOBODY, .nfixture = 1, .fixture = &h->fixture[r] };
    }
    h->section.squad = h->squad;
    h->section.nsquad = 2;
    h->section.round = h->round;
    h->section.nround = 2;
    h->f.arena = &h->arena;
}

static void hall_close(struct hall *h)
{
    arena_free(&h->arena);
}

static struct lineup fiji(int one, int two, int three, int four)
{
    return (struct lineup){ .squad = 0, .place = { one, two, three, four } };
}

/* The findings of a line-up, as "severity article text" in lines. */
static const char *said(struct hall *h, struct lineup l)
{
    static const char *const severity[] = { "note", "warning", "problem" };
    struct str text = { 0 };

    h->f.n = 0;
    lineup_check(&h->section, 1, &l, 0, PROBLEM, &h->f);
    for (int i = 0; i < h->f.n; i++)
        text = str_fmt(&h->arena, "%.*s%s%s %s %.*s", STR_ARG(text), i ? "\n" : "", severity[h->f.item[i].severity],
                       rule_row(h->f.item[i].rule)->article, STR_ARG(finding_said(&h->f.item[i])));
    return str_c(&h->arena, text);
}

/* Every choice of four of the five in the order of the list, and of three for the first boards. */
static void squad_size_what_a_team_may_hand_in(void **state)
{
    struct hall h;
    int good = 0;

    (void)state;
    hall_open(&h);
    for (int code = 0; code < 6 * 6 * 6 * 6; code++) {
        struct lineup l = fiji(code / 216, code / 36 % 6, code / 6 % 6, code % 6);
        int *p = l.place;
        bool rising = p[0] > 0 && p[0] < p[1] && p[1] < p[2] && (p[3] == 0 || p[2] < p[3]);
        assert_int_equal(said(&h, l)[0] == '\0', rising);
        good += rising;
    }
    assert_int_equal(good, 5 + 10); /* 5 over 4, 5 over 3 */
    hall_close(&h);
}

static void present_three_a_line_up_needs_three_players(void **state)
{
    struct hall h;

    (void)state;
    hall_open(&h);
    assert_string_equal(said(&h, fiji(1, 2, 0, 0)),
                        "problem 45b Fiji: 2 players, but a match on 4 boards needs at least 3");
    assert_string_equal(said(&h, fiji(0, 0, 0, 5)),
                        "problem 45b Fiji: 1 player, but a match on 4 boards needs at least 3");
    assert_string_equal(said(&h, fiji(1, 0, 2, 3)), "problem 5 Fiji: board 2 is empty, but somebody plays on board 4; "
                                                    "an incomplete team must leave its last boards empty");
    hall_close(&h);
}

/* Elsewhere one is enough; in a match that counts as played however many come, too. */
static void fewer_may_play_where_fewer_are_needed(void **state)
{
    struct hall h;

    (void)state;
    hall_open(&h);
    h.section.system = STR("berger");
    assert_string_equal(said(&h, fiji(1, 2, 0, 0)), "");
    assert_string_equal(said(&h, fiji(4, 0, 0, 0)), "");
    assert_string_equal(said(&h, fiji(0, 0, 0, 0)),
                        "problem  Fiji: 0 players, but a match on 4 boards needs at least 1");
    h.section.players_needed = 2;
    assert_string_equal(said(&h, fiji(4, 0, 0, 0)),
                        "problem  Fiji: 1 player, but a match on 4 boards needs at least 2");
    h.section.system = STR("olympiad");
    assert_string_equal(said(&h, fiji(1, 2, 0, 0)), "");
    h.section.players_needed = 0;
    assert_string_not_equal(said(&h, fiji(1, 2, 0, 0)), "");
    h.fixture[0].decided = DECIDED_PLAYED;
    assert_string_equal(said(&h, fiji(1, 2, 0, 0)), "");
    assert_string_equal(said(&h, fiji(1, 0, 2, 0)), "problem 5 Fiji: board 2 is empty, but somebody plays on board 3; "
                                                    "an incomplete team must leave its last boards empty");
    assert_int_equal(lineup_nobody_on(&h.section, (const int[]){ 1, 2, 0, 0 }), 3);
    assert_int_equal(lineup_nobody_on(&h.section, (const int[]){ 1, 2, 3, 0 }), 4);
    assert_int_equal(lineup_nobody_on(&h.section, (const int[]){ 1, 0, 3, 0 }), 0);
    assert_int_equal(lineup_nobody_on(&h.section, (const int[]){ 1, 2, 3, 4 }), 0);
    hall_close(&h);
}

static void squad_list_who_may_sit(void **state)
{
    struct hall h;

    (void)state;
    hall_open(&h);
    h.player[1].replaced = true;
    assert_string_equal(said(&h, fiji(1, 2, 3, 9)),
                        "problem 5 Fiji, board 2: player 2, Bea, has been replaced\n"
                        "problem 5 Fiji, board 4: there is no player 9; its list has only 5");
    assert_string_equal(said(&h, fiji(1, 3, 3, 4)), "problem 5 Fiji: player 3, Cat, sits on boards 2 and 3");
    hall_close(&h);
}

static void squad_list_order_is_enforced(void **state)
{
    struct hall h;
    struct lineup l = fiji(1, 4, 3, 5);

    (void)state;
    hall_open(&h);
    assert_string_equal(
        said(&h, fiji(1, 4, 3, 5)),
        "problem 5 Fiji: player 3, Cat, sits on board 3, but player 4, Dot, on board 2 is lower in the list");
    assert_string_equal(
        said(&h, fiji(3, 4, 1, 2)), /* once for the line-up */
        "problem 5 Fiji: player 1, Ann, sits on board 3, but player 4, Dot, on board 2 is lower in the list");
    assert_string_equal(
        said(&h, fiji(5, 1, 2, 4)),
        "problem 5 Fiji: player 1, Ann, sits on board 2, but player 5, Eve, on board 1 is lower in the list");
    h.f.n = 0;
    lineup_check(&h.section, 1, &l, 7, WARNING, &h.f);
    assert_int_equal(h.f.n, 1);
    assert_int_equal(h.f.item[0].severity, WARNING);
    assert_int_equal(h.f.item[0].line, 7);
    assert_int_equal(lineup_misplaced((const int[]){ 2, 0, 1, 0 }, 4), 3);
    assert_int_equal(lineup_misplaced((const int[]){ 0, 2, 0, 5 }, 4), 0);
    hall_close(&h);
}

/* Leaving out the last player never breaks the order. */
static void squad_list_a_shorter_line_up_keeps_the_order(void **state)
{
    (void)state;
    for (int code = 0; code < 6 * 6 * 6 * 6; code++) {
        int place[] = { code / 216, code / 36 % 6, code / 6 % 6, code % 6 };
        if (lineup_misplaced(place, 4) == 0) {
            place[3] = 0;
            assert_int_equal(lineup_misplaced(place, 4), 0);
        }
    }
}

static void deadlines(void **state)
{
    static const struct {
        const char *starts, *set, *due;
    } rows[] = {
        { "2016-09-02 15:00", "", "2016-09-02 10:00" },
        { "2016-09-13 11:00", "2016-09-12 23:59", "2016-09-12 23:59" },
        { "2016-09-13 09:30", "", "2016-09-13 09:30" },
        { "", "2016-09-12 23:59", "2016-09-12 23:59" },
        { "", "", "" },
    };
    struct event e = { 0 };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        e.date[2] = str_of(rows[i].starts);
        e.lineups[2] = str_of(rows[i].set);
        assert_string_equal(str_c(&a, lineup_deadline(&e, NULL, 3, &a)), rows[i].due);
    }
    arena_free(&a);
}

static void assert_default(struct hall *h, int round, enum lineup_origin origin, const char *places)
{
    struct lineup l;

    assert_true(lineup_by_default(&h->section, round, 0, &l));
    assert_int_equal(l.origin, origin);
    assert_string_equal(
        str_c(&h->arena, str_fmt(&h->arena, "%d %d %d %d", l.place[0], l.place[1], l.place[2], l.place[3])), places);
}

static void a_missing_line_up_is_the_first_of_the_list(void **state)
{
    struct hall h;
    struct lineup l;

    (void)state;
    hall_open(&h);
    assert_default(&h, 1, LINEUP_LIST, "1 2 3 4");
    h.player[1].replaced = true;
    h.squad[0].nplayer = 6;
    assert_default(&h, 1, LINEUP_LIST, "1 3 4 5");
    h.squad[0].nplayer = 4;
    assert_default(&h, 1, LINEUP_LIST, "1 3 4 0");
    h.player[3].replaced = true;
    assert_false(lineup_by_default(&h.section, 1, 0, &l));
    hall_close(&h);
}

/* Of five in the list two are here, and then three, all, and nobody. */
static void who_did_not_come_is_seated_by_no_default(void **state)
{
    struct hall h;
    struct lineup l;
    struct arrival *here = &h.squad[0].arrival;

    (void)state;
    hall_open(&h);
    *here = (struct arrival){ .at = STR("2016-09-02 09:00:00"), .players = 2 };
    assert_default(&h, 1, LINEUP_LIST, "1 2 0 0");
    h.player[0].replaced = true;
    assert_default(&h, 1, LINEUP_LIST, "2 3 0 0");
    here->players = 3;
    assert_default(&h, 1, LINEUP_LIST, "2 3 4 0");
    here->players = 5;
    assert_default(&h, 1, LINEUP_LIST, "2 3 4 5");
    here->players = 0;
    assert_false(lineup_by_default(&h.section, 1, 0, &l));
    here->due = STR("2016-09-02 12:00"); /* announced, and nobody has counted it since */
    assert_default(&h, 1, LINEUP_LIST, "2 3 4 5");
    hall_close(&h);
}

static void a_missing_line_up_is_that_of_the_last_match(void **state)
{
    struct hall h;
    static const int last[] = { 1, 3, 4, 5 };

    (void)state;
    hall_open(&h);
    h.section.lineup_default = LINEUP_PREVIOUS;
    assert_default(&h, 2, LINEUP_LIST, "1 2 3 4"); /* nothing is known of round 1 */
    for (int b = 0; b < 4; b++)
        h.fixture[0].board[b].place[1] = last[b]; /* Fiji was named second */
    assert_default(&h, 1, LINEUP_LIST, "1 2 3 4");
    assert_default(&h, 2, LINEUP_PREVIOUS, "1 3 4 5");
    h.fixture[0].board[3].place[1] = 0;
    assert_default(&h, 2, LINEUP_PREVIOUS, "1 3 4 0");
    h.player[2].replaced = true; /* who sat there does not count any more */
    assert_default(&h, 2, LINEUP_LIST, "1 2 4 5");
    hall_close(&h);
}

static void who_owes_a_line_up(void **state)
{
    struct hall h;
    struct lineup l = fiji(1, 2, 3, 4);

    (void)state;
    hall_open(&h);
    assert_true(lineup_is_due(&h.round[0], 0));
    assert_true(lineup_is_due(&h.round[0], 1));
    assert_false(lineup_is_due(&h.round[0], 2));
    h.fixture[0].absent[0] = true;
    assert_false(lineup_is_due(&h.round[0], 1));
    assert_null(lineup_find(&h.round[0], 0));
    h.round[0].lineup = &l;
    h.round[0].nlineup = 1;
    assert_ptr_equal(lineup_find(&h.round[0], 0), &l);
    assert_null(lineup_find(&h.round[0], 1));
    assert_true(lineup_stands(&h.section, &l));
    h.player[3].replaced = true;
    assert_false(lineup_stands(&h.section, &l));
    hall_close(&h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(SQUAD_SIZE, squad_size_what_a_team_may_hand_in),
        RULE_TEST(PRESENT_THREE, present_three_a_line_up_needs_three_players),
        cmocka_unit_test(fewer_may_play_where_fewer_are_needed),
        RULE_TEST(SQUAD_LIST, squad_list_who_may_sit),
        RULE_TEST(SQUAD_LIST, squad_list_order_is_enforced),
        RULE_TEST(SQUAD_LIST, squad_list_a_shorter_line_up_keeps_the_order),
        cmocka_unit_test(deadlines),
        cmocka_unit_test(a_missing_line_up_is_the_first_of_the_list),
        cmocka_unit_test(who_did_not_come_is_seated_by_no_default),
        cmocka_unit_test(a_missing_line_up_is_that_of_the_last_match),
        cmocka_unit_test(who_owes_a_line_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
