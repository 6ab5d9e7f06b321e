/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/rule_test.h"
#include "tests/unit/desk/room.h"

/* A round of n teams, of which those named are absent; drafted, or published too. */
static void room_round(struct room *r, int n, const char *absent, bool published)
{
    room_fill(r, n);
    for (; *absent; absent++)
        WORKS(r, desk_absent(r->desk, ACT, (struct str){ absent, 1 }, 0, 0, &r->f, &r->e));
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    if (published)
        WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
}

static bool move(struct room *r, const char *a, const char *b)
{
    return desk_move(r->desk, ordered(BECAUSE), str_of(a), str_of(b), COLOURLESS, &r->f, &r->e);
}

static bool bye(struct room *r, const char *team)
{
    return desk_bye(r->desk, ordered(BECAUSE), str_of(team), &r->f, &r->e);
}

static const struct pairing_list *last_round(struct room *r)
{
    look(r);
    return &r->s->round[r->s->nround - 1];
}

/* Colours of round 1 go by place: odd White, even Black for the higher of the two. */

static void two_matches_change_partners(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 8, "", false);
    assert_string_equal(room_pairs(&r), "A-E F-B C-G H-D");
    WORKS(&r, move(&r, "A", "B"));
    assert_string_equal(room_pairs(&r), "A-B C-G H-D E-F"); /* a draft is put in order */
    assert_journal(&r, "round 1 by hand: A - B, E - F, by order of the President");
    const struct pairing_list *round = last_round(&r);
    assert_string_equal(round->fixture[0].by_hand.p, "by order (by order of the President)");
    assert_int_equal(round->fixture[1].by_hand.n, 0);
    assert_string_equal(round->fixture[3].by_hand.p, "by order (by order of the President)");
    for (int i = 0; i < 4; i++)
        assert_int_equal(round->fixture[i].table, i + 1);
    room_close(&r);
}

/* FROZEN: after publication the other tables keep their numbers; of the two that changed, the match
   that would be published first has the lower one. */
static void published_tables_keep_their_numbers(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 8, "", true);
    WORKS(&r, move(&r, "H", "A"));
    assert_string_equal(room_pairs(&r), "A-H F-B C-G E-D"); /* D at place 4 is Black */
    assert_int_equal(last_round(&r)->state, ROUND_PUBLISHED);
    WORKS(&r, move(&r, "G", "B"));
    assert_string_equal(room_pairs(&r), "A-H G-B C-F E-D");
    room_close(&r);
}

static void colours_can_be_ordered(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 4, "", true);
    assert_string_equal(room_pairs(&r), "A-C D-B");
    WORKS(&r, desk_move(r.desk, ordered(BECAUSE), S("A"), S("B"), BLACK, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "B-A C-D");
    WORKS(&r, desk_move(r.desk, ordered(BECAUSE), S("A"), S("B"), WHITE, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-B C-D");
    FAILS(&r, desk_move(r.desk, ordered(BECAUSE), S("B"), S("A"), BLACK, &r.f, &r.e), ERR_STATE,
          "A and B already meet at table 1");
    room_close(&r);
}

static void the_left_over_team_takes_the_bye(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 7, "", true);
    assert_string_equal(room_pairs(&r), "A-D E-B C-F bye G");
    WORKS(&r, move(&r, "G", "A"));
    assert_string_equal(room_pairs(&r), "A-G E-B C-F bye D");
    assert_journal(&r, "round 1 by hand: A - G, D has the bye, instead of A - D, by order of the President");
    assert_string_equal(last_round(&r)->bye_by_hand.p, "by order (by order of the President)");
    assert_int_equal(r.f.n, 1);
    assert_remark(&r, 0, "print again: pairings and squads of round 1; table 1 (A - G)");
    room_close(&r);
}

static void the_bye_goes_to_another_team(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 7, "", true);
    WORKS(&r, bye(&r, "E"));
    assert_string_equal(room_pairs(&r), "A-D G-B C-F bye E"); /* B is second: Black */
    assert_journal(&r, "round 1 by hand: E has the bye, G - B, instead of E - B, by order of the President");
    FAILS(&r, bye(&r, "E"), ERR_STATE, "E already has the bye");
    room_close(&r);
}

/* Without a bye to hand on, the opponent is left over, and the round cannot be published so. */
static void a_team_left_over_is_told(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 6, "", false);
    WORKS(&r, bye(&r, "B"));
    assert_string_equal(room_pairs(&r), "A-D C-F bye B");
    assert_remark(&r, 0, "round 1 leaves E without a pairing");
    assert_int_equal(r.f.item[0].severity, WARNING);
    assert_int_equal(last_round(&r)->fixture[1].table, 2);
    FAILS(&r, desk_publish(r.desk, ACT, &r.f, &r.e), ERR_STATE,
          "round 1 leaves E without a pairing: give an opponent or the bye with 'move' or 'bye', or use 'absent'");
    WORKS(&r, move(&r, "E", "B")); /* both without a match: a new table at the end */
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    assert_int_equal(last_round(&r)->bye_by_hand.n, 0);
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_close(&r);
}

static void a_table_that_is_gone_leaves_a_gap(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 6, "", true);
    WORKS(&r, bye(&r, "B"));
    const struct pairing_list *round = last_round(&r);
    assert_int_equal(round->nfixture, 2);
    assert_int_equal(round->fixture[0].table, 1);
    assert_int_equal(round->fixture[1].table, 3);
    WORKS(&r, move(&r, "E", "B"));
    assert_int_equal(last_round(&r)->fixture[2].table, 4);
    assert_string_equal(room_pairs(&r), "A-D C-F E-B");
    room_close(&r);
}

/* Baku, round 3: Malawi came after the draft, met Somalia, and Swaziland had the bye. */
static void a_late_team_takes_a_place_and_there_is_a_bye(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 7, "G", false);
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    WORKS(&r, move(&r, "C", "G"));
    assert_journal(&r, "round 1 by hand: C - G, F is not paired, by order of the President");
    assert_remark(&r, 0, "G is absent from round 1, and plays now all the same");
    assert_remark(&r, 1, "round 1 leaves F without a pairing");
    WORKS(&r, bye(&r, "F"));
    assert_int_equal(r.f.n, 0);
    assert_string_equal(room_pairs(&r), "A-D E-B C-G bye F");
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_play(&r);
    assert_int_equal(r.s->round[0].state, ROUND_COMPLETE);
    room_close(&r);
}

/* Baku, round 4: Gambia came after the draft and met Palau, who had had the bye; it went to Eritrea,
   who was not paired. */
static void a_late_team_meets_the_bye(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 7, "FG", false);
    assert_string_equal(room_pairs(&r), "A-C D-B bye E");
    WORKS(&r, move(&r, "E", "F"));
    assert_string_equal(room_pairs(&r), "A-C D-B E-F");
    assert_journal(&r, "round 1 by hand: E - F, by order of the President");
    WORKS(&r, bye(&r, "G"));
    assert_string_equal(room_pairs(&r), "A-C D-B E-F bye G");
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_close(&r);
}

/* Baku, round 6: Djibouti came after the draft and met Togo; Togo's opponent met the bye. */
static void a_late_team_and_then_the_bye(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 8, "G", false);
    assert_string_equal(room_pairs(&r), "A-D E-B C-F bye H");
    WORKS(&r, move(&r, "C", "G"));
    assert_string_equal(room_pairs(&r), "A-D E-B C-G bye H");
    WORKS(&r, move(&r, "F", "H"));
    assert_string_equal(room_pairs(&r), "A-D E-B C-G H-F"); /* F at place 6 is Black */
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_close(&r);
}

static void what_cannot_be_moved(void **state)
{
    struct result_list list;
    struct room r;

    (void)state;
    room_fill(&r, 8);
    FAILS(&r, move(&r, "A", "B"), ERR_STATE, "no round is drafted yet");
    WORKS(&r, desk_withdraw(r.desk, ACT, S("H"), false, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, desk_move(r.desk, ACT, S("A"), S("B"), COLOURLESS, &r.f, &r.e), ERR_STATE,
          "changing a pairing by hand needs a reason for the journal");
    FAILS(&r, move(&r, "A", "H"), ERR_STATE, "H has withdrawn");
    FAILS(&r, move(&r, "A", "A"), ERR_INPUT, "a team cannot meet itself");
    FAILS(&r, move(&r, "A", "D"), ERR_STATE, "A and D already meet at table 1");
    FAILS(&r, bye(&r, "X"), ERR_INPUT, "there is no team \"X\" in section open");
    list = one_board(&r, 2, 4, RESULT_WIN);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    FAILS(&r, move(&r, "A", "B"), ERR_STATE, "table 2 (E - B) of round 1 already has a result");
    FAILS(&r, bye(&r, "E"), ERR_STATE, "table 2 (E - B) of round 1 already has a result");
    WORKS(&r, move(&r, "A", "C"));
    room_close(&r);
}

/* NO_REMATCH, COLOUR_LIMITS, BYE_ONCE: an order may break them, and is told so. */
static void an_order_against_the_rules_is_told(void **state)
{
    struct room r;

    (void)state;
    room_round(&r, 5, "", true);
    room_play(&r);
    assert_string_equal(room_pairs(&r), "A-C D-B bye E");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    /* A and B have 2, E 1, C and D 0 match points; D is last in rank and has the bye. C had Black
       before, E no colour: C has White. */
    assert_string_equal(room_pairs(&r), "B-A C-E bye D");
    WORKS(&r, desk_move(r.desk, ordered(BECAUSE), S("A"), S("C"), WHITE, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "B-E A-C bye D"); /* by the sum of match points */
    assert_remark(&r, 0, "A and C have met in round 1");
    assert_int_equal(r.f.item[0].rule, RULE_NO_REMATCH);
    WORKS(&r, bye(&r, "E"));
    assert_remark(&r, 0, "B and D have met in round 1");
    assert_remark(&r, 1, "E has scored without playing before");
    assert_int_equal(r.f.item[1].rule, RULE_BYE_ONCE);
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e)); /* once more */
    assert_string_equal(room_pairs(&r), "A-C B-D bye E");
    assert_int_equal(r.f.n, 3);
    assert_remark(&r, 0, "A and C have met in round 1");
    assert_remark(&r, 1, "B and D have met in round 1");
    assert_remark(&r, 2, "E has scored without playing before");
    room_play(&r);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_move(r.desk, ordered(BECAUSE), S("A"), S("E"), WHITE, &r.f, &r.e));
    assert_remark(&r, 0, "A should not have White on board 1 again");
    assert_int_equal(r.f.item[0].rule, RULE_COLOUR_LIMITS);
    room_close(&r);
}

/* PRESENT_FIRST: an absent team may be moved in, and that is said then and at the publication. */
static void an_absent_team_is_moved_in(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, desk_absent(r.desk, act_in(NULL, "no visa"), S("F"), 1, 1, &r.f, &r.e));
    WORKS(&r, desk_absent(r.desk, ACT, S("B"), 1, 1, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-D E-C");
    WORKS(&r, move(&r, "F", "B"));
    assert_int_equal(r.f.n, 2);
    assert_remark(&r, 0, "F is absent from round 1 (no visa), and plays now all the same");
    assert_remark(&r, 1, "B is absent from round 1, and plays now all the same");
    assert_int_equal(r.f.item[0].severity, WARNING);
    assert_int_equal(r.f.item[0].rule, RULE_PRESENT_FIRST);
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    assert_int_equal(r.f.n, 2);
    WORKS(&r, bye(&r, "F"));
    assert_remark(&r, 0, "F is absent from round 1 (no visa), and has the bye now all the same");
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_matches_change_partners),
        cmocka_unit_test(published_tables_keep_their_numbers),
        cmocka_unit_test(colours_can_be_ordered),
        cmocka_unit_test(the_left_over_team_takes_the_bye),
        cmocka_unit_test(the_bye_goes_to_another_team),
        cmocka_unit_test(a_team_left_over_is_told),
        cmocka_unit_test(a_table_that_is_gone_leaves_a_gap),
        cmocka_unit_test(a_late_team_takes_a_place_and_there_is_a_bye),
        cmocka_unit_test(a_late_team_meets_the_bye),
        cmocka_unit_test(a_late_team_and_then_the_bye),
        cmocka_unit_test(what_cannot_be_moved),
        cmocka_unit_test(an_order_against_the_rules_is_told),
        RULE_TEST(PRESENT_FIRST, an_absent_team_is_moved_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
