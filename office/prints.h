/* SPDX-License-Identifier: Apache-2.0 */
/* prints.h - remembers what was printed into a folder, to say what has to be printed again. */
#ifndef OFFICE_PRINTS_H
#define OFFICE_PRINTS_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct sheet;

/* The file `.printed` of the folder has a line for each sheet, and one for each team or match that has a page or a slip of
   its own on it: a sum over what it says, the name of the file, whose it is. */
struct prints {
    const char *folder; /* NULL: what was printed went to no folder */
    const char *path;   /* of the file */
    struct str before;  /* the lines that are there */
    struct str *line;   /* those of this time */
    int n, cap, known;  /* so many of them were there before, whatever the sum */
    bool *
        changed; /* of the blocks of the sheet that was added last, if each has a page or a slip of its own; else NULL */
    struct arena *arena;
};

/* If the folder lacks the file, nothing was printed into it. ERR_IO: it cannot be read. */
bool prints_begin(struct prints *p, const char *folder, struct arena *a, struct err *e);

/* The same with a file of that name, of what the desk hands out for printing. */
bool prints_open(struct prints *p, const char *path, struct arena *a, struct err *e);

/* Notes that a sheet goes to that file of the folder. What of it was printed there before and says something else now, is new, or is there no longer: "Fiji and Chad", "*" for
   the whole sheet; empty: nothing. A file that has gone was not printed. */
struct str prints_add(struct prints *p, struct str file, const struct sheet *s);

/* Was this file printed into the folder before? And does one that was lie there still? */
bool prints_had(const struct prints *p, struct str file);
bool prints_holds(const struct prints *p, struct str file);

/* The pages or slips that were found to be other ones, of the sheet that was added last, or all of it. It borrows from the sheet. */
struct sheet prints_again(const struct prints *p, const struct sheet *s);

/* Notes when it was printed, whatever it is; what was noted of it the last time, and before it is noted again; empty: it was not printed. */
void prints_note(struct prints *p, struct str what, struct str when);
struct str prints_noted(const struct prints *p, struct str what);

/* To be called once all files are written: until then, sheets that have to be printed again stay so. */
bool prints_end(const struct prints *p, struct err *e);

#endif
