/* SPDX-License-Identifier: Apache-2.0 */
/* unit.h - the words for who is paired: a team and its match, or a player and his game. */
#ifndef TEAMS_UNIT_H
#define TEAMS_UNIT_H

#include "engine/base/message.h"
#include "teams/event.h"

struct arena;

/* What stands for a word or title about teams where players are paired: "player" for "team", "Points" for "Match points". A word
   that is no other one, and every word about teams, stays. */
const char *unit_word(enum unit u, const char *of_teams);

/* The same of a sentence: as a whole if there is another one, else word by word. In the arena. */
struct str unit_text(enum unit u, const char *of_teams, struct arena *a);

/* The message in the wording for who is paired. */
struct message unit_message(enum unit u, struct message m);

#endif
