/* SPDX-License-Identifier: Apache-2.0 */
/* fit.h - do all registered sections fit together, even if they came one by one? For desk/ only. */
#ifndef DESK_FIT_H
#define DESK_FIT_H

#include "desk/task.h"

/* What was wrong with the event before it changes. */
struct fit {
    struct findings before;
};

void fit_begin(struct fit *fit, struct task *t);

/* ERR_INPUT: registration_check finds a PROBLEM that was not there before, such as a player whom the desk has put into
   another team, or a FIDE id of another section. Its other new findings, unless they have been reported already, become
   remarks. */
bool fit_end(struct fit *fit, struct task *t);

#endif
