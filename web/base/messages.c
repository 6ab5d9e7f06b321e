/* SPDX-License-Identifier: Apache-2.0 */
#include "web/base/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "web/base/messages.def"
#undef MESSAGE

const struct message_row *const web_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "web/base/messages.def"
#undef MESSAGE
    NULL
};
