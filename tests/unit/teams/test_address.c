/* SPDX-License-Identifier: Apache-2.0 */
/* What people type to come to the desk. */
#include "teams/address.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(addresses_of_a_desk) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
