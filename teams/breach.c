/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/breach.h"

#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "teams/match.h"
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

struct str breach_meeting(const struct section *s, const struct field *f, int squad, int other, struct arena *a)
{
    if (pairing_open(f, squad, other) || section_is_round_robin(s))
        return (struct str){ 0 };
    struct str pair = str_fmt(a, "%.*s and %.*s", STR_ARG(s->squad[squad].name), STR_ARG(s->squad[other].name));
    if (!has_met(&f->card[squad], other))
        return str_fmt(a, "%.*s are barred from each other", STR_ARG(pair));
    return str_fmt(a, "%.*s have met in round %d", STR_ARG(pair), round_of_meeting(s, f, squad, other));
}

struct str breach_bye(const struct section *s, const struct field *f, int squad, enum rule *rule, struct arena *a)
{
    const struct card *c = &f->card[squad];

    *rule = c->scored_without_playing ? RULE_BYE_ONCE : RULE_BYE_LATE;
    if (card_may_have_bye(c, f->edition))
        return (struct str){ 0 };
    return str_fmt(a, "%.*s %s", STR_ARG(s->squad[squad].name),
                   c->scored_without_playing ? "has scored without playing before"
                                             : "was entered after round 1 was published");
}
