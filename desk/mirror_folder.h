/* SPDX-License-Identifier: Apache-2.0 */
/* mirror_folder.h - may a folder be the mirror of an event at all? */
#ifndef DESK_MIRROR_FOLDER_H
#define DESK_MIRROR_FOLDER_H

#include "engine/base/str.h"

struct arena;
struct stat;

/* It lies with the event, or with its backups and attachments, or is none at all. */
enum mirror_fit { MIRROR_FITS, MIRROR_NO_FOLDER, MIRROR_BESIDE };

/* `st` is of the folder. */
enum mirror_fit mirror_fits(struct str folder, const struct stat *st, const char *event, struct arena *a);

#endif
