/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/playing.h"

#include "teams/hours.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/moment.h"
#include "teams/pairing.h"

/* Whether a published round has begun. It has not while its line-ups are expected (lineup_is_before), nor before its hour as long as nothing
   in it is opened or recorded. For round 1, which cannot be mistaken for another, the hour does not matter. Without line-ups and without an
   hour, a round begins with its publication. */
static bool playing_has_begun(const struct event *e, const struct section *s, int round, struct str now)
{
    const struct pairing_list *r = &s->round[round - 1];

    return !lineup_is_before(e, s, round, now) &&
           (round == 1 || (s->unit == UNIT_TEAM && r->opened.n > 0) ||
            !moment_is_after(hours_start(e, s, round), now) || match_any_has_results(r));
}

int playing_round(const struct event *e, const struct section *s, struct str now)
{
    int round = section_played(s);

    while (round > 0 && !playing_has_begun(e, s, round, now))
        round--;
    return round;
}

struct message playing_why_not(const struct event *e, const struct section *s, int round, struct str now)
{
    return lineup_is_before(e, s, round, now) ? say_its_line_ups_not_opened()
                                              : say_round_begins_at(hours_start(e, s, round));
}
