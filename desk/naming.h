/* SPDX-License-Identifier: Apache-2.0 */
/* naming.h - what a section may be called; for desk/ only. */
#ifndef DESK_NAMING_H
#define DESK_NAMING_H

#include "engine/base/str.h"

struct task;

/* May a new section have that name? ERR_CONFLICT: another one has it, small letters or not; ERR_USAGE: it is no name for the command line
   and for addresses; ERR_LIMIT: there are too many. Names that stand in a file already go on as they are. */
bool naming_section(struct task *t, struct str name);

#endif
