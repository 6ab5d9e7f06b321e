/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/system/system.h"

#include "engine/base/arena.h"
#include "engine/base/messages.h"
#include "engine/berger/berger.h"
#include "engine/burstein/burstein.h"
#include "engine/burstein/limits.h"
#include "engine/club/club.h"
#include "engine/club/tiebreak.h"
#include "engine/dutch/dutch.h"
#include "engine/teamswiss/teamswiss.h"

#define PLAYERS_RANKING "gp,club-modified-median,club-solkoff,club-cumulative"

static const struct system systems[] = {
    { .name = "berger",
      .title = say_system_berger,
      .bye = BYE_NOTHING,
      .ranking = { "mp,gp,de,emmsb", "gp,de,eggsb" },
      .cards = CARDS_PLAYED,
      .scores_gp = true,
      .any_points = true,
      .pair = berger_pair },
    { .name = "burstein",
      .title = say_system_burstein,
      .bye = BYE_WINS,
      .ranking = { NULL, PLAYERS_RANKING },
      .cards = CARDS_ROUNDS,
      .initial = true,
      .pair = burstein_pair,
      .suit = limits_suit,
      .no_rematch = RULE_BURSTEIN_NO_REMATCH },
    { .name = "club",
      .title = say_system_club,
      .foreign = true,
      .bye = BYE_WINS,
      .ranking = { NULL, PLAYERS_RANKING },
      .cards = CARDS_RATED,
      .scores_gp = true,
      .accelerates = true,
      .pair = club_pair,
      .suit = club_suit,
      .no_rematch = RULE_CLUB_NO_REMATCH,
      .tiebreak = club_tiebreaks,
      .ntiebreak = CLUB_TIEBREAKS },
    { .name = "dutch2006",
      .title = say_system_dutch,
      .bye = BYE_WINS,
      .ranking = { NULL, "gp,dutch-de,club-average" }, /* RULE_DUTCH_ORDER */
      .absent_leaves = true,
      .cards = CARDS_FLOATS,
      .any_points = true,
      .pair = dutch_pair,
      .suit = dutch_suit,
      .no_rematch = RULE_DUTCH_NO_REMATCH },
    { .name = "team-swiss-2026",
      .title = say_system_team_swiss,
      .bye = BYE_DRAWS,
      .ranking = { "mp,gp,bh-c1,emmsb" },
      .cards = CARDS_TEAMS,
      .scores_gp = true,
      .any_points = true,
      .pair = teamswiss_pair,
      .suit = teamswiss_suit,
      .no_rematch = RULE_TEAM_NO_REMATCH },
    { 0 },
};

const struct system *system_find(struct str name)
{
    for (const struct system *s = systems; s->name; s++)
        if (str_eq(str_of(s->name), name))
            return s;
    return NULL;
}

const struct system *system_titled(struct str title)
{
    for (const struct system *s = systems; s->name; s++)
        if (str_eq(str_of(s->title().row->says.text), title))
            return s;
    return NULL;
}

bool system_known(struct str name)
{
    return str_eq(name, STR(SYSTEM_OLYMPIAD)) || system_find(name);
}

bool system_proves(const struct system *system, const struct swiss *s, const struct reasons *why)
{
    return system->suit ? impasse_holds(&why->impasse, s, system->suit) : why->over > 0 && s->round >= why->over;
}

struct str system_names(struct arena *a)
{
    struct str text = { 0 };
    int n = 0;

    while (systems[n].name)
        n++;
    for (int i = 0; i < n; i++)
        text = str_fmt(a, "%.*s%s%s", STR_ARG(text), str_between(i, n, " and "), systems[i].name);
    return text;
}
