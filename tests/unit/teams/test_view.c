/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/view.h"

/* Two teams, round 1 with open line-ups, round 2 with secret ones, round 3 a draft. */
struct little {
    struct squad squad[2];
    struct lineup lineup[2][2];
    struct pairing_list round[3];
    struct section section;
    struct event event;
};

static struct event *make(struct little *x)
{
    *x = (struct little){ .squad = { { .name = STR("Chad"), .identity = STR("1") },
                                     { .name = STR("Mali"), .identity = STR("2") } } };
    for (int r = 0; r < 2; r++) {
        for (int i = 0; i < 2; i++)
            x->lineup[r][i] = (struct lineup){ .squad = i, .place = { 1, 2, 3, 5 }, .at = STR("2016-09-02 09:00:00") };
        x->round[r] =
            (struct pairing_list){ .published = STR("2016-09-01 22:00:00"), .lineup = x->lineup[r], .nlineup = 2 };
    }
    x->round[0].opened = STR("2016-09-02 10:00:00");
    x->section =
        (struct section){ .name = STR("open"), .squad = x->squad, .nsquad = 2, .round = x->round, .nround = 3 };
    x->event = (struct event){ .section = &x->section, .nsection = 1 };
    return &x->event;
}

static int places(const struct little *x, int round, int lineup)
{
    int sum = 0;

    for (int b = 0; b < BOARDS_MAX; b++)
        sum += x->round[round].lineup[lineup].place[b];
    return sum;
}

static void nobody_knows_who_plays_before_it_is_opened(void **state)
{
    static const enum role roles[] = { ROLE_TAP, ROLE_ARBITER, ROLE_HELPER };
    struct little x;

    (void)state;
    for (int i = 0; i < 3; i++) {
        view_take_out(make(&x), &(struct viewer){ .role = roles[i] });
        assert_int_equal(places(&x, 0, 0), 11);
        assert_int_equal(x.round[1].nlineup, 2); /* that it came in they know */
        assert_int_equal(places(&x, 1, 0), 0);
        assert_int_equal(places(&x, 1, 1), 0);
        assert_int_equal(x.section.nround, 3);
    }
}

static void a_captain_knows_his_own(void **state)
{
    struct little x;

    (void)state;
    view_take_out(make(&x), &(struct viewer){ .role = ROLE_CAPTAIN, .identity = STR("2") });
    assert_int_equal(x.round[1].nlineup, 1);
    assert_int_equal(x.round[1].lineup[0].squad, 1);
    assert_int_equal(places(&x, 1, 0), 11);
    assert_int_equal(x.section.nround, 2); /* no draft */
    /* The name decides nothing. */
    view_take_out(make(&x), &(struct viewer){ .role = ROLE_CAPTAIN, .section = STR("open"), .team = STR("Mali") });
    assert_int_equal(x.round[1].nlineup, 0);
}

/* How the other team travels, whether its board order is signed, what it says of a result, who entered that; the own ones stay. */
static void how_others_are_is_not_told(void **state)
{
    const struct {
        struct viewer who;
        bool own, other, names;
    } rows[] = {
        { { .role = ROLE_ARBITER }, true, true, true },
        { { .role = ROLE_CAPTAIN, .identity = STR("2") }, true, false, false },
        { { .role = ROLE_PUBLIC }, false, false, false },
    };
    struct little x;

    (void)state;
    for (int i = 0; i < 3; i++) {
        struct event *ev = make(&x);
        struct fixture f = { .side = { 0, 1 }, .board[0] = { .by = STR("anna"), .second_by = STR("boris") } };
        for (int q = 0; q < 2; q++) {
            x.squad[q].arrival = (struct arrival){ .at = STR("2016-09-01 12:00"), .travel = STR("bus"), .players = 5 };
            x.squad[q].order = (struct board_order){ .received = STR("2016-09-01 12:00:00"), .confirmed = STR("x") };
        }
        for (int side = 0; side < 2; side++)
            f.signature[side] = (struct signature){ .at = STR("2016-09-02 19:40:00"), .remark = STR("no") };
        x.round[0].fixture = &f;
        x.round[0].nfixture = 1;
        view_take_out(ev, &rows[i].who);
        assert_int_equal(x.squad[1].order.confirmed.n > 0, rows[i].own);
        assert_int_equal(x.squad[0].order.received.n > 0, rows[i].other);
        assert_int_equal(x.squad[0].arrival.travel.n > 0, rows[i].other);
        assert_int_equal(f.board[0].by.n > 0 && f.board[0].second_by.n > 0, rows[i].names);
        assert_int_equal(f.signature[1].at.n > 0, rows[i].own); /* Mali is the other side */
        assert_int_equal(f.signature[0].at.n > 0, rows[i].other);
        assert_int_equal(x.squad[0].arrival.players, 5); /* that it is here is what pairings say */
    }
}

static void the_public_knows_what_is_published(void **state)
{
    struct little x;

    (void)state;
    view_take_out(make(&x), &(struct viewer){ .role = ROLE_PUBLIC });
    assert_int_equal(x.round[0].nlineup, 2);
    assert_int_equal(x.round[1].nlineup, 0);
    assert_int_equal(x.section.nround, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_knows_who_plays_before_it_is_opened),
        cmocka_unit_test(a_captain_knows_his_own),
        cmocka_unit_test(how_others_are_is_not_told),
        cmocka_unit_test(the_public_knows_what_is_published),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
