/* SPDX-License-Identifier: Apache-2.0 */
/* registration_sheet.h - the table of a registration in its file: which worksheet, and what it hides or lacks, by cell. */
#ifndef IMPORT_REGISTRATION_SHEET_H
#define IMPORT_REGISTRATION_SHEET_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "import/csv.h"
#include "import/registration_column.h"

struct arena;
struct err;
struct event;
struct findings;
struct worksheet;

/* Where a table of players is looked for, and what is found. */
struct registration_source {
    struct str file, sheet; /* the worksheet that was named; empty: none was */
    bool of_teams;
    struct arena *arena;
    struct findings *findings;
    struct registration_place *place;  /* the columns, and the worksheet */
    const struct worksheet *worksheet; /* NULL: CSV */
    struct csv table;
    int head;                       /* the row of the titles */
    struct registration_part *part; /* the worksheets of teams that the table is made of; NULL: it is one */
    int nparts;
};

/* A worksheet of one of several teams. */
struct registration_part {
    const struct worksheet *sheet;
    struct registration_place place;
    int head;
};

/* Opens a workbook or CSV: of a workbook the worksheet that is named, or the first with the titles that is not hidden; where none has a column of teams and several
   have players, all of these, each a team. A warning names every other worksheet that has them. ERR_INPUT: there is none, or it is hidden. */
bool registration_open(struct registration_source *from, struct str bytes, struct err *e);

/* Tells what each column is (recognised.h); the values of those that are read follow as they are read. */
void registration_recognise(const struct registration_source *from);

/* Tells what the rows above the titles say of all players. */
void registration_tell_form(const struct registration_source *from);

/* Has the row the titles once more, as above each team of a list? */
bool registration_repeats_titles(const struct registration_source *from, int row);

/* "Tournament" and "Category" name sections where all their values do; the latter may be one of ages. */
void registration_settle_section(const struct registration_source *from, const struct event *known);

/* Titles that are unknown or there twice, and of each worksheet its cells without a value and what is hidden. */
void registration_check_sheets(const struct registration_source *from);

/* What is needed of the place when what was read is gone, in that arena. */
void registration_keep(struct registration_place *place, struct arena *a);

/* The title of the column from 0, empty beyond the last. */
struct str registration_title(const struct csv *table, int head, int column);

#endif
