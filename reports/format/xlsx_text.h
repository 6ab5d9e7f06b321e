/* SPDX-License-Identifier: Apache-2.0 */
/* xlsx_text.h - texts as a workbook takes them. */
#ifndef REPORTS_FORMAT_XLSX_TEXT_H
#define REPORTS_FORMAT_XLSX_TEXT_H

#include "engine/base/str.h"

struct arena;

/* The text of a cell: what only looks like an escaped character (_x0041_) is kept as it is, and what is longer than any
   cell is cut, with an ellipsis. */
const char *xlsx_text(struct str text, struct arena *a);

/* The names that the worksheets of a workbook have so far, as keys; { .arena = a } is none. */
struct xlsx_names {
    struct arena *arena;
    struct str *key;
    int n, cap;
};

/* A name for the next worksheet: at most 31 letters, none of []:*?/\', not empty; a number behind it where another
   has it, whatever its capitals and accents. */
const char *xlsx_name(struct xlsx_names *names, struct str wanted);

#endif
