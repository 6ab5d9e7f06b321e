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
    { "team is", "player is" },
    { "teams are", "players are" },
    { "match point", "point" },
    { "The team", "The player" },
    { "Match arbiter", "Arbiter" },
    { "Match ended at", "Game ended at" },
    { "EGGSB", "SB" },
    { "Extended Sonneborn-Berger (GP × GP)", "Sonneborn-Berger" },
    { "BH:GP", "BH" },
    { "BH:GP-C1", "BH-C1" },
    { "BH:GP-C2", "BH-C2" },
    { "BH:GP-M1", "BH-M1" },
    { "BH:GP-M2", "BH-M2" },
    { "BH:GP/C1", "BH/C1" },
    { "BH:GP/C2", "BH/C2" },
    { "BH:GP/M1", "BH/M1" },
    { "BH:GP/M2", "BH/M2" },
    { "EGGSB/C1", "SB/C1" },
    { "EGGSB/C2", "SB/C2" },
    { "Buchholz of game points", "Buchholz" },
    { "Buchholz of game points cut 1", "Buchholz cut 1" },
    { "Buchholz of game points cut 2", "Buchholz cut 2" },
    { "Buchholz of game points median 1", "Buchholz median 1" },
    { "Buchholz of game points median 2", "Buchholz median 2" },
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
