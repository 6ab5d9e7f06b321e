/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "engine/base/messages.def"
#undef MESSAGE

const struct message_row *const engine_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "engine/base/messages.def"
#undef MESSAGE
    NULL
};
