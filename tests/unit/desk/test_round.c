/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/rule_test.h"
#include "tests/unit/desk/room.h"
#include "tests/said.h"

static void pair_and_publish(struct room *r)
{
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
}

/* Six teams, the lot White: 1-4, 5-2, 3-6. After three wins of the better numbers C floats down to D;
   everyone alternates. */
static void tap_takes_a_round_from_draft_to_complete(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    look(&r);
    assert_int_equal(r.s->nround, 0);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    assert_int_equal(r.s->round[0].state, ROUND_DRAFT);
    assert_int_equal(r.s->round[0].fixture[2].table, 3);
    assert_false(r.s->frozen);
    assert_journal(&r, "round 1 drafted: 3 matches");
    assert_string_equal(desk_done(r.desk).p, "round 1 drafted: 3 matches");
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    look(&r);
    assert_int_equal(r.s->round[0].state, ROUND_PUBLISHED);
    assert_string_equal(r.s->round[0].published.p, "2016-09-02 15:00:00");
    assert_true(r.s->frozen);
    assert_journal(&r, "round 1 published");
    room_play(&r);
    assert_int_equal(r.s->round[0].state, ROUND_COMPLETE);
    assert_journal(&r, "round 1: 12 boards (3 matches)");
    assert_remark(&r, 0, "round 1 is complete");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "B-A D-C F-E");
    assert_int_equal(room_entries(&r), 8);
    room_close(&r);
}

static void an_odd_team_has_the_bye(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 5);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-C D-B bye E");
    assert_journal(&r, "round 1 drafted: 2 matches, bye: E");
    room_close(&r);
}

static void what_must_be_there_before_pairing(void **state)
{
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };
    struct event read = { .nsection = 1 };
    struct room r;

    (void)state;
    room_open(&r);
    WORKS(&r, desk_new(r.path, ACT, &name, 1, &r.e));
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE, "the event has no section yet");
    WORKS(&r, desk_section(r.desk, act_in("open", NULL), NULL, 0, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE, "section open has no teams yet");
    read.section = arena_new(&r.arena, struct section, 1);
    read.section[0] = letters(&r, "open", 2);
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE, "the teams have no numbers yet");
    WORKS(&r, desk_number(r.desk, ACT, false, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE,
          "the lot for the colours of round 1 is not drawn yet");
    WORKS(&r, desk_lot(r.desk, ACT, BLACK, &r.f, &r.e));
    FAILS(&r, desk_publish(r.desk, ACT, &r.f, &r.e), ERR_STATE, "there is no draft of round 1: pair it first");
    WORKS(&r, desk_absent(r.desk, ACT, S("B"), 0, 0, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE, "only 1 team takes part in round 1");
    WORKS(&r, desk_arrive(r.desk, ACT, S("B"), PLAYERS_ALL, false, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "B-A");
    room_close(&r);
}

static void missing_results_are_named(void **state)
{
    struct result_list list;
    struct room r;

    (void)state;
    room_fill(&r, 26);
    pair_and_publish(&r);
    list = one_board(&r, 2, 3, RESULT_WIN);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE,
          "results of round 1 are missing: 13 of 13 tables (1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 3 more)");
    room_close(&r);
    room_fill(&r, 14);
    pair_and_publish(&r);
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE,
          "results of round 1 are missing: tables 1, 2, 3, 4, 5, 6, 7");
    room_close(&r);
    room_fill(&r, 4);
    pair_and_publish(&r);
    list = one_board(&r, 2, 3, RESULT_WIN);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE,
          "results of round 1 are missing: table 1 (A - C, all of it) and table 2 (D - B, boards 1, 2, 4)");
    list = one_board(&r, 1, 2, RESULT_WIN);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE,
          "results of round 1 are missing: table 1 (A - C, boards 1, 3, 4) and table 2 (D - B, boards 1, 2, 4); games "
          "that are still played count as draws for this pairing with --unfinished-as-draws: table 1 (A - C, boards 1, "
          "3, 4) and table 2 (D - B, boards 1, 2, 4)");
    room_close(&r);
}

/* UNFINISHED: what is missing of a match that is there is recorded, and the pairing goes on; a match that was forgotten is not. */
static void unfinished_games_count_as_draws(void **state)
{
    struct result_list list;
    struct room r;

    (void)state;
    room_fill(&r, 4);
    pair_and_publish(&r);
    list = one_board(&r, 1, 3, RESULT_WIN);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, true, NULL, &r.f, &r.e), ERR_STATE,
          "results of round 1 are missing: table 2 (D - B, all of it); a match without any result is not taken as "
          "unfinished: enter it, its boards as * if it is still played");
    list = one_board(&r, 2, 4, RESULT_OPEN);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, true, NULL, &r.f, &r.e));
    assert_remark(
        &r, 0, "stored as unfinished in round 1: table 1 (A - C, boards 1, 2, 4) and table 2 (D - B, boards 1, 2, 3)");
    assert_journal(&r, "round 2 drafted: 2 matches; boards recorded as unfinished: 6");
    look(&r);
    assert_int_equal(r.s->round[0].state, ROUND_COMPLETE);
    assert_int_equal(r.s->round[0].fixture[0].board[2].result, RESULT_WIN);
    assert_int_equal(r.s->round[0].fixture[0].board[3].result, RESULT_OPEN);
    assert_int_equal(r.s->round[0].fixture[1].board[0].result, RESULT_OPEN);
    room_close(&r);
}

static void after_the_last_round_there_is_none(void **state)
{
    static const struct setting rounds = { { "rounds", 6 }, { "1", 1 } };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_set(r.desk, ACT, &rounds, 1, &r.f, &r.e));
    pair_and_publish(&r);
    room_play(&r);
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_STATE, "round 1 was the last of section open");
    room_close(&r);
}

/* Two teams that have met, and four of which everyone has met everyone. */
static void no_legal_round_is_explained(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 2);
    pair_and_publish(&r);
    room_play(&r);
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_NO_ROUND,
          "round 2 cannot be paired: A and B have nobody left to meet, so at least 2 of them would "
          "find no opponent; all their other pairs have met or are barred; 'olympair shorten --rounds 1 --reason WHY' "
          "ends the section here");
    look(&r);
    assert_int_equal(r.s->nround, 1);
    room_close(&r);
    room_fill(&r, 6);
    WORKS(&r, desk_bar(r.desk, ACT, S("A"), S("B"), 0, false, &r.f, &r.e));
    WORKS(&r, desk_bar(r.desk, ACT, S("A"), S("C"), 0, false, &r.f, &r.e));
    WORKS(&r, desk_bar(r.desk, ACT, S("B"), S("C"), 0, false, &r.f, &r.e));
    const char *others[] = { "D", "E" };
    for (int i = 0; i < 2; i++) {
        WORKS(&r, desk_bar(r.desk, ACT, S("A"), S(others[i]), 0, false, &r.f, &r.e));
        WORKS(&r, desk_bar(r.desk, ACT, S("B"), S(others[i]), 0, false, &r.f, &r.e));
        WORKS(&r, desk_bar(r.desk, ACT, S("C"), S(others[i]), 0, false, &r.f, &r.e));
    }
    assert_false(desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_int_equal(r.e.kind, ERR_NO_ROUND);
    assert_non_null(strstr(err_said(&r.e), "A, B and C"));
    assert_non_null(strstr(err_said(&r.e), "F"));
    room_close(&r);
}

/* Of three teams A has won by absence and both others have had the bye; A and B have not met. */
static void nobody_may_have_the_bye(void **state)
{
    struct no_show_entry mark = { .absent = S("B"), .present = 4 };
    struct result_list list = { .mark = &mark, .nmark = 1 };
    struct room r;

    (void)state;
    room_fill(&r, 3);
    pair_and_publish(&r);
    assert_string_equal(room_pairs(&r), "A-B bye C");
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    pair_and_publish(&r);
    assert_string_equal(room_pairs(&r), "A-C bye B");
    room_play(&r);
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_NO_ROUND,
          "round 3 cannot be paired: the number of teams is odd, and each has had the bye, scored without playing, "
          "came late, or is needed to pair the others; 'olympair shorten --rounds 2 --reason WHY' ends the section "
          "here");
    room_close(&r);
}

static void pairing_again_makes_the_draft_anew(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    int before = room_entries(&r);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_int_equal(room_entries(&r), before); /* nothing changed, nothing is recorded */
    assert_int_equal(desk_done(r.desk).n, 0);
    WORKS(&r, desk_move(r.desk, BECAUSE, S("A"), S("B"), COLOURLESS, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_remark(&r, 0, "the changes made by hand in the draft of round 1 are lost");
    assert_string_equal(room_pairs(&r), "A-C D-B");
    room_close(&r);
}

/* Everything a draft was made from; each row is tried on a fresh draft of round 2. */

static bool absent_now(struct room *r)
{
    return desk_absent(r->desk, ACT, S("B"), 0, 0, &r->f, &r->e);
}

static bool absent_from_now(struct room *r)
{
    return desk_absent(r->desk, ACT, S("B"), 2, 0, &r->f, &r->e);
}

static bool absent_later(struct room *r)
{
    return desk_absent(r->desk, ACT, S("B"), 3, 3, &r->f, &r->e);
}

static bool arrive(struct room *r)
{
    return desk_arrive(r->desk, ACT, S("H"), PLAYERS_ALL, false, &r->f, &r->e);
}

static bool withdraw(struct room *r)
{
    return desk_withdraw(r->desk, ACT, S("C"), false, &r->f, &r->e);
}

static bool withdraw_absent(struct room *r)
{
    return desk_withdraw(r->desk, ACT, S("H"), false, &r->f, &r->e);
}

static bool bar_for_good(struct room *r)
{
    return desk_bar(r->desk, sure(ACT), S("A"), S("B"), 0, false, &r->f, &r->e);
}

static bool bar_now(struct room *r)
{
    return desk_bar(r->desk, sure(ACT), S("A"), S("B"), 2, false, &r->f, &r->e);
}

static bool bar_later(struct room *r)
{
    return desk_bar(r->desk, sure(ACT), S("A"), S("B"), 4, false, &r->f, &r->e);
}

static bool points(struct room *r)
{
    return desk_points(r->desk, BECAUSE, S("A"), -1, 0, false, false, &r->f, &r->e);
}

static bool renumber(struct room *r)
{
    return desk_renumber(r->desk, BECAUSE, S("F"), S("A"), &r->f, &r->e);
}

static bool host_first(struct room *r)
{
    static const struct setting yes = { { "host-first", 10 }, { "yes", 3 } };

    return desk_set(r->desk, ACT, &yes, 1, &r->f, &r->e);
}

static bool title(struct room *r)
{
    static const struct setting text = { { "title", 5 }, { "Open", 4 } };

    return desk_set(r->desk, ACT, &text, 1, &r->f, &r->e);
}

static bool correct(struct room *r)
{
    struct result_list list = one_board(r, 1, 2, RESULT_WIN);

    return desk_results(r->desk, BECAUSE, &list, true, &r->f, &r->e);
}

static bool who_sat(struct room *r)
{
    struct result_list list = one_board(r, 1, 2, RESULT_NONE);

    list.board->place[0] = 5;
    return desk_results(r->desk, BECAUSE, &list, true, &r->f, &r->e);
}

static void changes_discard_the_draft(void **state)
{
    static const struct {
        bool (*change)(struct room *r);
        const char *said; /* NULL: the draft stands */
    } rows[] = {
        { absent_now, "the draft of round 2 is discarded: it was made with B" },
        { absent_from_now, "the draft of round 2 is discarded: it was made with B" },
        { absent_later, NULL },
        { arrive, "the draft of round 2 is discarded: it was made without H" },
        { withdraw, "the draft of round 2 is discarded: it was made with C" },
        { withdraw_absent, NULL },
        { bar_for_good, "the draft of round 2 is discarded: A and B may not be paired" },
        { bar_now, "the draft of round 2 is discarded: A and B may not be paired" },
        { bar_later, NULL },
        { points, "the draft of round 2 is discarded: the points of A changed" },
        { renumber, "the draft of round 2 is discarded: the number of F changed" },
        { host_first, "the draft of round 2 is discarded: host-first was set" },
        { title, NULL },
        { correct, "the draft of round 2 is discarded: a result of round 1 changed" },
        { who_sat, NULL },
    };
    struct room r;

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        room_fill(&r, 8);
        WORKS(&r, desk_absent(r.desk, ACT, S("H"), 1, 0, &r.f, &r.e));
        pair_and_publish(&r);
        room_play(&r);
        WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
        int before = room_entries(&r);
        WORKS(&r, rows[i].change(&r));
        look(&r);
        assert_int_equal(room_entries(&r), before + 1);
        bool told = strstr(room_said(&r), "; the draft of round 2 is discarded") != NULL;
        assert_int_equal(told, rows[i].said != NULL);
        assert_int_equal(r.s->nround, rows[i].said ? 1 : 2);
        if (rows[i].said)
            assert_remark(&r, r.f.n - 1, rows[i].said);
        room_close(&r);
    }
}

/* Before anything is published also these discard the draft of round 1. */
static void early_changes_discard_the_draft(void **state)
{
    static const struct setting settings[] = { { { "edition", 7 }, { "2022", 4 } }, { { "floor", 5 }, { "1200", 4 } } };
    struct room r;

    (void)state;
    room_fill(&r, 6);
    for (int i = 0; i < 2; i++) {
        WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
        WORKS(&r, desk_set(r.desk, ACT, &settings[i], 1, &r.f, &r.e));
        look(&r);
        assert_int_equal(r.s->nround, 0);
    }
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_lot(r.desk, BECAUSE, BLACK, &r.f, &r.e));
    assert_remark(&r, 0, "the draft of round 1 is discarded: lot was set");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    /* As given is the other way round: F 1 ... A 6, so F-C, E-B, D-A with F Black, E White, D Black; they
       are published by the ratings of F, E and D. */
    WORKS(&r, desk_number(r.desk, ACT, true, &r.f, &r.e));
    assert_remark(&r, 0, "the draft of round 1 is discarded: the teams were numbered");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    room_close(&r);
}

/* What one section does is nothing to the other. */
static void two_sections(void **state)
{
    struct event read = { .nsection = 1 };
    struct room r;

    (void)state;
    room_fill(&r, 6);
    read.section = arena_new(&r.arena, struct section, 1);
    read.section[0] = letters(&r, "women", 4);
    read.section[0].women = true;
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    FAILS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e), ERR_USAGE, "which section? say -s open or -s women");
    WORKS(&r, desk_number(r.desk, act_in("women", NULL), false, &r.f, &r.e));
    WORKS(&r, desk_lot(r.desk, act_in("women", NULL), BLACK, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, act_in("women", NULL), false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, act_in("women", NULL), &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, act_in("open", NULL), false, NULL, &r.f, &r.e));
    look(&r);
    assert_false(r.ev.section[0].frozen);
    assert_true(r.ev.section[1].frozen);
    assert_true(r.ev.section[1].women);
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    r.s = &r.ev.section[1];
    assert_string_equal(r.s->squad[r.s->round[0].fixture[0].side[0]].name.p, "C");
    int n;
    const struct journal_row *row = room_journal(&r, &n);
    assert_string_equal(row[n - 1].section.p, "open");
    assert_string_equal(row[n - 2].section.p, "women");
    room_close(&r);
}

static const struct act *trial(void)
{
    static struct act act;

    act = *ACT;
    act.dry = true;
    return &act;
}

static void a_trial_shows_the_draft(void **state)
{
    struct room r;
    struct event told;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, trial(), false, NULL, &r.f, &r.e));
    WORKS(&r, desk_load_told(r.desk, &(struct viewer){ 0 }, &r.arena, &told, &r.e));
    assert_int_equal(told.section[0].nround, 1);
    assert_int_equal(told.section[0].round[0].nfixture, 2);
    WORKS(&r, desk_load_told(r.desk, &(struct viewer){ .role = ROLE_PUBLIC }, &r.arena, &told, &r.e));
    assert_int_equal(told.section[0].nround, 0);
    look(&r);
    assert_int_equal(r.s->nround, 0);
    room_close(&r);
}

/* The backup from before a publication is made when the round is really published. */
static void a_trial_leaves_no_automatic_backup(void **state)
{
    struct room r;
    char folder[100];

    (void)state;
    room_fill(&r, 4);
    snprintf(folder, sizeof folder, "%s.backups", r.path);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, trial(), &r.f, &r.e));
    assert_string_equal(desk_done(r.desk).p, "round 1 published");
    look(&r);
    assert_int_equal(r.s->round[0].state, ROUND_DRAFT);
    assert_int_equal(access(folder, F_OK), -1);
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    look(&r);
    assert_int_equal(r.s->round[0].state, ROUND_PUBLISHED);
    assert_int_equal(access(folder, F_OK), 0);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(TAP, tap_takes_a_round_from_draft_to_complete),
        cmocka_unit_test(an_odd_team_has_the_bye),
        cmocka_unit_test(what_must_be_there_before_pairing),
        cmocka_unit_test(missing_results_are_named),
        RULE_TEST(UNFINISHED, unfinished_games_count_as_draws),
        cmocka_unit_test(after_the_last_round_there_is_none),
        cmocka_unit_test(no_legal_round_is_explained),
        cmocka_unit_test(nobody_may_have_the_bye),
        cmocka_unit_test(pairing_again_makes_the_draft_anew),
        cmocka_unit_test(a_trial_shows_the_draft),
        cmocka_unit_test(a_trial_leaves_no_automatic_backup),
        cmocka_unit_test(changes_discard_the_draft),
        cmocka_unit_test(early_changes_discard_the_draft),
        cmocka_unit_test(two_sections),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
