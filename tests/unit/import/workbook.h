/* SPDX-License-Identifier: Apache-2.0 */
/* workbook.h - a workbook in memory, made of its parts. */
#ifndef TESTS_UNIT_IMPORT_WORKBOOK_H
#define TESTS_UNIT_IMPORT_WORKBOOK_H

#include "engine/base/str.h"

struct arena;

/* A file of it. */
struct workbook_part {
    const char *name;
    struct str bytes;
};

/* A zip archive of these files, packed; in the arena. */
struct str workbook_zip(const struct workbook_part *part, int n, struct arena *a);

/* A workbook of one worksheet, "Teams", of that XML, with these shared texts and styles; NULL: without them. Stored is without packing,
   which would be most of the time of a fuzz run. */
struct str workbook_of(struct str sheet, const char *texts, const char *styles, struct arena *a);
struct str workbook_stored(struct str sheet, const char *texts, const char *styles, struct arena *a);

#endif
