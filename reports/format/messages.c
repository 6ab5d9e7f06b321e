/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/messages.h"

#define MESSAGE MESSAGE_FUNCTION
#include "reports/format/messages.def"
#undef MESSAGE

const struct message_row *const reports_messages[] = {
#define MESSAGE MESSAGE_LISTED
#include "reports/format/messages.def"
#undef MESSAGE
    NULL
};
