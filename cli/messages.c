/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "cli/messages.def"
#undef MESSAGE

const struct message_row *const cli_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "cli/messages.def"
#undef MESSAGE
    NULL
};
