/* SPDX-License-Identifier: Apache-2.0 */
/* departure.h - a section leaves the FIDE mode (teams/fide.h), once and for good; for desk/ only. */
#ifndef DESK_EVENT_DEPARTURE_H
#define DESK_EVENT_DEPARTURE_H

#include <stdbool.h>

struct task;

/* What the task does is looked at, whatever operation it is. If a section leaves the mode by it, that is asked twice, to be confirmed and then to be
   meant, and noted in the journal, from which it is read
   whatever is taken back (db/load.c). ERR_STATE: it is not; dry, NOTEs say so. */
bool departure_meant(struct task *t);

#endif
