/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of db/: say_<id> of each row of messages.def. */
#ifndef DB_MESSAGES_H
#define DB_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "db/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const db_messages[];

#endif
