/* SPDX-License-Identifier: Apache-2.0 */
/* By which address others came. */
#include "web/http/reach.h"

#include <arpa/inet.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static struct sockaddr_storage at(const char *text)
{
    struct sockaddr_storage a = { 0 };
    struct sockaddr_in *four = (struct sockaddr_in *)(void *)&a;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)(void *)&a;

    if (inet_pton(AF_INET, text, &four->sin_addr) == 1)
        a.ss_family = AF_INET;
    else if (inet_pton(AF_INET6, text, &six->sin6_addr) == 1)
        a.ss_family = AF_INET6;
    return a;
}

static void who_counts_as_another(void **state)
{
    static const struct {
        const char *host, *from, *own;
        bool counts;
    } rows[] = {
        { "192.168.1.5:8080", "192.168.1.77", "192.168.1.5", true }, /* a telephone */
        { "192.168.1.5:8080", "192.168.1.5", "192.168.1.5", false }, /* the laptop itself: a firewall may be in the way */
        { "192.168.1.5:8080", "127.0.0.1", "127.0.0.1", true },      /* a proxy on the laptop */
        { "192.168.1.5:8080", "fd00::7", "fd00::5", true },
        { "192.168.1.5:8080", "fd00::5", "fd00::5", false },
        { "127.0.0.1:8080", "192.168.1.77", "192.168.1.5", false }, /* by another address */
        { "elsewhere:8080", "192.168.1.77", "192.168.1.5", false },
    };
    const struct gate gate = { .origin = { STR("http://192.168.1.5:8080"), STR("http://127.0.0.1:8080") }, .n = 2 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sockaddr_storage from = at(rows[i].from), own = at(rows[i].own);
        struct reach reach = { 0 };
        assert_false(reach_has(&reach, &gate, gate.origin[0]));
        reach_note(&reach, &gate, str_of(rows[i].host), (struct sockaddr *)(void *)&from,
                   (struct sockaddr *)(void *)&own);
        assert_int_equal(reach_has(&reach, &gate, gate.origin[0]), rows[i].counts);
        assert_false(reach_has(&reach, &gate, STR("http://elsewhere:8080")));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(who_counts_as_another) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
