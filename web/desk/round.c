/* SPDX-License-Identifier: Apache-2.0 */
#include "web/desk/round.h"

#include "engine/base/arena.h"
#include "teams/moment.h"
#include "teams/presence.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/second.h"
#include "web/base/messages.h"

const struct pairing_list *round_looked_at(const struct visit *v)
{
    return v->round >= 1 && v->round <= v->in->nround ? &v->in->round[v->round - 1] : NULL;
}

/* What is known before the line-ups changes nothing of that. */
bool round_is_played(const struct visit *v, const struct pairing_list *r)
{
    return (match_any_has_results(r) || score_tally(v->in, r).ended > 0) &&
           !lineup_is_before(&v->event, v->in, v->round, v->now);
}

bool round_lacks_lineups(const struct section *s, const struct pairing_list *r)
{
    return s->unit == UNIT_TEAM && r->nlineup > 0 && r->opened.n > 0 && lineup_count(r).missing > 0;
}

struct str round_address(const struct visit *v, const char *below)
{
    struct str at = str_of(below), round = address_round(v, v->in, v->round);

    if (str_starts(at, STR("../report/")))
        return address_report(v, v->in, below + 10, v->round, NULL);
    if (str_starts(at, STR("../")))
        return str_fmt(v->arena, "%.*s/%s", STR_ARG(address_section(v->in, v->arena)), below + 3);
    return str_fmt(v->arena, "%.*s/%s", STR_ARG(round), below);
}

static bool differs(const struct section *s, const struct fixture *f)
{
    for (int b = 1; b <= s->boards; b++) {
        enum agreement agreement = second_agrees(s, f, b);
        if (agreement == AGREE_DIFFERS || agreement == AGREE_FIRST_MISSING)
            return true;
    }
    return false;
}

enum match_state round_match(const struct section *s, const struct fixture *f)
{
    if (differs(s, f))
        return MATCH_DIFFERS;
    if (score_complete(s, f))
        return MATCH_IN;
    return match_has_results(f) ? MATCH_HALF : MATCH_EMPTY;
}

struct str round_table(const struct visit *v, int table)
{
    return str_fmt(v->arena, "%.*s/enter#match-%d", STR_ARG(address_round(v, v->in, v->round)), table);
}

/* Whoever pairs round 1 while teams may still come knows it. */
struct message round_to_be_paired(const struct visit *v)
{
    struct str closes = v->round == 1 ? presence_hour(&v->event, v->in, v->arena) : (struct str){ 0 };
    const struct presence_tally n = presence_count(&v->event, v->in, v->round, v->now);
    bool waits = moment_is_after(closes, v->now);

    if (v->round == 1 && v->in->unit == UNIT_TEAM && !section_system(v->in) && n.of[TEAM_HERE] == 0)
        return say_need_pairing_unattended(v->round, waits ? closes : (struct str){ 0 });
    return waits ? say_need_pairing_before(v->round, closes) : say_need_pairing(v->round);
}
