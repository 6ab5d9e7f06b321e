/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/gate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const struct gate gate = { .origin = { { "http://127.0.0.1:8080", 21 }, { "http://localhost:8080", 21 } },
                                  .n = 2 };

static struct header line(const char *name, const char *value)
{
    return (struct header){ str_of(name), str_of(value) };
}

static int ask(const char *method, struct header a, struct header b, struct header c)
{
    const struct header all[] = { a, b, c };
    const struct head head = { .method = str_of(method), .header = all, .n = 3 };
    struct message why = { 0 };
    int status = gate_check(&gate, &head, &why);

    assert_non_null(why.row);
    return status;
}

#define NOTHING line("X", "")
#define HOST    line("Host", "127.0.0.1:8080")
#define OURS    line("Origin", "http://127.0.0.1:8080")

static void one_host_and_it_is_ours(void **state)
{
    (void)state;
    assert_int_equal(ask("GET", HOST, NOTHING, NOTHING), 0);
    assert_int_equal(ask("GET", line("host", "LOCALHOST:8080"), NOTHING, NOTHING), 0);
    assert_int_equal(ask("GET", NOTHING, NOTHING, NOTHING), 400);
    assert_int_equal(ask("GET", HOST, HOST, NOTHING), 400);
    assert_int_equal(ask("GET", HOST, line("HOST", "evil.example"), NOTHING), 400);
    assert_int_equal(ask("GET", line("Host", "evil.example"), NOTHING, NOTHING), 421);
    assert_int_equal(ask("GET", line("Host", "127.0.0.1"), NOTHING, NOTHING), 421);
    assert_int_equal(ask("GET", line("Host", ""), NOTHING, NOTHING), 421);
}

static void the_length_is_clear(void **state)
{
    (void)state;
    assert_int_equal(ask("POST", HOST, OURS, line("Content-Length", "65536")), 0);
    assert_int_equal(ask("POST", HOST, OURS, line("Content-Length", "65537")), 413);
    assert_int_equal(ask("POST", HOST, OURS, line("Content-Length", "99999999999999999999")), 413);
    assert_int_equal(ask("POST", HOST, OURS, line("Content-Length", "+5")), 400);
    assert_int_equal(ask("POST", HOST, OURS, line("Content-Length", "5, 5")), 400);
    assert_int_equal(ask("POST", HOST, line("Content-Length", "5"), line("content-length", "5")), 400);
    assert_int_equal(ask("POST", HOST, OURS, line("Transfer-Encoding", "chunked")), 400);
    assert_int_equal(ask("GET", HOST, line("Content-Length", "0"), NOTHING), 0);
    assert_int_equal(ask("GET", HOST, line("Content-Length", "1"), NOTHING), 400);
}

static void a_post_comes_from_our_page(void **state)
{
    (void)state;
    assert_int_equal(ask("POST", HOST, OURS, NOTHING), 0);
    assert_int_equal(ask("POST", HOST, line("Sec-Fetch-Site", "same-origin"), NOTHING), 0);
    assert_int_equal(ask("POST", HOST, NOTHING, NOTHING), 403);
    assert_int_equal(ask("POST", HOST, line("Origin", "null"), line("Sec-Fetch-Site", "same-origin")), 403);
    assert_int_equal(ask("POST", HOST, line("Origin", "http://evil.example"), NOTHING), 403);
    assert_int_equal(ask("POST", HOST, line("Origin", "https://127.0.0.1:8080"), NOTHING), 403);
    assert_int_equal(ask("POST", HOST, OURS, line("Origin", "http://evil.example")), 403);
    assert_int_equal(ask("POST", HOST, line("Sec-Fetch-Site", "same-site"), NOTHING), 403);
    assert_int_equal(ask("POST", HOST, line("Sec-Fetch-Site", "cross-site"), NOTHING), 403);
    assert_int_equal(ask("GET", HOST, line("Origin", "http://evil.example"), NOTHING), 0);
}

static void other_methods_are_none(void **state)
{
    (void)state;
    assert_int_equal(ask("HEAD", HOST, NOTHING, NOTHING), 0);
    assert_int_equal(ask("PUT", HOST, OURS, NOTHING), 405);
    assert_int_equal(ask("DELETE", HOST, OURS, NOTHING), 405);
    assert_int_equal(ask("get", HOST, OURS, NOTHING), 405);
}

static void sixty_wrong_keys_a_minute(void **state)
{
    struct gate_rate rate = { 0 };

    (void)state;
    for (int i = 0; i < RATE_MAX; i++)
        assert_true(gate_wrong_key(&rate, 6000));
    assert_false(gate_wrong_key(&rate, 6059));
    assert_true(gate_wrong_key(&rate, 6060));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_host_and_it_is_ours),    cmocka_unit_test(the_length_is_clear),
        cmocka_unit_test(a_post_comes_from_our_page), cmocka_unit_test(other_methods_are_none),
        cmocka_unit_test(sixty_wrong_keys_a_minute),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
