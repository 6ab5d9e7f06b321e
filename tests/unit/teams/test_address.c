/* SPDX-License-Identifier: Apache-2.0 */
/* What people type to come to the desk. */
#include "teams/address.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"

static void addresses_of_a_desk(void **state)
{
    static const struct {
        const char *text, *host;
        bool here;
    } good[] = {
        { "https://desk.example.org", "desk.example.org", false },
        { "http://192.168.1.5:8080", "192.168.1.5", false },
        { "http://[fd00::5]:8080", "fd00::5", false },
        { "http://127.0.0.1:8080", "127.0.0.1", true },
        { "http://127.1.2.3", "127.1.2.3", true },
        { "https://LocalHost:8443", "LocalHost", true },
        { "http://[::1]:8080", "::1", true },
        { "http://127.example.org", "127.example.org", false },
    };
    static const char *const bad[] = { "",
                                       "desk.example.org",
                                       "https://",
                                       "ftp://a",
                                       "https://desk/x",
                                       "https://desk?x",
                                       "https:/a",
                                       "https://desk.example.org/",
                                       "https://me@desk.example.org" };

    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        struct str host = address_host(str_of(good[i].text));
        assert_true(address_is(str_of(good[i].text)));
        assert_true(str_eq(host, str_of(good[i].host)));
        assert_int_equal(address_host_is_here(host), good[i].here);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(address_is(str_of(bad[i])));
}

/* Pages can stand behind it: it ends with a slash, and nothing in it cuts them off. */
static void addresses_of_a_site(void **state)
{
    static const struct {
        const char *text, *whole;
    } good[] = {
        { "https://example.org", "https://example.org/" },
        { "https://example.org/", "https://example.org/" },
        { "http://192.168.1.5:8081/baku", "http://192.168.1.5:8081/baku/" },
        { "https://example.org/a/b-c_d~e/", "https://example.org/a/b-c_d~e/" },
    };
    static const char *const bad[] = { "",
                                       "example.org/baku",
                                       "https://",
                                       "https:///baku",
                                       "ftp://example.org/",
                                       "javascript:alert(1)",
                                       "https://example.org/a b",
                                       "https://example.org/?a=b",
                                       "https://example.org/#top",
                                       "https://example.org/\"",
                                       "https://me@example.org/" };
    struct arena a = { 0 };
    struct str whole;

    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(address_of_site(str_of(good[i].text), &a, &whole));
        assert_true(str_eq(whole, str_of(good[i].whole)));
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(address_of_site(str_of(bad[i]), &a, &whole));
    arena_free(&a);
}

static void what_is_before_the_path(void **state)
{
    static const struct {
        const char *text, *before;
    } rows[] = { { "https://live.example.org/live", "https://live.example.org" },
                 { "http://127.0.0.1:8090/post/baku", "http://127.0.0.1:8090" },
                 { "https://example.org", "https://example.org" },
                 { "", "" } };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_true(str_eq(address_without_path(str_of(rows[i].text)), str_of(rows[i].before)));
}

static void ports(void **state)
{
    static const struct {
        const char *text;
        int port;
    } rows[] = { { "http://192.168.1.5:8123", 8123 },
                 { "https://[2001:db8::7]:8123", 8123 },
                 { "https://[2001:db8::7]", 0 },
                 { "https://desk.example.org", 0 },
                 { "http://desk:0", 0 },
                 { "http://desk:65536", 0 },
                 { "", 0 } };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(address_port(str_of(rows[i].text)), rows[i].port);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(addresses_of_a_desk), cmocka_unit_test(addresses_of_a_site),
                                        cmocka_unit_test(what_is_before_the_path), cmocka_unit_test(ports) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
