/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/even.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "web/http/job.h"

/* Whole steps of 50 ms after the question, of 250 where something was sent, never at once. */
static void times_are_even(void **state)
{
    static const struct {
        long begun, now, due, sent;
    } rows[] = { { 1000, 1000, 1050, 1250 }, { 1000, 1007, 1050, 1250 }, { 1000, 1049, 1050, 1250 },
                 { 1000, 1050, 1100, 1250 }, { 1000, 1051, 1100, 1250 }, { 1007, 1030, 1057, 1257 },
                 { 1000, 1249, 1250, 1250 }, { 1000, 1250, 1300, 1500 }, { 1000, 999, 1050, 1250 } };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(even_due(rows[i].begun, rows[i].now, EVEN_MS), rows[i].due);
        assert_int_equal(even_due(rows[i].begun, rows[i].now, EVEN_SENT_MS), rows[i].sent);
    }
}

static struct job *given[4];
static int n;

static void give(void *of, struct job *j)
{
    (void)of;
    given[n++] = j;
}

static void clock_of(struct job *j, int ms_ago)
{
    clock_gettime(CLOCK_MONOTONIC, &j->begun_at);
    j->begun_at.tv_nsec -= ms_ago * 1000000L;
    if (j->begun_at.tv_nsec < 0) {
        j->begun_at.tv_nsec += 1000000000L;
        j->begun_at.tv_sec--;
    }
}

/* In the order of their times; at the end what waits still, and then at once. */
static void each_in_its_time(void **state)
{
    struct job late = { 0 }, soon = { 0 }, last = { 0 };

    (void)state;
    struct even *e = even_begin(give, NULL);
    assert_non_null(e);
    clock_of(&late, 0);
    clock_of(&soon, 30);
    even_give(e, &late);
    even_give(e, &soon);
    usleep(200000);
    clock_of(&last, 0);
    even_give(e, &last);
    even_end(e);
    assert_int_equal(n, 3);
    assert_ptr_equal(given[0], &soon);
    assert_ptr_equal(given[1], &late);
    assert_ptr_equal(given[2], &last);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(times_are_even), cmocka_unit_test(each_in_its_time) };

    return cmocka_run_group_tests_name("answers at even times", tests, NULL, NULL);
}
