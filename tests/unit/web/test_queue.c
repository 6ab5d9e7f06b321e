/* SPDX-License-Identifier: Apache-2.0 */
/* Whose turn it is: everybody's before anybody's second one, and how many may wait. */
#include "web/http/queue.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static struct job job[WAIT_MOST + 1];

static struct address at(const char *text)
{
    struct sockaddr_in four = { .sin_family = AF_INET };
    struct sockaddr_in6 six = { .sin6_family = AF_INET6 };

    if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
        return address_from((const struct sockaddr *)(void *)&four);
    assert_int_equal(inet_pton(AF_INET6, text, &six.sin6_addr), 1);
    return address_from((const struct sockaddr *)(void *)&six);
}

static bool put(struct queue *q, struct job *j, long person, const char *address)
{
    *j = (struct job){ .asker = { .person = person, .generation = 1, .address = at(address) } };
    return queue_put(q, j);
}

/* Three of one, then one of another, then one of a third: who waits from the first on is not passed over, and nobody waits for all of
   the first. */
static void everybody_has_a_turn(void **state)
{
    struct queue q = { 0 };
    static const long persons[] = { 7, 7, 7, 8, 9 };
    static const int order[] = { 0, 3, 4, 1, 2 };

    (void)state;
    for (int i = 0; i < 5; i++)
        assert_true(put(&q, &job[i], persons[i], "192.0.2.1"));
    for (int i = 0; i < 5; i++)
        assert_ptr_equal(queue_take(&q), &job[order[i]]);
    assert_null(queue_take(&q));
    assert_int_equal(q.n, 0);
}

/* One who comes back while others wait stands behind them. */
static void who_comes_again_waits_again(void **state)
{
    struct queue q = { 0 };

    (void)state;
    assert_true(put(&q, &job[0], 1, "192.0.2.1") && put(&q, &job[1], 2, "192.0.2.1"));
    assert_ptr_equal(queue_take(&q), &job[0]);
    assert_true(put(&q, &job[2], 1, "192.0.2.1"));
    assert_ptr_equal(queue_take(&q), &job[1]);
    assert_ptr_equal(queue_take(&q), &job[2]);
}

/* Whose time is over is taken wherever the line stands, and the others keep their turns. */
static void who_is_late_is_taken_first(void **state)
{
    struct queue q = { 0 };
    static const long persons[] = { 7, 7, 8, 9, 8 }, until[] = { 50, 60, 40, 70, 45 };

    (void)state;
    for (int i = 0; i < 5; i++) {
        assert_true(put(&q, &job[i], persons[i], "192.0.2.1"));
        job[i].until_ms = until[i];
    }
    assert_null(queue_take_late(&q, 39));
    assert_ptr_equal(queue_take_late(&q, 45), &job[2]);
    assert_ptr_equal(queue_take_late(&q, 45), &job[4]);
    assert_null(queue_take_late(&q, 45));
    assert_int_equal(q.n, 3);
    assert_true(put(&q, &job[5], 8, "192.0.2.1"));
    assert_ptr_equal(queue_take(&q), &job[0]);
    assert_ptr_equal(queue_take(&q), &job[3]);
    assert_ptr_equal(queue_take(&q), &job[5]);
    assert_ptr_equal(queue_take(&q), &job[1]);
    assert_null(queue_take(&q));
}

/* A burst of one person is kept whole up to its end, in its order; the next of the same is refused, somebody else is not. */
static void a_burst_of_one_person(void **state)
{
    struct queue q = { 0 };

    (void)state;
    for (int i = 0; i < WAIT_OF_PERSON; i++)
        assert_true(put(&q, &job[i], 5, i % 2 ? "192.0.2.1" : "198.51.100.1"));
    assert_false(put(&q, &job[WAIT_OF_PERSON], 5, "203.0.113.9"));
    assert_true(put(&q, &job[WAIT_OF_PERSON], 6, "192.0.2.1"));
    assert_ptr_equal(queue_take(&q), &job[0]);
    assert_ptr_equal(queue_take(&q), &job[WAIT_OF_PERSON]);
    for (int i = 1; i < WAIT_OF_PERSON; i++)
        assert_ptr_equal(queue_take(&q), &job[i]);
}

/* An old card of the same person is a line of its own. */
static void another_generation_is_another_line(void **state)
{
    struct queue q = { 0 };

    (void)state;
    for (int i = 0; i < WAIT_OF_PERSON; i++)
        assert_true(put(&q, &job[i], 5, "192.0.2.1"));
    job[WAIT_OF_PERSON] = (struct job){ .asker = { .person = 5, .generation = 2 } };
    assert_true(queue_put(&q, &job[WAIT_OF_PERSON]));
}

/* Who has not signed in is counted by address, and all of them leave room for those who have. */
static void strangers_by_address(void **state)
{
    struct queue q = { 0 };
    char address[32];
    int n = 0;

    (void)state;
    for (int i = 0; i < WAIT_OF_ADDRESS; i++)
        assert_true(put(&q, &job[n++], 0, "192.0.2.1"));
    assert_false(put(&q, &job[n], 0, "192.0.2.1"));
    for (int i = 1; n < WAIT_OF_STRANGERS; i++) {
        snprintf(address, sizeof address, "10.0.%d.%d", i / 250, i % 250 + 1);
        assert_true(put(&q, &job[n++], 0, address));
    }
    assert_false(put(&q, &job[n], 0, "203.0.113.9"));
    for (int i = 1; n < WAIT_MOST; i++)
        assert_true(put(&q, &job[n++], i, "192.0.2.1"));
    assert_false(put(&q, &job[n], WAIT_MOST, "192.0.2.1"));
    while (n-- > 0)
        assert_non_null(queue_take(&q));
    assert_int_equal(q.n + q.strangers, 0);
    assert_null(queue_take(&q));
}

static bool same(const char *a, const char *b)
{
    return address_same(&(struct address){ at(a).network }, &(struct address){ at(b).network });
}

/* RFC 4291: the first 64 bits are the network, the rest is the host's. */
static void a_line_of_ipv6_is_one_address(void **state)
{
    (void)state;
    assert_true(same("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"));
    assert_false(same("2001:db8:1:2::1", "2001:db8:1:3::1"));
    assert_true(same("::ffff:192.0.2.1", "192.0.2.1"));
    assert_false(same("192.0.2.1", "192.0.2.2"));
    assert_false(same("::ffff:192.0.2.1", "::ffff:192.0.2.2"));
    assert_false(same("::1", "127.0.0.1"));
    assert_int_equal(address_from(NULL).network, 0);
}

/* A hundred addresses of one line of IPv6 are one; who leaves makes room, and nobody else meets the limit. */
static void so_many_of_each_address(void **state)
{
    struct addresses *all = addresses_make(100);
    const struct address line = at("2001:db8:1:2::1"), other = at("192.0.2.1");
    struct address_count *of[100];
    char text[40];

    (void)state;
    for (int i = 0; i < 100; i++) {
        snprintf(text, sizeof text, "2001:db8:1:2::%x", i);
        const struct address from = at(text);
        assert_true(addresses_have_room(all, &from));
        of[i] = addresses_enter(all, &from);
        assert_non_null(of[i]);
    }
    assert_false(addresses_have_room(all, &line));
    assert_true(addresses_have_room(all, &other));
    addresses_leave(all, of[7]);
    assert_true(addresses_have_room(all, &line));
    for (int i = 0; i < 100; i++)
        if (i != 7)
            addresses_leave(all, of[i]);
    assert_ptr_not_equal(addresses_enter(all, &other), NULL);
    addresses_free(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everybody_has_a_turn),
        cmocka_unit_test(who_comes_again_waits_again),
        cmocka_unit_test(who_is_late_is_taken_first),
        cmocka_unit_test(a_burst_of_one_person),
        cmocka_unit_test(another_generation_is_another_line),
        cmocka_unit_test(strangers_by_address),
        cmocka_unit_test(a_line_of_ipv6_is_one_address),
        cmocka_unit_test(so_many_of_each_address),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
