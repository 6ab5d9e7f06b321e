/* SPDX-License-Identifier: Apache-2.0 */
/* lift.h - an entry of the journal is taken back alone, while later ones stand; for desk/ only. The journal of the task is loaded, with what takes its entries back. */
#ifndef DESK_PAST_LIFT_H
#define DESK_PAST_LIFT_H

#include "desk/base/task.h"

/* What the entry changed (db/touched.h). */
unsigned lift_changed(const struct task *t, const struct journal_row *row);

/* Nothing stands behind it, or what does comes to nothing: without it the event is as it was before it. */
bool lift_is_last(struct task *t, const struct journal_row *row);

/* ERR_STATE: something in force behind it rests on it. */
bool lift_may(struct task *t, const struct journal_row *row);

/* To be asked when it has been taken back. False: what a section follows by itself, as the event as a whole has become since, it would not have followed. */
bool lift_fits(struct task *t);

#endif
