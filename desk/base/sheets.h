/* SPDX-License-Identifier: Apache-2.0 */
/* sheets.h - printed sheets that are out of date when published pairings change; for desk/ only. */
#ifndef DESK_BASE_SHEETS_H
#define DESK_BASE_SHEETS_H

#include "desk/base/task.h"

/* Does the round have that match at its table? */
bool sheets_has(const struct pairing_list *r, const struct fixture *match);

/* Do pairings or bye differ? */
bool sheets_differ(const struct pairing_list *before, const struct pairing_list *after);

/* Remarks which sheets of the round have to be printed again, among those that can exist, and what has changed on them. */
void sheets_note(struct task *t, const struct section *s, int round, const struct pairing_list *before,
                 const struct pairing_list *after);

#endif
