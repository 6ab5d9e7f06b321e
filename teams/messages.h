/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of teams/: say_<id> of each row of messages.def. */
#ifndef TEAMS_MESSAGES_H
#define TEAMS_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "teams/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const teams_messages[];

#endif
