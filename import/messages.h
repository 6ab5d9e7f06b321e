/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of import/: say_<id> of each row of messages.def. */
#ifndef IMPORT_MESSAGES_H
#define IMPORT_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "import/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const import_messages[];

#endif
