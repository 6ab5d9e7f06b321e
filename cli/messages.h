/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of cli: say_<id> of each row of messages.def. */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "cli/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const cli_messages[];

#endif
