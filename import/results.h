/* SPDX-License-Identifier: Apache-2.0 */
/* results.h - results of a round, from CSV, XML or PGN to entries of boards and marks. */
#ifndef IMPORT_RESULTS_H
#define IMPORT_RESULTS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/result.h"

struct arena;
struct err;
struct findings;

enum { RESULTS_SIZE_MAX = 16 << 20 }; /* bytes */

/* The schema of the XML form, as `olympair schema results` prints it. */
struct str results_schema(void);

/* Reads results (docs/formats/results.md); what begins with < is XML, with [ PGN. Every entry has its line; teams are the names or
   numbers as written (NFC). Each row that cannot be understood is a PROBLEM with its line, all at once, and is left out;
   a column that we do not know is a WARNING. Whether match, team and player exist is for the desk to say.
   False: none of these, or no column that says what happened (ERR_INPUT), too large (ERR_LIMIT). */
bool results_read(struct str bytes, struct str file_name, struct arena *a, struct result_list *out, struct findings *f,
                  struct err *e);

/* Has it the ending of a form that results_read reads, whatever its bytes are? One that begins with a dot is none: a program is still writing it. */
bool results_named(const char *file_name);

/* Is it a table, text or a workbook, that results_read finds results in? */
bool results_in_table(struct str bytes, struct str file_name, struct arena *a);

#endif
