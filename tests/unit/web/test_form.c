/* SPDX-License-Identifier: Apache-2.0 */
#include "web/base/form.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/messages.h"
#include "web/page/json.h"

static struct arena arena;

static enum err_kind read_as(bool json, struct str bytes, struct form *out)
{
    struct err e = { 0 };
    bool ok = json ? form_read_json(bytes, &arena, out, &e) : form_read(bytes, &arena, out, &e);

    assert_int_equal(ok, e.kind == ERR_NONE);
    return e.kind;
}

static void is(const struct form *f, const char *name, const char *value)
{
    struct str got = form_word(f, name);

    assert_non_null(got.p);
    assert_true(str_eq(got, str_of(value)));
}

static void words_of_a_form(void **state)
{
    struct form f;

    (void)state;
    assert_int_equal(read_as(false, STR("team=C%C3%B4te+d%27Ivoire&table=12&empty=&team=Chad"), &f), ERR_NONE);
    assert_int_equal(f.n, 3);
    is(&f, "team", "Côte d'Ivoire");
    is(&f, "table", "12");
    assert_true(str_eq(f.word[2].value, STR("Chad")));
    assert_null(form_word(&f, "empty").p);
    assert_int_equal(read_as(false, STR(""), &f), ERR_NONE);
    assert_int_equal(f.n, 0);
    assert_int_equal(read_as(false, STR("results=table,board%0D%0A1,2"), &f), ERR_NONE);
    is(&f, "results", "table,board\r\n1,2");
}

/* For the page that comes back: what nobody sees stands there so that it can be found, and the fields behind it are there too. */
static void what_is_not_plain_can_be_shown(void **state)
{
    struct form f;

    (void)state;
    assert_int_equal(read_as(false, STR("text=Bus%E2%80%8B+9%1B&reason=late"), &f), ERR_USAGE);
    is(&f, "text", "Bus\\u200B 9\\u001B");
    is(&f, "reason", "late");
}

static void what_is_no_form(void **state)
{
    static const char *const wrong[] = { "a=%", "a=%4", "a=%zz", "a=%00", "a=%FF", "a=%1B[2J", "a=%E2%80%AE", "%0=1" };
    struct form f;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(read_as(false, str_of(wrong[i]), &f), ERR_USAGE);
}

static void a_form_has_an_end(void **state)
{
    static char many[4 * FORM_WORDS_MAX + 8];
    struct form f;
    size_t n = 0;

    (void)state;
    for (int i = 0; i <= FORM_WORDS_MAX; i++)
        n += (size_t)sprintf(many + n, "a=1&");
    assert_int_equal(read_as(false, (struct str){ many, n - 4 }, &f), ERR_NONE);
    assert_int_equal(f.n, FORM_WORDS_MAX);
    assert_int_equal(read_as(false, (struct str){ many, n }, &f), ERR_LIMIT);
}

static void words_of_json(void **state)
{
    struct form f;

    (void)state;
    assert_int_equal(read_as(true,
                             STR("{\"table\":12,\"results\":[\"1-0\",\"1/2\"],\"correct\":true,\"second\":false,"
                                 "\"shown\":null,\"captain\":\"\"}"),
                             &f),
                     ERR_NONE);
    assert_int_equal(f.n, 5);
    is(&f, "table", "12");
    is(&f, "results", "1-0");
    is(&f, "correct", "");
    is(&f, "captain", "");
    assert_null(form_word(&f, "second").p);
}

static void what_is_no_json(void **state)
{
    static const char *const wrong[] = {
        "",  "[]", "{\"a\":1,\"a\":2}",   "{\"a\":{}}",          "{\"a\":1.5}", "{\"a\":[[1]]}",
        "{", "1",  "{\"a\":\"\\u001b\"}", "{\"a\":\"\\u0000\"}", "{}x",         "{\"a\":\"\\ud800\"}"
    };
    struct form f;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(read_as(true, str_of(wrong[i]), &f), ERR_USAGE);
}

static void an_address_says_everything(void **state)
{
    struct str there, back;

    (void)state;
    there = percent_encode(STR("Côte d'Ivoire/1?&+%"), &arena);
    assert_true(str_eq(there, STR("C%C3%B4te%20d%27Ivoire%2F1%3F%26%2B%25")));
    assert_true(percent_decode(there, false, &arena, &back));
    assert_true(str_eq(back, STR("Côte d'Ivoire/1?&+%")));
    assert_true(percent_decode(STR("a+b"), false, &arena, &back));
    assert_true(str_eq(back, STR("a+b")));
}

static enum err_kind takes(const char *body, const char *names)
{
    struct err e = { 0 };
    struct form f;

    assert_int_equal(read_as(false, str_of(body), &f), ERR_NONE);
    bool ok = form_takes(&f, names, &e);
    assert_int_equal(ok, e.kind == ERR_NONE);
    return e.kind;
}

/* What takes one value is never the first of two. */
static void a_word_that_comes_twice(void **state)
{
    (void)state;
    assert_int_equal(takes("table=1&table=2", "table team+"), ERR_USAGE);
    assert_int_equal(takes("table=1&table=1", "table team+"), ERR_USAGE);
    assert_int_equal(takes("table=1&table=", "table team+"), ERR_USAGE);
    assert_int_equal(takes("place.1=3&place.2=3", "place.N"), ERR_NONE);
    assert_int_equal(takes("place.1=3&place.1=4", "place.N"), ERR_USAGE);
    assert_int_equal(takes("team=1&team=2&team=1", "table team+"), ERR_NONE);
    assert_int_equal(takes("shoe=1&shoe=2", "*"), ERR_USAGE);
    assert_int_equal(takes("shoe=1&shoe=2", "*+"), ERR_NONE);
}

/* A field that is left empty has come. */
static void a_word_that_does_not_come(void **state)
{
    (void)state;
    assert_int_equal(takes("", "text! name"), ERR_USAGE);
    assert_int_equal(takes("name=X", "text! name"), ERR_USAGE);
    assert_int_equal(takes("text=", "text! name"), ERR_NONE);
    assert_int_equal(takes("text=X", "name text!"), ERR_NONE);
}

static void a_word_that_nobody_knows(void **state)
{
    (void)state;
    assert_int_equal(takes("table=1&team=Fiji&team=Chad&place.12=3", "table team+ place.N"), ERR_NONE);
    assert_int_equal(takes("shoe=9", "*"), ERR_NONE);
    assert_int_equal(takes("", ""), ERR_NONE);
    assert_int_equal(takes("table=1", ""), ERR_USAGE);
    assert_int_equal(takes("table=1&shoe=9", "table team"), ERR_USAGE);
    assert_int_equal(takes("tab=1", "table team"), ERR_USAGE);
    assert_int_equal(takes("place=1", "place.N"), ERR_USAGE);
    assert_int_equal(takes("place.N=1", "place.N"), ERR_USAGE);
    assert_int_equal(takes("place.0=1", "place.N"), ERR_USAGE);
    assert_int_equal(takes("place.01=1", "place.N"), ERR_USAGE);
    assert_int_equal(takes("place.%2B1=1", "place.N"), ERR_USAGE);
    assert_int_equal(takes("place.1.2=1", "place.N"), ERR_USAGE);
    assert_int_equal(takes("places.1=1", "place.N"), ERR_USAGE);
}

/* The end of a sentence that was cut is within a letter: the answer is there all the same. */
static void an_answer_is_always_json(void **state)
{
    struct err e = { 0 };
    struct findings f = { .arena = &arena };
    struct form back;
    struct str answer;

    (void)state;
    err_say(&e, ERR_INPUT, say_plain(STR("no team \xc3")));
    finding_say(&f, PROBLEM, RULE_NONE, 3, say_plain(STR("\"quoted\" \x1b")));
    answer = json_error(&e, &f, &arena);
    assert_non_null(strstr(str_c(&arena, answer), "\"error\":\"no team \\\\xC3\""));
    assert_non_null(strstr(str_c(&arena, answer), "\"id\":\"plain\",\"arguments\":{\"text\":\"no team \\\\xC3\"}"));
    assert_non_null(strstr(str_c(&arena, answer), "\"line\":3"));
    f.n = 0;
    answer = json_received(7, true, STR("nothing to change"), &f, &arena);
    assert_true(str_eq(answer, STR("{\"receipt\":7,\"held\":true,\"done\":\"nothing to change\",\"findings\":[]}")));
    answer = json_done(12, STR("round 1 published"), &f, &arena);
    assert_true(str_eq(answer, STR("{\"entry\":12,\"done\":\"round 1 published\",\"findings\":[]}")));
    assert_int_equal(read_as(true, answer, &back), ERR_NONE);
    is(&back, "entry", "12");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_of_a_form),
        cmocka_unit_test(what_is_not_plain_can_be_shown),
        cmocka_unit_test(what_is_no_form),
        cmocka_unit_test(a_form_has_an_end),
        cmocka_unit_test(words_of_json),
        cmocka_unit_test(what_is_no_json),
        cmocka_unit_test(an_address_says_everything),
        cmocka_unit_test(a_word_that_comes_twice),
        cmocka_unit_test(a_word_that_does_not_come),
        cmocka_unit_test(an_answer_is_always_json),
        cmocka_unit_test(a_word_that_nobody_knows),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    arena_free(&arena);
    return failed;
}
