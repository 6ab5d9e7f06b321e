/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/unit.h"

#include <string.h>

#include "engine/base/arena.h"

/* Those of one word, which stand for it in the midst of a sentence as well. */
enum { SINGLE = 7 };

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
    { "average rating", "rating" },
    { "How the first teams got there", "How the first players got there" },
    { "Top matches", "Top games" },
    { "avg ", "" },
    { "Matches won at the boards", "Games won at the board" },
    { "Team pairings", "Pairings" },
    { "Board pairings", "Pairings with ratings" },
    { "Tie-breaks of all teams", "Tie-breaks of all players" },
    { "Match sheet", "Result slip" },
    { "Where teams play", "Where players sit" },
    { "Team by team", "Player by player" },
    { "Matches and players", "Games" },
    { "Squad", "Entry" },
    { "Boards", "With ratings" },
    { " on board 1", "" },
    { "White on board 1", "White" },
    { "Colour of team 1 on board 1", "Colour of number 1" },
    { "Table, or table.board", "Table" },
    { "Players here", "1: here, 0: not here" },
    { "Let this team play, however few are here", "Let this player play all the same" },
    { "start: forfeits of teams that are short", "start: forfeits of those who do not come" },
    { "start the round: teams that are short lose their match", "start the round: who does not come loses the game" },
    { "colours or players exchanged", "colours exchanged" },
    { "colours were reversed, or players exchanged, at a table", "colours were reversed at a table" },
    { "The last board stores the match. Results are as seen from the team named first:",
      "The result stores the game. It is as seen from the player named first:" },
    { "one board back", "take back what was typed" },
    { "correct what is recorded: the boards, then why", "correct what is recorded: the result, then why" },
    { "Board ", "Result of table " },
    { "Line-ups and results", "Results" },
    { "note that a team is here, and with how many players", "note that a player is here" },
    { "captains agree with their results, or dispute them", "players agree with their results, or dispute them" },
    { "correct what the registration says of a team or a player", "correct what the registration says of a player" },
    { "the teams with captains, averages and squads", "the players with their ratings" },
    { "teams, players and averages of every federation", "the players of every federation" },
    { "which results captains have signed, which they dispute, and which were changed since",
      "which results players have signed, which they dispute, and which were changed since" },
    { "White on board 1, if it is not by the rules", "White, if it is not by the rules" },
    { "Board 1", "Colour" },
    { "The players are known once the line-ups are opened.", "The players are known once the round is published." },
    { " A team says why it meets whom it meets.", " A player says why he meets whom he meets." },
    { "no captain has signed a result yet", "no player has signed a result yet" },
    { "the medals of every federation, teams and boards of all sections", "the medals of every federation" },
    { "boards that two arbiters entered differently or only one has entered",
      "games that two arbiters entered differently or only one has entered" },
    { "The two entries agree on every board entered twice.", "The two entries agree on every game entered twice." },
    { "Open boards are taken to be played to a win, a draw or a loss.",
      "Open games are taken to be played to a win, a draw or a loss." },
    { "overall, category, board and combined prizes, as if the event ended now",
      "overall and category prizes, as if the event ended now" },
};

const char *unit_word(enum unit u, const char *of_teams)
{
    for (size_t i = 0; u == UNIT_PLAYER && i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i].team, of_teams) == 0)
            return words[i].player;
    return of_teams;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The first word of a text, or the first letter that is of none. */
static size_t first_word(const char *text)
{
    size_t n = 0;

    while (is_letter(text[n]))
        n++;
    return n > 0 ? n : 1;
}

static struct str single(struct str word)
{
    for (size_t i = 0; i < SINGLE; i++)
        if (str_eq(word, str_of(words[i].team)))
            return str_of(words[i].player);
    return word;
}

struct str unit_text(enum unit u, const char *of_teams, struct arena *a)
{
    const char *whole = unit_word(u, of_teams);
    struct str text = { 0 };

    if (u != UNIT_PLAYER || whole != of_teams)
        return str_of(whole);
    for (size_t n; *of_teams; of_teams += n) {
        n = first_word(of_teams);
        text = str_fmt(a, "%.*s%.*s", STR_ARG(text), STR_ARG(single((struct str){ of_teams, n })));
    }
    return text;
}

struct message unit_message(enum unit u, struct message m)
{
    m.players = u == UNIT_PLAYER;
    return m;
}
