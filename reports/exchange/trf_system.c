/* SPDX-License-Identifier: Apache-2.0 */
/* trf_system.c - how a report file names the rules by which its rounds were paired. */
#include "reports/exchange/trf_lines.h"

#include "engine/base/message.h"
#include "teams/pairing.h"

static bool is_round_robin(const struct system *system)
{
    return system && system->cards == CARDS_PLAYED;
}

struct str trf_system_name(const struct section *s, struct arena *a)
{
    const struct system *system = section_system(s);

    if (!system)
        return str_fmt(a, "Team Swiss, Olympiad Pairing Rules, edition %s", edition_row(s->edition)->name);
    return str_fmt(a, "%s %s, %.*s", s->unit == UNIT_PLAYER ? "Individual" : "Team",
                   is_round_robin(system) ? "round robin" : "Swiss",
                   STR_ARG(pairing_title(s, &(struct wording){ 0 }, a)));
}

/* The score first, then the other one if it counts; without a type there are no preferences. */
static struct str fide_code(const struct section *s, struct arena *a)
{
    bool gp = s->score == SCORE_GP, typed = s->preference != PREFERENCES_NONE;
    const char *other = gp ? "_MP" : "_GP";

    return str_fmt(a, "FIDE_TEAM%s%s%s%s", typed ? "_TYPE" : "", typed ? preference_name(s->preference) : "",
                   gp ? "_GP" : "_MP", s->secondary == SECONDARY_UNUSED ? "" : other);
}

struct str trf_system_code(const struct section *s, struct arena *a)
{
    const struct system *system = section_system(s);

    if (system && system->cards == CARDS_TEAMS)
        return fide_code(s, a);
    if (is_round_robin(system))
        return str_of(s->cycles > 1 ? "FIDE_TEAM_DOUBLEROUNDROBIN" : "FIDE_TEAM_ROUNDROBIN");
    return system && s->score == SCORE_GP ? STR("CUSTOM_TEAM_SWISS_GP") : STR("CUSTOM_TEAM_SWISS_MP");
}
