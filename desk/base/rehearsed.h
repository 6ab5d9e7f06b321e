/* SPDX-License-Identifier: Apache-2.0 */
/* rehearsed.h - where the copy of an event lies that is practised on: EVENT.oly.rehearsal/rehearsal.oly beside it. */
#ifndef DESK_BASE_REHEARSED_H
#define DESK_BASE_REHEARSED_H

#include <stdbool.h>

struct arena;

/* Its folder and its path, in the arena; the folder that it is made in, which then gets that name; and the path in a folder. */
const char *rehearsal_folder(const char *event, struct arena *a);
const char *rehearsal_path(const char *event, struct arena *a);
const char *rehearsal_unfinished(const char *event, struct arena *a);
const char *rehearsal_in(const char *folder, struct arena *a);

/* Is the file such a copy? By where it is. */
bool rehearsal_is(const char *path);

#endif
