/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/op.h"
#include "teams/rated.h"
#include "tests/rule_test.h"
#include "tests/unit/desk/room.h"

static struct rating_entry entry_of(struct room *r, int squad, int player)
{
    struct rating_entry x = { .squad = squad, .player = player, .how = RATED_BY_ID };

    look(r);
    x.was = r->s->squad[squad].player[player];
    x.is = (struct rated){ .fide_id = 100 + squad * 10 + player, .name = x.was.name, .rating = 2222 };
    return x;
}

static bool take(struct room *r, struct rating_entry *x, int n)
{
    const struct rating_news news = { { RATED_STANDARD, S("2026-10-01"), S("list.xml"), 1, S("00ff"), 1 }, x, n };
    const struct form form = { .data = &news };

    return desk_do(r->desk, op_row(OP_ratings), ACT, &form, &r->f, &r->e);
}

static void rating_is_taken_and_its_list_named(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    struct rating_entry x[] = { entry_of(&r, 1, 0), entry_of(&r, 1, 2) };
    x[0].is.rating = 0;
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, take(&r, x, 2));
    look(&r);
    assert_int_equal(r.s->squad[1].player[0].rating, 0);
    assert_int_equal(r.s->squad[1].player[2].rating, 2222);
    assert_int_equal(r.s->squad[1].player[2].fide_id, 112);
    assert_int_equal(r.s->nround, 0); /* the draft rested on the average of the team */
    assert_remark(&r, 0, "the numbers follow the old list until the teams are numbered again");
    room_close(&r);
}

static void nobody_else_is_changed(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    struct rating_entry x = entry_of(&r, 1, 0);
    x.was.name = STR("Somebody, Else");
    FAILS(&r, take(&r, &x, 1), ERR_CONFLICT, "the teams have changed while the rating list was read: ask again");
    x.player = 23;
    FAILS(&r, take(&r, &x, 1), ERR_CONFLICT, "the teams have changed while the rating list was read: ask again");
    room_close(&r);
}

/* Two players of one FIDE id: neither is changed. */
static void what_is_wrong_afterwards_is_refused(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    struct rating_entry x[] = { entry_of(&r, 1, 0), entry_of(&r, 1, 2) };
    x[1].is.fide_id = x[0].is.fide_id;
    assert_false(take(&r, x, 2));
    assert_int_equal(r.e.kind, ERR_INPUT);
    look(&r);
    assert_true(r.s->squad[1].player[0].rating != 2222);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(RATING, rating_is_taken_and_its_list_named),
        cmocka_unit_test(nobody_else_is_changed),
        cmocka_unit_test(what_is_wrong_afterwards_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
