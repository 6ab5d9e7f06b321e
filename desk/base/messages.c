/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "desk/base/messages.def"
#undef MESSAGE

const struct message_row *const desk_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "desk/base/messages.def"
#undef MESSAGE
    NULL
};
