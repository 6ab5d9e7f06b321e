/* SPDX-License-Identifier: Apache-2.0 */
/* zip.h - the parts of a zip file, read back. */
#ifndef REPORTS_FORMAT_ZIP_H
#define REPORTS_FORMAT_ZIP_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

struct zip_part {
    struct str name, bytes;
};

/* All parts in their order, unpacked into the arena. False if it is not a zip file with parts, is damaged, or has
   a comment, parts beyond 4 GB or encryption, which nobody here writes. */
bool zip_read(struct str zip, struct arena *a, struct zip_part **out, int *n);

#endif
