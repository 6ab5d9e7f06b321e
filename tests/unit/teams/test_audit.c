/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/audit/audit.h"

/* Six teams A to F, numbers 1 to 6, lot White. Round 1: A-D, E-B, C-F, and the better number won
   2½ - 1½. Then A, B, C have 2 match points and C floats down: B-A, D-C, F-E. */
enum { A, B, C, D, E, F, TEAMS };

struct room {
    struct arena arena;
    struct event event;
    struct section section;
    struct squad squad[TEAMS];
    struct player player[TEAMS][4];
    struct pairing_list round[2];
    struct fixture first[3], second[3];
    struct absence absence;
    struct barred barred;
    struct parsed_trace record; /* of round 2 */
    struct parsed_team team[TEAMS];
    struct parsed_pair pair[3];
    int met[TEAMS][1][2];
    signed char colour[TEAMS];
    struct round_change change[2];
    bool about[2][TEAMS];
    struct audit_input in;
};

static void seat(struct fixture *f, int table, int white, int black)
{
    *f = (struct fixture){ .table = table, .side = { white, black } };
    for (int b = 0; b < 4; b++)
        f->board[b].result = b ? RESULT_DRAW : white < black ? RESULT_WIN : RESULT_LOSS;
}

static void fill_squads(struct room *r)
{
    static const char *const names[] = { "A", "B", "C", "D", "E", "F" };

    for (int i = 0; i < TEAMS; i++) {
        r->squad[i] = (struct squad){ .name = str_of(names[i]), .number = i + 1, .player = r->player[i], .nplayer = 4 };
        for (int p = 0; p < 4; p++)
            r->player[i][p].rating = 2600 - 100 * i;
    }
}

static void fill_record(struct room *r)
{
    static const int met[TEAMS] = { 4, 5, 6, 1, 2, 3 };
    static const signed char colour[TEAMS] = { WHITE, BLACK, WHITE, BLACK, WHITE, BLACK };

    for (int i = 0; i < TEAMS; i++) {
        r->met[i][0][0] = met[i];
        r->met[i][0][1] = 1;
        r->colour[i] = colour[i];
        r->team[i] = (struct parsed_team){ .name = r->squad[i].name,
                                           .number = i + 1,
                                           .rating = 4 * (2600 - 100 * i),
                                           .mp = i < 3 ? 2 : 0,
                                           .gp = i < 3 ? 5 : 3,
                                           .met = r->met[i],
                                           .nmet = 1,
                                           .colour = &r->colour[i],
                                           .ncolour = 1 };
    }
    r->pair[0] = (struct parsed_pair){ B, A, RULE_NONE };
    r->pair[1] = (struct parsed_pair){ D, C, RULE_NONE };
    r->pair[2] = (struct parsed_pair){ F, E, RULE_NONE };
    r->record = (struct parsed_trace){ .edition = EDITION_2012,
                                       .lot = WHITE,
                                       .round = 2,
                                       .host = NOBODY,
                                       .team = r->team,
                                       .nteam = TEAMS,
                                       .bye = NOBODY,
                                       .pair = r->pair,
                                       .npair = 3 };
}

static int open_room(void **state)
{
    struct room *r = test_calloc(1, sizeof *r);

    fill_squads(r);
    seat(&r->first[0], 1, A, D);
    seat(&r->first[1], 2, E, B);
    seat(&r->first[2], 3, C, F);
    seat(&r->second[0], 1, B, A);
    seat(&r->second[1], 2, D, C);
    seat(&r->second[2], 3, F, E);
    r->round[0] = (struct pairing_list){
        .state = ROUND_COMPLETE, .fixture = r->first, .nfixture = 3, .bye = NOBODY, .published = STR("1")
    };
    r->round[1] = (struct pairing_list){
        .state = ROUND_COMPLETE, .fixture = r->second, .nfixture = 3, .bye = NOBODY, .published = STR("2")
    };
    r->section = section_default();
    r->section.edition = EDITION_2012;
    r->section.lot = WHITE;
    r->section.squad = r->squad;
    r->section.nsquad = TEAMS;
    r->section.round = r->round;
    r->section.nround = 2;
    fill_record(r);
    r->in = (struct audit_input){
        .event = &r->event, .section = &r->section, .round = 2, .record = &r->record, .drafted = 10, .change = r->change
    };
    *state = r;
    return 0;
}

static int close_room(void **state)
{
    struct room *r = *state;

    arena_free(&r->arena);
    test_free(r);
    return 0;
}

/* One more change: what, when, in which round, about which teams. */
static void did(struct room *r, enum round_change_kind kind, long entry, int round, int x, int y)
{
    int n = r->in.nchange++;

    r->about[n][x] = r->about[n][y] = true;
    r->change[n] =
        (struct round_change){ kind, entry, round, r->about[n], STR("why"), STR("what"), STR("then"), STR("anna") };
}

static char letter(int team)
{
    return team == NOBODY ? '-' : (char)('A' + team);
}

/* "pair B-D 11" for what entry 11 explains, "?" for what nothing does; values as "mp E- 0>2 11". */
static const char *differences(struct room *r, struct audit *out)
{
    struct str text = { 0 };
    struct audit audit = audit_round(&r->in, &r->arena);

    for (int i = 0; i < audit.n; i++) {
        const struct difference *d = &audit.item[i];
        struct str value = d->kind >= DIFFERS_PRESENCE ? str_fmt(&r->arena, " %d>%d", d->then, d->now) : STR("");
        struct str why = d->why ? str_fmt(&r->arena, "%ld", d->why->entry) : STR("?");
        text = str_fmt(&r->arena, "%.*s%s%s %c%c%.*s %.*s", STR_ARG(text), i ? ", " : "", difference_name(d->kind),
                       letter(d->team), letter(d->other), STR_ARG(value), STR_ARG(why));
    }
    if (out)
        *out = audit;
    return str_c(&r->arena, text);
}

static void a_round_by_the_rules_is_identical(void **state)
{
    struct room *r = *state;
    struct audit audit;

    assert_string_equal(differences(r, &audit), "");
    assert_true(audit.traced);
    assert_int_equal(audit.pairs, 3);
    assert_int_equal(audit.identical, 3);
    assert_int_equal(audit.today, 3);
    assert_int_equal(audit.by_hand + audit.unexplained, 0);
    r->in.round = 1;
    r->in.record = NULL;
    assert_string_equal(differences(r, &audit), "");
    assert_false(audit.traced);
    assert_int_equal(audit.identical, 3);
}

/* A mark without an entry of the journal, or an entry without a mark, explains nothing; nor does an
   entry before the draft, of another round, of another kind, or about others. */
static void a_match_by_hand_needs_its_mark_and_its_entry(void **state)
{
    static const struct {
        const char *mark;
        enum round_change_kind kind;
        long entry;
        int round, x, y;
        const char *want;
        int by_hand;
    } cases[] = {
        { "by order", CHANGE_MOVED, 11, 2, D, F, "pair DF 11, pair CE 11", 2 },
        { "by order", CHANGE_MOVED, 11, 2, D, D, "pair DF 11, pair CE ?", 1 },
        { "", CHANGE_MOVED, 11, 2, D, F, "pair DF ?, pair CE ?", 0 },
        { "by order", CHANGE_MOVED, 9, 2, D, F, "pair DF ?, pair CE ?", 0 },
        { "by order", CHANGE_MOVED, 11, 1, D, F, "pair DF ?, pair CE ?", 0 },
        { "by order", CHANGE_RESULT, 11, 1, D, F, "pair DF ?, pair CE ?", 0 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct audit audit;
        void *room;
        open_room(&room);
        struct room *r = room;
        seat(&r->second[1], 2, D, F);
        seat(&r->second[2], 3, C, E);
        r->second[1].by_hand = r->second[2].by_hand = str_of(cases[i].mark);
        did(r, cases[i].kind, cases[i].entry, cases[i].round, cases[i].x, cases[i].y);
        if (i == 0)
            r->about[0][C] = true;
        assert_string_equal(differences(r, &audit), cases[i].want);
        assert_int_equal(audit.identical, 1);
        assert_int_equal(audit.by_hand, cases[i].by_hand);
        assert_int_equal(audit.unexplained, 2 - cases[i].by_hand);
        close_room(&room);
    }
    (void)state;
}

static void colours_order_and_pairs_left_out_are_seen(void **state)
{
    struct room *r = *state;

    seat(&r->second[1], 2, C, D);
    assert_string_equal(differences(r, NULL), "colours CD ?");
    seat(&r->second[1], 3, F, E);
    seat(&r->second[2], 2, D, C);
    assert_string_equal(differences(r, NULL), "order DC ?");
    r->round[1].nfixture = 2;
    assert_string_equal(differences(r, NULL), "missing DC ?");
    did(r, CHANGE_MOVED, 11, 2, C, C);
    assert_string_equal(differences(r, NULL), "missing DC 11");
    r->round[1].nfixture = 3; /* what was moved away and back again has lost its place */
    assert_string_equal(differences(r, NULL), "order DC 11");
}

/* F is absent: A, B, C, D are paired and E has the bye: A or B cannot, D-C stays, and B-A. */
static void the_bye_is_compared(void **state)
{
    struct room *r = *state;

    r->section.absence = &r->absence;
    r->section.nabsence = 1;
    r->absence = (struct absence){ .squad = F, .from = 2, .to = 2 };
    r->in.record = NULL;
    r->round[1].nfixture = 2;
    assert_string_equal(differences(r, NULL), "bye -E ?");
    r->round[1].bye = E;
    assert_string_equal(differences(r, NULL), "");
    r->round[1].bye = F;
    did(r, CHANGE_MOVED, 11, 2, F, F);
    assert_string_equal(differences(r, NULL), "bye FE ?");
    r->round[1].bye_by_hand = STR("by order");
    assert_string_equal(differences(r, NULL), "bye FE 11");
}

/* E beat B 2½ - 1½ after all: E 2 match points and 5 half points, B 0 and 3. */
static void a_corrected_result_is_explained_by_its_entry(void **state)
{
    struct room *r = *state;
    struct audit audit;
    static const char unexplained[] = "match points B- 2>0 ?, game points B- 5>3 ?, "
                                      "match points E- 0>2 ?, game points E- 3>5 ?";

    r->first[1].board[0].result = RESULT_WIN;
    assert_string_equal(differences(r, &audit), unexplained);
    assert_int_equal(audit.identical, 3);
    assert_int_equal(audit.unexplained, 4);
    did(r, CHANGE_RESULT, 12, 2, B, E); /* of the round itself: it came too late to matter */
    assert_string_equal(differences(r, NULL), unexplained);
    did(r, CHANGE_RESULT, 13, 1, B, E);
    assert_string_equal(differences(r, &audit),
                        "match points B- 2>0 13, game points B- 5>3 13, match points E- 0>2 13, "
                        "game points E- 3>5 13");
    assert_int_equal(audit.identical, 3);
    assert_int_equal(audit.today, 0); /* A-C with C White, then E with the first it has not met */
}

/* E-B did not take place: both lose their opponent and colour of round 1. */
static void a_match_that_was_no_match_changes_the_histories(void **state)
{
    struct room *r = *state;

    for (int b = 0; b < 4; b++)
        r->first[1].board[b].result = RESULT_MISSED;
    did(r, CHANGE_RESULT, 13, 0, E, E);
    assert_string_equal(differences(r, NULL), "game points B- 5>8 ?, no bye B- 0>1 ?, opponents B- 1>0 ?, "
                                              "colours before B- -1>0 ?, game points E- 3>0 13, opponents E- 1>0 13, "
                                              "colours before E- 1>0 13");
}

static void numbers_and_barred_pairs_of_later_are_explained(void **state)
{
    struct room *r = *state;

    r->squad[E].number = 6;
    r->squad[F].number = 5;
    assert_string_equal(differences(r, NULL), "number E- 5>6 ?, number F- 6>5 ?");
    did(r, CHANGE_RENUMBERED, 14, 0, F, F);
    assert_string_equal(differences(r, NULL), "number E- 5>6 14, number F- 6>5 14");
    r->squad[E].number = 5;
    r->squad[F].number = 6;
    r->section.barred = &r->barred;
    r->section.nbarred = 1;
    r->barred = (struct barred){ .a = D, .b = C };
    assert_string_equal(differences(r, NULL), "barred DC 0>1 ?");
    did(r, CHANGE_BARRED, 15, 0, C, D);
    assert_string_equal(differences(r, NULL), "barred DC 0>1 15");
    r->barred.round = 3;
    assert_string_equal(differences(r, NULL), "");
}

/* A player replaced after the draft, and the host's match that is to be on table 1. */
static void squads_and_the_host_of_later_are_explained(void **state)
{
    struct room *r = *state;

    r->player[F][3].rating = 2000;
    assert_string_equal(differences(r, NULL), "rating F- 8400>8300 ?");
    did(r, CHANGE_SQUAD, 11, 0, E, E);
    assert_string_equal(differences(r, NULL), "rating F- 8400>8300 ?");
    did(r, CHANGE_SQUAD, 12, 0, F, F);
    assert_string_equal(differences(r, NULL), "rating F- 8400>8300 12");
    r->player[F][3].rating = 2100;
    r->event.federation = r->squad[A].federation = STR("AAA");
    r->section.host_first = true;
    assert_string_equal(differences(r, NULL), "host -- ?");
    r->in.nchange = 0;
    did(r, CHANGE_SETTING, 13, 0, A, A);
    assert_string_equal(differences(r, NULL), "host -- 13");
    did(r, CHANGE_RENUMBERED, 14, 0, A, A); /* the host's first team is the one with the lowest number */
    assert_string_equal(differences(r, NULL), "host -- 14");
}

static void what_nothing_may_change_is_never_explained(void **state)
{
    struct room *r = *state;

    did(r, CHANGE_SETTING, 11, 0, E, F);
    r->section.edition = EDITION_2022;
    assert_string_equal(differences(r, NULL), "settings -- ?");
    r->section.edition = EDITION_2012;
    r->section.absence = &r->absence;
    r->section.nabsence = 1;
    r->absence = (struct absence){ .squad = F, .from = 2, .to = 2 };
    assert_string_equal(differences(r, NULL), "presence F- 1>0 ?");
}

static void a_damaged_trace_is_never_explained(void **state)
{
    struct room *r = *state;

    r->in.record = NULL;
    r->in.damaged = true;
    struct audit audit = audit_round(&r->in, &r->arena);
    assert_string_equal(differences(r, NULL), "trace -- ?");
    assert_int_equal(audit.identical, 3);
    assert_int_equal(audit.unexplained, 1);
    assert_false(audit.traced);
}

static void a_trace_must_follow_from_its_own_teams(void **state)
{
    struct room *r = *state;
    struct audit audit;

    r->pair[2] = (struct parsed_pair){ E, F, RULE_NONE };
    assert_string_equal(differences(r, NULL), "trace -- ?");
    r->pair[2] = (struct parsed_pair){ F, E, RULE_NONE };
    r->team[F].name = STR("Atlantis");
    assert_string_equal(differences(r, &audit), "");
    assert_false(audit.traced);
    r->team[F].name = STR("E");
    assert_string_equal(differences(r, &audit), "");
    assert_false(audit.traced);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_room, close_room)

/* By the rules of a club: C is the last of three, and meets D, the highest of the others. Once D is rated below E and F it would meet E. No trace
   has the ratings of then. */
static void without_a_trace_what_changed_since_explains(void **state)
{
    struct room *r = *state;
    struct audit audit;

    r->section.system = STR("club");
    r->in.record = NULL;
    assert_string_equal(differences(r, &audit), "");
    for (int p = 0; p < 4; p++)
        r->player[D][p].rating = 1000;
    assert_string_equal(differences(r, &audit), "pair DC ?, pair FE ?");
    did(r, CHANGE_MOVED, 11, 2, C, D); /* of another match: these have no mark */
    assert_string_equal(differences(r, &audit), "pair DC ?, pair FE ?");
    did(r, CHANGE_SQUAD, 12, 0, D, D);
    assert_string_equal(differences(r, &audit), "pair DC 12, pair FE 12");
    assert_int_equal(audit.since, 2);
    assert_int_equal(audit.by_hand + audit.unexplained, 0);
    r->second[1].by_hand = STR("by order");
    assert_string_equal(differences(r, &audit), "pair DC 11, pair FE 12");
    assert_int_equal(audit.by_hand, 1);
}

/* One that stands was left out, and explains nothing; of one that was lifted nobody knows. */
static void without_a_trace_a_bar_explains_once_it_is_lifted(void **state)
{
    struct room *r = *state;

    r->section.system = STR("club");
    r->in.record = NULL;
    seat(&r->second[1], 2, E, C);
    seat(&r->second[2], 3, D, F);
    r->section.barred = &r->barred;
    r->section.nbarred = 1;
    r->barred = (struct barred){ .a = C, .b = D };
    assert_string_equal(differences(r, NULL), "");
    did(r, CHANGE_BARRED, 11, 0, C, D);
    assert_string_equal(differences(r, NULL), "pair EC ?, pair DF ?");
    r->section.nbarred = 0;
    assert_string_equal(differences(r, NULL), "pair EC 11, pair DF 11");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_round_by_the_rules_is_identical),
        cmocka_unit_test(a_match_by_hand_needs_its_mark_and_its_entry),
        TEST(colours_order_and_pairs_left_out_are_seen),
        TEST(the_bye_is_compared),
        TEST(a_corrected_result_is_explained_by_its_entry),
        TEST(a_match_that_was_no_match_changes_the_histories),
        TEST(numbers_and_barred_pairs_of_later_are_explained),
        TEST(squads_and_the_host_of_later_are_explained),
        TEST(what_nothing_may_change_is_never_explained),
        TEST(a_damaged_trace_is_never_explained),
        TEST(a_trace_must_follow_from_its_own_teams),
        TEST(without_a_trace_what_changed_since_explains),
        TEST(without_a_trace_a_bar_explains_once_it_is_lifted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
