/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/hours.h"

#include "teams/moment.h"

enum { DAY = 10 };

struct str hours_start(const struct event *e, const struct section *s, int round)
{
    struct str own = s ? s->hours.date[round - 1] : (struct str){ 0 };

    return own.n > 0 ? own : e->date[round - 1];
}

struct str hours_lineups(const struct event *e, const struct section *s, int round)
{
    struct str of_event = e->lineups[round - 1], start = hours_start(e, s, round);

    if (s && s->hours.lineups[round - 1].n > 0)
        return s->hours.lineups[round - 1];
    bool goes_with =
        str_eq(str_whole(start, DAY), str_whole(e->date[round - 1], DAY)) && !moment_is_after(of_event, start);
    return str_eq(start, e->date[round - 1]) || goes_with ? of_event : (struct str){ 0 };
}

struct hours hours_of(const struct event *e, const struct section *s)
{
    struct hours h;

    for (int r = 0; r < ROUNDS_MAX; r++) {
        h.date[r] = hours_start(e, s, r + 1);
        h.lineups[r] = hours_lineups(e, s, r + 1);
    }
    return h;
}

void hours_settle(const struct event *e, struct section *s)
{
    for (int r = 0; r < ROUNDS_MAX; r++) {
        struct str *date = &s->hours.date[r], *lineups = &s->hours.lineups[r], own = *lineups;
        if (str_eq(*date, e->date[r]))
            *date = (struct str){ 0 };
        *lineups = (struct str){ 0 };
        if (!str_eq(hours_lineups(e, s, r + 1), own))
            *lineups = own;
    }
}
