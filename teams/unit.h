/* SPDX-License-Identifier: Apache-2.0 */
/* unit.h - in which words a message speaks of who is paired: of a team and its match, or of a player and his game. */
#ifndef TEAMS_UNIT_H
#define TEAMS_UNIT_H

#include "engine/base/message.h"
#include "teams/event.h"

/* The message in the wording for who is paired. */
struct message unit_message(enum unit u, struct message m);

#endif
