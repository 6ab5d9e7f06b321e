/* SPDX-License-Identifier: Apache-2.0 */
/* first_key.h - a key for the TAP where nobody has one: nobody else could give others any. */
#ifndef WEB_PAGE_FIRST_KEY_H
#define WEB_PAGE_FIRST_KEY_H

#include <stdbool.h>

struct arena;
struct err;
struct room;

/* Makes it, and says it on the standard output, with its link. */
bool first_key(struct room *room, struct arena *a, struct err *e);

#endif
