/* SPDX-License-Identifier: Apache-2.0 */
/* csv.h - a table of comma-separated values as rows of fields. */
#ifndef IMPORT_CSV_H
#define IMPORT_CSV_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "import/code_page.h"
#include "import/unicode.h"

struct arena;
struct err;
struct findings;

enum {
    CSV_FIELDS_MAX = 1000,    /* of a row */
    CSV_ROWS_MAX = 500000,    /* empty ones, too: 30 rounds of 2000 matches on 8 boards */
    CSV_FIELD_MAX = 64 * 1024 /* bytes */
};

struct csv_row {
    struct str *field; /* without quotation marks and without white space at both ends */
    int n;
    int line; /* where the row begins */
};

/* The first row is the head: it names the columns. */
struct csv {
    struct csv_row *row;
    int n;
    char separator;            /* between its fields */
    enum unicode form;         /* of the bytes */
    struct code_page_read was; /* where it is not UTF-8 */
    int unfit, unfit_line;     /* of lists made one table: lines that fit none of them, and the first */
    struct str block;          /* of tables of a team each made one: the team of the first, */
    int blocks, block_line;    /* how many there are, and where it is named */
};

/* The separator is a comma, a semicolon or a tab, whichever the first line has most of; fields in quotation marks may hold
   separators, line ends and doubled quotation marks. Any line ends; a byte order mark at the beginning, empty lines and lines
   that begin with # are skipped. UTF-16 and UTF-32 are read, too; a line that is no UTF-8 as Windows has Western letters. Fields live in the arena or point into `bytes`. ERR_INPUT: no row at all, a quotation mark that
   is never closed or has text after it, zero bytes. ERR_LIMIT: more rows or fields, or a longer one, than any of our
   files has. */
bool csv_read(struct str bytes, struct str file_name, struct arena *a, struct csv *out, struct err *e);

/* The same by that separator, whatever the first line has. */
bool csv_read_by(char separator, struct str bytes, struct str file_name, struct arena *a, struct csv *out,
                 struct err *e);

/* Is it no text, but a workbook of old Excel (.xls)? */
bool csv_is_old_workbook(struct str bytes);

/* ERR_LIMIT, with the first line too many, if there are more rows below the head: of a table with a row for each team. */
bool csv_at_most(const struct csv *c, int rows, struct str file_name, struct err *e);

/* A finding if it was no UTF-8: a letter may have been meant otherwise. */
void csv_tell(const struct csv *c, struct findings *f);

/* ERR_INPUT if the head names a column twice: only one of them could be read. */
bool csv_once(const struct csv *c, struct str file_name, struct arena *a, struct err *e);

/* That error, of a row of titles. */
bool csv_twice(const struct csv_row *head, struct str file_name, int first, int second, struct arena *a, struct err *e);

/* "C12", as spreadsheets call it: the column from 0, the row from 1. */
struct str csv_cell(int column, int row, struct arena *a);

/* The field of the column with that name, empty if there is no such column or the row is shorter. */
struct str csv_field(const struct csv *c, int row, const char *column);

/* Whether the head has that column. */
bool csv_has(const struct csv *c, const char *column);

#endif
