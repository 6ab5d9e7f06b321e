/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/desk/room.h"

#include "teams/match.h"
#include "teams/signature.h"

/* Who does it; `who` NULL: the TAP. Of the team: that it agrees, or what is wrong (NULL: it agrees). */
static bool say(struct room *r, const struct viewer *who, const char *team, const char *dispute, const char *shown)
{
    struct words w = { 0 };
    struct act act = *ACT;

    if (who)
        act.viewer = theirs(r, *who);
    word_put(&w, "team", str_of(team));
    word_flag(&w, "agree", !dispute);
    word_put(&w, "dispute", str_of(dispute));
    word_put(&w, "shown", str_of(shown));
    return call_words(r->desk, OP_sign, &act, &w, NULL, &r->f, &r->e);
}

static enum signature_state state_of(struct room *r, const char *team)
{
    int squad = team[0] - 'A';

    look(r);
    const struct fixture *f = match_of(&r->s->round[0], squad);
    return signature_state(r->s, f, match_side(f, squad));
}

static const char *text_of(struct room *r)
{
    look(r);
    return str_c(&r->arena, message_on(MEDIUM_COMMAND, signature_told(r->s, &r->s->round[0]), &r->arena));
}

/* Four teams: A has White against C on table 1, D against B on table 2 (RULE_COLOUR_LOT). */
static void play(struct room *r)
{
    room_fill(r, 4);
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    assert_string_equal(room_pairs(r), "A-C D-B");
}

static void a_captain_agrees_or_says_what_is_wrong(void **state)
{
    struct room r;

    (void)state;
    play(&r);
    FAILS(&r, say(&r, NULL, "A", NULL, NULL), ERR_STATE, "table 1 of round 1 (A - C) has no complete result yet");
    room_play(&r);
    assert_string_equal(text_of(&r), "");
    WORKS(&r, say(&r, NULL, "A", NULL, NULL));
    assert_journal(&r, "round 1 table 1: A agrees with the result");
    assert_int_equal(state_of(&r, "A"), SIGNATURE_AGREED);
    assert_int_equal(state_of(&r, "C"), SIGNATURE_NONE);
    assert_string_equal(text_of(&r), "signed by both 0");
    int n = room_entries(&r);
    WORKS(&r, say(&r, NULL, "A", NULL, NULL)); /* the same again */
    assert_int_equal(room_entries(&r), n);
    WORKS(&r, say(&r, NULL, "C", NULL, "1-0 1/2 1/2 1/2"));
    assert_string_equal(text_of(&r), "signed by both 1");
    WORKS(&r, say(&r, NULL, "D", "board 2 was lost", NULL));
    assert_journal(&r, "round 1 table 2: D disputes the result, board 2 was lost");
    assert_string_equal(text_of(&r), "signed by both 1, disputed 1");
    WORKS(&r, say(&r, NULL, "D", NULL, NULL)); /* he has thought better of it */
    assert_string_equal(text_of(&r), "signed by both 1");
    FAILS(&r, say(&r, NULL, "C", "no", "1-0 1/2 1/2 0-1"), ERR_CONFLICT,
          "the result of table 1 is 1-0 1/2 1/2 1/2 by now, and not 1-0 1/2 1/2 0-1: look again");
    FAILS(&r, say(&r, NULL, "C", " ", NULL), ERR_USAGE, "what is wrong with the result? --dispute needs a text");
    room_close(&r);
}

static void a_correction_makes_it_stale_and_undo_takes_it_back(void **state)
{
    struct board_entry board = {
        .round = 1, .table = 1, .board = 2, .result = RESULT_LOSS, .place = { 2, 2 }, .line = 2
    };
    const struct result_list list = { .board = &board, .nboard = 1 };
    struct room r;

    (void)state;
    play(&r);
    room_play(&r);
    WORKS(&r, say(&r, NULL, "A", NULL, NULL));
    WORKS(&r, say(&r, NULL, "C", NULL, NULL));
    WORKS(&r, desk_results(r.desk, BECAUSE, &list, ENTRY_CORRECTION, &r.f, &r.e));
    assert_int_equal(state_of(&r, "A"), SIGNATURE_STALE);
    assert_string_equal(text_of(&r), "signed by both 0, changed since it was signed 1");
    WORKS(&r, say(&r, NULL, "A", NULL, NULL));
    assert_int_equal(state_of(&r, "A"), SIGNATURE_AGREED);
    WORKS(&r, desk_undo_confirmed(r.desk, ACT, &r.f, &r.e));
    assert_int_equal(state_of(&r, "A"), SIGNATURE_STALE);
    WORKS(&r, desk_undo_confirmed(r.desk, ACT, &r.f, &r.e)); /* the result is again what they signed */
    assert_string_equal(text_of(&r), "signed by both 1");
    WORKS(&r, desk_undo_confirmed(r.desk, ACT, &r.f, &r.e));
    assert_int_equal(state_of(&r, "C"), SIGNATURE_NONE);
    room_close(&r);
}

static void everybody_signs_for_his_own(void **state)
{
    const struct viewer captain = { .role = ROLE_CAPTAIN, .section = STR("open"), .team = STR("C") },
                        helper = { .role = ROLE_HELPER, .section = STR("open"), .table = 2, .to_table = 9 };
    struct room r;

    (void)state;
    play(&r);
    room_play(&r);
    FAILS(&r, say(&r, &captain, "A", NULL, NULL), ERR_STATE,
          "the captain of C in section open may not sign for A in section open");
    WORKS(&r, say(&r, &captain, "C", NULL, NULL));
    FAILS(&r, say(&r, &helper, "A", NULL, NULL), ERR_STATE,
          "table 1 of section open: this helper has tables 2 to 9 of section open");
    WORKS(&r, say(&r, &helper, "B", NULL, NULL));
    room_close(&r);
}

/* What was noted of a match belongs to its result. */
static void a_walkover_is_signed_with_its_mark(void **state)
{
    const struct section s = { .boards = 2 };
    struct fixture f = { .board = { { .result = RESULT_WIN } } };
    struct arena a = { 0 };

    (void)state;
    assert_string_equal(str_c(&a, signature_results(&s, &f, &a)), "1-0 .");
    f.absent[1] = true;
    f.present = 2;
    assert_string_equal(str_c(&a, signature_results(&s, &f, &a)),
                        "1-0 .; the other team did not come, 2 players of the first team present");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_captain_agrees_or_says_what_is_wrong),
        cmocka_unit_test(a_correction_makes_it_stale_and_undo_takes_it_back),
        cmocka_unit_test(everybody_signs_for_his_own),
        cmocka_unit_test(a_walkover_is_signed_with_its_mark),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
