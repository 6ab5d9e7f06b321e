/* SPDX-License-Identifier: Apache-2.0 */
#include "office/rounds.h"

#include "engine/proof/proof.h"
#include "office/trace.h"
#include "tests/unit/desk/room.h"
#include "tests/said.h"

/* The command is what the journal is read by. */
static const struct act *as(const char *command)
{
    static struct act act;

    act = *BECAUSE;
    act.command = str_of(command);
    return &act;
}

static void publish_next(struct room *r)
{
    WORKS(r, desk_pair(r->desk, as("pair"), false, &trace_writer, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, as("publish"), &r->f, &r->e));
}

/* Six teams. Round 1: A-D E-B C-F, won by the better numbers. Round 2: B-A D-C F-E, published. */
static void room_of_two_rounds(struct room *r)
{
    room_fill(r, 6);
    publish_next(r);
    room_play(r);
    publish_next(r);
    assert_string_equal(room_pairs(r), "B-A D-C F-E");
}

static struct rounds rounds_of(struct room *r)
{
    struct rounds rounds = { .desk = r->desk, .arena = &r->arena, .event = &r->ev };

    look(r);
    WORKS(r, desk_journal(r->desk, &r->arena, &rounds.row, &rounds.nrow, &r->e));
    return rounds;
}

/* A draft is not looked at. */
static void published_rounds_one_after_the_other(void **state)
{
    struct room r;
    struct round_seen seen;

    (void)state;
    room_of_two_rounds(&r);
    room_play(&r);
    WORKS(&r, desk_pair(r.desk, as("pair"), false, NULL, &r.f, &r.e));
    struct rounds rounds = rounds_of(&r);
    assert_int_equal(r.s->nround, 3);
    for (int round = 1; round <= 2; round++) {
        assert_true(rounds_next(&rounds, &seen));
        assert_ptr_equal(seen.section, r.s);
        assert_int_equal(seen.round, round);
        assert_non_null(seen.record);
        assert_int_equal(seen.audit.identical, 3);
        assert_int_equal(seen.audit.n, 0);
    }
    assert_false(rounds_next(&rounds, &seen));
    room_close(&r);
}

/* How many of them moved teams; the last of these comes first. */
static int moves(const struct round_change **change, int n)
{
    const struct round_change *all = *change;
    int moved = 0;

    for (int i = 0; i < n; i++)
        if (all[i].kind == CHANGE_MOVED)
            *change = &all[i], moved++;
    return moved;
}

/* A meets C, so that B meets D: the journal explains both, until the move is taken back. */
static void what_was_done_explains_differences(void **state)
{
    struct room r;
    struct round_seen seen;
    const struct round_change *change;
    int n;

    (void)state;
    room_of_two_rounds(&r);
    WORKS(&r, desk_move(r.desk, ordered(as("move")), S("A"), S("C"), COLOURLESS, &r.f, &r.e));
    struct rounds rounds = rounds_of(&r);
    assert_true(rounds_next(&rounds, &seen) && rounds_next(&rounds, &seen));
    assert_int_equal(seen.audit.identical, 1);
    assert_int_equal(seen.audit.by_hand, 2);
    assert_int_equal(seen.audit.unexplained, 0);
    WORKS(&r, rounds_changes(r.desk, &r.ev, r.s, &r.arena, &change, &n, &r.e));
    assert_int_equal(moves(&change, n), 1);
    assert_int_equal(change[0].kind, CHANGE_MOVED);
    assert_int_equal(change[0].round, 2);
    assert_int_equal(change[0].entry, room_entries(&r));
    for (int i = 0; i < 6; i++)
        assert_int_equal(change[0].about[i], i < 4);
    WORKS(&r, desk_undo_confirmed(r.desk, as("undo"), &r.f, &r.e));
    look(&r);
    WORKS(&r, rounds_changes(r.desk, &r.ev, r.s, &r.arena, &change, &n, &r.e));
    assert_int_equal(moves(&change, n), 0);
    arena_free(&rounds.scratch);
    room_close(&r);
}

/* What a team was rated when it was paired is another thing than what it is rated now. */
static void a_corrected_rating_is_explained(void **state)
{
    struct form rating = {
        .word = (struct setting[]){ { S("team"), S("A") }, { S("player"), S("1") }, { S("rating"), S("2720") } }, .n = 3
    };
    struct form captain = { .word = (struct setting[]){ { S("team"), S("A") }, { S("captain"), S("Joe") } }, .n = 2 };
    struct room r;
    struct round_seen seen;

    (void)state;
    room_of_two_rounds(&r);
    WORKS(&r, desk_do(r.desk, op_row(OP_correct), as("correct"), &rating, &r.f, &r.e));
    long entry = room_entries(&r);
    WORKS(&r, desk_do(r.desk, op_row(OP_correct), as("correct"), &captain, &r.f, &r.e));
    struct rounds rounds = rounds_of(&r);
    for (int round = 1; round <= 2; round++) {
        assert_true(rounds_next(&rounds, &seen));
        assert_int_equal(seen.audit.identical, 3);
        assert_int_equal(seen.audit.unexplained, 0);
        assert_int_equal(seen.audit.n, 1);
        assert_int_equal(seen.audit.item[0].kind, DIFFERS_RATING);
        assert_int_equal(seen.audit.item[0].now - seen.audit.item[0].then, 20); /* he was rated 2700 */
        assert_int_equal(seen.audit.item[0].why->entry, entry);
    }
    arena_free(&rounds.scratch);
    room_close(&r);
}

static void rename_team(struct room *r, const char *team, const char *name)
{
    struct setting word[] = { { S("team"), S(team) }, { S("name"), S(name) } };
    struct form form = { .word = word, .n = 2 };

    WORKS(r, desk_do(r->desk, op_row(OP_correct), as("correct"), &form, &r->f, &r->e));
}

/* Every round is found to be as the rules give it, by the trace that was made when teams had other names. */
static void assert_traced(struct room *r, int nround)
{
    struct rounds rounds = rounds_of(r);
    struct round_seen seen;

    for (int round = 1; round <= nround; round++) {
        assert_true(rounds_next(&rounds, &seen));
        assert_true(seen.audit.traced);
        assert_int_equal(seen.audit.identical, 3);
        assert_int_equal(seen.audit.n, 0);
    }
    arena_free(&rounds.scratch);
}

/* A and B exchange their names between rounds 2 and 3; C is renamed after round 3, and that is taken back and is restored. */
static void teams_that_are_renamed(void **state)
{
    struct room r;
    struct parsed_trace record;
    bool again;

    (void)state;
    room_of_two_rounds(&r);
    rename_team(&r, "A", "Angola");
    rename_team(&r, "B", "A");
    rename_team(&r, "Angola", "B");
    assert_traced(&r, 2);
    WORKS(&r, trace_load(r.desk, &r.ev, r.s, 1, &r.arena, &record, &again, &r.e));
    assert_string_equal(str_c(&r.arena, record.team[0].name), "B"); /* number 1 */
    room_play(&r);
    publish_next(&r);
    assert_traced(&r, 3);
    int entries = room_entries(&r);
    rename_team(&r, "C", "Chad");
    assert_traced(&r, 3);
    WORKS(&r, desk_restore_confirmed(r.desk, as("restore"), entries - 1, &r.f, &r.e)); /* before round 3 was drafted */
    WORKS(&r, desk_restore_confirmed(r.desk, as("restore"), entries + 2, &r.f, &r.e)); /* and all of it back */
    assert_traced(&r, 3);
    assert_string_equal(r.s->squad[2].name.p, "Chad");
    room_close(&r);
}

static void exchange_opponents(struct room *r)
{
    sqlite3 *db;

    assert_int_equal(sqlite3_open(r->path, &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(db,
                     "CREATE TEMP TABLE was AS SELECT * FROM fixture WHERE round = 2;"
                     "UPDATE fixture SET second = (SELECT second FROM was WHERE table_no = 3 - fixture.table_no)"
                     " WHERE round = 2 AND table_no <= 2",
                     NULL, NULL, NULL),
        SQLITE_OK);
    sqlite3_close(db);
}

/* The same, done by another program: nothing explains it. */
static void what_nobody_did_is_not_explained(void **state)
{
    struct room r;
    struct round_seen seen;

    (void)state;
    room_of_two_rounds(&r);
    exchange_opponents(&r);
    struct rounds rounds = rounds_of(&r);
    assert_true(rounds_next(&rounds, &seen) && rounds_next(&rounds, &seen));
    assert_true(seen.audit.unexplained > 0);
    arena_free(&rounds.scratch);
    room_close(&r);
}

static void one_section_of_two(void **state)
{
    struct room r;
    struct round_seen seen;
    const struct round_change *change;
    int n;

    (void)state;
    room_of_two_rounds(&r);
    WORKS(&r, desk_move(r.desk, ordered(as("move")), S("A"), S("C"), COLOURLESS, &r.f, &r.e));
    WORKS(&r, desk_section(r.desk, act_in("women", NULL), NULL, 0, &r.f, &r.e));
    struct rounds rounds = rounds_of(&r);
    rounds.only = &r.ev.section[1];
    assert_false(rounds_next(&rounds, &seen));
    WORKS(&r, rounds_changes(r.desk, &r.ev, &r.ev.section[1], &r.arena, &change, &n, &r.e));
    assert_int_equal(moves(&change, n), 0);
    WORKS(&r, rounds_changes(r.desk, &r.ev, r.s, &r.arena, &change, &n, &r.e));
    assert_int_equal(moves(&change, n), 1);
    room_close(&r);
}

/* A trace that another program cut is named, and the round is looked at without it. */
static void a_trace_that_cannot_be_read(void **state)
{
    struct room r;
    struct round_seen seen;

    (void)state;
    room_of_two_rounds(&r);
    room_tamper(&r, "UPDATE trace SET json = substr(json, 1, 100) WHERE round = 1");
    struct rounds rounds = rounds_of(&r);
    assert_true(rounds_next(&rounds, &seen));
    assert_null(seen.record);
    assert_int_equal(seen.unreadable.kind, ERR_INPUT);
    assert_non_null(strstr(err_said(&seen.unreadable), "trace of round 1"));
    assert_int_equal(seen.audit.identical, 3);
    assert_true(rounds_next(&rounds, &seen));
    assert_non_null(seen.record);
    arena_free(&rounds.scratch);
    room_close(&r);
}

/* What is stored with a draft is proved when it is read again. */
static void the_trace_of_a_draft(void **state)
{
    struct room r;
    struct parsed_trace record;
    bool again;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, desk_pair(r.desk, ACT, false, &trace_writer, &r.f, &r.e));
    look(&r);
    WORKS(&r, trace_load(r.desk, &r.ev, r.s, 0, &r.arena, &record, &again, &r.e));
    assert_false(again);
    assert_int_equal(record.round, 1);
    assert_int_equal(record.nteam, 6);
    proof_check(&record, &r.arena, &r.f);
    assert_int_equal(finding_count(&r.f, PROBLEM), 0);
    FAILS(&r, trace_load(r.desk, &r.ev, r.s, 2, &r.arena, &record, &again, &r.e), ERR_STATE,
          "round 2 is not paired yet");
    room_close(&r);
}

static void without_a_trace(void **state)
{
    struct room r;
    struct str text;
    struct parsed_trace record;
    bool again;

    (void)state;
    room_fill(&r, 6);
    look(&r);
    FAILS(&r, trace_stored(r.desk, &r.ev, r.s, 0, &r.arena, &text, &r.e), ERR_STATE, "round 1 is not paired yet");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    look(&r);
    FAILS(&r, trace_stored(r.desk, &r.ev, r.s, 0, &r.arena, &text, &r.e), ERR_STATE,
          "round 1 was paired without a trace");
    WORKS(&r, trace_load(r.desk, &r.ev, r.s, 0, &r.arena, &record, &again, &r.e));
    assert_true(again);
    proof_check(&record, &r.arena, &r.f);
    assert_int_equal(finding_count(&r.f, PROBLEM), 0);
    assert_int_equal(record.npair, 3);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_rounds_one_after_the_other),
        cmocka_unit_test(what_was_done_explains_differences),
        cmocka_unit_test(a_corrected_rating_is_explained),
        cmocka_unit_test(teams_that_are_renamed),
        cmocka_unit_test(what_nobody_did_is_not_explained),
        cmocka_unit_test(one_section_of_two),
        cmocka_unit_test(a_trace_that_cannot_be_read),
        cmocka_unit_test(the_trace_of_a_draft),
        cmocka_unit_test(without_a_trace),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
