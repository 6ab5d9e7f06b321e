/* SPDX-License-Identifier: Apache-2.0 */
/* trf_unread.h - what stands in columns of a line that nobody reads: it has slipped there, or the line is of another form. */
#ifndef IMPORT_TRF_TRF_UNREAD_H
#define IMPORT_TRF_TRF_UNREAD_H

#include "import/trf/trf_line.h"

struct arena;
struct findings;

enum { TRF_UNREAD_KINDS = 32 };

/* Of one kind of lines the first that has such a column, and how many have. */
struct trf_unread {
    bool *asked; /* by column, while a line is read */
    struct {
        struct trf_line line;
        int column, n;
    } kind[TRF_UNREAD_KINDS];
    int nkind;
};

/* From here on the columns that are asked for are noted. */
void trf_unread_begin(struct trf_unread *u, struct trf_line *l, struct arena *a);

/* The line has been read. */
void trf_unread_end(struct trf_unread *u, struct trf_line *l);

/* A WARNING for each kind. */
void trf_unread_tell(const struct trf_unread *u, struct findings *f);

#endif
