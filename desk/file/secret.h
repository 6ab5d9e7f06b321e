/* SPDX-License-Identifier: Apache-2.0 */
/* secret.h - line-ups that nobody may know yet, wherever the file has them: whoever copies the file as it is copies them too. */
#ifndef DESK_FILE_SECRET_H
#define DESK_FILE_SECRET_H

#include "desk/base/desk.h"

/* The first section and round of the event, loaded from this desk, of which that is so, in the arena: line-ups are not opened that have come in, or may at
   any moment, or that were taken back and are still in the journal. No section: there is none. */
struct secret {
    const struct section *section;
    int round;
};
bool secret_find(struct desk *d, const struct event *ev, struct arena *a, struct secret *out, struct err *e);

#endif
