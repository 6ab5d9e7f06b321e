/* SPDX-License-Identifier: Apache-2.0 */
#include "db/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "db/messages.def"
#undef MESSAGE

const struct message_row *const db_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "db/messages.def"
#undef MESSAGE
    NULL
};
