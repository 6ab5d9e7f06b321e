/* SPDX-License-Identifier: Apache-2.0 */
/* csv.h - a sheet as comma-separated values, one line a row, as docs/formats/csv.md says. */
#ifndef REPORTS_FORMAT_CSV_H
#define REPORTS_FORMAT_CSV_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct page_options;
struct sheet;

/* A line of headings, then the rows, each with the cells of its block's head before its own. Text
   that a spreadsheet would take for a formula gets an apostrophe in front. Cannot fail. */
bool csv_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e);

#endif
