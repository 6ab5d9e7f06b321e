/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of office: say_<id> of each row of messages.def. */
#ifndef OFFICE_MESSAGES_H
#define OFFICE_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "office/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const office_messages[];

#endif
