/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/fide.h"

#include "engine/base/err.h"
#include "engine/base/rule.h"
#include "engine/ranking/criterion.h"
#include "engine/system/system.h"
#include "teams/messages.h"
#include "teams/pairing.h"

/* Documents of FIDE's handbook are called by a letter and a number, "C.07". */
static bool is_of_handbook(enum rule rule)
{
    const char *document = rule == RULE_NONE ? "" : rule_row(rule)->document;

    return document[0] >= 'A' && document[0] <= 'E' && document[1] == '.';
}

/* What an older system is usually ranked by, which C.07 does not have. */
static bool is_usual(const struct system *system, const struct section *s)
{
    struct ranking usual;

    return system && system->ranking[s->unit] &&
           ranking_read(str_of(system->ranking[s->unit]), &usual, &(struct err){ 0 }) &&
           ranking_eq(&usual, &s->ranking);
}

static bool is_ranked_by_handbook(const struct section *s)
{
    bool ok = true;

    for (int i = 0; i < s->ranking.n; i++)
        ok = ok && is_of_handbook(criterion_row(s->ranking.by[i])->rule);
    return ok;
}

/* It is paired by rules of FIDE, of whatever year, and ranked by criteria of FIDE's. */
static bool fide_has_rules(const struct section *s)
{
    const struct system *system = section_system(s);
    bool paired = system ? !system->foreign : edition_is_fide(s->edition);

    return paired && (is_usual(system, s) || is_ranked_by_handbook(s));
}

struct message fide_mode_left(const struct section *s)
{
    return say_fide_mode_left(s->departed_round);
}

int fide_round(const struct section *s)
{
    int round = s->nround;

    while (round > 0 && s->round[round - 1].published.n == 0)
        round--;
    return round;
}

/* From the first publication on its rules stand. */
static bool publishes_by_others(const struct section *before, const struct section *after)
{
    return fide_round(after) > fide_round(before) && !fide_has_rules(after);
}

/* Who may not meet is known before the first round. At an Olympiad the Panel may say so at any time. */
static bool bars_later(const struct section *before, const struct section *after)
{
    return section_system(before) && fide_round(before) > 0 && after->nbarred > before->nbarred;
}

/* FIDE's rules take a result of the round before the latest one at most; one of an earlier round is for the rating alone. A game that was
   not finished may end later. What the Panel of an Olympiad decides about a match is within its rules. */
static bool is_late(const struct section *s, int round, int from)
{
    return from > 0 && round < fide_round(s) - 1;
}

/* In a round robin nothing is paired by results. */
static bool corrects_late(const struct section *before, const struct section *after)
{
    const struct system *system = section_system(before);

    if (!system || system->cards == CARDS_PLAYED)
        return false;
    for (int i = before->ncorrection; i < after->ncorrection; i++) {
        const struct correction *c = &after->correction[i];
        if (c->was != RESULT_NONE && c->was != RESULT_OPEN && is_late(before, c->round, c->from))
            return true;
    }
    for (int i = before->nmark_correction; i < after->nmark_correction; i++)
        if (is_late(before, after->mark_correction[i].round, after->mark_correction[i].from))
            return true;
    return false;
}

enum departure fide_departure(const struct section *before, const struct section *after)
{
    if (before->departed)
        return DEPARTED_NOT;
    if (publishes_by_others(before, after))
        return DEPARTED_BY_RULES;
    if (bars_later(before, after))
        return DEPARTED_BY_BAR;
    return corrects_late(before, after) ? DEPARTED_BY_RESULT : DEPARTED_NOT;
}
