/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/rule_test.h"
#include "tests/unit/desk/room.h"

#include "teams/presence.h"
#include "tests/said.h"

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
    return desk_arrive(r->desk, ACT, str_of(team), PLAYERS_ALL, false, &r->f, &r->e);
}

static bool withdraw(struct room *r, const char *team)
{
    return desk_withdraw(r->desk, ACT, str_of(team), false, &r->f, &r->e);
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
    WORKS(&r, absent(&r, "B", 2, 2));
    assert_journal(&r, "B is not paired in round 2");
    WORKS(&r, absent(&r, "B", 3, 3));
    assert_journal(&r, "B is not paired in round 3");
    WORKS(&r, absent(&r, "C", 3, 0));
    assert_journal(&r, "C is not paired from round 3 on");
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
    FAILS(&r, absent(&r, "A", 1, 1), ERR_STATE, "round 1 is published: change its pairing with 'move' or 'bye'");
    FAILS(&r, absent(&r, "A", 12, 12), ERR_STATE, "the event has only 11 rounds");
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
    assert_journal(&r, "A: 5 players here; A is paired from round 2 on");
    assert_string_equal(taking_part(&r, 1), "CDE");
    assert_string_equal(taking_part(&r, 2), "ACDE");
    int entries = room_entries(&r);
    WORKS(&r, arrive(&r, "A")); /* is here already */
    assert_int_equal(room_entries(&r), entries);
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
    FAILS(&r, withdraw(&r, "A"), ERR_STATE,
          "A withdrew from round 2 on; 'withdraw --lift --reason WHY' takes that back");
    FAILS(&r, arrive(&r, "A"), ERR_STATE, "A withdrew from round 2 on; 'withdraw --lift --reason WHY' takes that back");
    FAILS(&r, absent(&r, "B", 2, 2), ERR_STATE,
          "B withdrew from round 2 on; 'withdraw --lift --reason WHY' takes that back");
    room_close(&r);
}

static void pairs_are_barred(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_bar(r.desk, ACT, S("C"), S("A"), 1, false, &r.f, &r.e));
    assert_journal(&r, "C and A may not be paired with each other in round 1");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-D C-B"); /* B at place 2 is Black */
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_play(&r);
    WORKS(&r, desk_bar(r.desk, ACT, S("A"), S("B"), 0, false, &r.f, &r.e));
    assert_journal(&r, "A and B may not be paired with each other");
    int before = room_entries(&r);
    WORKS(&r, desk_bar(r.desk, ACT, S("B"), S("A"), 0, false, &r.f, &r.e));
    assert_int_equal(room_entries(&r), before);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    look(&r);
    for (int i = 0; i < 2; i++) /* A meets C: with D it has met, from B it is barred */
        if (r.s->round[1].fixture[i].side[0] == 0 || r.s->round[1].fixture[i].side[1] == 0)
            assert_int_equal(r.s->round[1].fixture[i].side[0] + r.s->round[1].fixture[i].side[1], 2);
    FAILS(&r, desk_bar(r.desk, ACT, S("A"), S("A"), 0, false, &r.f, &r.e), ERR_INPUT,
          "a team cannot be barred from itself");
    FAILS(&r, desk_bar(r.desk, ACT, S("A"), S("B"), 1, false, &r.f, &r.e), ERR_STATE,
          "round 1 is published: change its pairing with 'move' or 'bye'");
    room_close(&r);
}

static bool points(struct room *r, const char *team, int mp, int gp, bool pairing_only)
{
    return desk_points(r->desk, BECAUSE, str_of(team), mp, gp, pairing_only, false, &r->f, &r->e);
}

static void points_by_decision(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    FAILS(&r, desk_points(r.desk, ACT, S("A"), 1, 0, false, false, &r.f, &r.e), ERR_STATE,
          "a decision on points needs a reason for the journal");
    FAILS(&r, points(&r, "A", 0, 0, false), ERR_USAGE, "give a number of points other than 0");
    FAILS(&r, points(&r, "A", 1000, 0, false), ERR_USAGE, "nobody can be given so many points");
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

static bool arrive_with(struct room *r, const char *team, int players)
{
    return desk_arrive(r->desk, ACT, str_of(team), players, false, &r->f, &r->e);
}

static bool announce(struct room *r, const char *team, const char *due)
{
    return desk_announce(r->desk, ACT, str_of(team), str_of(due), STR("bus"), &r->f, &r->e);
}

/* Round 1 is on 2 September at 18:00, and the clock of the tests stands at 15:00 of that day. */
static void set_date(struct room *r)
{
    static const struct setting date = { { "date.1", 6 }, { "2016-09-02 18:00", 16 } };

    WORKS(r, desk_set(r->desk, ACT, &date, 1, &r->f, &r->e));
}

/* Three players are here, two are not enough; announced before the start is, at the start is not; of the last
   team nobody has heard. */
static void present_first(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    set_date(&r);
    WORKS(&r, arrive_with(&r, "A", 3));
    WORKS(&r, arrive_with(&r, "B", 2));
    assert_remark(&r, 0, "B needs 3 players to play");
    WORKS(&r, announce(&r, "C", "2016-09-02 17:59"));
    WORKS(&r, announce(&r, "D", "2016-09-02 18:00"));
    assert_remark(&r, 0, "D is due after the start of round 1 and so is not paired in that round");
    WORKS(&r, arrive(&r, "E"));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_remark(&r, 0,
                  "3 teams are in round 1 although neither here with enough players nor announced in time: B, D and F; "
                  "'absent --missing' "
                  "leaves out such teams");
    WORKS(&r, desk_absent_missing(r.desk, ACT, &r.f, &r.e));
    assert_journal(&r, "3 teams not here at the set hour and not paired before arrival: B, D and F; "
                       "the draft of round 1 is discarded");
    assert_string_equal(taking_part(&r, 1), "ACE");
    WORKS(&r, announce(&r, "F", "2016-09-02 12:00"));
    assert_remark(&r, 0,
                  "F will not be paired in round 1 (not here at the set hour) unless here in time; 'absent --lift' "
                  "pairs all the same");
    WORKS(&r, desk_absent_not(r.desk, ACT, S("F"), &r.f, &r.e));
    assert_journal(&r, "F is paired from round 1 on");
    assert_string_equal(taking_part(&r, 1), "ACEF");
    FAILS(&r, desk_absent_not(r.desk, ACT, S("F"), &r.f, &r.e), ERR_STATE,
          "F is not absent from any round still to come");
    WORKS(&r, arrive_with(&r, "B", 3));
    assert_string_equal(taking_part(&r, 1), "ABCEF");
    pair_and_publish(&r);
    FAILS(&r, desk_absent_missing(r.desk, ACT, &r.f, &r.e), ERR_STATE,
          "round 1 is published; from now on, name each absent team");
    room_close(&r);
}

/* A schedule that says the day alone, or nothing. */
static void present_first_without_an_hour(void **state)
{
    struct event e = { .nsection = 0 };

    (void)state;
    assert_true(presence_before_start(&e, NULL, S("2016-09-02 15:00")));
    assert_false(presence_before_start(&e, NULL, S("")));
    e.date[0] = S("2016-09-02");
    assert_true(presence_before_start(&e, NULL, S("2016-09-02 23:00")));
    assert_false(presence_before_start(&e, NULL, S("2016-09-03 00:00")));
}

/* TAP decides by the clock; who overrules that says why. */
static void president_overrules_the_set_hour(void **state)
{
    static const struct setting hour = { { "presence-closes", 15 }, { "2016-09-02 15:30", 16 } };
    static const struct setting now = { { "presence-closes", 15 }, { "2016-09-02 15:00", 16 } };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    set_date(&r);
    WORKS(&r, desk_set(r.desk, ACT, &hour, 1, &r.f, &r.e));
    WORKS(&r, arrive(&r, "A"));
    FAILS(&r, desk_absent_missing(r.desk, ACT, &r.f, &r.e), ERR_STATE,
          "the set hour, 2016-09-02 15:30, has not come yet; to do this earlier, give a reason");
    WORKS(&r, desk_absent_missing(r.desk, BECAUSE, &r.f, &r.e));
    assert_string_equal(taking_part(&r, 1), "A");
    WORKS(&r, desk_absent_not(r.desk, ACT, S("B"), &r.f, &r.e));
    WORKS(&r, desk_set(r.desk, ACT, &now, 1, &r.f, &r.e));
    WORKS(&r, desk_absent_missing(r.desk, ACT, &r.f, &r.e)); /* the hour itself */
    assert_string_equal(taking_part(&r, 1), "A");
    room_close(&r);
}

/* A meets D, E - B, C - F. Two players of D and none of E and B; C and F are not judged. */
static void present_three_and_walkover_at_the_start(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, arrive_with(&r, "A", 4));
    WORKS(&r, arrive_with(&r, "D", 2));
    WORKS(&r, announce(&r, "E", "2016-09-02 10:00"));
    WORKS(&r, arrive_with(&r, "B", 1));
    pair_and_publish(&r);
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    WORKS(&r, desk_start(r.desk, ACT, false, &r.f, &r.e));
    assert_journal(&r, "round 1 starts without D, E and B");
    look(&r);
    struct match m = score_match(r.s, &r.s->round[0].fixture[0]);
    assert_true(!m.played && m.mp[0] == 2 && m.gp[0] == 8 && m.mp[1] == 0 && m.gp[1] == 0);
    m = score_match(r.s, &r.s->round[0].fixture[1]);
    assert_true(!m.played && !m.pending && m.mp[0] == 0 && m.gp[0] == 0 && m.mp[1] == 0);
    assert_false(score_complete(r.s, &r.s->round[0].fixture[2]));
    int entries = room_entries(&r);
    WORKS(&r, desk_start(r.desk, ACT, false, &r.f, &r.e)); /* once is enough */
    assert_int_equal(room_entries(&r), entries);
    room_close(&r);
}

/* B has nobody in rounds 1 and 2: named after the first, expelled after the second. What it has counts for
   those who met it. */
static void expelled_the_second_time(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, arrive_with(&r, "B", 0));
    pair_and_publish(&r);
    WORKS(&r, desk_start(r.desk, ACT, true, &r.f, &r.e));
    assert_journal(&r, "round 1 starts without B");
    room_play(&r);
    pair_and_publish(&r);
    WORKS(&r, desk_start(r.desk, ACT, false, &r.f, &r.e));
    assert_remark(&r, 1,
                  "B (2) did not come to its matches of rounds 1 and 2: expel it ('expel') or excuse it with a reason "
                  "('excuse')");
    assert_int_equal(r.f.item[0].rule, RULE_WALKOVER); /* nobody noted how many of its opponent are here */
    assert_int_equal(r.f.item[1].rule, RULE_EXPELLED);
    int entries = room_entries(&r);
    WORKS(&r, desk_start(r.desk, ACT, false, &r.f, &r.e)); /* still to be */
    assert_int_equal(r.f.n, 3);
    assert_int_equal(room_entries(&r), entries);
    FAILS(&r, desk_expel(r.desk, ACT, S("B"), &r.f, &r.e), ERR_STATE, "an expulsion needs a reason for the journal");
    WORKS(&r, desk_expel(r.desk, BECAUSE, S("B"), &r.f, &r.e));
    assert_remark(&r, 0,
                  "B: it has played no match; it is not paired from round 3 on; it counts in the tie-breaks of its "
                  "opponents with the 0 match points it has");
    assert_string_equal(taking_part(&r, 3), "ACDEF");
    FAILS(&r, arrive(&r, "B"), ERR_STATE,
          "B is expelled from round 3 on; 'withdraw --lift --reason WHY' takes that back");
    WORKS(&r, desk_withdraw(r.desk, BECAUSE, S("B"), true, &r.f, &r.e));
    assert_string_equal(taking_part(&r, 3), "ABCDEF");
    room_close(&r);
}

static void expelled_at_the_start_if_confirmed(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, arrive_with(&r, "B", 0));
    pair_and_publish(&r);
    WORKS(&r, desk_start(r.desk, ACT, true, &r.f, &r.e));
    assert_string_equal(taking_part(&r, 2), "ABCDEF");
    room_play(&r);
    pair_and_publish(&r);
    WORKS(&r, desk_start(r.desk, ACT, true, &r.f, &r.e));
    assert_journal(&r, "round 2 starts without B; B is expelled from round 3 on");
    assert_string_equal(taking_part(&r, 3), "ACDEF");
    room_close(&r);
}

/* The start was stored first, and confirmed later. */
static void expelled_after_the_start(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, arrive_with(&r, "B", 0));
    pair_and_publish(&r);
    WORKS(&r, desk_start(r.desk, ACT, false, &r.f, &r.e));
    room_play(&r);
    pair_and_publish(&r);
    WORKS(&r, desk_start(r.desk, ACT, false, &r.f, &r.e));
    WORKS(&r, desk_start(r.desk, ACT, true, &r.f, &r.e));
    assert_journal(&r, "B is expelled from round 3 on");
    assert_string_equal(taking_part(&r, 3), "ACDEF");
    WORKS(&r, desk_start(r.desk, ACT, true, &r.f, &r.e)); /* it has left */
    assert_int_equal(r.f.n, 1);
    assert_non_null(strstr(finding_said(&r.f.item[0]).p, "is recorded already; nobody else is known to be missing"));
    room_close(&r);
}

static bool excuse(struct room *r, const struct act *act, const char *team, int round, bool lift)
{
    return desk_excuse(r->desk, act, str_of(team), round, lift, &r->f, &r->e);
}

/* A round to which B does not come. */
static void play_without_b(struct room *r)
{
    pair_and_publish(r);
    WORKS(r, desk_start(r->desk, ACT, false, &r->f, &r->e));
    room_play(r);
}

static void expelled_is_nobody_who_is_excused(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, arrive_with(&r, "B", 0));
    FAILS(&r, excuse(&r, BECAUSE, "B", 0, false), ERR_STATE, "B missed no match, or is excused for all that it missed");
    play_without_b(&r);
    play_without_b(&r);
    FAILS(&r, excuse(&r, ACT, "B", 0, false), ERR_STATE, "an excuse needs a reason for the journal");
    FAILS(&r, excuse(&r, BECAUSE, "B", 3, false), ERR_STATE, "B missed no match in round 3, or is excused for it");
    FAILS(&r, excuse(&r, BECAUSE, "A", 0, false), ERR_STATE, "A missed no match, or is excused for all that it missed");
    FAILS(&r, excuse(&r, BECAUSE, "B", 0, true), ERR_STATE, "B is excused for no match");
    WORKS(&r, excuse(&r, BECAUSE, "B", 0, false));
    assert_int_equal(r.f.n, 0);
    assert_journal(&r, "B is excused for not coming to its matches of rounds 1 and 2");
    play_without_b(&r); /* that is the first that counts */
    int n;
    look(&r);
    presence_missed(r.s, &r.arena, &n);
    assert_int_equal(n, 0);
    pair_and_publish(&r);
    WORKS(&r, desk_start(r.desk, ACT, false, &r.f, &r.e));
    assert_remark(&r, 1,
                  "B (2) did not come to its matches of rounds 3 and 4: expel it ('expel') or excuse it with a reason "
                  "('excuse')");
    WORKS(&r, excuse(&r, BECAUSE, "B", 4, false));
    assert_int_equal(r.f.n, 0);
    assert_journal(&r, "B is excused for not coming to its match of round 4");
    WORKS(&r, excuse(&r, BECAUSE, "B", 2, true));
    assert_journal(&r, "B is no longer excused for round 2");
    assert_remark(&r, 0,
                  "B (2) did not come to its matches of rounds 2 and 3: expel it ('expel') or excuse it with a reason "
                  "('excuse')");
    WORKS(&r, desk_expel(r.desk, BECAUSE, S("B"), &r.f, &r.e));
    FAILS(&r, excuse(&r, BECAUSE, "B", 0, false), ERR_STATE,
          "B is expelled from round 5 on; 'withdraw --lift --reason WHY' takes that back");
    room_close(&r);
}

/* Three teams of the host, the third of which makes eight. */
static void fill_with_host(struct room *r, int n)
{
    static const struct setting host = { { "federation", 10 }, { "FID", 3 } };

    room_fill(r, n);
    WORKS(r, desk_set(r->desk, ACT, &host, 1, &r->f, &r->e));
}

static void host_stays(void **state)
{
    struct room r;

    (void)state;
    fill_with_host(&r, 6); /* all are of one federation: C is its third */
    WORKS(&r, absent(&r, "C", 0, 0));
    WORKS(&r, arrive(&r, "C"));
    pair_and_publish(&r);
    room_play(&r);
    FAILS(&r, absent(&r, "C", 0, 0), ERR_STATE,
          "C played round 1 as the third team of the host and stays, whatever the number of teams; if it "
          "does not play for another reason, give --reason");
    FAILS(&r, withdraw(&r, "C"), ERR_STATE,
          "C played round 1 as the third team of the host and stays, whatever the number of teams; if it "
          "does not play for another reason, give --reason");
    WORKS(&r, withdraw(&r, "D"));
    WORKS(&r, desk_withdraw(r.desk, BECAUSE, S("C"), false, &r.f, &r.e));
    room_close(&r);
}

static bool join(struct room *r, const char *team)
{
    return desk_arrive(r->desk, ordered(BECAUSE), str_of(team), PLAYERS_ALL, true, &r->f, &r->e);
}

/* The team that has the bye has an opponent now. */
static void by_order_a_late_team_meets_the_bye(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, absent(&r, "F", 1, 0));
    pair_and_publish(&r);
    assert_string_equal(room_pairs(&r), "A-C D-B bye E");
    FAILS(&r, desk_arrive(r.desk, ACT, S("F"), 2, true, &r.f, &r.e), ERR_STATE,
          "F cannot join: it needs 3 players to play");
    WORKS(&r, arrive(&r, "F"));
    assert_remark(&r, 0,
                  "it may still join round 1 with 'arrive --join --order-of NAME': F - E, which has the bye now");
    FAILS(&r, desk_arrive(r.desk, ACT, S("F"), PLAYERS_ALL, true, &r.f, &r.e), ERR_STATE,
          "round 1 is published: a pairing that breaks no rule may only be changed by order (name who gave it with "
          "--order-of)");
    WORKS(&r, join(&r, "F"));
    assert_journal(&r, "round 1 by hand: E - F, by order of the President");
    assert_string_equal(room_pairs(&r), "A-C D-B E-F");
    FAILS(&r, join(&r, "F"), ERR_STATE, "F need not join, being paired in round 1, at table 3");
    room_close(&r);
}

/* Nobody has the bye: the lower-ranked team of the last table gets it. */
static void by_order_a_late_team_takes_the_last_table(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 7);
    WORKS(&r, absent(&r, "G", 1, 0));
    pair_and_publish(&r);
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    WORKS(&r, join(&r, "G"));
    assert_journal(&r, "G: 5 players here; G is paired from round 2 on; round 1 by hand: C - G, F has "
                       "the bye, instead of C - F, by order of the President");
    assert_string_equal(room_pairs(&r), "A-D E-B C-G bye F");
    room_play(&r);
    FAILS(&r, join(&r, "B"), ERR_STATE, "B need not join, being paired in round 1, at table 2");
    room_close(&r);
}

/* The last table is closed to the team: it goes on to the one above. */
static void by_order_a_late_team_joins_where_it_may(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    pair_and_publish(&r);
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    room_play(&r);
    WORKS(&r, absent(&r, "E", 2, 2));
    WORKS(&r, absent(&r, "F", 2, 2));
    pair_and_publish(&r); /* A, B and C have won */
    assert_string_equal(room_pairs(&r), "B-A D-C");
    WORKS(&r, desk_bar(r.desk, BECAUSE, S("F"), S("D"), 0, false, &r.f, &r.e));
    WORKS(&r, join(&r, "F"));
    /* F has met C and may not meet D. At table 1 B ranks lower and has the bye; F had Black, A White. */
    assert_string_equal(room_pairs(&r), "F-A D-C bye B");
    room_close(&r);
}

static void a_bar_can_be_lifted(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_bar(r.desk, BECAUSE, S("A"), S("B"), 0, false, &r.f, &r.e));
    WORKS(&r, desk_bar(r.desk, BECAUSE, S("A"), S("B"), 2, false, &r.f, &r.e));
    WORKS(&r, desk_bar(r.desk, BECAUSE, S("B"), S("A"), 0, true, &r.f, &r.e));
    assert_journal(&r, "B and A may be paired with each other");
    look(&r);
    assert_int_equal(r.s->nbarred, 0);
    FAILS(&r, desk_bar(r.desk, BECAUSE, S("B"), S("A"), 0, true, &r.f, &r.e), ERR_STATE,
          "B and A are not barred from meeting");
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
        RULE_TEST(PRESENT_FIRST, present_first),
        RULE_TEST(PRESENT_FIRST, present_first_without_an_hour),
        RULE_TEST(PRESIDENT, president_overrules_the_set_hour),
        RULE_TEST(PRESENT_THREE, present_three_and_walkover_at_the_start),
        RULE_TEST(EXPELLED, expelled_the_second_time),
        RULE_TEST(EXPELLED, expelled_at_the_start_if_confirmed),
        RULE_TEST(EXPELLED, expelled_after_the_start),
        RULE_TEST(EXPELLED, expelled_is_nobody_who_is_excused),
        RULE_TEST(HOST_STAYS, host_stays),
        RULE_TEST(BY_ORDER, by_order_a_late_team_meets_the_bye),
        RULE_TEST(BY_ORDER, by_order_a_late_team_takes_the_last_table),
        RULE_TEST(BY_ORDER, by_order_a_late_team_joins_where_it_may),
        cmocka_unit_test(a_bar_can_be_lifted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
