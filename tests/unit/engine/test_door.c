/* SPDX-License-Identifier: Apache-2.0 */
/* One sentence for two doors. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/door.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"

static struct arena arena;

static const char *said(enum door door, const char *text)
{
    door_open(door);
    return str_c(&arena, door_words(str_of(text), &arena));
}

static void each_door_has_its_words(void **state)
{
    (void)state;
    assert_string_equal(said(DOOR_COMMAND, "first " DOOR("add --a", "tick a") ", then " DOOR("--b", "b")),
                        "first add --a, then --b");
    assert_string_equal(said(DOOR_PAGE, "first " DOOR("add --a", "tick a") ", then " DOOR("--b", "b")),
                        "first tick a, then b");
    assert_string_equal(said(DOOR_PAGE, "it" DOOR(" with --by", "")), "it");
    assert_string_equal(said(DOOR_COMMAND, DOOR("", "x")), "");
    assert_string_equal(said(DOOR_PAGE, "the same"), "the same");
}

/* What somebody typed stays as it is. */
static void a_sign_alone_is_none(void **state)
{
    (void)state;
    assert_string_equal(said(DOOR_PAGE, "\x1c"), "\x1c");
    assert_string_equal(said(DOOR_PAGE, "a\x1d\x1e"
                                        "b"),
                        "a\x1d\x1e"
                        "b");
    assert_string_equal(said(DOOR_PAGE, "\x1c"
                                        "team " DOOR("--x", "x")),
                        "\x1c"
                        "team x");
    assert_string_equal(said(DOOR_PAGE, "\x1e\x1d " DOOR("--x", "x") "\x1d"), "\x1e\x1d x\x1d");
}

/* A sentence that fills its room is cut after the choice, and ends with a whole letter. */
static void errors_and_findings_are_for_one_door(void **state)
{
    struct findings f = { .arena = &arena };
    struct err e = { 0 };
    char most[sizeof e.text];

    (void)state;
    door_open(DOOR_PAGE);
    finding_add(&f, NOTE, RULE_NONE, 0, "%d: " DOOR("enter '%d --x'", "table %d"), 1, 2, 3);
    assert_true(str_eq(f.item[0].text, STR("1: table 3")));
    memset(most, 'x', sizeof most - 1);
    most[sizeof most - 1] = '\0';
    err_set(&e, ERR_STATE, DOOR("%s", "add") " é", most);
    assert_string_equal(e.text, "add é");
    e = (struct err){ 0 };
    err_set(&e, ERR_STATE, "%.*sé" DOOR("--x", "x"), (int)sizeof most - 2, most);
    assert_int_equal(strlen(e.text), sizeof most - 2);
    door_open(DOOR_COMMAND);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_door_has_its_words),
        cmocka_unit_test(a_sign_alone_is_none),
        cmocka_unit_test(errors_and_findings_are_for_one_door),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    arena_free(&arena);
    return failed;
}
