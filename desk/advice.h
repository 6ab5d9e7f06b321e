/* SPDX-License-Identifier: Apache-2.0 */
/* advice.h - how to repair a row that another program has changed; for desk/ only. */
#ifndef DESK_ADVICE_H
#define DESK_ADVICE_H

#include "db/rewind.h"

/* A sentence for the person at the desk: a command that enters the value again, or, if there is none, to go
   back to a backup; in the arena. The journal goes on saying that it was changed. */
const char *advice_for(const struct flaw *flaw, struct arena *a);

#endif
