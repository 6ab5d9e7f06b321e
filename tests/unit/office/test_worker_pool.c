/* SPDX-License-Identifier: Apache-2.0 */
#include "office/worker_pool.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { PIECES = 500 };

struct work {
    atomic_int done[PIECES];
    atomic_int workers[8];
    int wrong[2]; /* pieces; -1: none */
};

static bool piece(void *cls, int worker, int i)
{
    struct work *w = cls;

    atomic_fetch_add(&w->done[i], 1);
    atomic_fetch_add(&w->workers[worker], 1);
    return i != w->wrong[0] && i != w->wrong[1];
}

static void each_piece_is_done_once(void **state)
{
    (void)state;
    for (int workers = 1; workers <= 8; workers++) {
        static struct work w;
        w = (struct work){ .wrong = { -1, -1 } };
        assert_int_equal(worker_pool_do(workers, PIECES, piece, &w), -1);
        for (int i = 0; i < PIECES; i++)
            assert_int_equal(w.done[i], 1);
        int all = 0;
        for (int h = 0; h < 8; h++)
            all += w.workers[h];
        assert_int_equal(all, PIECES);
    }
}

/* Those before it have been handed out; which of those behind it were as well, nobody knows. */
static void the_first_that_goes_wrong_is_told(void **state)
{
    (void)state;
    for (int turn = 0; turn < 50; turn++) {
        static struct work w;
        w = (struct work){ .wrong = { 7, 8 } };
        assert_int_equal(worker_pool_do(4, PIECES, piece, &w), 7);
        for (int i = 0; i <= 7; i++)
            assert_int_equal(w.done[i], 1);
    }
}

static void there_may_be_nothing_to_do(void **state)
{
    (void)state;
    assert_int_equal(worker_pool_do(3, 0, piece, NULL), -1);
    assert_in_range(worker_pool_processors(), 1, WORKERS_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_piece_is_done_once),
        cmocka_unit_test(the_first_that_goes_wrong_is_told),
        cmocka_unit_test(there_may_be_nothing_to_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
