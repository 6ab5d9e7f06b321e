/* SPDX-License-Identifier: Apache-2.0 */
/* fit.h - what a section may be called, and whether all fit together, even if they came one by one; for desk/ only. */
#ifndef DESK_EVENT_FIT_H
#define DESK_EVENT_FIT_H

#include "desk/base/task.h"
#include "engine/base/str.h"

/* What was wrong with the event before it changes. */
struct fit {
    struct findings before;
};

void fit_begin(struct fit *fit, struct task *t);

/* ERR_INPUT: registration_check finds a PROBLEM that was not there before, such as a player whom the desk has put into
   another team, or a FIDE id of another section. Its other new findings, unless they have been reported already, become
   remarks. */
bool fit_end(struct fit *fit, struct task *t);

/* May a new section have that name? ERR_CONFLICT: another one has it, small letters or not; ERR_USAGE: it is no name for the command line
   and for addresses; ERR_LIMIT: there are too many. Names that stand in a file already go on as they are. */
bool naming_section(struct task *t, struct str name);

#endif
