/* SPDX-License-Identifier: Apache-2.0 */
#include "import/said.h"

#include "engine/system/system.h"
#include "teams/pairing.h"
#include "teams/scoring.h"

bool said_system(const struct said *said, enum unit unit, const struct system **out)
{
    *out = system_find(said->system);
    if (*out)
        return unit == UNIT_TEAM || (*out)->ranking[UNIT_PLAYER];
    return unit == UNIT_TEAM && str_eq(said->system, STR("olympiad"));
}

void said_edition(const struct said *said, struct section *s)
{
    if (edition_find(said->edition, &s->edition))
        s->edition_by_date = false;
}

/* A system that leaves none open is refused with them where all settings are checked. */
void said_points(const struct said *said, struct section *s)
{
    int half[FOR_COUNT], mp, gp;

    if (!section_system(s))
        return;
    if (scoring_match_read(said->match_points, half))
        s->match_points = said->match_points;
    if (scoring_game_read(said->game_points, half))
        s->game_points = said->game_points;
    if (scoring_bye_read(said->bye_points, &mp, &gp) && (mp == NOBODY) == (s->unit == UNIT_PLAYER))
        s->bye_points = said->bye_points;
}
