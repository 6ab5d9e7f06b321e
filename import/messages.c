/* SPDX-License-Identifier: Apache-2.0 */
#include "import/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "import/messages.def"
#undef MESSAGE

const struct message_row *const import_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "import/messages.def"
#undef MESSAGE
    NULL
};
