/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/turns.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "web/http/job.h"

enum { MANY = 250 };
static struct job job[MANY], other;
static int aside, up;
static void *last;

static void put_aside(void *connection)
{
    (void)connection;
    aside++;
}

static void take_up(void *connection)
{
    last = connection;
    up++;
}

static void open_all(struct turns *t)
{
    aside = up = 0;
    turns_open(t, put_aside, take_up);
    for (int i = 0; i < MANY; i++)
        job[i] = (struct job){ .asker.address.network = 7, .connection = &job[i] };
    other = (struct job){ .asker.address.network = 8, .connection = &other };
}

/* One address has a hundred in a moment, whoever else asks has his own. */
static void an_address_has_its_turns(void **state)
{
    static struct turns t;

    (void)state;
    open_all(&t);
    for (int i = 0; i < MANY; i++)
        assert_int_equal(turns_take(&t, &job[i]), i < TURNS);
    assert_int_equal(aside, MANY - TURNS);
    assert_true(turns_take(&t, &other));
    turns_next(&t);
    assert_int_equal(up, TURNS);
    assert_ptr_equal(last, &job[2 * TURNS - 1]);
    turns_next(&t);
    assert_int_equal(up, MANY - TURNS);
    assert_ptr_equal(last, &job[MANY - 1]);
    turns_close(&t);
}

/* Who comes while others of his address wait, waits behind them. */
static void nobody_is_passed_over(void **state)
{
    static struct turns t;

    (void)state;
    open_all(&t);
    for (int i = 0; i < TURNS + 1; i++)
        turns_take(&t, &job[i]);
    assert_false(turns_take(&t, &job[TURNS + 1]));
    turns_next(&t);
    assert_ptr_equal(last, &job[TURNS + 1]);
    assert_true(turns_take(&t, &job[TURNS + 2]));
    turns_close(&t);
}

static void at_the_end_all_go_on(void **state)
{
    static struct turns t;

    (void)state;
    open_all(&t);
    for (int i = 0; i < MANY; i++)
        turns_take(&t, &job[i]);
    turns_end(&t);
    assert_int_equal(up, MANY - TURNS);
    for (int i = 0; i < MANY; i++)
        assert_true(turns_take(&t, &job[i]));
    turns_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(an_address_has_its_turns),
                                        cmocka_unit_test(nobody_is_passed_over),
                                        cmocka_unit_test(at_the_end_all_go_on) };

    return cmocka_run_group_tests_name("turns of an address", tests, NULL, NULL);
}
