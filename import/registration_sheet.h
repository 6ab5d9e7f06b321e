/* SPDX-License-Identifier: Apache-2.0 */
/* registration_sheet.h - which worksheet is a registration, and what it hides or lacks, by cell. */
#ifndef IMPORT_REGISTRATION_SHEET_H
#define IMPORT_REGISTRATION_SHEET_H

#include "engine/base/str.h"

struct csv;
struct findings;
struct registration_place;
struct worksheet;

/* The first worksheet with the titles: of those that are shown, or else of the others. The columns and the row of the titles go to `place` and
   `head`; a warning names every other worksheet that has them. NULL: none has. */
const struct worksheet *registration_sheet(const struct worksheet *sheet, int n, struct registration_place *place,
                                           int *head, struct findings *f);

/* Titles that are unknown or there twice, and of a worksheet its cells without a value and what is hidden. `sheet` is NULL of CSV. */
void registration_sheet_check(const struct worksheet *sheet, const struct csv *table,
                              const struct registration_place *place, int head, struct findings *f);

/* The title of the column from 0, empty beyond the last. */
struct str registration_title(const struct csv *table, int head, int column);

#endif
