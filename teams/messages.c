/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "teams/messages.def"
#undef MESSAGE

const struct message_row *const teams_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "teams/messages.def"
#undef MESSAGE
    NULL
};
