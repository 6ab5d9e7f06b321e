/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/lineups/lineup.h"
#include "tests/rule_test.h"
#define ROOM_CLOCK "2016-08-01 08:00:00"
#include "tests/unit/desk/room.h"

static const struct player joe = {
    .name = { "Smith,  Joe", 11 }, .title = { "FM", 2 }, .rating = 2310, .fide_id = 9001, .sex = 'm', .born = 1990
};

static const struct act *day(const char *day, const char *reason)
{
    static struct act act;
    static char text[32];

    act = *act_in(NULL, reason);
    snprintf(text, sizeof text, "%s 12:00:00", day);
    act.time = str_of(text);
    return &act;
}

static bool replace(struct room *r, const struct act *act, const char *team, const char *who, const struct player *by)
{
    return desk_replace(r->desk, act, str_of(team), str_of(who), by, &r->f, &r->e);
}

static void close_squads(struct room *r, const char *when)
{
    struct setting closes = { S("squads-close"), str_of(when) };

    WORKS(r, desk_set(r->desk, ACT, &closes, 1, &r->f, &r->e));
}

static void squad_list_a_player_is_replaced(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, replace(&r, ACT, "B", "3", &joe));
    assert_journal(&r, "B: player 3, B3, is replaced by Smith, Joe, player 6; the draft of round 1 is discarded");
    assert_remark(&r, 0, "the numbers follow the old list until the teams are numbered again");
    look(&r);
    const struct squad *q = &r.s->squad[1];
    assert_int_equal(q->nplayer, 6);
    assert_true(q->player[2].replaced);
    assert_string_equal(q->player[5].name.p, "Smith, Joe");
    assert_string_equal(q->player[5].title.p, "FM");
    assert_int_equal(q->player[5].rating, 2310);
    assert_int_equal(q->player[5].fide_id, 9001);
    assert_int_equal(q->player[5].born, 1990);
    assert_int_equal(q->player[5].sex, 'm');
    assert_false(q->player[5].replaced);
    FAILS(&r, replace(&r, ACT, "B", "3", &joe), ERR_STATE, "player 3 of B, B3, has already been replaced");
    room_close(&r);
}

static void squad_list_later_changes_need_approval(void **state)
{
    struct room r;
    int numbers[4];

    (void)state;
    room_fill(&r, 4);
    close_squads(&r, "2016-08-20 18:00");
    FAILS(&r, replace(&r, day("2016-08-21", NULL), "A", "1", &joe), ERR_STATE,
          "a change of a squad after the squads were closed needs a reason for the journal");
    WORKS(&r, replace(&r, day("2016-07-31", NULL), "A", "1", &joe));
    assert_remark(&r, 1,
                  "the time of this entry, 2016-07-31 12:00:00, is earlier than that of an entry before it, "
                  "2016-08-01 08:00:00: is it right? Deadlines go by the later one (see 'clock')");
    struct event read = { .nsection = 1 };
    read.section = arena_new(&r.arena, struct section, 1);
    read.section[0] = letters(&r, "open", 4);
    read.section[0].squad[1].captain = S("Ann");
    FAILS(&r, desk_import(r.desk, day("2016-08-21", NULL), &read, &r.f, &r.e), ERR_STATE,
          "changing the squads after they were closed needs a reason for the journal: add --reason");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    look(&r);
    for (int i = 0; i < 4; i++)
        numbers[i] = r.s->squad[i].number;
    close_squads(&r, "");
    struct player ann = { .name = S("Ann"), .rating = 2900 };
    FAILS(&r, replace(&r, ACT, "D", "D4", &ann), ERR_STATE,
          "a change of a squad after the first publication needs a reason for the journal");
    WORKS(&r, replace(&r, day("2016-09-03", "approved by the President"), "D", "D4", &ann));
    assert_int_equal(r.f.n, 0);
    look(&r);
    for (int i = 0; i < 4; i++)
        assert_int_equal(r.s->squad[i].number, numbers[i]);
    room_close(&r);
}

static void squad_list_the_new_player_must_be_fit(void **state)
{
    struct player bad = joe;
    struct room r;

    (void)state;
    room_fill(&r, 4);
    bad.fide_id = 302; /* C3 */
    FAILS(&r, replace(&r, ACT, "B", "3", &bad), ERR_INPUT, "C3 (C) has the FIDE id 302 of Smith, Joe (B)");
    bad = joe;
    bad.rating = 900;
    FAILS(&r, replace(&r, ACT, "B", "3", &bad), ERR_INPUT,
          "Smith, Joe (B): a rating of 900 cannot be right; ratings are between 1000 and 2999, and an unrated player "
          "has none");
    bad = joe;
    bad.name = S("  ");
    FAILS(&r, replace(&r, ACT, "B", "3", &bad), ERR_USAGE,
          "the new player needs a name of 1 to 100 visible letters, in UTF-8");
    bad.name = S("B1");
    bad.title = S("XM");
    FAILS(&r, replace(&r, ACT, "B", "3", &bad), ERR_USAGE,
          "XM is not a FIDE title: GM, IM, WGM, WIM, FM, CM, WFM or WCM");
    bad.title = S("wim");
    WORKS(&r, replace(&r, ACT, "B", "3", &bad)); /* for a person to look at */
    assert_remark(&r, 0, "B1 (B) has the title WIM, which only women have, and is entered as male");
    assert_remark(&r, 1, "B1 (B) is listed twice");
    room_close(&r);
}

static void squad_size_no_men_in_a_womens_section(void **state)
{
    struct setting women = { S("women"), S("yes") };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_set(r.desk, act_in("open", NULL), &women, 1, &r.f, &r.e));
    assert_int_equal(r.f.n, 4);
    assert_remark(&r, 1,
                  "B: only women play in a women's section, and these are not known to be (sex w): B1; B2; B3; B4; B5");
    assert_int_equal(r.f.item[1].rule, RULE_SQUAD_SIZE);
    FAILS(&r, replace(&r, ACT, "B", "3", &joe), ERR_INPUT,
          "Smith, Joe (B) is a man and cannot play in a women's section");
    room_close(&r);
}

/* A man was there before. */
static void squad_size_no_womens_section_of_men(void **state)
{
    struct setting women = { S("women"), S("yes") };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, replace(&r, ACT, "B", "3", &joe));
    FAILS(&r, desk_set(r.desk, act_in("open", NULL), &women, 1, &r.f, &r.e), ERR_INPUT,
          "Smith, Joe (B) is a man and cannot play in a women's section");
    room_close(&r);
}

/* Line-ups of somebody who is replaced: a secret one falls to the default, an open one is remarked. */
static void squad_list_line_ups_of_a_replaced_player(void **state)
{
    struct lineup_entry a = { .team = S("A"), .player = { S("2"), S("3"), S("4"), S("5") } };
    struct lineup_entry b = { .team = S("B"), .player = { S("2"), S("3"), S("4"), S("5") } };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-C D-B");
    WORKS(&r, desk_lineups(r.desk, ACT, 0, &a, 1, false, &r.f, &r.e));
    WORKS(&r, desk_lineups(r.desk, ACT, 0, &b, 1, false, &r.f, &r.e));
    struct player ann = { .name = S("Ann"), .rating = 2000 };
    WORKS(&r, replace(&r, BECAUSE, "A", "3", &ann));
    assert_remark(&r, 0,
                  "the line-up of A for round 1 is already handed in: if it names player 3, the team must hand in a "
                  "new one"); /* the same whether he was to play or not */
    WORKS(&r, desk_lineups_open(r.desk, BECAUSE, 0, &r.f, &r.e));
    assert_remark(&r, 0, "the line-up of A names a player who has been replaced, so it does not count");
    look(&r);
    const struct fixture *f = r.s->round[0].fixture;
    assert_int_equal(f[0].board[0].place[0], 1);
    assert_int_equal(f[0].board[2].place[0], 4);
    assert_int_equal(f[0].board[3].place[0], 5);
    assert_int_equal(f[1].board[0].place[1], 2);
    WORKS(&r, replace(&r, BECAUSE, "B", "4", &joe));
    assert_remark(&r, 0, "player 4 of B sits on board 3 of table 2 in round 1: change the line-up");
    room_close(&r);
}

/* One value of a player or, without one, of the team. */
static bool correct(struct room *r, const struct act *act, const char *team, const char *player, const char *name,
                    const char *value)
{
    struct words w = { 0 };

    word_put(&w, "team", str_of(team));
    word_put(&w, "player", str_of(player));
    word_put(&w, name, str_of(value));
    return call_words(r->desk, OP_correct, act, &w, NULL, &r->f, &r->e);
}

static void squad_list_data_are_corrected(void **state)
{
    struct words w = { 0 };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    word_put(&w, "team", S("B"));
    word_put(&w, "player", S("B3"));
    word_put(&w, "name", S(" Sa\xCC\x83o   Paulo ")); /* a and a combining tilde */
    word_put(&w, "title", S("WIM"));
    word_put(&w, "rating", S("2690"));
    word_put(&w, "fide-id", S("9001"));
    word_put(&w, "born", S("1990"));
    word_put(&w, "sex", S("w"));
    WORKS(&r, call_words(r.desk, OP_correct, ACT, &w, NULL, &r.f, &r.e));
    assert_journal(&r,
                   "B, player 3: name São Paulo instead of B3, title WIM instead of GM, rating 2690 instead of 2678, "
                   "FIDE id 9001 instead of 202, born 1990, sex w");
    assert_remark(&r, 0, "the numbers follow the old list until the teams are numbered again");
    look(&r);
    const struct player *p = &r.s->squad[1].player[2];
    assert_string_equal(p->name.p, "São Paulo");
    assert_string_equal(p->title.p, "WIM");
    assert_int_equal(p->rating, 2690);
    assert_int_equal(p->fide_id, 9001);
    assert_int_equal(p->born, 1990);
    assert_int_equal(p->sex, 'w');
    assert_int_equal(r.s->squad[1].nplayer, 5);
    int entries = room_entries(&r);
    w.item[1].value = S("3"); /* as he is already */
    WORKS(&r, call_words(r.desk, OP_correct, ACT, &w, NULL, &r.f, &r.e));
    assert_int_equal(room_entries(&r), entries);
    room_close(&r);
}

static void squad_list_a_value_is_taken_off(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, correct(&r, ACT, "B", "3", "title", ""));
    assert_journal(&r, "B, player 3: title none instead of GM");
    WORKS(&r, correct(&r, ACT, "B", "3", "rating", "0"));
    assert_journal(&r, "B, player 3: rating none instead of 2678");
    WORKS(&r, correct(&r, ACT, "B", NULL, "captain", "Smith, Joe"));
    assert_journal(&r, "B: captain Smith, Joe");
    assert_int_equal(r.f.n, 0);
    WORKS(&r, correct(&r, ACT, "B", NULL, "captain", ""));
    assert_journal(&r, "B: captain none instead of Smith, Joe");
    WORKS(&r, correct(&r, ACT, "B", NULL, "name", "Burundi"));
    assert_journal(&r, "B: name Burundi instead of B");
    assert_remark(&r, 0, "the numbers follow the old list until the teams are numbered again"); /* names break ties */
    room_close(&r);
}

static void squad_list_what_cannot_be_corrected(void **state)
{
    static const struct {
        const char *player, *name, *value;
        enum err_kind kind;
        const char *text;
    } cases[] = {
        { NULL, NULL, NULL, ERR_USAGE, "what is to be corrected? add --name, --rating or another option" },
        { "3", NULL, NULL, ERR_USAGE, "what is to be corrected? add --name, --rating or another option" },
        { NULL, "rating", "2500", ERR_USAGE,
          "which player? of a team itself, only --name and --captain can be corrected" },
        { NULL, "name", "12", ERR_INPUT, "a team cannot be called 12, because teams can also be given by number" },
        { NULL, "name", "c", ERR_INPUT, "the name C is already taken" },
        { "3", "captain", "Joe", ERR_USAGE, "--captain belongs to a team: leave out the player" },
        { "3", "sex", "x", ERR_USAGE, "--sex must be m or w, not x" },
        { "3", "name", " ", ERR_USAGE, "--name takes 1 to 100 visible letters, in UTF-8" },
        { "3", "name", "B\xE2\x80\x8B", ERR_USAGE, "--name takes 1 to 100 visible letters, in UTF-8" },
        { "3", "title", "Grandmaster", ERR_USAGE,
          "Grandmaster is not a FIDE title: GM, IM, WGM, WIM, FM, CM, WFM or WCM" },
        { "3", "fide-id", "302", ERR_INPUT, "C3 (C) has the FIDE id 302 of B3 (B)" },
        { "3", "rating", "900", ERR_INPUT,
          "B3 (B): a rating of 900 cannot be right; ratings are between 1000 and 2999, and an unrated player has "
          "none" },
    };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        FAILS(&r, correct(&r, ACT, "B", cases[i].player, cases[i].name, cases[i].value), cases[i].kind, cases[i].text);
    room_close(&r);
}

/* Teams A to D; E is not in the draft, and of B only the best four are. */
static void squad_list_a_draft_goes_with_the_ratings_it_was_made_from(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 5);
    WORKS(&r, desk_absent(r.desk, ACT, S("E"), 0, false, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, correct(&r, ACT, "E", "1", "rating", "2600"));
    WORKS(&r, correct(&r, ACT, "B", "5", "rating", "2670"));
    WORKS(&r, correct(&r, ACT, "B", "1", "name", "Somebody"));
    look(&r);
    assert_int_equal(r.s->nround, 1);
    WORKS(&r, correct(&r, ACT, "B", "1", "rating", "2681"));
    assert_remark(&r, 1, "the draft of round 1 is discarded: the average rating of B changed");
    look(&r);
    assert_int_equal(r.s->nround, 0);
    room_close(&r);
}

static void squad_list_later_corrections_need_a_reason(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    close_squads(&r, "2016-08-20 18:00");
    FAILS(&r, correct(&r, day("2016-08-21", NULL), "A", "1", "born", "1990"), ERR_STATE,
          "a change of a squad after the squads were closed needs a reason for the journal");
    close_squads(&r, "");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, correct(&r, ACT, "D", "1", "rating", "2999"), ERR_STATE,
          "a change of a squad after the first publication needs a reason for the journal");
    WORKS(&r, correct(&r, BECAUSE, "D", "1", "rating", "2999"));
    assert_int_equal(r.f.n, 0);
    look(&r);
    for (int i = 0; i < 4; i++)
        assert_int_equal(r.s->squad[i].number, i + 1);
    room_close(&r);
}

static const struct board_order *order(struct room *r, int squad)
{
    look(r);
    return &r->s->squad[squad].order;
}

static bool take(struct room *r, const struct act *act, const char *team, bool received, bool confirmed)
{
    return desk_board_order(r->desk, act, str_of(team), received, confirmed, &r->f, &r->e);
}

static void squad_list_board_orders_come_and_are_signed(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    FAILS(&r, take(&r, ACT, "B", false, true), ERR_STATE, "the board order of B has not been received yet");
    WORKS(&r, take(&r, day("2016-08-20", NULL), "B", true, false));
    assert_journal(&r, "board order of B received");
    assert_string_equal(order(&r, 1)->received.p, "2016-08-20 12:00:00");
    assert_string_equal(order(&r, 1)->received_by.p, "anna");
    assert_int_equal(order(&r, 1)->confirmed.n, 0);
    WORKS(&r, take(&r, day("2016-09-01", NULL), "B", false, true));
    assert_string_equal(order(&r, 1)->confirmed.p, "2016-09-01 12:00:00");
    int entries = room_entries(&r);
    WORKS(&r, take(&r, day("2016-09-02", NULL), "B", false, true));
    assert_int_equal(room_entries(&r), entries);
    WORKS(&r, replace(&r, ACT, "B", "3", &joe));
    assert_remark(&r, 0, "the board order of B must be confirmed again");
    assert_int_equal(order(&r, 1)->confirmed.n, 0);
    assert_string_equal(order(&r, 1)->received.p, "2016-08-20 12:00:00");
    WORKS(&r, take(&r, ACT, "C", true, true));
    assert_journal(&r, "board order of C received and confirmed");
    room_close(&r);
}

/* Registered again, an order stands if the list is the same. */
static void squad_list_board_orders_and_a_new_registration(void **state)
{
    struct event read = { .nsection = 1 };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, take(&r, ACT, "A", true, true));
    WORKS(&r, take(&r, ACT, "B", true, true));
    read.section = arena_new(&r.arena, struct section, 1);
    read.section[0] = letters(&r, "open", 4);
    read.section[0].squad[1].player[0].name = S("Somebody else");
    read.section[0].squad[1].player[0].fide_id = 999;
    FAILS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e), ERR_STATE,
          "changing the squads after board orders were received needs a reason for the journal: add --reason");
    WORKS(&r, desk_import(r.desk, BECAUSE, &read, &r.f, &r.e));
    assert_remark(&r, 0, "the list of B has changed: its board order must be handed in again");
    assert_true(order(&r, 0)->confirmed.n > 0);
    assert_int_equal(order(&r, 1)->received.n, 0);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(SQUAD_LIST, squad_list_a_player_is_replaced),
        RULE_TEST(SQUAD_LIST, squad_list_later_changes_need_approval),
        RULE_TEST(SQUAD_LIST, squad_list_the_new_player_must_be_fit),
        RULE_TEST(SQUAD_SIZE, squad_size_no_men_in_a_womens_section),
        RULE_TEST(SQUAD_SIZE, squad_size_no_womens_section_of_men),
        RULE_TEST(SQUAD_LIST, squad_list_line_ups_of_a_replaced_player),
        RULE_TEST(SQUAD_LIST, squad_list_data_are_corrected),
        RULE_TEST(SQUAD_LIST, squad_list_a_value_is_taken_off),
        RULE_TEST(SQUAD_LIST, squad_list_what_cannot_be_corrected),
        RULE_TEST(SQUAD_LIST, squad_list_a_draft_goes_with_the_ratings_it_was_made_from),
        RULE_TEST(SQUAD_LIST, squad_list_later_corrections_need_a_reason),
        RULE_TEST(SQUAD_LIST, squad_list_board_orders_come_and_are_signed),
        RULE_TEST(SQUAD_LIST, squad_list_board_orders_and_a_new_registration),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
