/* SPDX-License-Identifier: Apache-2.0 */
/* help.h - the words of the pages, for whoever looks for them (web/desk/help.def). */
#ifndef WEB_PAGE_HELP_H
#define WEB_PAGE_HELP_H

#include "engine/base/message.h"
#include "engine/base/str.h"

/* From 0; false behind the last. It stands at /help#word-ID. */
struct help_word {
    const char *id;
    struct message term;
};
bool help_word(int i, struct help_word *out);

#endif
