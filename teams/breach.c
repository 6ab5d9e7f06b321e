/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/breach.h"

#include "engine/olympiad/pairing.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/pairing.h"

/* The latest round before that of the field in which the two were paired, 0: none. */
static int round_of_meeting(const struct section *s, const struct field *f, int squad, int other)
{
    for (int round = f->round - 1; round > 0; round--) {
        const struct fixture *match = round <= s->nround ? match_of(&s->round[round - 1], squad) : NULL;
        if (match && match_opponent(match, squad) == other)
            return round;
    }
    return 0;
}

static bool has_met(const struct card *c, int other)
{
    for (int i = 0; i < c->nmet; i++)
        if (c->met[i] == other)
            return true;
    return false;
}

struct message breach_meeting(const struct section *s, const struct field *f, int squad, int other)
{
    struct str name = s->squad[squad].name, met = s->squad[other].name;

    if (pairing_open(f, squad, other) || section_is_round_robin(s))
        return (struct message){ 0 };
    if (!has_met(&f->card[squad], other))
        return say_barred_from_each_other(name, met);
    return say_met_in_round(name, met, round_of_meeting(s, f, squad, other));
}

struct message breach_bye(const struct section *s, const struct field *f, int squad, enum rule *rule)
{
    const struct card *c = &f->card[squad];

    *rule = c->scored_without_playing ? RULE_BYE_ONCE : RULE_BYE_LATE;
    if (card_may_have_bye(c, f->edition))
        return (struct message){ 0 };
    return c->scored_without_playing ? say_scored_without_playing(s->squad[squad].name)
                                     : say_entered_after_first_round(s->squad[squad].name);
}
