/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of reports/: say_<id> of each row of messages.def. */
#ifndef REPORTS_FORMAT_MESSAGES_H
#define REPORTS_FORMAT_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "reports/format/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const reports_messages[];

#endif
