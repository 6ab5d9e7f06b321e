/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_zone.c - time zones as systems keep them: what is read gives an offset that there can be, at any instant. */
#include "office/zone.h"

#include <stdlib.h>

#include "tests/fuzz/fuzz.h"

enum { DAY = 86400, STEP = 97 * DAY };

static void ask(const struct zone *z, int64_t instant)
{
    if (labs(zone_offset(z, instant)) >= 26 * 3600)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const int64_t far[] = { INT64_MIN, -((int64_t)1 << 59), -1, 0, (int64_t)1 << 40, INT64_MAX };
    struct zone z;

    if (!zone_read((struct str){ (const char *)data, size }, &z))
        return 0;
    for (size_t i = 0; i < sizeof far / sizeof *far; i++)
        ask(&z, far[i]);
    for (int64_t instant = 0, i = 0; i < 300; i++, instant += STEP)
        ask(&z, instant);
    return 0;
}
