/* SPDX-License-Identifier: Apache-2.0 */
#include "office/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "office/messages.def"
#undef MESSAGE

const struct message_row *const office_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "office/messages.def"
#undef MESSAGE
    NULL
};
