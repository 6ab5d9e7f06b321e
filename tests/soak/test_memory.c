/* SPDX-License-Identifier: Apache-2.0 */
/* test_memory.c - the event that a desk has in memory is the event in the file: two desks take turns at one file, by lot, and
   after every operation, done, dry or refused, each of them has what a desk has that is opened afresh. SOAK=1: more of it. */
#include "tests/unit/desk/room.h"

#include "desk/round/round.h"
#include "tests/said.h"
#include "tests/soak/amount.h"
#include "tests/soak/stream.h"
#include "tests/unit/db/same.h"

enum { DESKS = 2, TEAMS = 8 };

struct turn {
    struct room r;
    struct desk *desk[DESKS];
    struct act act;
    unsigned lot;
    int done, refused;
};

static int lot_of(struct turn *t, int n)
{
    return (int)lot_draw(&t->lot, (unsigned)n);
}

static struct str any_team(struct turn *t)
{
    return str_fmt(&t->r.arena, "%c", 'A' + lot_of(t, TEAMS));
}

/* What the stream of tests/soak/stream.h has not; most of it is refused most of the time. */

static bool absent(struct turn *t, struct desk *d)
{
    int round = 1 + lot_of(t, 5);

    return desk_absent(d, &t->act, any_team(t), round, round, &t->r.f, &t->r.e);
}
static bool arrive(struct turn *t, struct desk *d)
{
    return desk_arrive(d, &t->act, any_team(t), lot_of(t, 6), lot_of(t, 2), &t->r.f, &t->r.e);
}
static bool announce(struct turn *t, struct desk *d)
{
    return desk_announce(d, &t->act, any_team(t), S("2016-09-01 23:30"), S("LO 123"), &t->r.f, &t->r.e);
}
static bool withdraw(struct turn *t, struct desk *d)
{
    return desk_withdraw(d, &t->act, any_team(t), lot_of(t, 2), &t->r.f, &t->r.e);
}
static bool bar(struct turn *t, struct desk *d)
{
    struct str team = any_team(t);

    return desk_bar(d, &t->act, team, any_team(t), lot_of(t, 5), lot_of(t, 2), &t->r.f, &t->r.e);
}
static bool order(struct turn *t, struct desk *d)
{
    return desk_board_order(d, &t->act, any_team(t), true, lot_of(t, 2), &t->r.f, &t->r.e);
}
static bool replace(struct turn *t, struct desk *d)
{
    struct player by = { .name = str_fmt(&t->r.arena, "Smith %d", lot_of(t, 1000)), .rating = 2000 };

    return desk_replace(d, &t->act, any_team(t), str_fmt(&t->r.arena, "%d", 1 + lot_of(t, 5)), &by, &t->r.f, &t->r.e);
}
static bool renumber(struct turn *t, struct desk *d)
{
    struct str team = any_team(t);

    return desk_renumber(d, &t->act, team, any_team(t), &t->r.f, &t->r.e);
}
static bool number(struct turn *t, struct desk *d)
{
    return desk_number(d, &t->act, lot_of(t, 2), &t->r.f, &t->r.e);
}
static bool move(struct turn *t, struct desk *d)
{
    struct str team = any_team(t);

    return desk_move(d, &t->act, team, any_team(t), (enum colour)lot_of(t, 3), &t->r.f, &t->r.e);
}
static bool bye(struct turn *t, struct desk *d)
{
    return desk_bye(d, &t->act, any_team(t), &t->r.f, &t->r.e);
}
static bool start(struct turn *t, struct desk *d)
{
    return desk_start(d, &t->act, lot_of(t, 2), &t->r.f, &t->r.e);
}
static bool excuse(struct turn *t, struct desk *d)
{
    struct str team = any_team(t);

    return desk_excuse(d, &t->act, team, 0, lot_of(t, 3) == 0, &t->r.f, &t->r.e);
}
static bool hand_in(struct turn *t, struct desk *d)
{
    struct lineup_entry entry = { .team = any_team(t),
                                  .player = { S("1"), S("2"), S("3"), lot_of(t, 2) ? S("4") : S("5") } };

    return desk_lineups(d, &t->act, 0, &entry, 1, false, &t->r.f, &t->r.e);
}
static bool open_lineups(struct turn *t, struct desk *d)
{
    return desk_lineups_open(d, &t->act, 0, &t->r.f, &t->r.e);
}
static bool swap(struct turn *t, struct desk *d)
{
    return desk_swap_colours(d, &t->act, 0, 1 + lot_of(t, 4), lot_of(t, 5), &t->r.f, &t->r.e);
}
static bool second(struct turn *t, struct desk *d)
{
    struct result_list list = one_board(&t->r, 1 + lot_of(t, 4), 1 + lot_of(t, 4), RESULT_DRAW);

    return desk_results(d, &t->act, &list, ENTRY_SECOND, &t->r.f, &t->r.e);
}
static bool mark(struct turn *t, struct desk *d)
{
    struct no_show_entry mark = { .absent = any_team(t), .present = lot_of(t, 5) };
    struct result_list list = { .mark = &mark, .nmark = 1 };

    return desk_results(d, &t->act, &list, ENTRY_CORRECTION, &t->r.f, &t->r.e);
}
static bool restore(struct turn *t, struct desk *d)
{
    int n = room_entries(&t->r);

    return desk_restore_confirmed(d, &t->act, n - lot_of(t, 4), &t->r.f, &t->r.e);
}
static bool stream(struct turn *t, struct desk *d)
{
    struct errand errand;

    look(&t->r);
    errand = stream_choose(&t->r.ev, &t->lot, &t->r.arena);
    return stream_do(d, &errand, "anna", &t->r.arena, &t->r.e);
}

static bool (*const others[])(struct turn *, struct desk *) = {
    absent, arrive, announce, withdraw, bar,          order, replace, renumber, number,  move,
    bye,    start,  hand_in,  hand_in,  open_lineups, swap,  second,  mark,     restore, excuse,
};
enum { OTHERS = sizeof others / sizeof *others };

/* Every other one is of the stream, so that rounds go on. */
static bool one_operation(struct turn *t, struct desk *d)
{
    t->act = *BECAUSE;
    t->act.user = lot_of(t, 2) ? STR("anna") : STR("bert");
    t->act.dry = lot_of(t, 6) == 0;
    t->r.e = (struct err){ 0 };
    t->r.f.n = 0;
    return lot_of(t, 2) ? stream(t, d) : others[lot_of(t, OTHERS)](t, d);
}

/* What same_event takes from a file that was just written: where a round stands, what is frozen. */
static void same_standing(const struct event *got, const struct event *want)
{
    for (int i = 0; i < want->nsection; i++) {
        const struct section *g = &got->section[i], *w = &want->section[i];
        assert_int_equal(g->frozen, w->frozen);
        for (int round = 0; round < w->nround; round++)
            assert_int_equal(g->round[round].state, w->round[round].state);
    }
}

static struct event loaded(struct desk *d, struct arena *a)
{
    struct event ev;
    struct err e = { 0 };

    if (!desk_load(d, a, &ev, &e))
        fail_msg("%s", err_said(&e));
    return ev;
}

static void assert_both_have_the_file(struct turn *t)
{
    struct arena a = { 0 };
    struct desk *fresh = NULL;
    struct err e = { 0 };

    assert_true(desk_open(t->r.path, false, &fresh, &e));
    struct event want = loaded(fresh, &a);
    desk_close(fresh);
    for (int i = 0; i < DESKS; i++) {
        struct event got = loaded(t->desk[i], &a);
        same_event(&got, &want);
        same_standing(&got, &want);
    }
    arena_free(&a);
}

static void play(struct turn *t, int operations)
{
    room_fill(&t->r, TEAMS);
    t->desk[0] = t->r.desk;
    WORKS(&t->r, desk_open(t->r.path, true, &t->desk[1], &t->r.e));
    for (int i = 0; i < operations; i++) {
        bool ok = one_operation(t, t->desk[lot_of(t, DESKS)]);
        t->done += ok;
        t->refused += !ok;
        assert_both_have_the_file(t);
    }
    desk_close(t->desk[1]);
    room_close(&t->r);
}

static void what_a_desk_knows_is_what_the_file_holds(void **state)
{
    int plays = soaking() ? 60 : 2, done = 0, refused = 0;

    (void)state;
    for (int i = 0; i < plays; i++) {
        struct turn t = { .lot = (unsigned)i + 1 };
        play(&t, 100);
        done += t.done;
        refused += t.refused;
    }
    assert_true(done > plays * 30 && refused > plays);
    print_message("# %d operations done and %d refused at two desks by turns: both have what the file holds\n", done,
                  refused);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_desk_knows_is_what_the_file_holds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
