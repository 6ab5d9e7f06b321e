#include "teams/unit.h"

#include <string.h>

static const struct {
    const char *team, *player;
} words[] = {
    { "team", "player" },
    { "teams", "players" },
    { "Team", "Player" },
    { "Teams", "Players" },
    { "match", "game" },
    { "matches", "games" },
    { "Match", "Game" },
    { "Matches", "Games" },
    { "MP", "Pts" },
    { "GP", "Pts" },
    { "Match points", "Points" },
    { "Game points", "Points" },
    { "match points", "points" },
    { "game points", "points" },
    { "Average", "Rating" },
    { "average", "rating" },
    { "avg ", "" },
    { "Matches won at the boards", "Games won at the board" },
    { "Team pairings", "Pairings" },
    { "Board pairings", "Pairings with ratings" },
    { "Tie-breaks of all teams", "Tie-breaks of all players" },
    { "Captain of", "Signature of" },
    { "Match sheet", "Result slip" },
    { "Where teams play", "Where players sit" },
    { "Team by team", "Player by player" },
    { "Matches and players", "Games" },
    { "Squad", "Entry" },
    { "Boards", "With ratings" },
    { "The team named first has White on the odd boards.", "The player named first has White." },
    { "White on board 1 (b: Black), 3½ game points", "White (b: Black), 3½ points" },
    { " on board 1", "" },
};

const char *unit_word(enum unit u, const char *of_teams)
{
    for (size_t i = 0; u == UNIT_PLAYER && i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i].team, of_teams) == 0)
            return words[i].player;
    return of_teams;
}
