/* SPDX-License-Identifier: Apache-2.0 */
/* rehearsal.h - a copy of an event to practise on, in a folder of its own beside it. Nothing of it is mirrored
   or published, and it goes as a whole. */
#ifndef DESK_REHEARSAL_H
#define DESK_REHEARSAL_H

#include "desk/base/desk.h"
#include "desk/base/rehearsed.h"

/* Has the event one? */
bool rehearsal_is_there(const char *event);

/* Makes it, with the keys and flags of the event and under that name; it has no mirror, and no addresses that lead to the event. While line-ups are
   not opened it has none of them, and a journal that begins with it. ERR_STATE: there is one already; ERR_IO; else the errors of desk_backup and
   desk_take_over. */
bool rehearsal_make(const char *event, struct str name, const struct act *act, struct findings *f, struct err *e);

/* Nothing of it is left. ERR_IO: something is. */
bool rehearsal_end(const char *event, struct err *e);

#endif
