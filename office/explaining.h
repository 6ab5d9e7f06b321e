/* SPDX-License-Identifier: Apache-2.0 */
/* explaining.h - what is recognised in a file of another program, part by part, before anything is made of it. */
#ifndef OFFICE_EXPLAINING_H
#define OFFICE_EXPLAINING_H

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/moment.h"

struct arena;
struct err;
struct findings;

enum { EXPLAINING_SIZE_MAX = 64 << 20 }; /* bytes */

/* A fact of the file, a part of it (a column, an attribute, a line, a member), or what was found. What is not known is empty. */
struct explained_row {
    struct message part;    /* "column" */
    struct str name;        /* as the file calls it */
    struct message use;     /* what it becomes, or that it is not used */
    int n;                  /* how often it is there with a value; -1: that is no question */
    struct str first, read; /* the first value, and what was made of it if that is another one */
};

struct explained {
    struct explained_row *row;
    int n, cap;
};

/* Reads the file as the command does that takes it, and keeps nothing. What was recognised is in `out`, also where the file is refused in the end; warnings and
   problems are findings. False: the reader refuses it (its own error), or there is a PROBLEM (ERR_FINDINGS). In the arena. */
bool explaining_read(struct str bytes, struct str file, enum day_order dates, struct arena *a, struct explained *out,
                     struct findings *f, struct err *e);

/* The reader of a command did not know the file at all: if another command reads it, `e` says that instead. Returns false. */
bool explaining_elsewhere(struct str bytes, struct str file, const char *command, struct arena *a, struct err *e);

#endif
