#include "tests/unit/desk/room.h"

/* "ABD": who takes part in the round. */
static const char *taking_part(struct room *r, int round)
{
    static char text[30];
    int n = 0;

    look(r);
    for (int i = 0; i < r->s->nsquad; i++)
        if (score_takes_part(r->s, i, round))
            text[n++] = r->s->squad[i].name.p[0];
    text[n] = '\0';
    return text;
}

static bool absent(struct room *r, const char *team, int from, int to)
{
    return desk_absent(r->desk, ACT, str_of(team), from, to, &r->f, &r->e);
}

static bool arrive(struct room *r, const char *team)
{
    return desk_arrive(r->desk, ACT, str_of(team), &r->f, &r->e);
}

static bool withdraw(struct room *r, const char *team)
{
    return desk_withdraw(r->desk, ACT, str_of(team), &r->f, &r->e);
}

static void pair_and_publish(struct room *r)
{
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
}

static void absent_for_some_rounds(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, absent(&r, "A", 0, 0));
    assert_journal(&r, "A is not paired in round 1");
    WORKS(&r, absent(&r, "B", 2, 3));
    assert_journal(&r, "B is not paired in rounds 2 to 3");
    WORKS(&r, absent(&r, "C", 3, 0));
    assert_journal(&r, "C is not paired in all rounds from 3 on");
    assert_string_equal(taking_part(&r, 1), "BCD");
    assert_string_equal(taking_part(&r, 2), "ACD");
    assert_string_equal(taking_part(&r, 3), "AD");
    assert_string_equal(taking_part(&r, 4), "ABD");
    assert_string_equal(taking_part(&r, 11), "ABD");
    room_close(&r);
}

static void what_cannot_be_absent(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    pair_and_publish(&r);
    FAILS(&r, absent(&r, "A", 1, 1), ERR_STATE,
          "round 1 is published: its pairing changes only by move and bye");
    FAILS(&r, absent(&r, "A", 12, 12), ERR_STATE, "the event has only 11 rounds");
    FAILS(&r, absent(&r, "A", 5, 4), ERR_INPUT, "rounds 5 to 4 are none");
    WORKS(&r, absent(&r, "A", 0, 0)); /* the next round is 2 */
    assert_string_equal(taking_part(&r, 2), "BCD");
    room_close(&r);
}

static void a_team_arrives(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 5);
    WORKS(&r, absent(&r, "A", 1, 0));
    WORKS(&r, absent(&r, "B", 1, 0));
    pair_and_publish(&r);
    room_play(&r);
    WORKS(&r, arrive(&r, "A"));
    assert_journal(&r, "A is paired from round 2 on");
    assert_string_equal(taking_part(&r, 1), "CDE");
    assert_string_equal(taking_part(&r, 2), "ACDE");
    FAILS(&r, arrive(&r, "A"), ERR_STATE, "A is not absent");
    WORKS(&r, absent(&r, "C", 2, 2));
    WORKS(&r, arrive(&r, "C"));
    assert_string_equal(taking_part(&r, 2), "ACDE");
    look(&r);
    assert_int_equal(r.s->nabsence, 2); /* nothing is left of C's; A's is over */
    assert_int_equal(r.s->absence[0].to, 1);
    WORKS(&r, arrive(&r, "B"));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r) + strlen(room_pairs(&r)) - 5, "bye B"); /* edition 2012 */
    room_close(&r);
}

static void a_team_withdraws(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, absent(&r, "B", 1, 0));
    pair_and_publish(&r);
    room_play(&r);
    WORKS(&r, withdraw(&r, "A"));
    assert_journal(&r, "A has withdrawn from round 2 on");
    WORKS(&r, withdraw(&r, "B"));
    assert_string_equal(taking_part(&r, 1), "ACD");
    assert_string_equal(taking_part(&r, 2), "CD");
    FAILS(&r, withdraw(&r, "A"), ERR_STATE, "A withdrew from round 2 on");
    FAILS(&r, arrive(&r, "A"), ERR_STATE, "A withdrew from round 2 on");
    FAILS(&r, absent(&r, "B", 2, 2), ERR_STATE, "B withdrew from round 2 on");
    room_close(&r);
}

static void pairs_are_barred(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_bar(r.desk, ACT, S("C"), S("A"), 1, &r.f, &r.e));
    assert_journal(&r, "C and A are not paired with each other in round 1");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-D C-B"); /* B at place 2 is Black */
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_play(&r);
    WORKS(&r, desk_bar(r.desk, ACT, S("A"), S("B"), 0, &r.f, &r.e));
    assert_journal(&r, "A and B are not paired with each other");
    int before = room_entries(&r);
    WORKS(&r, desk_bar(r.desk, ACT, S("B"), S("A"), 0, &r.f, &r.e));
    assert_int_equal(room_entries(&r), before);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    look(&r);
    for (int i = 0; i < 2; i++) /* A meets C: with D it has met, from B it is barred */
        if (r.s->round[1].fixture[i].side[0] == 0 || r.s->round[1].fixture[i].side[1] == 0)
            assert_int_equal(r.s->round[1].fixture[i].side[0] + r.s->round[1].fixture[i].side[1], 2);
    FAILS(&r, desk_bar(r.desk, ACT, S("A"), S("A"), 0, &r.f, &r.e), ERR_INPUT,
          "a team cannot be barred from itself");
    FAILS(&r, desk_bar(r.desk, ACT, S("A"), S("B"), 1, &r.f, &r.e), ERR_STATE,
          "round 1 is published: its pairing changes only by move and bye");
    room_close(&r);
}

static bool points(struct room *r, const char *team, int mp, int gp, bool pairing_only)
{
    return desk_points(r->desk, BECAUSE, str_of(team), mp, gp, pairing_only, &r->f, &r->e);
}

static void points_by_decision(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    FAILS(&r, desk_points(r.desk, ACT, S("A"), 1, 0, false, &r.f, &r.e), ERR_STATE,
          "a decision on points needs a reason, for the journal");
    FAILS(&r, points(&r, "A", 0, 0, false), ERR_INPUT, "no points are given or taken");
    FAILS(&r, points(&r, "A", 1000, 0, false), ERR_INPUT, "nobody has that many points");
    WORKS(&r, points(&r, "D", 2, 5, false));
    assert_journal(&r, "D: +2 match points, +2½ game points from round 1");
    WORKS(&r, points(&r, "A", -1, -1, true));
    assert_journal(&r, "A: -1 match points, -½ game points for the pairing of round 1");
    WORKS(&r, points(&r, "A", 0, -4, false));
    assert_journal(&r, "A: +0 match points, -2 game points from round 1");
    look(&r);
    assert_int_equal(r.s->nadjustment, 3);
    assert_int_equal(r.s->adjustment[0].team, 3);
    assert_int_equal(r.s->adjustment[0].gp, 5);
    assert_int_equal(r.s->adjustment[0].from, 1);
    assert_true(r.s->adjustment[1].pairing_only);
    assert_string_equal(r.s->adjustment[2].reason.p, "by order");
    /* D leads with 2 match points and floats to the group below it, whose first is B. */
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_non_null(strstr(room_pairs(&r), "D-B"));
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(absent_for_some_rounds),
        cmocka_unit_test(what_cannot_be_absent),
        cmocka_unit_test(a_team_arrives),
        cmocka_unit_test(a_team_withdraws),
        cmocka_unit_test(pairs_are_barred),
        cmocka_unit_test(points_by_decision),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
