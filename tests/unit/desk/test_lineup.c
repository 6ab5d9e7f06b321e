/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/rule_test.h"
#define ROOM_CLOCK "2016-08-01 08:00:00"
#include "tests/unit/desk/room.h"

/* Five teams A ... E; round 1 is published: A - C, D - B, E has the bye. Its line-ups are due at 10:00. */
static void room_published(struct room *r)
{
    static const struct setting date = { { "date.1", 6 }, { "2016-09-02 15:00", 16 } };

    room_fill(r, 5);
    WORKS(r, desk_set(r->desk, ACT, &date, 1, &r->f, &r->e));
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    assert_string_equal(room_pairs(r), "A-C D-B bye E");
}

static const struct act *clock_at(const char *time, const char *reason)
{
    static struct act act;
    static char text[32];

    act = *act_in(NULL, reason);
    snprintf(text, sizeof text, "2016-09-02 %s:00", time);
    act.time = str_of(text);
    return &act;
}

/* "A 1 2 3 5" */
static struct lineup_entry entry(const char *text, int line)
{
    struct lineup_entry e = { .line = line };
    struct str rest = str_of(text);

    e.team = str_cut(&rest, ' ');
    for (int b = 0; rest.n > 0; b++)
        e.player[b] = str_cut(&rest, ' ');
    return e;
}

static bool hand_in(struct room *r, const struct act *act, const char *text)
{
    struct lineup_entry e = entry(text, 0);

    return desk_lineups(r->desk, act, 0, &e, 1, false, &r->f, &r->e);
}

static bool hand_in_many(struct room *r, const struct act *act, const char *const *text, int n, bool any_order)
{
    struct lineup_entry e[8];

    for (int i = 0; i < n; i++)
        e[i] = entry(text[i], i + 2);
    return desk_lineups(r->desk, act, 1, e, n, any_order, &r->f, &r->e);
}

#define BEFORE clock_at("09:30", NULL)
#define AFTER  clock_at("10:01", NULL)

/* "1 2 3 5 captain" */
static void assert_lineup(struct room *r, const char *team, const char *want)
{
    struct str text = { 0 };
    const struct lineup *l;

    look(r);
    l = lineup_find(&r->s->round[0], team[0] - 'A');
    for (int b = 0; l && b < 4; b++)
        text = str_fmt(&r->arena, "%.*s%d ", STR_ARG(text), l->place[b]);
    text = l ? str_fmt(&r->arena, "%.*s%s%s", STR_ARG(text), lineup_origin_name(l->origin), l->late ? " late" : "")
             : STR("none");
    assert_string_equal(str_c(&r->arena, text), want);
}

/* "1-1 2-2 3-3 4-4": places on the boards of a table of round 1. */
static void assert_seated(struct room *r, int table, const char *want)
{
    struct str text = { 0 };

    look(r);
    const struct fixture *f = &r->s->round[0].fixture[table - 1];
    for (int b = 0; b < 4; b++)
        text =
            str_fmt(&r->arena, "%.*s%s%d-%d", STR_ARG(text), b ? " " : "", f->board[b].place[0], f->board[b].place[1]);
    assert_string_equal(str_c(&r->arena, text), want);
}

static void a_line_up_is_taken_and_replaced(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in(&r, BEFORE, "A 1 2 3 5"));
    assert_journal(&r, "round 1: line-up of A handed in");
    assert_lineup(&r, "A", "1 2 3 5 captain");
    WORKS(&r, hand_in(&r, BEFORE, "A A1 A2 4 A5"));
    assert_journal(&r, "round 1: line-up of A handed in again");
    assert_lineup(&r, "A", "1 2 4 5 captain");
    int entries = room_entries(&r);
    WORKS(&r, hand_in(&r, BEFORE, "A 1 2 4 5")); /* the same again, which nobody is to learn */
    assert_int_equal(room_entries(&r), entries + 1);
    assert_journal(&r, "round 1: line-up of A handed in again");
    look(&r);
    const struct lineup *l = lineup_find(&r.s->round[0], 0);
    assert_string_equal(l->at.p, "2016-09-02 09:30:00");
    assert_string_equal(l->by.p, "anna");
    assert_seated(&r, 1, "0-0 0-0 0-0 0-0"); /* secret */
    room_close(&r);
}

/* A has five players, D has four boards to fill: who comes by hand and who comes in a file are asked alike. */
static void a_board_given_up_is_remarked(void **state)
{
    static const char *const file[] = { "D 1 2 3", "B 1 2 3 4" };
    static const char given_up[] = "has enough players, but nobody plays on board 4, which is lost by forfeit";
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in(&r, BEFORE, "A 1 2 3"));
    assert_int_equal(finding_count(&r.f, WARNING), 1);
    r.f = (struct findings){ .arena = &r.arena };
    WORKS(&r, hand_in_many(&r, BEFORE, file, 2, false));
    assert_int_equal(finding_total(&r.f), 1);
    assert_int_equal(r.f.item[0].severity, WARNING);
    assert_int_equal(r.f.item[0].line, 2);
    assert_non_null(strstr(str_c(&r.arena, finding_said(&r.f.item[0])), given_up));
    room_close(&r);
}

static void squad_list_what_is_refused(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 5);
    FAILS(&r, hand_in(&r, BEFORE, "A 1 2 3 4"), ERR_STATE, "no round is published yet");
    room_close(&r);
    room_published(&r);
    FAILS(&r, hand_in(&r, BEFORE, "E 1 2 3 4"), ERR_STATE, "E has the bye in round 1 and needs no line-up");
    FAILS(&r, hand_in(&r, BEFORE, "A 1 2 3 9"), ERR_INPUT,
          "A, board 4: there is no player 9; its list has only 5 (D.02, 5)");
    FAILS(&r, hand_in(&r, BEFORE, "A 1 2 Kim"), ERR_INPUT,
          "there is no player \"Kim\" in the list of A: it has 1 A1; 2 A2; 3 A3; 4 A4; 5 A5");
    FAILS(&r, hand_in(&r, BEFORE, "A 1 2 4 3"), ERR_INPUT,
          "A: player 3, A3, sits on board 4, but player 4, A4, on board 3 is lower in the list "
          "(D.02, 5); to accept it all the same, add --out-of-order and a reason");
    FAILS(&r, hand_in(&r, BEFORE, "A 1 2 3 4 5"), ERR_INPUT,
          "A: a match has 4 boards, but a player is named for board 5");
    FAILS(&r, hand_in(&r, BEFORE, "A 1 2"), ERR_INPUT,
          "A: 2 players, but a match on 4 boards needs at least 3 (D.02, 45b)");
    FAILS(&r, hand_in(&r, BEFORE, "Q 1 2 3 4"), ERR_INPUT,
          "there is no team \"Q\" in section open: it has 1 A; 2 B; 3 C; 4 D; 5 E");
    room_close(&r);
}

static void after_the_deadline_a_line_up_is_late(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in(&r, clock_at("10:00", NULL), "B 1 2 3 4")); /* on the minute */
    assert_lineup(&r, "B", "1 2 3 4 captain");
    FAILS(&r, hand_in(&r, AFTER, "A 1 2 3 4"), ERR_STATE,
          "a line-up after the deadline needs a reason for the journal");
    WORKS(&r, hand_in(&r, clock_at("10:01", "bus"), "A 1 2 3 4"));
    assert_journal(&r, "round 1: line-up of A handed in, late");
    assert_lineup(&r, "A", "1 2 3 4 captain late");
    room_close(&r);
}

static void many_come_all_or_none(void **state)
{
    static const char *const good[] = { "A 1 2 3 4", "B 1 3 4 5", "C 2 3 4" };
    static const char *const bad[] = { "A 1 2 3 5", "B 1 4 3 5", "A 1 2 3 4", "E 1 2 3 4" };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in_many(&r, BEFORE, good, 3, false));
    assert_journal(&r, "round 1: 3 line-ups handed in");
    assert_lineup(&r, "C", "2 3 4 0 captain");
    FAILS(&r, hand_in_many(&r, BEFORE, bad, 4, false), ERR_INPUT, "3 of 4 line-ups cannot be accepted, so none was");
    assert_int_equal(r.f.n, 3);
    assert_remark(&r, 0, "B: player 3, B3, sits on board 3, but player 4, B4, on board 2 is lower in the list");
    assert_int_equal(r.f.item[0].line, 3);
    assert_remark(&r, 1, "A already has a line-up in line 2");
    assert_remark(&r, 2, "E has the bye in round 1 and needs no line-up");
    assert_lineup(&r, "A", "1 2 3 4 captain");
    room_close(&r);
}

static void squad_list_out_of_order_is_taken_with_a_reason(void **state)
{
    static const char *const text[] = { "B 1 4 3 5" };
    struct room r;

    (void)state;
    room_published(&r);
    FAILS(&r, hand_in_many(&r, BEFORE, text, 1, true), ERR_STATE,
          "a line-up that departs from the board order needs a reason for the journal");
    WORKS(&r, hand_in_many(&r, clock_at("09:30", "list corrected"), text, 1, true));
    assert_int_equal(r.f.item[0].severity, WARNING);
    assert_lineup(&r, "B", "1 4 3 5 captain");
    WORKS(&r, desk_lineups_open(r.desk, AFTER, 0, &r.f, &r.e)); /* and it is not lost */
    assert_remark(&r, 0, "B: player 3, B3, sits on board 3, but player 4, B4, on board 2 is lower in the list");
    assert_seated(&r, 2, "1-1 2-4 3-3 4-5");
    room_close(&r);
}

/* A - C and D - B: the team named first has White on boards 1 and 3. */
static void white_odd_board_pairings_come_from_line_ups(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in(&r, BEFORE, "A 1 2 3 5"));
    WORKS(&r, hand_in(&r, BEFORE, "C 2 3 4"));
    FAILS(&r, desk_lineups_open(r.desk, BEFORE, 0, &r.f, &r.e), ERR_STATE,
          "the line-ups of round 1 are due at 2016-09-02 10:00 and 2 are missing: to open them earlier, give a reason");
    WORKS(&r, desk_lineups_open(r.desk, clock_at("10:00", NULL), 0, &r.f, &r.e));
    assert_journal(&r, "round 1: line-ups opened, 2 handed in, 2 by default (D and B)");
    assert_remark(&r, 0, "no line-up, so the first players of the list play: D and B");
    assert_seated(&r, 1, "1-2 2-3 3-4 5-0");
    assert_seated(&r, 2, "1-1 2-2 3-3 4-4");
    assert_lineup(&r, "B", "1 2 3 4 list");
    FAILS(&r, desk_lineups_open(r.desk, AFTER, 0, &r.f, &r.e), ERR_STATE,
          "the line-ups of round 1 were opened at 2016-09-02 10:00:00");
    room_close(&r);
}

static void opening_without_a_deadline(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, desk_lineups_open(r.desk, ACT, 0, &r.f, &r.e), ERR_STATE,
          "4 line-ups of round 1 are missing and no deadline is set: give a reason, or set the deadline");
    WORKS(&r, hand_in(&r, ACT, "A 1 2 3 4"));
    WORKS(&r, hand_in(&r, ACT, "B 1 2 3 4"));
    WORKS(&r, hand_in(&r, ACT, "C 1 2 3 4"));
    WORKS(&r, hand_in(&r, ACT, "D 1 2 3 4"));
    WORKS(&r, desk_lineups_open(r.desk, ACT, 0, &r.f, &r.e));
    assert_journal(&r, "round 1: line-ups opened, 4 handed in");
    room_close(&r);
}

static bool result_at(struct room *r, int table, int board, enum result result)
{
    struct result_list list = one_board(r, table, board, result);

    return desk_results(r->desk, ACT, &list, false, &r->f, &r->e);
}

static void results_come_after_the_line_ups(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in(&r, BEFORE, "C 2 3 4"));
    FAILS(&r, result_at(&r, 1, 1, RESULT_WIN), ERR_STATE,
          "the line-ups of round 1 are not opened: 'lineups --open -r 1' opens them, and results come after that; "
          "one known before, as a walkover, needs --confirm and --reason WHY");
    WORKS(&r, desk_lineups_open(r.desk, AFTER, 0, &r.f, &r.e));
    WORKS(&r, result_at(&r, 1, 1, RESULT_WIN)); /* the players are those of the line-ups */
    assert_seated(&r, 1, "1-2 2-3 3-4 4-0");
    FAILS(&r, result_at(&r, 1, 4, RESULT_LOSS), ERR_STATE,
          "table 1 board 4: C has no player there and loses the board by forfeit; if somebody plays, change the "
          "line-up first");
    WORKS(&r, result_at(&r, 1, 4, RESULT_FORFEIT));
    WORKS(&r, result_at(&r, 1, 3, RESULT_MISSED)); /* a named player who does not come */
    WORKS(&r, result_at(&r, 1, 2, RESULT_DRAW));
    look(&r);
    struct match m = score_match(r.s, &r.s->round[0].fixture[0]);
    assert_true(m.played);
    assert_int_equal(m.gp[0], 5); /* 1 + ½ + 0 + 1 */
    assert_int_equal(m.gp[1], 3);
    FAILS(&r, hand_in(&r, clock_at("11:00", "ill"), "A 1 2 3 5"), ERR_STATE,
          "table 1 board 4 (A - C) already has a result: to change who sat there, correct the result "
          "('result 1 ... --players ... --correct --reason WHY')");
    WORKS(&r, hand_in(&r, clock_at("11:00", "ill"), "D 1 2 3 5"));
    assert_journal(&r, "round 1: D plays 1 2 3 5 instead of 1 2 3 4");
    assert_seated(&r, 2, "1-1 2-2 3-3 5-4");
    room_close(&r);
}

/* Places of results without line-ups go on as before; where they break the order it is remarked. */
static void squad_list_results_out_of_order_are_reported(void **state)
{
    struct board_entry board[4];
    struct result_list list = { .board = board, .nboard = 4 };
    struct room r;

    (void)state;
    room_published(&r);
    for (int b = 0; b < 4; b++)
        board[b] = (struct board_entry){
            .table = 1, .board = b + 1, .result = RESULT_DRAW, .place = { b + 1, 5 - b }, .line = b + 2
        };
    WORKS(&r, desk_results(r.desk, clock_at("15:30", NULL), &list, false, &r.f, &r.e));
    assert_int_equal(r.f.n, 1);
    assert_int_equal(r.f.item[0].severity, WARNING);
    assert_remark(&r, 0, "C: player 4, C4, sits on board 2, but player 5, C5, on board 1 is lower in the list");
    FAILS(&r, hand_in(&r, BEFORE, "A 1 2 3 4"), ERR_STATE,
          "table 1 (A - C) of round 1 already has results or players recorded");
    WORKS(&r, desk_lineups_open(r.desk, AFTER, 0, &r.f, &r.e)); /* the other table */
    assert_seated(&r, 1, "1-5 2-4 3-3 4-2");
    assert_seated(&r, 2, "1-1 2-2 3-3 4-4");
    room_close(&r);
}

/* Line-ups go with their teams when the pairing changes: C has the bye, E comes in its place. */
static void line_ups_follow_the_pairing(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in(&r, BEFORE, "A 1 2 3 5"));
    WORKS(&r, hand_in(&r, BEFORE, "D 1 2 4 5"));
    WORKS(&r, desk_lineups_open(r.desk, AFTER, 0, &r.f, &r.e));
    WORKS(&r, desk_move(r.desk, ordered(clock_at("11:00", "by order")), S("A"), S("D"), COLOURLESS, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-D C-B bye E");
    assert_seated(&r, 1, "1-1 2-2 3-4 5-5");
    assert_seated(&r, 2, "1-1 2-2 3-3 4-4");
    WORKS(&r, desk_bye(r.desk, ordered(clock_at("11:00", "by order")), S("C"), &r.f, &r.e));
    look(&r);
    const struct fixture *f = &r.s->round[0].fixture[1];
    bool first = f->side[0] == 4;
    assert_int_equal(f->side[!first], 4);
    assert_int_equal(f->board[0].place[!first], 0); /* E has handed in nothing yet */
    assert_int_equal(f->board[0].place[first], 1);
    WORKS(&r, hand_in(&r, clock_at("11:05", "by order"), "E 1 2 3 4"));
    look(&r);
    assert_int_equal(r.s->round[0].fixture[1].board[3].place[!first], 4);
    room_close(&r);
}

static void opening_is_taken_back_with_a_reason_only(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in(&r, BEFORE, "A 1 2 3 5"));
    WORKS(&r, desk_lineups_open(r.desk, AFTER, 0, &r.f, &r.e));
    FAILS(&r, desk_undo(r.desk, ACT, &r.f, &r.e), ERR_STATE,
          "taking back a publication needs a reason for the journal");
    WORKS(&r, desk_undo(r.desk, BECAUSE, &r.f, &r.e));
    assert_seated(&r, 1, "0-0 0-0 0-0 0-0");
    assert_lineup(&r, "A", "1 2 3 5 captain");
    assert_lineup(&r, "C", "none");
    room_close(&r);
}

static bool hand_in_as(struct room *r, struct viewer who, const char *text)
{
    struct act act = *act_of(theirs(r, who));

    act.time = BEFORE->time;
    return hand_in(r, &act, text);
}

static void a_captain_hands_in_his_line_up(void **state)
{
    const struct viewer captain = { .role = ROLE_CAPTAIN, .section = S("open"), .team = S("A") };
    const struct viewer elsewhere = { .role = ROLE_CAPTAIN, .section = S("women"), .team = S("A") };
    const struct viewer helper = { .role = ROLE_HELPER, .section = S("open"), .table = 2, .to_table = 2 };
    const struct viewer anybody = { .role = ROLE_PUBLIC };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in_as(&r, captain, "A 1 2 3 4"));
    FAILS(&r, hand_in_as(&r, captain, "C 1 2 3 4"), ERR_STATE,
          "the captain of A in section open may not hand in a line-up for C in section open");
    FAILS(&r, hand_in_as(&r, captain, "E 1 2 3 4"), ERR_STATE,
          "the captain of A in section open may not hand in a line-up for E in section open");
    FAILS(&r, hand_in_as(&r, elsewhere, "A 1 2 3 5"), ERR_STATE,
          "the captain of A in section women may not hand in a line-up for A in section open");
    FAILS(&r, hand_in_as(&r, helper, "A 1 2 3 5"), ERR_STATE,
          "table 1 of section open: this helper has tables 2 to 2 of section open");
    WORKS(&r, hand_in_as(&r, helper, "D 1 2 3 4"));
    FAILS(&r, hand_in_as(&r, anybody, "A 1 2 3 5"), ERR_STATE, "lineups is for a captain, not for the public");
    FAILS(&r, desk_lineups_open(r.desk, act_of(captain), 0, &r.f, &r.e), ERR_STATE,
          "open is for the TAP, not for a captain");
    assert_lineup(&r, "A", "1 2 3 4 captain");
    assert_lineup(&r, "C", "none");
    room_close(&r);
}

/* "A B C": the teams whose line-ups the last row counts. */
static void assert_line_ups_of(struct room *r, const char *want)
{
    struct str code, text = { 0 };
    struct fact *fact;
    int n;

    code = str_of(room_facts(r));
    assert_true(fact_read(code, &r->arena, &fact, &n));
    for (int i = 0; i < n; i++)
        if (fact[i].kind == FACT_LINEUP_OF)
            text = str_fmt(&r->arena, "%.*s%s%.*s", STR_ARG(text), text.n ? " " : "", STR_ARG(fact[i].team_name));
    assert_string_equal(str_c(&r->arena, text), want);
}

static void the_journal_keeps_line_ups_secret(void **state)
{
    static const char *const text[] = { "C 2 3 4 5", "A 1 2 4 5", "B 1 2 3 5" };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in_many(&r, BEFORE, text, 3, false));
    assert_line_ups_of(&r, "A B C");
    assert_null(strstr(room_facts(&r), "2 3 4 5"));
    look(&r);
    for (int i = 0; i < 3; i++)
        assert_int_equal(r.s->round[0].lineup[i].squad, i); /* in the order of the file */
    WORKS(&r, hand_in_many(&r, BEFORE, text, 2, false));
    assert_journal(&r, "round 1: 2 line-ups handed in, 2 of them again");
    WORKS(&r, desk_lineups_open(r.desk, AFTER, 0, &r.f, &r.e));
    WORKS(&r, hand_in(&r, clock_at("10:05", "ill"), "C 1 2 3 4"));
    assert_journal(&r, "round 1: C plays 1 2 3 4 instead of 2 3 4 5");
    assert_non_null(strstr(room_facts(&r), "2 3 4 5")); /* now everybody may know */
    room_close(&r);
}

/* Nothing is opened then, so neither what is said nor the event that would be tells who plays. */
static void a_dry_opening_keeps_line_ups_secret(void **state)
{
    static const char *const text[] = { "A 1 2 3 5", "B 1 4 3 5" };
    const struct viewer tap = { 0 };
    struct event told;
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, hand_in_many(&r, clock_at("09:30", "list corrected"), text, 2, true));
    WORKS(&r, desk_replace(r.desk, clock_at("09:40", "ill"), S("A"), S("5"), &(struct player){ .name = S("Smith") },
                           &r.f, &r.e));
    struct act dry = *AFTER;
    dry.dry = true;
    WORKS(&r, desk_lineups_open(r.desk, &dry, 0, &r.f, &r.e));
    assert_int_equal(r.f.n, 1);
    assert_remark(&r, 0, "no line-up, so the first players of the list play: C and D");
    assert_true(str_eq(desk_done(r.desk), S("round 1: line-ups opened, 2 handed in, 2 by default (C and D)")));
    WORKS(&r, desk_load_told(r.desk, &tap, &r.arena, &told, &r.e));
    for (int b = 0; b < 4; b++)
        assert_int_equal(told.section->round->fixture[0].board[b].place[0], 0);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_up_is_taken_and_replaced),
        cmocka_unit_test(a_board_given_up_is_remarked),
        RULE_TEST(SQUAD_LIST, squad_list_what_is_refused),
        cmocka_unit_test(after_the_deadline_a_line_up_is_late),
        cmocka_unit_test(many_come_all_or_none),
        RULE_TEST(SQUAD_LIST, squad_list_out_of_order_is_taken_with_a_reason),
        RULE_TEST(WHITE_ODD, white_odd_board_pairings_come_from_line_ups),
        cmocka_unit_test(opening_without_a_deadline),
        cmocka_unit_test(results_come_after_the_line_ups),
        RULE_TEST(SQUAD_LIST, squad_list_results_out_of_order_are_reported),
        cmocka_unit_test(line_ups_follow_the_pairing),
        cmocka_unit_test(opening_is_taken_back_with_a_reason_only),
        cmocka_unit_test(a_captain_hands_in_his_line_up),
        cmocka_unit_test(the_journal_keeps_line_ups_secret),
        cmocka_unit_test(a_dry_opening_keeps_line_ups_secret),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
