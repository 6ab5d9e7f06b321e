/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_cards.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/said.h"

static struct arena arena;
static struct card_line cards;
static struct err error;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static bool read_line(const char *text)
{
    error = (struct err){ 0 };
    return cards_read(str_of(text), (struct card_source){ STR("a.jsonl"), 3 }, EDITION_2012, &arena, &cards, &error);
}

/* A round of two teams with `more` in front. */
static bool read_two(const char *more, const char *first, const char *second)
{
    char line[1000];

    snprintf(line, sizeof line, "{%s\"lot\":\"W\",\"round\":2,\"teams\":[%s,%s]}", more, first, second);
    return read_line(line);
}

#define ONE "[1,9000,2,6,[2,7],\"W\",0]"
#define TWO "[7,8000,0,2,[1,99],\"B\",1]"

static void a_line_is_read(void **state)
{
    (void)state;
    assert_true(read_two("\"id\":\"x/1\",\"edition\":\"2022\",\"barred\":[[7,1]],\"not_paired\":[7],"
                         "\"late\":[1],\"host\":7,\"other\":{},",
                         ONE, TWO));
    const struct field *f = &cards.field;
    assert_string_equal(str_c(&arena, cards.id), "\"x/1\"");
    assert_int_equal(f->edition, EDITION_2022);
    assert_int_equal(f->lot, WHITE);
    assert_int_equal(f->round, 2);
    assert_int_equal(f->host, 1);
    assert_int_equal(f->n, 2);
    assert_int_equal(f->nbarred, 1);
    assert_int_equal(f->barred[0].a, 1);
    assert_int_equal(f->barred[0].b, 0);
    const struct card *c = &f->card[0], *d = &f->card[1];
    assert_int_equal(c->number, 1);
    assert_int_equal(c->rating, 9000);
    assert_int_equal(c->mp, 2);
    assert_int_equal(c->gp, 6);
    assert_int_equal(c->nmet, 1); /* number 2 is not in the line */
    assert_int_equal(c->met[0], 1);
    assert_int_equal(c->ncolour, 1);
    assert_int_equal(c->colour[0], WHITE);
    assert_false(c->scored_without_playing);
    assert_true(c->late);
    assert_true(c->paired);
    assert_int_equal(d->nmet, 1);
    assert_int_equal(d->met[0], 0);
    assert_int_equal(d->colour[0], BLACK);
    assert_true(d->scored_without_playing);
    assert_false(d->late);
    assert_false(d->paired);
}

static void what_may_be_left_out(void **state)
{
    (void)state;
    assert_true(read_two("", ONE, TWO));
    assert_string_equal(str_c(&arena, cards.id), "null");
    assert_int_equal(cards.field.edition, EDITION_2012);
    assert_int_equal(cards.field.host, NOBODY);
    assert_int_equal(cards.field.nbarred, 0);
    assert_true(cards.field.card[1].paired);
    assert_true(read_line("{\"id\":12,\"lot\":\"B\",\"round\":1,\"teams\":[]}"));
    assert_string_equal(str_c(&arena, cards.id), "12");
    assert_int_equal(cards.field.n, 0);
}

static void ecu_needs_the_second_key(void **state)
{
    /* RANK_ECU */
    (void)state;
    assert_true(read_two("\"edition\":\"ecu\",\"osb\":[77,-3],", ONE, TWO));
    assert_int_equal(cards.field.card[0].osb, 77);
    assert_int_equal(cards.field.card[1].osb, -3);
    assert_false(read_two("\"edition\":\"ecu\",", ONE, TWO));
    assert_string_equal(err_said(&error), "a.jsonl, line 3: osb is not a list with a number for each team, "
                                          "which this edition needs");
}

static void wrong_members(void **state)
{
    static const struct {
        const char *more, *second, *said;
    } row[] = {
        { "\"edition\":\"2013\",", TWO, "edition is not one of \"2012\", \"2022\", \"ecu\" and \"ecu-2015\"" },
        { "\"barred\":[[1]],", TWO, "barred[0] is not a list of two numbers" },
        { "\"barred\":[[1,8]],", TWO, "barred[0][1] is not the number of a team" },
        { "\"barred\":3,", TWO, "barred is not a list" },
        { "\"barred\":[[1,7],[7,7]],", TWO, "barred[1] names one team twice" },
        { "", "[7,8000,0,2,[1,7],\"\",0]", "teams[1][4] names the team itself" },
        { "\"not_paired\":[2],", TWO, "not_paired[0] is not the number of a team" },
        { "\"late\":[1,\"7\"],", TWO, "late[1] is not the number of a team" },
        { "\"host\":3,", TWO, "host is not the number of a team" },
        { "", "[7,8000,0,2,[1],\"B\"]", "teams[1] is not a list of 7 members" },
        { "", "[1,8000,0,2,[],\"\",0]", "teams[1] has the number 1, which teams[0] already has" },
        { "", "[0,8000,0,2,[],\"\",0]", "teams[1][0] is not a whole number from 1 to 1000000" },
        { "", "[7,8000,0.5,2,[],\"\",0]", "teams[1][2] is not a whole number from -1000000 to 1000000" },
        { "", "[7,8000,0,2,1,\"\",0]", "teams[1][4] is not a list" },
        { "", "[7,8000,0,2,[\"x\"],\"\",0]", "teams[1][4][0] is not the number of a team" },
        { "", "[7,8000,0,2,[99,1],\"B\",0],[2,7000,0,2,[],\"\",0]",
          "teams[0][4] names team 2, which does not name it in turn" },
        { "", "[7,8000,0,2,[],\"WX\",0]", "teams[1][5] is not a text of the letters W and B" },
        { "", "[7,8000,0,2,[],\"W\",2]", "teams[1][6] is neither 0 nor 1" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char want[200];
        snprintf(want, sizeof want, "a.jsonl, line 3: %s", row[i].said);
        assert_false(read_two(row[i].more, ONE, row[i].second));
        assert_int_equal(error.kind, ERR_INPUT);
        assert_string_equal(err_said(&error), want);
    }
}

static void a_round_has_999_teams_at_most(void **state)
{
    char line[40000];

    (void)state;
    for (int n = 999; n <= 1000; n++) {
        int at = snprintf(line, sizeof line, "{\"lot\":\"W\",\"round\":1,\"teams\":[");
        for (int i = 1; i <= n; i++)
            at += snprintf(line + at, sizeof line - (size_t)at, "%s[%d,9000,0,0,[],\"\",0]", i > 1 ? "," : "", i);
        snprintf(line + at, sizeof line - (size_t)at, "]}");
        assert_true(read_line(line) == (n == 999));
    }
    assert_string_equal(err_said(&error), "a.jsonl, line 3: there are 1000 teams, and no event has more than 999");
}

static void ids_come_back(void **state)
{
    static const struct {
        const char *in, *out;
    } row[] = {
        { "9223372036854775807", "9223372036854775807" },
        { "-9223372036854775808", "-9223372036854775808" },
        { "\"a\\\"b\\\\\\n\"", "\"a\\\"b\\\\\\n\"" },
        { "\"\\u00e9\"", "\"\xc3\xa9\"" },
        { "\"\"", "\"\"" },
        { "null", "null" },
    };
    static const char *const others[] = { "0.1", "1e5", "-0.0", "true", "[1]", "{\"a\":1}" };
    char more[100];

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        snprintf(more, sizeof more, "\"id\":%s,", row[i].in);
        assert_true(read_two(more, ONE, TWO));
        assert_string_equal(str_c(&arena, cards.id), row[i].out);
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        snprintf(more, sizeof more, "\"id\":%s,", others[i]);
        assert_false(read_two(more, ONE, TWO));
        assert_string_equal(err_said(&error), "a.jsonl, line 3: id is neither a text nor a whole number");
    }
    assert_false(read_two("\"id\":12345678901234567890,", ONE, TWO));
    assert_string_equal(err_said(&error), "a.jsonl, line 3, column 26: a number is too large");
    assert_false(read_two("\"id\":\"x\\u0000\",", ONE, TWO));
    assert_string_equal(err_said(&error), "a.jsonl, line 3, column 15: a text has the character \\u0000, "
                                          "which no text here can have");
}

static void what_is_no_such_line(void **state)
{
    (void)state;
    assert_false(read_line("{\"lot\":\"W\",}"));
    assert_non_null(strstr(err_said(&error), "a.jsonl, line 3, column 12: "));
    assert_false(read_line("[]"));
    assert_string_equal(err_said(&error), "a.jsonl, line 3: it is not a JSON object");
    assert_false(read_line("{\"lot\":\"W\",\"lot\":\"B\"}"));
    assert_false(read_line("{\"lot\":\"W\",\"round\":0,\"teams\":[]}"));
    assert_string_equal(err_said(&error), "a.jsonl, line 3: round is not a whole number from 1 to 1000000");
    assert_false(read_line("{\"lot\":\"w\",\"round\":1,\"teams\":[]}"));
    assert_string_equal(err_said(&error), "a.jsonl, line 3: lot is neither \"W\" nor \"B\"");
    assert_false(read_line("{\"lot\":\"W\",\"round\":1}"));
    assert_string_equal(err_said(&error), "a.jsonl, line 3: teams is not a list");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_read),
        cmocka_unit_test(what_may_be_left_out),
        cmocka_unit_test(ecu_needs_the_second_key),
        cmocka_unit_test(wrong_members),
        cmocka_unit_test(ids_come_back),
        cmocka_unit_test(a_round_has_999_teams_at_most),
        cmocka_unit_test(what_is_no_such_line),
    };

    return cmocka_run_group_tests_name("rounds as cards", tests, NULL, drop);
}
