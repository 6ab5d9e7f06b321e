/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of web: say_<id> of each row of messages.def. */
#ifndef WEB_BASE_MESSAGES_H
#define WEB_BASE_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "web/base/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const web_messages[];

#endif
