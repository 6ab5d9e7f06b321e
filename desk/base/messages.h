/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of desk/: say_<id> of each row of messages.def. */
#ifndef DESK_BASE_MESSAGES_H
#define DESK_BASE_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "desk/base/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const desk_messages[];

#endif
