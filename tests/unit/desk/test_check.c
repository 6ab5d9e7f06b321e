/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/desk/room.h"

#include "desk/file/check.h"

/* Two rounds with all that a desk does: a draft made anew, changes by hand, a correction, a number. */
static void play(struct room *r)
{
    room_fill(r, 7);
    WORKS(r, desk_absent(r->desk, ACT, S("G"), 1, 1, &r->f, &r->e));
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_bar(r->desk, BECAUSE, S("A"), S("D"), 0, false, &r->f, &r->e));
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_move(r->desk, BECAUSE, S("A"), S("B"), COLOURLESS, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    room_play(r);
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    struct result_list list = one_board(r, 1, 1, RESULT_DRAW);
    list.board[0].round = 1;
    WORKS(r, desk_results(r->desk, BECAUSE, &list, true, &r->f, &r->e));
    WORKS(r, desk_renumber(r->desk, BECAUSE, S("F"), S("B"), &r->f, &r->e));
    WORKS(r, desk_points(r->desk, BECAUSE, S("C"), -1, 0, false, false, &r->f, &r->e));
}

static void what_the_desk_did_is_sound(void **state)
{
    struct room r;

    (void)state;
    play(&r);
    int before = room_entries(&r);
    WORKS(&r, desk_check(r.desk, NULL, &r.f, &r.e));
    assert_int_equal(r.f.n, 0);
    assert_int_equal(room_entries(&r), before);
    room_close(&r);
}

static void a_result_changed_from_outside_is_found(void **state)
{
    struct room r;

    (void)state;
    play(&r);
    room_tamper(&r, "UPDATE board SET result = '0-0' WHERE round = 1 AND table_no = 1 AND board = 1");
    WORKS(&r, desk_check(r.desk, NULL, &r.f, &r.e));
    assert_int_equal(r.f.n, 1);
    assert_remark(&r, 0,
                  "board with section 1, round 1, table_no 1, board 1: its result is 0-0, but "
                  "entry 14 of the journal left 1/2");
    room_close(&r);
}

/* A desk that is open refuses a file that is made of other parts (test_replaced.py); a look at it does not. */
static void tamper_closed(struct room *r, const char *sql)
{
    desk_close(r->desk);
    room_tamper(r, sql);
    WORKS(r, desk_open(r->path, false, &r->desk, &r->e));
}

/* The journal defends itself against changes, but not against one who takes the defence away. */
static void an_entry_changed_from_outside_is_found(void **state)
{
    struct room r;

    (void)state;
    play(&r);
    tamper_closed(&r, "DROP TRIGGER journal_no_update;"
                      "UPDATE journal SET reason = 'by lot' WHERE entry = 9");
    WORKS(&r, desk_check(r.desk, NULL, &r.f, &r.e));
    assert_int_equal(r.f.n, 3);
    assert_remark(&r, 0,
                  "trigger \"journal_no_update\" is missing. Another program changed it: go back to a "
                  "sound backup");
    assert_remark(&r, 1, "entry 9 of the journal has been altered since it was written");
    assert_remark(&r, 2, "The changes made by entries 1 to 9 of the journal were not compared with the file.");
    room_close(&r);
}

/* An entry that is gone leaves its change behind. */
static void an_entry_taken_off_the_end_is_found(void **state)
{
    struct room r;

    (void)state;
    play(&r);
    tamper_closed(&r, "DROP TRIGGER journal_no_delete; DELETE FROM journal WHERE entry ="
                      " (SELECT max(entry) FROM journal)");
    WORKS(&r, desk_check(r.desk, NULL, &r.f, &r.e));
    assert_int_equal(r.f.n, 2);
    assert_remark(&r, 1, "adjustment with section 1, place 1: no entry of the journal wrote it");
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_desk_did_is_sound),
        cmocka_unit_test(a_result_changed_from_outside_is_found),
        cmocka_unit_test(an_entry_changed_from_outside_is_found),
        cmocka_unit_test(an_entry_taken_off_the_end_is_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
