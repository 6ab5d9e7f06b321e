/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/soak/full.h"

#include "desk/event/flags.h"
#include "desk/op.h"
#include "tests/unit/desk/room.h"

enum { FULL_TEAMS = 7 };

static const struct act *second_arbiter(void)
{
    static struct act act;

    act = *act_in("open", "by order");
    act.user = STR("bert");
    return &act;
}

/* Hours of its own a section has beside another one. */
static void play_at_other_hours(struct room *r)
{
    static const struct setting settings[] = { { { "date.2", 6 }, { "2016-09-03 16:00", 16 } } };
    struct words w = { 0 };

    word_put(&w, "name", S("women"));
    WORKS(r, call_words(r->desk, OP_section, ACT, &w, NULL, &r->f, &r->e));
    WORKS(r, desk_set(r->desk, act_in("open", NULL), settings, 1, &r->f, &r->e));
}

static void describe(struct room *r)
{
    static const struct setting settings[] = {
        { { "city", 4 }, { "Baku", 4 } },
        { { "arbiters", 8 }, { "Anna; Bert", 10 } },
        { { "date.1", 6 }, { "2016-09-02 15:00", 16 } },
        { { "title", 5 }, { "Open", 4 } },
    };

    WORKS(r, desk_set(r->desk, act_in("open", NULL), settings, 4, &r->f, &r->e));
    WORKS(r, desk_board_order(r->desk, BECAUSE, S("C"), true, true, &r->f, &r->e));
    for (int i = 0; i < FULL_TEAMS; i++)
        WORKS(r, desk_arrive(r->desk, BECAUSE, str_fmt(&r->arena, "%c", 'A' + i), PLAYERS_ALL, false, &r->f, &r->e));
    WORKS(r, desk_absent(r->desk, BECAUSE, S("G"), 2, 2, &r->f, &r->e));
    WORKS(r, desk_bar(r->desk, BECAUSE, S("A"), S("C"), 0, false, &r->f, &r->e));
    WORKS(r, desk_points(r->desk, BECAUSE, S("B"), -1, -2, false, false, &r->f, &r->e));
}

/* The room of the reports, which write a true one, is not linked here. */
static bool write_trace(const struct drafted *d, struct arena *a, struct str *out, struct err *e)
{
    (void)e;
    *out = str_fmt(a, "{\"section\": \"%.*s\", \"pairs\": []}", STR_ARG(d->section->name));
    return true;
}

static void publish(struct room *r)
{
    static const struct tracer tracer = { write_trace };

    WORKS(r, desk_pair(r->desk, BECAUSE, false, &tracer, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, BECAUSE, &r->f, &r->e));
}

static void enter_twice(struct room *r)
{
    struct result_list list = one_board(r, 1, 2, RESULT_DRAW);

    WORKS(r, desk_results(r->desk, second_arbiter(), &list, ENTRY_SECOND, &r->f, &r->e));
}

static void sign(struct room *r)
{
    struct words w = { 0 };

    word_put(&w, "team", r->s->squad[r->s->round[0].fixture[0].side[0]].name);
    word_put(&w, "dispute", S("the game on board 2 was won"));
    WORKS(r, call_words(r->desk, OP_sign, BECAUSE, &w, NULL, &r->f, &r->e));
}

static void correct_late(struct room *r)
{
    struct result_list list = one_board(r, 1, 1, RESULT_DRAW);
    struct no_show_entry mark = {
        .round = 1, .table = 2, .absent = r->s->squad[r->s->round[0].fixture[1].side[1]].name, .present = 4
    };
    struct result_list marks = { .mark = &mark, .nmark = 1 };

    list.board->round = 1;
    WORKS(r, desk_results(r->desk, BECAUSE, &list, ENTRY_CORRECTION, &r->f, &r->e));
    WORKS(r, desk_results(r->desk, BECAUSE, &marks, ENTRY_CORRECTION, &r->f, &r->e));
    WORKS(r, desk_excuse(r->desk, BECAUSE, mark.absent, 1, false, &r->f, &r->e));
}

static void warn(struct room *r)
{
    struct words w = { 0 };

    word_put(&w, "team", r->s->squad[0].name);
    WORKS(r, call_words(r->desk, OP_warn, BECAUSE, &w, NULL, &r->f, &r->e));
}

/* One round fewer than planned. */
static void shorten(struct room *r)
{
    struct words w = { 0 };

    word_put(&w, "rounds", str_fmt(&r->arena, "%d", r->s->rounds - 1));
    WORKS(r, call_words(r->desk, OP_shorten, BECAUSE, &w, NULL, &r->f, &r->e));
}

/* Listed; nobody looks for the file. */
static void list_flag(struct room *r)
{
    const struct flag flag = { .file = { ATTACHMENT_FLAG, S("AZE"),
                                         S("0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"), 96 } };
    const struct flag_list list = { &flag, 1 };
    const struct form form = { .data = &list };

    WORKS(r, desk_do(r->desk, op_row(OP_flags), ACT, &form, &r->f, &r->e));
}

void full_event(struct room *r)
{
    struct lineup_entry lineup = { .team = S("A"), .player = { S("1"), S("2"), S("3"), S("4") } };

    room_fill(r, FULL_TEAMS);
    describe(r);
    list_flag(r);
    publish(r);
    WORKS(r, desk_lineups(r->desk, BECAUSE, 0, &lineup, 1, false, &r->f, &r->e));
    WORKS(r, desk_lineups_open(r->desk, BECAUSE, 0, &r->f, &r->e));
    room_play(r);
    enter_twice(r);
    sign(r);
    warn(r);
    shorten(r);
    publish(r);
    correct_late(r);
    play_at_other_hours(r);
    desk_close(r->desk);
    r->desk = NULL;
}
