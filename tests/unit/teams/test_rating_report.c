/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/report.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "tests/rule_test.h"

enum { TEAMS = 2, BOARDS = 2, ROUNDS = 2 };

/* Everything that a report needs: two teams that meet twice. */
struct small {
    struct event event;
    struct section section;
    struct squad squad[TEAMS];
    struct player player[TEAMS][BOARDS];
    struct pairing_list round[ROUNDS];
    struct fixture fixture[ROUNDS];
    struct arbiter arbiter[2];
    struct arena arena;
    struct findings found;
};

static void begin(struct small *s)
{
    *s = (struct small){ .section = section_default(),
                         .event = { .name = STR("Cup"),
                                    .city = STR("Baku"),
                                    .federation = STR("AZE"),
                                    .start = STR("2026-09-15"),
                                    .end = STR("2026-09-16"),
                                    .narbiter = 2,
                                    .nsection = 1,
                                    .date = { STR("2026-09-15 15:00"), STR("2026-09-16 15:00") } } };
    s->arbiter[0] = (struct arbiter){ .name = STR("Ann"), .role = STR("Deputy chief arbiter"), .fide_id = 8 };
    s->arbiter[1] = (struct arbiter){ .name = STR("Bob"), .role = STR("Chief arbiter"), .fide_id = 9 };
    s->event.arbiter = s->arbiter;
    s->event.section = &s->section;
    s->section.boards = BOARDS;
    s->section.rounds = s->section.nround = ROUNDS;
    s->section.time_control = STR("90+30");
    s->section.squad = s->squad;
    s->section.nsquad = TEAMS;
    s->section.round = s->round;
    for (int t = 0; t < TEAMS; t++) {
        s->squad[t] = (struct squad){ .name = t ? STR("B") : STR("A"), .player = s->player[t], .nplayer = BOARDS };
        for (int p = 0; p < BOARDS; p++)
            s->player[t][p] =
                (struct player){ .name = STR("Lee"), .rating = 2500, .born = 1990, .fide_id = 100 * t + p + 1 };
    }
    for (int r = 0; r < ROUNDS; r++) {
        s->round[r] =
            (struct pairing_list){ .state = ROUND_COMPLETE, .fixture = &s->fixture[r], .nfixture = 1, .bye = NOBODY };
        s->fixture[r] = (struct fixture){ .table = 1, .side = { 0, 1 } };
        for (int b = 0; b < BOARDS; b++)
            s->fixture[r].board[b] = (struct board){ .place = { b + 1, b + 1 }, .result = RESULT_DRAW };
    }
}

static void again(struct small *s)
{
    arena_free(&s->arena);
    begin(s);
}

/* What is found, and nothing else; NULL: nothing. */
static void finds(struct small *s, enum severity severity, const char *want)
{
    s->found = (struct findings){ .arena = &s->arena };
    rating_report_check(&s->event, &s->section, &s->found);
    assert_int_equal(s->found.n, want ? 1 : 0);
    if (!want)
        return;
    assert_int_equal(s->found.item[0].severity, severity);
    struct str got = message_text(&s->found.item[0].message, &s->found.wording, &s->arena);
    if (!str_eq(got, str_of(want)))
        fail_msg("'%.*s' and not '%s'", STR_ARG(got), want);
}

static void a_report_that_has_everything_is_taken(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    finds(&s, NOTE, NULL);
    assert_true(str_eq(rating_chief(&s.event)->name, STR("Bob")));
    assert_true(str_eq(rating_deputy(&s.event, 0)->name, STR("Ann")));
    assert_null(rating_deputy(&s.event, 1));
    arena_free(&s.arena);
}

static void what_is_missing_is_found(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.player[1][0].fide_id = 0;
    finds(&s, PROBLEM, "Lee (B) has played and has no FIDE ID");
    s.player[1][0].fide_id = 1;
    finds(&s, PROBLEM, "Lee (B) has the same FIDE ID as a player of A");
    again(&s);
    s.player[0][1].born = 0;
    finds(&s, WARNING, "Lee (A): the year of birth is not known");
    s.player[0][1].born = 1776;
    finds(&s, WARNING, "Lee (A): year of birth 1776 cannot be right");
    s.player[0][1].born = 2023; /* three years old */
    finds(&s, WARNING, "Lee (A): year of birth 2023 cannot be right");
    again(&s);
    s.player[0][1].title = STR("XX");
    finds(&s, WARNING, "Lee (A): XX is not a FIDE title");
    again(&s);
    s.event.city = STR("");
    finds(&s, PROBLEM, "the city of the event is not known");
    s.event.city = STR("თბილისი");
    finds(&s, PROBLEM, "the city of the event is not in Latin letters");
    again(&s);
    s.event.name = STR("Кубок");
    finds(&s, PROBLEM, "the name of the event is not in Latin letters");
    again(&s);
    s.squad[1].name = STR("中国");
    finds(&s, WARNING, "中国: the name of the team is not in Latin letters");
    again(&s);
    s.arbiter[1].fide_id = 0;
    finds(&s, WARNING, "Bob, Chief arbiter, has no FIDE ID");
    again(&s);
    s.arbiter[0].role = STR("Chief arbiter");
    s.arbiter[1].role = STR("chief arbiter, women");
    finds(&s, WARNING, "Bob, chief arbiter, women, is not in the report, whose chief arbiter is Ann");
    again(&s);
    s.arbiter[0].name = STR("Ашот Варданян");
    finds(&s, PROBLEM,
          "Ашот Варданян, Deputy chief arbiter, has no name in Latin letters: enter it as the rating list has it");
    again(&s);
    s.section.unit = UNIT_PLAYER;
    s.player[1][0].fide_id = 0;
    finds(&s, PROBLEM, "Lee has played and has no FIDE ID");
    again(&s);
    s.event.date[1] = STR("");
    s.event.date[0] = STR("");
    finds(&s, PROBLEM, "the day of 2 rounds is not known: use 'set --round N --date TIME'");
    arena_free(&s.arena);
}

/* Whoever has only a forfeit is no player of the report. */
static void only_those_who_played_are_asked(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.fixture[0].board[1].result = s.fixture[1].board[1].result = RESULT_FORFEIT;
    s.player[0][1].fide_id = s.player[1][1].fide_id = 0;
    finds(&s, NOTE, NULL);
    arena_free(&s.arena);
}

/* Nobody plays in two sections of teams; a tournament of players is beside them. */
static void players_beside_are_nobody_twice(void **state)
{
    struct squad beside[TEAMS];
    struct section both[2];
    struct small s;

    (void)state;
    begin(&s);
    memcpy(beside, s.squad, sizeof beside);
    both[0] = both[1] = s.section;
    both[0].squad = beside;
    s.event.section = both;
    s.event.nsection = 2;
    for (int players = 0; players <= 1; players++) {
        both[0].unit = players ? UNIT_PLAYER : UNIT_TEAM;
        s.found = (struct findings){ .arena = &s.arena };
        rating_report_check(&s.event, &both[1], &s.found);
        assert_int_equal(s.found.n, players ? 0 : TEAMS * BOARDS);
    }
    arena_free(&s.arena);
}

static void names_are_in_latin_letters(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.player[0][0].name = STR("Żółć, Ðorđe’s Nguyễn");
    finds(&s, NOTE, NULL);
    s.player[0][0].name = STR("Արոնյան, Լևոն");
    finds(&s, PROBLEM,
          "Արոնյան, Լևոն (A) has no name in Latin letters: take it from the rating list ('ratings'), or use 'correct "
          "--latin'");
    s.player[0][0].latin = STR("Լևոն"); /* is none, wherever it came from */
    assert_int_equal(rating_name(&s.player[0][0]).n, 0);
    s.player[0][0].latin = STR("Aronian, Levon");
    finds(&s, NOTE, NULL);
    assert_true(str_eq(rating_name(&s.player[0][0]), STR("Aronian, Levon")));
    s.player[0][0].latin = STR("Aronian of Yerevan, Levon Grigori x"); /* 35 letters */
    finds(&s, WARNING, "Aronian of Yerevan, Levon Grigori x (A): the report has room for 33 letters of the name");
    arena_free(&s.arena);
}

static void the_time_is_enough_for_the_players(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.section.time_control = STR("");
    finds(&s, PROBLEM, "the time control of the section is not known: use 'set --time-control 90+30'");
    s.section.time_control = STR("89+30");
    finds(&s, PROBLEM,
          "119 minutes for 60 moves, the seconds for each move included, are too few: with these players, a standard "
          "game needs 120 (that these seconds count is unconfirmed)");
    s.section.time_control = STR("40/90, 29");
    finds(&s, PROBLEM, "119 minutes for 60 moves are too few: with these players, a standard game needs 120");
    s.section.time_control = STR("2+1");
    finds(&s, PROBLEM, "3 minutes for 60 moves are too fast for any rating");
    s.section.time_control = STR("15+10");
    finds(&s, NOTE, NULL);
    arena_free(&s.arena);
}

/* 90 minutes and 60 times 30 seconds for each side are four hours: three of these games in twelve hours. */
static void days_have_no_more_rounds_than_allowed(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.section.rounds = 4;
    for (int r = 0; r < 4; r++)
        s.event.date[r] = STR("2026-09-15 09:00");
    finds(&s, PROBLEM, "4 rounds on 2026-09-15: at most 3 are allowed");
    s.event.date[3] = STR("2026-09-16 09:00");
    finds(&s, NOTE, NULL);
    s.section.time_control = STR("15+10");
    s.section.rounds = 16;
    for (int r = 0; r < 16; r++)
        s.event.date[r] = STR("2026-09-15 09:00");
    finds(&s, PROBLEM,
          "16 rounds on 2026-09-15: at most 15 are allowed, as far as is known (the number is unconfirmed)");
    s.section.time_control = STR("3+2");
    finds(&s, NOTE, NULL);
    arena_free(&s.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_report_that_has_everything_is_taken),
        RULE_TEST(RATING_REPORT, what_is_missing_is_found),
        RULE_TEST(UNPLAYED_UNRATED, only_those_who_played_are_asked),
        RULE_TEST(RATING_REPORT, players_beside_are_nobody_twice),
        RULE_TEST(RATING_REPORT, names_are_in_latin_letters),
        RULE_TEST(RATE_OF_PLAY, the_time_is_enough_for_the_players),
        RULE_TEST(ROUNDS_A_DAY, days_have_no_more_rounds_than_allowed),
    };

    return cmocka_run_group_tests_name("rating report", tests, NULL, NULL);
}
