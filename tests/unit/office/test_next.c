/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/err.h"
#include "office/next.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/lineup.h"
#include "teams/signature.h"

enum { TEAMS = 4 };

/* A section that can be paired: numbers, the lot, nothing known of who is here. */
struct hall {
    struct event event;
    struct section section[2];
    struct squad squad[TEAMS];
    struct pairing_list round[2];
    struct lineup lineup[TEAMS];
    struct fixture match[TEAMS / 2];
};

static struct section *fill(struct hall *h)
{
    struct section *s = h->section;

    *h = (struct hall){ .event.nsection = 1 };
    h->event.section = s;
    *s = section_default();
    s->name = STR("open");
    s->lot = WHITE;
    s->rounds = 2;
    s->squad = h->squad;
    s->nsquad = TEAMS;
    s->round = h->round;
    for (int i = 0; i < TEAMS; i++) {
        h->squad[i].number = i + 1;
        h->lineup[i].squad = i;
    }
    h->match[0] = (struct fixture){ .table = 1, .side = { 0, 2 } };
    h->match[1] = (struct fixture){ .table = 2, .side = { 3, 1 } };
    h->round[0].fixture = h->match;
    h->round[0].nfixture = TEAMS / 2;
    return s;
}

static void is_next(const struct hall *h, const char *command, const char *operand)
{
    struct next next[NEXT_MAX];

    assert_true(next_steps(&h->event, h->section, STR("2016-09-02 09:00:00"), next, &(struct err){ 0 }) >= 1);
    assert_string_equal(next[0].command, command);
    assert_string_equal(next[0].operand, operand);
    assert_int_equal(next[0].section.n, 0);
}

static void is_then(const struct hall *h, const char *command)
{
    struct next next[NEXT_MAX];

    assert_int_equal(next_steps(&h->event, h->section, STR("2016-09-02 09:00:00"), next, &(struct err){ 0 }), 2);
    assert_string_equal(next[1].command, command);
}

static void arrive(struct hall *h, int teams)
{
    for (int i = 0; i < teams; i++)
        h->squad[i].arrival = (struct arrival){ .players = 4, .at = STR("2016-09-01 12:00:00") };
}

static void before_the_first_round(void **state)
{
    struct hall h;
    struct section *s = fill(&h);

    (void)state;
    is_next(&h, "presence", ""); /* not one is here */
    is_then(&h, "pair");
    s->system = STR("team-swiss-2026"); /* but by another system nobody need be */
    is_next(&h, "pair", "");
    s->system = STR("");
    arrive(&h, 2);
    is_next(&h, "pair", ""); /* two of four: presence is not taken in earnest */
    arrive(&h, 3);
    is_next(&h, "presence", "");
    h.squad[3].arrival.due = STR("2016-09-02 20:00"); /* after the start */
    h.event.date[0] = STR("2016-09-02 15:00");
    is_next(&h, "presence", "");
    h.squad[3].arrival.due = STR("2016-09-02 12:00");
    is_next(&h, "pair", "");
    arrive(&h, 4);
    is_next(&h, "pair", "");
    s->lot = COLOURLESS;
    is_next(&h, "lot", "");
    h.squad[2].number = 0;
    assert_false(next_is_numbered(s));
    is_next(&h, "number", "");
    s->nsquad = 0;
    is_next(&h, "import", "REGISTRATION.xml");
}

static void from_a_draft_to_the_end(void **state)
{
    struct hall h;
    struct section *s = fill(&h);
    struct arena arena = { 0 };

    (void)state;
    s->nround = 1;
    h.round[0].state = ROUND_DRAFT;
    is_next(&h, "publish", "");
    h.round[0].state = ROUND_PUBLISHED;
    is_next(&h, "lineups", "--enter");
    is_then(&h, "enter"); /* without line-ups */
    h.round[0].lineup = h.lineup;
    h.round[0].nlineup = 1;
    is_next(&h, "lineups", "--open");
    h.round[0].opened = STR("2016-09-02 15:00:00");
    is_next(&h, "lineups", "--enter"); /* of the others */
    h.round[0].nlineup = TEAMS;
    is_next(&h, "report", "boards");
    is_then(&h, "enter");
    h.match[0].board[2].result = RESULT_WIN;
    is_next(&h, "enter", "");
    h.round[0].state = ROUND_COMPLETE;
    is_next(&h, "pair", "");
    s->nround = 2;
    h.round[1].state = ROUND_DRAFT;
    is_next(&h, "publish", "");
    h.round[1].state = ROUND_PUBLISHED;
    h.round[1].fixture = &(struct fixture){ .table = 1, .side = { 0, 1 } };
    h.round[1].nfixture = 1;
    is_next(&h, "lineups", "--enter");
    h.round[1].state = ROUND_COMPLETE;
    is_next(&h, "standings", "");
    for (int b = 0; b < s->boards; b++)
        h.match[0].board[b].result = RESULT_WIN;
    h.match[0].signature[1] = (struct signature){ .at = STR("2016-09-02 19:00:00"),
                                                  .results = signature_results(s, &h.match[0], &arena),
                                                  .remark = STR("board 3 was drawn") };
    is_next(&h, "report", "signatures"); /* of round 1 */
    is_then(&h, "standings");
    arena_free(&arena);
}

static void has_next(const struct hall *h, const char *now, const char *first, const char *then)
{
    struct next next[NEXT_MAX];
    int n = next_steps(&h->event, h->section, str_of(now), next, &(struct err){ 0 });

    assert_int_equal(n, then ? 2 : 1);
    for (int i = 0; i < n; i++) {
        assert_string_equal(next[i].command, "lineups");
        assert_string_equal(next[i].operand, i ? then : first);
    }
}

/* As long as some are missing and nobody is late they are waited for, and opening them is offered. */
static void line_ups_are_awaited(void **state)
{
    struct lineup in[TEAMS] = { { .squad = 0 }, { .squad = 1 }, { .squad = 2 }, { .squad = 3 } };
    struct arena a = { 0 };
    struct hall h;
    struct section *s = fill(&h);

    (void)state;
    s->nround = 1;
    h.round[0].state = ROUND_PUBLISHED;
    h.round[0].published = STR("2016-09-01 22:00:00");
    h.round[0].lineup = in;
    h.round[0].nlineup = 1;
    has_next(&h, "2016-09-02 09:00:00", "--enter", "--open"); /* nobody has said until when */
    assert_true(
        str_eq(message_on(MEDIUM_COMMAND, lineup_awaited_told(&h.event, s, 1, STR("2016-09-02 09:00:00"), &a), &a),
               STR("waiting for 3 of 4 line-ups")));
    h.event.date[0] = STR("2016-09-02 15:00"); /* due at 10:00 */
    has_next(&h, "2016-09-02 10:00:00", "--enter", "--open");
    has_next(&h, "2016-09-02 10:00:01", "--open", NULL);
    assert_true(
        str_eq(message_on(MEDIUM_COMMAND, lineup_awaited_told(&h.event, s, 1, STR("2016-09-02 09:00:00"), &a), &a),
               STR("waiting for 3 of 4 line-ups until 10:00")));
    assert_true(
        str_eq(message_on(MEDIUM_COMMAND, lineup_awaited_told(&h.event, s, 1, STR("2016-09-01 23:00:00"), &a), &a),
               STR("waiting for 3 of 4 line-ups until 2016-09-02 10:00")));
    h.match[0].absent[1] = true; /* of team 3 none is due any more */
    h.round[0].nlineup = 2;
    assert_true(
        str_eq(message_on(MEDIUM_COMMAND, lineup_awaited_told(&h.event, s, 1, STR("2016-09-02 09:00:00"), &a), &a),
               STR("waiting for 1 of 3 line-ups until 10:00")));
    h.match[0].absent[1] = false;
    h.round[0].nlineup = TEAMS;
    has_next(&h, "2016-09-02 09:00:00", "--open", NULL);
    arena_free(&a);
}

/* Nobody has come with three players until it is marked. */
static void who_is_missing_at_the_start(void **state)
{
    struct hall h;
    struct section *s = fill(&h);

    (void)state;
    s->nround = 1;
    h.round[0].state = ROUND_PUBLISHED;
    arrive(&h, 4);
    h.squad[1].arrival.players = 2;
    is_next(&h, "lineups", "--enter");
    is_then(&h, "start");
    h.event.date[0] = STR("2016-09-02 15:00"); /* until then they may still come, and `start` asks for a reason */
    is_then(&h, "lineups");
    h.event.date[0] = STR("2016-09-02 09:00");
    is_then(&h, "start");
    h.event.date[0] = STR("");
    h.match[1].absent[1] = true;
    is_then(&h, "enter");
    h.round[0].opened = STR("2016-09-02 10:00:00");
    h.match[0].board[0].result = RESULT_WIN;
    is_next(&h, "enter", "");
}

/* All results once: the round is over for nobody until they are there twice, and alike. */
static void every_result_twice(void **state)
{
    struct hall h;
    struct section *s = fill(&h);

    (void)state;
    s->nround = 1;
    s->double_entry = true;
    h.round[0].state = ROUND_COMPLETE;
    for (int i = 0; i < TEAMS / 2; i++)
        for (int b = 0; b < s->boards; b++)
            h.match[i].board[b].result = RESULT_DRAW;
    is_next(&h, "enter", "--second");
    for (int i = 0; i < TEAMS / 2; i++)
        for (int b = 0; b < s->boards; b++)
            h.match[i].board[b].second = i + b ? RESULT_DRAW : RESULT_WIN;
    is_next(&h, "differences", "");
    h.match[0].board[0].second = RESULT_DRAW;
    is_next(&h, "pair", "");
}

/* A registration is one of all sections; what else is done is done in one of them. */
static void a_section_is_named_where_there_are_more(void **state)
{
    struct hall h;
    struct section *s = fill(&h);
    struct next next[NEXT_MAX];

    (void)state;
    h.event.nsection = 2;
    arrive(&h, TEAMS);
    assert_int_equal(next_steps(&h.event, s, STR(""), next, &(struct err){ 0 }), 1);
    assert_string_equal(next[0].command, "pair");
    assert_true(str_eq(next[0].section, STR("open")));
    s->nsquad = 0;
    assert_int_equal(next_steps(&h.event, s, STR(""), next, &(struct err){ 0 }), 1);
    assert_string_equal(next[0].command, "import");
    assert_int_equal(next[0].section.n, 0);
}

static void without_a_section(void **state)
{
    struct event empty = { 0 };
    struct next next[NEXT_MAX];

    (void)state;
    assert_int_equal(next_steps(&empty, NULL, STR(""), next, &(struct err){ 0 }), 1);
    assert_string_equal(next[0].command, "import");
    assert_string_equal(next[0].operand, "REGISTRATION.xml");
    assert_int_equal(next[0].section.n, 0);
}

static void setup_is(const struct hall *h, bool staffed, const char *want)
{
    static const char letter[] = {
        [SETUP_LATER] = '.', [SETUP_NEXT] = '>', [SETUP_DONE] = 'x', [SETUP_PASSED_OVER] = '-'
    };
    enum setup_state state[SETUP_STEPS];
    char got[SETUP_STEPS + 1] = "";

    next_setup(&h->event, h->section, staffed, state);
    for (int i = 0; i < SETUP_STEPS; i++)
        got[i] = letter[state[i]];
    assert_string_equal(got, want);
}

/* Registration, rating list, numbers, lot, hours, staff. The one next step is what next_steps says, as long as there is such a step; the rating
   list is never next, since the ratings of the registration do. */
static void before_round_1_in_order(void **state)
{
    struct hall h;
    struct section *s = fill(&h);

    (void)state;
    s->nsquad = 0;
    s->lot = COLOURLESS;
    setup_is(&h, false, ">.....");
    is_next(&h, "import", "REGISTRATION.xml");
    s->nsquad = TEAMS;
    h.squad[2].number = 0;
    setup_is(&h, false, "x.>...");
    is_next(&h, "number", "");
    h.event.rating_list = STR("2016-09 standard");
    setup_is(&h, false, "xx>...");
    h.event.rating_list = STR("");
    h.squad[2].number = 3;
    setup_is(&h, false, "x-x>..");
    is_next(&h, "lot", "");
    s->lot = BLACK;
    setup_is(&h, false, "x-xx>.");
    h.event.date[0] = STR("2016-09-02 15:00");
    setup_is(&h, true, "x-xx>x");
    assert_int_equal(next_dated(&h.event, s), 1);
    h.event.date[1] = STR("2016-09-03 15:00");
    setup_is(&h, false, "x-xxx>");
    setup_is(&h, true, "x-xxxx");
    h.event.date[2] = STR("2016-09-04 15:00"); /* of another section, which has more rounds */
    assert_int_equal(next_dated(&h.event, s), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(before_round_1_in_order),
        cmocka_unit_test(before_the_first_round),
        cmocka_unit_test(from_a_draft_to_the_end),
        cmocka_unit_test(line_ups_are_awaited),
        cmocka_unit_test(who_is_missing_at_the_start),
        cmocka_unit_test(every_result_twice),
        cmocka_unit_test(a_section_is_named_where_there_are_more),
        cmocka_unit_test(without_a_section),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
