/* SPDX-License-Identifier: Apache-2.0 */
/* late.h - teams entered after round 1 was published; for desk/ only. */
#ifndef DESK_LATE_H
#define DESK_LATE_H

#include "desk/task.h"

/* Decides 'import --late' (desk/op.def). */
bool import_late(struct task *t, const struct event *read);

#endif
