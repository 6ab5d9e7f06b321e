/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"

static struct arena arena;
static const unsigned char secret[SESSION_SECRET] = { 1, 2, 3 }, other[SESSION_SECRET] = { 1, 2, 4 };
enum { NOW = 1800000000 };

static void who_signed_in_is_known_again(void **state)
{
    const struct session s = { { 12, NOW, 77 }, 3 };
    struct str text = session_write(&s, secret, &arena);
    struct session back;

    (void)state;
    assert_true(session_read(text, secret, NOW + SESSION_SECONDS, &back));
    assert_int_equal(back.began.person, 12);
    assert_int_equal(back.generation, 3);
    assert_int_equal(back.began.number, 77);
    assert_int_equal(back.began.at, NOW);
    assert_false(session_read(text, secret, NOW + SESSION_SECONDS + 1, &back));
    assert_false(session_read(text, other, NOW, &back));
}

/* Whoever signed in under release 1.0.0 stays signed in. */
static void a_session_without_a_number_is_of_before(void **state)
{
    const struct session s = { { 12, NOW, 0 }, 3 };
    struct session back = { { 1, 1, 1 }, 1 };

    (void)state;
    assert_true(session_read(session_write(&s, secret, &arena), secret, NOW, &back));
    assert_int_equal(back.began.number, 0);
    assert_int_equal(back.began.at, NOW);
}

static void two_that_begin_at_once_are_two(void **state)
{
    const struct session one = session_new(12, 3, NOW), two = session_new(12, 3, NOW);

    (void)state;
    assert_true(one.began.number > 0 && two.began.number > 0);
    assert_int_not_equal(one.began.number, two.began.number);
}

/* The laptop has found its time server, a day after everybody signed in. */
static void a_clock_set_back_signs_nobody_out(void **state)
{
    const struct session s = { { 12, NOW, 77 }, 3 };
    struct str text = session_write(&s, secret, &arena);
    struct session back;

    (void)state;
    assert_true(session_read(text, secret, NOW - 61, &back));
    assert_true(session_read(text, secret, NOW - 86400, &back));
    assert_true(session_read(text, secret, 0, &back));
    assert_int_equal(back.began.at, NOW);
}

static void each_desk_has_a_cookie_of_its_own(void **state)
{
    const struct session_place at[] = {
        { secret, 8080, false }, { secret, 8081, false }, { other, 8080, false }, { secret, 8080, true }
    };
    struct str name[4];

    (void)state;
    for (int i = 0; i < 4; i++) {
        name[i] = session_name(&at[i], &arena);
        for (int k = 0; k < i; k++)
            assert_false(str_eq(name[i], name[k]));
    }
    assert_true(str_starts(name[0], STR("desk-")) && str_ends(name[0], STR("-8080")) &&
                str_ends(name[1], STR("-8081")));
    assert_true(str_starts(name[3], STR("__Host-desk-")));
}

static void no_letter_may_differ(void **state)
{
    const struct session s = { { 1, NOW, 1 }, 1 };
    struct str text = session_write(&s, secret, &arena);
    struct session back;

    (void)state;
    for (size_t i = 0; i < text.n; i++) {
        char *changed = str_c(&arena, text);
        changed[i] = changed[i] == '7' ? '8' : '7';
        assert_false(session_read(str_of(changed), secret, NOW, &back));
        assert_false(session_read((struct str){ text.p, i }, secret, NOW, &back));
    }
    assert_false(session_read(STR(""), secret, NOW, &back));
}

static void a_cookie_among_others(void **state)
{
    (void)state;
    assert_true(str_eq(session_cookie(STR("a=1; desk=x.y; b=2"), STR("desk")), STR("x.y")));
    assert_true(str_eq(session_cookie(STR("desk=1"), STR("desk")), STR("1")));
    assert_int_equal(session_cookie(STR("notdesk=1; desk2=3; desk"), STR("desk")).n, 0);
    assert_int_equal(session_cookie(STR(""), STR("desk")).n, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_signed_in_is_known_again),
        cmocka_unit_test(a_session_without_a_number_is_of_before),
        cmocka_unit_test(two_that_begin_at_once_are_two),
        cmocka_unit_test(a_clock_set_back_signs_nobody_out),
        cmocka_unit_test(each_desk_has_a_cookie_of_its_own),
        cmocka_unit_test(no_letter_may_differ),
        cmocka_unit_test(a_cookie_among_others),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    arena_free(&arena);
    return failed;
}
