/* SPDX-License-Identifier: Apache-2.0 */
/* xlsx_shown.h - what a worksheet does not show although it is read, and what its cells do not have: findings, each with its cell. */
#ifndef IMPORT_XLSX_SHOWN_H
#define IMPORT_XLSX_SHOWN_H

#include <stdbool.h>

struct csv_row;
struct findings;
struct worksheet;

struct xlsx_shown {
    const struct worksheet *sheet;
    const struct csv_row *head; /* its titles; rows above it are not read */
    bool (*is_read)(const void *of, int column);
    const void *of;
    int about; /* the column by which a row is named */
};

void xlsx_shown_check(const struct xlsx_shown *x, struct findings *f);

#endif
