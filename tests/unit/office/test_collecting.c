/* SPDX-License-Identifier: Apache-2.0 */
#include "office/collecting.h"

#include "tests/unit/desk/room.h"

/* Five teams; A - C at table 1 and D - B at table 2 are published, E has the bye. */
static void room_published(struct room *r)
{
    room_fill(r, 5);
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    assert_string_equal(room_pairs(r), "A-C D-B bye E");
}

static void sit_down(struct room *r, struct collecting *x)
{
    look(r);
    x->event = r->ev;
    x->section = r->s;
    assert_true(collecting_round(x, &r->e));
}

static const char *name_of(const struct collecting *x, int squad)
{
    return squad == NOBODY ? "nobody" : x->section->squad[squad].name.p;
}

static void the_next_team(void **state)
{
    struct collecting x = { 0 };
    struct room r;

    (void)state;
    room_published(&r);
    sit_down(&r, &x);
    assert_int_equal(x.number, 1);
    assert_int_equal(collecting_missing(&x), 4);
    assert_string_equal(name_of(&x, collecting_next(&x)), "A");
    collecting_taken(&x, collecting_next(&x));
    assert_string_equal(name_of(&x, collecting_next(&x)), "C");
    collecting_taken(&x, x.section->round[0].fixture[1].side[1]);
    assert_string_equal(name_of(&x, collecting_next(&x)), "A"); /* behind the last comes the first */
    r.s->round[0].fixture[0].absent[0] = true;                  /* in memory only */
    assert_string_equal(name_of(&x, collecting_next(&x)), "C");
    r.s->round[0].fixture[0].board[2].place[1] = 3; /* it is known who plays */
    assert_string_equal(name_of(&x, collecting_next(&x)), "D");
    assert_int_equal(collecting_missing(&x), 2);
    room_close(&r);
}

static void found(struct room *r, const struct collecting *x, const char *line, const char *want)
{
    int squad = NOBODY;

    r->e = (struct err){ 0 };
    assert_int_equal(collecting_find(x, str_of(line), &squad, &r->e), want != NULL);
    assert_string_equal(name_of(x, squad), want ? want : "nobody");
}

/* Table 1 is A's first, then C's, since A's line-up is in. */
static void a_team_by_its_table_or_name(void **state)
{
    struct lineup in = { 0 };
    struct collecting x = { 0 };
    struct room r;

    (void)state;
    room_published(&r);
    sit_down(&r, &x);
    found(&r, &x, "1", "A");
    in.squad = r.s->round[0].fixture[0].side[0];
    r.s->round[0].lineup = &in; /* in memory only */
    r.s->round[0].nlineup = 1;
    found(&r, &x, "1", "C");
    found(&r, &x, "/A", "A");
    found(&r, &x, "/ B ", "B");
    found(&r, &x, "3", NULL);
    found(&r, &x, "0", NULL);
    found(&r, &x, "/Q", NULL);
    room_close(&r);
}

/* Due at 10:00 of the day; on the minute is in time. */
static void what_needs_a_reason(void **state)
{
    struct collecting x = { 0 };
    struct lineup_keys k = { .boards = 4, .place = { 1, 2, 3, 4 } };
    struct room r;

    (void)state;
    room_published(&r);
    sit_down(&r, &x);
    x.event.date[0] = STR("2016-09-02 15:00");
    assert_int_equal(collecting_why(&x, &k, STR("2016-09-02 10:00:00"), &r.arena), WHY_NOTHING);
    assert_int_equal(collecting_why(&x, &k, STR("2016-09-02 10:01:00"), &r.arena), WHY_LATE);
    r.s->round[0].opened = STR("2016-09-02 10:00:00");
    assert_int_equal(collecting_why(&x, &k, STR("2016-09-02 10:01:00"), &r.arena), WHY_OPENED);
    k.place[3] = 2, k.place[1] = 4;
    assert_int_equal(collecting_why(&x, &k, STR("2016-09-02 09:00:00"), &r.arena), WHY_ORDER);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_next_team),
        cmocka_unit_test(a_team_by_its_table_or_name),
        cmocka_unit_test(what_needs_a_reason),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
