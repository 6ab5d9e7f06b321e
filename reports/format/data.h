/* SPDX-License-Identifier: Apache-2.0 */
/* data.h - the parts of a sheet as the one table that formats for programs write. */
#ifndef REPORTS_FORMAT_DATA_H
#define REPORTS_FORMAT_DATA_H

#include "reports/format/sheet.h"

/* All blocks of all parts, with every column that data see. A column shared by several parts is one; a column that an
   earlier part lacks comes after the columns that precede it in its own part. Cells of columns that a part lacks are empty. */
struct table data_table(const struct sheet *s, struct arena *a);

#endif
