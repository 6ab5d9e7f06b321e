/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/calendar.h"

#include "engine/base/buffer.h"
#include "web/base/messages.h"

static int end_of_run(const bool *has_day, int rounds, int from)
{
    while (from + 1 < rounds && !has_day[from + 1])
        from++;
    return from;
}

bool calendar_lacks(const bool *has_day, int rounds, struct arena *a, struct message *out)
{
    struct buffer list = { .arena = a };
    int n = 0;

    for (int i = 0; i < rounds; i++) {
        if (has_day[i])
            continue;
        int end = end_of_run(has_day, rounds, i);
        buffer_fmt(&list, end > i ? "%s%d to %d" : "%s%d", n > 0 ? ", " : "", i + 1, end + 1);
        n += end - i + 1;
        i = end;
    }
    *out = say_rounds_have_no_day(buffer_str(&list), n);
    return n > 0 && n < rounds;
}
