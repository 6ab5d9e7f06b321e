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
