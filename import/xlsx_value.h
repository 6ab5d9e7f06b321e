/* SPDX-License-Identifier: Apache-2.0 */
/* xlsx_value.h - what stands in a workbook as people write it: whole numbers, days, columns. Pure. */
#ifndef IMPORT_XLSX_VALUE_H
#define IMPORT_XLSX_VALUE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* Does a cell of that format show a day? */
bool xlsx_format_is_date(struct str code);

/* "2641.0" and "2.641E3" are 2641; as a date 42615 is 2016-09-02, counted from 1900 or from 1904. What is no number stays as it is. */
struct str xlsx_number(struct str text, bool date, bool from_1904, struct arena *a);

/* The column, from 0, of "C12"; without letters the other one. */
int xlsx_column(struct str place, int otherwise);

#endif
