/* SPDX-License-Identifier: Apache-2.0 */
/* recognised.h - what a reader makes of a file, told while it reads: of each column, attribute, line and member what it is to the reader. */
#ifndef IMPORT_RECOGNISED_H
#define IMPORT_RECOGNISED_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct csv;
struct element;

enum recognised_kind { RECOGNISED_COLUMN, RECOGNISED_ATTRIBUTE, RECOGNISED_LINE, RECOGNISED_MEMBER, RECOGNISED_TAG };

struct recognised_part {
    enum recognised_kind kind;
    struct str name; /* as the file has it */
    struct str as;   /* what it is to the reader: "player/born"; empty: what its name says */
    bool used;
    int n;                  /* how often it has a value */
    struct str value, read; /* the first one, and what was made of it */
};

/* { .arena = a } is empty. Whoever asks hangs it into the findings that a reader is given; each call of those below may be given NULL, and does nothing then. */
struct recognised {
    struct arena *arena;
    struct recognised_part *part; /* in the order in which they were met */
    int n, cap;
    char separator; /* of the columns, 0: none */
    int titles;     /* the row that names the columns, from 1; 0: none */
    struct str sheet;
};

/* A value of the part of that name, empty where it has none; `as` NULL: the reader does not use it. */
void recognised_value(struct recognised *r, enum recognised_kind kind, struct str name, const char *as,
                      struct str value, struct str read);

/* It is a table: the sheet of a workbook or, with a separator, text; the row of its titles, from 1. */
void recognised_table(struct recognised *r, struct str sheet, char separator, int titles);

/* Every value of a table whose columns are read by their titles, of which some are known. */
void recognised_csv(struct recognised *r, const struct csv *c, bool (*is_known)(struct str title));

/* Every attribute below `root`, which has been read: those that were asked for are used. */
void recognised_tree(struct recognised *r, const struct element *root);

#endif
