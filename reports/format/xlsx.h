/* SPDX-License-Identifier: Apache-2.0 */
/* xlsx.h - a sheet as a workbook for a spreadsheet, as docs/formats/xlsx.md says. */
#ifndef REPORTS_FORMAT_XLSX_H
#define REPORTS_FORMAT_XLSX_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct page_options;
struct sheet;

/* The whole file as bytes in the arena: a worksheet for each part. The same sheet and paper give the same bytes. Fails
   with ERR_IO if the library finds no room for its temporary files. */
bool xlsx_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                struct err *e);

/* The same for several sheets, at least one: the worksheets are also named after round and section. */
bool xlsx_workbook(const struct sheet *s, int n, const struct page_options *page, struct arena *a, struct str *out,
                   struct err *e);

#endif
