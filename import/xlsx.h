/* SPDX-License-Identifier: Apache-2.0 */
/* xlsx.h - the worksheets of a workbook (Office Open XML) as tables of texts. */
#ifndef IMPORT_XLSX_H
#define IMPORT_XLSX_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "import/csv.h"

struct arena;
struct err;

enum {
    XLSX_SHEETS_MAX = 20,     /* that are read; more are passed over */
    XLSX_COLUMNS_MAX = 100,   /* likewise, of a worksheet */
    XLSX_ROWS_MAX = 100000,   /* with something in them */
    XLSX_CELLS_MAX = 1000000, /* with those left blank in front of others */
    XLSX_TEXT_MAX = 16 << 20, /* bytes in them, a shared text as often as it is shown */
    XLSX_PARTS_MAX = 64 << 20 /* bytes of all that is packed in it */
};

/* What a cell shows cannot be told from the file: a formula whose value no program has stored, one that came to an error, a number of a text that is not there. */
enum blank_kind { BLANK_FORMULA, BLANK_ERROR, BLANK_TEXT };

struct blank_cell {
    enum blank_kind kind;
    int column, row; /* from 0; from 1 */
};

/* A worksheet. The `line` of a row is its number in the spreadsheet, and field 0 is column A. Empty rows are left out. */
struct worksheet {
    struct str name;
    struct csv table;
    bool hidden;
    bool from_1904;           /* its days are counted from there, as the workbook says */
    struct blank_cell *blank; /* which count as empty cells */
    int nblank, blank_cap;
    int *hidden_row; /* with something in them, by their number in the spreadsheet */
    int nhidden_row, hidden_row_cap;
    bool hidden_column[XLSX_COLUMNS_MAX];
};

/* By its first bytes: is it a zip archive? */
bool xlsx_is(struct str bytes);

/* All worksheets in their order. Numbers are as people write them, dates as 2016-09-02, flags yes and no, of a
   formula its last value. ERR_INPUT: not a workbook, or a damaged one; ERR_LIMIT: more than of any of ours. Nothing but the file is
   read, and never more memory is taken than a few times these limits. */
bool xlsx_read(struct str bytes, struct str file, struct arena *a, struct worksheet **out, int *n, struct err *e);

#endif
