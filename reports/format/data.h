/* SPDX-License-Identifier: Apache-2.0 */
/* data.h - the parts of a sheet as the one table that formats for programs write. */
#ifndef REPORTS_FORMAT_DATA_H
#define REPORTS_FORMAT_DATA_H

#include "reports/format/sheet.h"

/* All blocks of all parts under every column that data see. A column that several parts have is one; one that an
   earlier part lacks comes behind what stands before it in its own. Cells of columns that a part lacks are empty. */
struct table data_table(const struct sheet *s, struct arena *a);

#endif
