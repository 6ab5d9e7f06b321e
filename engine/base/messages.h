/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of engine/: say_<id> of each row of messages.def. */
#ifndef ENGINE_BASE_MESSAGES_H
#define ENGINE_BASE_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "engine/base/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const engine_messages[];

#endif
