/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "engine/proof/messages.def"
#undef MESSAGE

const struct message_row *const proof_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "engine/proof/messages.def"
#undef MESSAGE
    NULL
};
