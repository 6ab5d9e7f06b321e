/* SPDX-License-Identifier: Apache-2.0 */
/* data.h - a sheet for programs: as the one table that they get, as CSV, as JSON. */
#ifndef REPORTS_FORMAT_DATA_H
#define REPORTS_FORMAT_DATA_H

#include <stdbool.h>

#include "reports/format/sheet.h"
#include "engine/base/str.h"

struct arena;
struct err;
struct page_options;
struct sheet;

/* All blocks of all parts, with every column that data see. A column shared by several parts is one; a column that an
   earlier part lacks comes after the columns that precede it in its own part. Cells of columns that a part lacks are empty. */
struct table data_table(const struct sheet *s, struct arena *a);

/* A sheet as comma-separated values, one line a row, as docs/formats/csv.md says. */

/* A line of headings, then the rows, each with the cells of its block's head before its own. Text
   that a spreadsheet would take for a formula gets an apostrophe in front. Cannot fail. */
bool csv_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e);

/* A sheet as JSON, as docs/formats/json.md says. */

/* One object: the heading, the rows (inside their blocks where there are heads), the notes; members
   always in the same order, each on a line of its own; `compact`, each row on one. Without a page as with an empty one. A text that is not UTF-8 is ERR_INPUT. */
bool json_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                struct err *e);

#endif
