/* SPDX-License-Identifier: Apache-2.0 */
/* unit.h - the words for who is paired: a team and its match, or a player and his game. */
#ifndef TEAMS_UNIT_H
#define TEAMS_UNIT_H

#include "engine/base/message.h"
#include "teams/event.h"

struct arena;

/* The word or title to use where players are paired: "player" for "team", "Points" for "Match points". A word without a
   counterpart stays, and so does every word where teams are paired. */
const char *unit_word(enum unit u, const char *of_teams);

/* The same for a sentence: as a whole if it has a counterpart, else word by word. In the arena. */
struct str unit_text(enum unit u, const char *of_teams, struct arena *a);

/* The message in the wording for who is paired. */
struct message unit_message(enum unit u, struct message m);

#endif
