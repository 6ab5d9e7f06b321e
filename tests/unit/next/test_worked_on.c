/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/desk/room.h"

#include <stdlib.h>

#include "desk/file/check.h"
#include "desk/file/fsck.h"
#include "desk/round/round.h"
#include "tests/said.h"
#include "tests/unit/next/old.h"

/* Files of every version that was, in the hands of a program that knows one more (versions.c): each is opened, worked on, and taken
   back entry by entry, those before its version was changed and those after. */

static void assert_whole(struct room *r, const char *where);

/* Looked at it is sound before anybody has written to it. */
static void open_old(struct room *r, const char *name)
{
    room_open(r);
    old_make(r->path, name);
    assert_whole(r, name);
    WORKS(r, desk_open(r->path, true, &r->desk, &r->e));
}

static void assert_none(struct room *r, const char *where)
{
    if (r->f.n > 0)
        fail_msg("%s: %.*s", where, STR_ARG(finding_said(&r->f.item[0])));
}

/* What 'check' and 'journal --verify' look at. */
static void assert_sound(struct room *r, const char *where)
{
    WORKS(r, desk_check(r->desk, NULL, &r->f, &r->e));
    assert_none(r, where);
}

static void assert_whole(struct room *r, const char *where)
{
    struct fsck k;

    WORKS(r, desk_fsck(r->path, NULL, &r->arena, &k, &r->f, &r->e));
    desk_close(k.desk);
    assert_none(r, where);
}

static bool set(struct room *r, const char *name, const char *value, const char *section)
{
    struct setting setting = { str_of(name), str_of(value) };

    return desk_set(r->desk, act_in(section, NULL), &setting, 1, &r->f, &r->e);
}

/* Writes a row of a table that gained columns. */
static bool do_event(struct room *r)
{
    return set(r, "city", "Poti", NULL);
}
static bool do_date(struct room *r)
{
    return set(r, "date.1", "2026-09-02 14:00", NULL);
}
static bool do_section(struct room *r)
{
    return set(r, "double-entry", "no", "open");
}
static bool do_barred(struct room *r)
{
    return desk_bar(r->desk, BECAUSE, S("Mali"), S("Fiji"), 0, true, &r->f, &r->e);
}
static bool do_absence(struct room *r)
{
    return desk_withdraw(r->desk, BECAUSE, S("Iran"), false, &r->f, &r->e);
}
static bool do_adjustment(struct room *r)
{
    return desk_points(r->desk, BECAUSE, S("Peru"), -1, 0, false, false, &r->f, &r->e);
}
static bool do_board(struct room *r)
{
    struct result_list list = { 0 };

    look(r);
    if (r->s->nround == 0)
        return do_event(r);
    list = one_board(r, 3, 1, RESULT_LOSS);
    list.board[0].round = 1;
    return desk_results(r->desk, BECAUSE, &list, ENTRY_CORRECTION, &r->f, &r->e);
}

static bool (*const steps[])(struct room *) = {
    do_event, do_date, do_section, do_barred, do_absence, do_adjustment, do_board,
};
enum { STEPS = sizeof steps / sizeof *steps };

/* One of the changes, of every version another; all of them with SOAK=1. */
static void each_change_can_be_taken_back(struct room *r, const char *name, int one)
{
    bool all = getenv("SOAK") != NULL;

    for (int i = all ? 0 : one; i < (all ? STEPS : one + 1); i++) {
        open_old(r, name);
        assert_sound(r, name);
        WORKS(r, steps[i](r));
        WORKS(r, desk_undo_confirmed(r->desk, BECAUSE, &r->f, &r->e));
        assert_sound(r, name);
        WORKS(r, desk_undo_confirmed(r->desk, BECAUSE, &r->f, &r->e)); /* what the old program did last */
        assert_sound(r, name);
        room_close(r);
    }
}

/* Every third, of every version others; all of them with SOAK=1. */
static void every_entry_can_be_gone_back_to(struct room *r, const char *name, int one)
{
    int by = getenv("SOAK") ? 1 : 3;

    open_old(r, name);
    for (int i = 0; i < STEPS; i++)
        WORKS(r, steps[i](r));
    int n = room_entries(r);
    assert_true(n > 10 + STEPS - 1);
    for (int entry = n - one % by; entry > 1; entry -= by)
        WORKS(r, desk_restore_confirmed(r->desk, BECAUSE, entry, &r->f, &r->e));
    assert_whole(r, name);
    WORKS(r, desk_restore_confirmed(r->desk, BECAUSE, n + 1, &r->f, &r->e));
    assert_whole(r, name);
    room_close(r);
}

static void files_of_every_version_are_worked_on_and_taken_back(void **state)
{
    struct room r;

    (void)state;
    for (int i = 0; i < OLDS; i++) {
        each_change_can_be_taken_back(&r, OLD[i], i % STEPS);
        every_entry_can_be_gone_back_to(&r, OLD[i], i);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_of_every_version_are_worked_on_and_taken_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
