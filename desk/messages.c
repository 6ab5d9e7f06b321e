/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "desk/messages.def"
#undef MESSAGE

const struct message_row *const desk_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "desk/messages.def"
#undef MESSAGE
    NULL
};
