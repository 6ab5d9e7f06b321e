/* SPDX-License-Identifier: Apache-2.0 */
/* mirror_folder.h - may a folder be the mirror of an event at all? */
#ifndef DESK_MIRROR_FOLDER_H
#define DESK_MIRROR_FOLDER_H

#include "engine/base/str.h"

struct arena;
struct stat;

/* Why it can never be, as a clause behind its name; NULL if it can. `st` is of the folder. */
const char *mirror_unfit(struct str folder, const struct stat *st, const char *event, struct arena *a);

#endif
