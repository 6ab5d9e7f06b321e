/* SPDX-License-Identifier: Apache-2.0 */
/* rating_table.h - the rating list of a federation: a table whose columns are known by their titles, or named. */
#ifndef IMPORT_RATING_TABLE_H
#define IMPORT_RATING_TABLE_H

#include "import/rating_file.h"
#include "import/rating_row.h"

struct err;

/* By what the user says of its columns, or by its name: it ends in .csv. */
bool rating_table_is(const struct rating_file *f);

/* Every player who has an id of FIDE and a name; the others are counted. ERR_INPUT: a column that is named is not there, or there is none of ids, names or ratings.
   ERR_LIMIT as csv_read. */
bool rating_table_read(struct rating_file *f, struct rating_rows *rows, const struct rating_sink *sink, struct err *e);

#endif
