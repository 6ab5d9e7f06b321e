/* SPDX-License-Identifier: Apache-2.0 */
#include "import/tally.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/said.h"

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static struct str add(struct str text, struct str more)
{
    return str_fmt(&arena, "%.*s%.*s", STR_ARG(text), STR_ARG(more));
}

/* A part in which the counts of row i are 100 i + 0, 1, 2 ...; a line that begins as `out` does is left
   out, and `in` stands before the end. */
static struct str part_text(const char *out, const char *in)
{
    struct str text = STR("olympair-simulation,1\n");
    struct str line[80];
    int n = 0;

    line[n++] = STR("seed,9\n");
    line[n++] = STR("events,12\n");
    line[n++] = STR("part,2,3\n");
    line[n++] = STR("edition,ecu\n");
    line[n++] = STR("tiebreak,2022\n");
    line[n++] = STR("lot,-1\n");
    line[n++] = STR("parity,2\n");
    for (int k = 0; k < PLAN_KEY_COUNT; k++)
        line[n++] = str_fmt(&arena, "plan.%s,%d,%d\n", plan_row((enum plan_key)k)->key,
                            plan_row((enum plan_key)k)->least, plan_row((enum plan_key)k)->most);
    for (int i = 0; tally_row(i); i++) {
        line[n] = str_fmt(&arena, "count.%s", tally_row(i)->name);
        for (int k = 0; k < tally_row(i)->size; k++)
            line[n] = add(line[n], str_fmt(&arena, ",%d", 100 * i + k));
        line[n] = add(line[n], STR("\n"));
        n++;
    }
    for (int i = 0; i < n; i++)
        if (!out || !str_starts(line[i], str_of(out)))
            text = add(text, line[i]);
    return add(add(text, str_of(in)), STR("end\n"));
}

static void a_part_is_read(void **state)
{
    struct tally_parts parts = { 0 };
    struct err e = { 0 };

    (void)state;
    assert_true(tally_read(part_text(NULL, ""), STR("p.csv"), &arena, &parts, &e));
    assert_int_equal(parts.n, 1);
    const struct tally_part *p = &parts.part[0];
    assert_int_equal(p->seed, 9);
    assert_int_equal(p->events, 12);
    assert_int_equal(p->shard, 2);
    assert_int_equal(p->of, 3);
    assert_int_equal(p->plan.edition, EDITION_ECU);
    assert_int_equal(p->plan.tiebreak, TIEBREAK_APP_2);
    assert_int_equal(p->plan.lot, BLACK);
    assert_int_equal(p->plan.parity, PARITY_ODD);
    assert_int_equal(p->plan.value[PLAN_TEAMS].low, 2);
    assert_int_equal(p->plan.value[PLAN_TEAMS].high, 999);
    assert_int_equal(p->plan.value[PLAN_DRAWS].high, 10000);
    assert_int_equal(p->tally.events[0], 0);
    assert_int_equal(p->tally.finished[0], 100);
    assert_int_equal(p->tally.rounds[29], 329);
    assert_int_equal(p->tally.levels[31], 1331);
    assert_int_equal(p->tally.most[0], 1600);
    assert_int_equal(p->plan.ranking.n, 4);
    assert_int_equal(p->plan.ranking.by[1], CRITERION_OSB);
}

static void a_ranking_that_is_not_the_usual_one_is_read(void **state)
{
    struct tally_parts parts = { 0 };
    struct err e = { 0 };

    (void)state;
    assert_true(tally_read(part_text(NULL, "ranking,\"gp,mp\"\n"), STR("p.csv"), &arena, &parts, &e));
    assert_int_equal(parts.part[0].plan.ranking.n, 2);
    assert_int_equal(parts.part[0].plan.ranking.by[0], CRITERION_GP);
    assert_int_equal(parts.part[0].plan.ranking.by[1], CRITERION_MP);
}

/* In any order, and as many as there are. */
static void parts_follow_each_other(void **state)
{
    struct tally_parts parts = { 0 };
    struct err e = { 0 };
    struct str two = add(part_text(NULL, ""), part_text("part", "part,3,3\n"));

    (void)state;
    assert_true(tally_read(two, STR("p.csv"), &arena, &parts, &e));
    assert_true(tally_read(part_text("part", "part,1,3\n"), STR("q.csv"), &arena, &parts, &e));
    assert_int_equal(parts.n, 3);
    assert_int_equal(parts.part[0].shard, 2);
    assert_int_equal(parts.part[1].shard, 3);
    assert_int_equal(parts.part[2].shard, 1);
    assert_int_equal(parts.part[2].tally.levels[31], 1331);
}

static void what_is_wrong_is_named_with_its_line(void **state)
{
    static const struct {
        const char *out, *in, *want;
    } cases[] = {
        { "seed", "", "p.csv:41: the part has no line seed" },
        { "plan.barred", "", "p.csv:41: the part has no line plan.barred" },
        { "count.most", "", "p.csv:41: the part has no line count.most" },
        { NULL, "seed,9\n", "p.csv:42: seed: this line occurs twice" },
        { NULL, "count.moats,9\n", "p.csv:42: count.moats: this line is unknown" },
        { NULL, "planteams,9\n", "p.csv:42: planteams: this line is unknown" },
        { "seed", "seed,-1\n", "p.csv:41: seed: a value is not a number or is out of bounds" },
        { "seed", "seed,9,9\n", "p.csv:41: seed: the number of values is wrong" },
        { "events", "events,0\n", "p.csv:41: events: a value is not a number or is out of bounds" },
        { "part", "part,4,3\n", "p.csv:41: part: there are not that many parts" },
        { "part", "part,0,3\n", "p.csv:41: part: a value is not a number or is out of bounds" },
        { "edition", "edition,2013\n", "p.csv:41: edition: there is no such edition" },
        { "tiebreak", "tiebreak,ecu\n", "p.csv:41: tiebreak: there is no such tie-break" },
        { "tiebreak", "tiebreak\n", "p.csv:41: tiebreak: one word is expected" },
        { NULL, "ranking,\"mp,elo\"\n", "p.csv:42: ranking: there is no criterion 'elo'" },
        { NULL, "ranking,mp,gp\n", "p.csv:42: ranking: one word is expected" },
        { "lot", "lot,2\n", "p.csv:41: lot: a value is not a number or is out of bounds" },
        { "parity", "parity,3\n", "p.csv:41: parity: a value is not a number or is out of bounds" },
        { "plan.teams", "plan.teams,1,5\n", "p.csv:41: plan.teams: a value is not a number or is out of bounds" },
        { "plan.teams", "plan.teams,9,5\n", "p.csv:41: plan.teams: the second value is below the first" },
        { "count.median", "count.median,1\n", "p.csv:41: count.median: the number of values is wrong" },
        { "count.median", "count.median,1,1e3\n",
          "p.csv:41: count.median: a value is not a number or is out of bounds" },
        { "count.median", "count.median,1,999999999999999\n",
          "p.csv:41: count.median: a value is not a number or is out of bounds" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct tally_parts parts = { 0 };
        struct err e = { 0 };
        assert_false(tally_read(part_text(cases[i].out, cases[i].in), STR("p.csv"), &arena, &parts, &e));
        assert_string_equal(err_said(&e), cases[i].want);
        assert_int_equal(e.kind, ERR_INPUT);
    }
}

static void a_part_has_a_beginning_and_an_end(void **state)
{
    struct str text = part_text(NULL, "");
    static const struct {
        const char *text, *want;
    } cases[] = {
        { "letters\n", "p.csv:1: letters: a part of a simulation begins with olympair-simulation" },
        { "olympair-simulation,2\n", "p.csv:1: olympair-simulation: a value is not a number or is out of bounds" },
        { "olympair-simulation,1\n", "p.csv ends in the middle of a part" },
        { "olympair-simulation,1\nend\n", "p.csv:2: the part has no line seed" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct tally_parts parts = { 0 };
        struct err e = { 0 };
        assert_false(tally_read(str_of(cases[i].text), STR("p.csv"), &arena, &parts, &e));
        assert_string_equal(err_said(&e), cases[i].want);
    }
    for (size_t cut = 1; cut < text.n - 1; cut++) { /* nowhere is a part that is cut short taken */
        struct tally_parts parts = { 0 };
        struct err e = { 0 };
        assert_false(tally_read((struct str){ text.p, cut }, STR("p.csv"), &arena, &parts, &e));
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, drop)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_part_is_read),
        TEST(a_ranking_that_is_not_the_usual_one_is_read),
        TEST(parts_follow_each_other),
        TEST(what_is_wrong_is_named_with_its_line),
        TEST(a_part_has_a_beginning_and_an_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
