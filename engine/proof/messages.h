/* SPDX-License-Identifier: Apache-2.0 */
/* messages.h - the sentences of engine/proof/: say_<id> of each row of messages.def. */
#ifndef ENGINE_PROOF_MESSAGES_H
#define ENGINE_PROOF_MESSAGES_H

#include "engine/base/message_row.h"

#define MESSAGE MESSAGE_PROTOTYPE
#include "engine/proof/messages.def"
#undef MESSAGE

/* All rows of the table, NULL behind the last. */
extern const struct message_row *const proof_messages[];

#endif
