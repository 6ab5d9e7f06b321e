/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/bundle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* RFC 9110, 12.5.3 and 12.4.2: a weight of 0 is "not acceptable"; "*" is every coding that is not named. */
static void who_takes_gzip(void **state)
{
    static const struct {
        const char *accepted;
        bool takes;
    } rows[] = {
        { "", false },
        { "gzip", true },
        { "GZIP", true },
        { "x-gzip", true },
        { "gzip, deflate, br", true },
        { "deflate,gzip;q=1.0", true },
        { "gzip;q=0.001", true },
        { "gzip;q=0", false },
        { "gzip ; Q=0.000", false },
        { "gzip; q=0, *", false },
        { "*, gzip;q=0", false },
        { "*", true },
        { "*;q=0", false },
        { "*;q=0, gzip", true },
        { "identity;q=0, gzip", true },
        { "identity", false },
        { "identity;q=0", false },
        { "br", false },
        { "gzipped", false },
        { "deflate;q=0, br", false },
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (coding_takes_gzip(str_of(rows[i].accepted)) != rows[i].takes)
            fail_msg("%s", rows[i].accepted);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(who_takes_gzip) };

    return cmocka_run_group_tests_name("what a browser takes packed", tests, NULL, NULL);
}
