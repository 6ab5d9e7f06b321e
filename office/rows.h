/* SPDX-License-Identifier: Apache-2.0 */
/* rows.h - a file in which each line is an operation of the desk for one team. */
#ifndef OFFICE_ROWS_H
#define OFFICE_ROWS_H

#include "desk/op.h"

enum { ROWS_SIZE_MAX = 4 << 20 }; /* bytes */

/* Reads docs/formats/presence.md: CSV with a column for each word of an operation that may be done for several teams
   (op_each), into the rows of a form. An empty field is a word that is not said. What cannot be read is a PROBLEM with its line,
   and its row is left out. False: not CSV, no team, a column that the operation does not know (ERR_INPUT). */
bool rows_read(const struct op *op, struct str bytes, struct str file_name, struct arena *a, struct form *out,
               struct findings *f, struct err *e);

#endif
