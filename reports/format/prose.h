/* SPDX-License-Identifier: Apache-2.0 */
/* prose.h - paragraphs of sentences: what a sheet tells, to be broken into lines by the format alone. */
#ifndef REPORTS_FORMAT_PROSE_H
#define REPORTS_FORMAT_PROSE_H

#include "reports/format/table.h"

struct arena;

/* A text of any length on one line; level 0 begins something, 1, 2 ... belong to what is above. */
struct paragraph {
    int level;
    struct str text;
};

struct prose {
    const char *rows; /* name of the list in JSON */
    struct paragraph *paragraph;
    int n, cap;
};

void prose_add(struct prose *p, int level, struct str text, struct arena *a);

/* The same with all texts such as text_shown makes them. */
struct prose prose_shown(const struct prose *p, struct arena *a);

/* As rows of a level and a text, for programs. */
struct table prose_table(const struct prose *p, struct arena *a);

#endif
