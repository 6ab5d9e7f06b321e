/* SPDX-License-Identifier: Apache-2.0 */
/* apart.h - one section of several goes back to what it was before an entry, and everything else stands; for desk/ only. The journal of the task is loaded.

   How: the journal is taken back to there within a step of the transaction, the section is read, and the step is undone; the difference between the section as
   it is and as it was then is stored like that of any operation. What an entry changed besides the section cannot go back with it: such an entry is refused. */
#ifndef DESK_PAST_APART_H
#define DESK_PAST_APART_H

#include "desk/base/task.h"

/* Leaves of `changes`, by row what would be taken back or come again, those of the section by its place. ERR_STATE: one of them changed more than the section. */
bool apart_choose(struct task *t, int section, bool *changes);

/* The file has the section as it was before the entry. ERR_STATE: there was none then. */
bool apart_go_back(struct task *t, int section, const bool *changes, long entry);

/* For programs: which of them name no section. */
void apart_tell(struct task *t, int section, const bool *changes);

#endif
