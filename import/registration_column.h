/* SPDX-License-Identifier: Apache-2.0 */
/* registration_column.h - the columns of a registration table: their titles, their values, their places. */
#ifndef IMPORT_REGISTRATION_COLUMN_H
#define IMPORT_REGISTRATION_COLUMN_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct csv;
struct findings;

/* The columns: what people call them, letters alone, and the value of the XML that each is.
   X(id, value, names with blanks between them) */
/* clang-format off */
#define REGISTRATION_COLUMNS(X) \
    X(SECTION,    "section/name",    " section ") \
    X(WOMEN,      "section/women",   " women ") \
    X(TEAM,       "team/name",       " team teamname ") \
    X(FEDERATION, "team/federation", " federation fed country ") \
    X(CAPTAIN,    "team/captain",    " captain ") \
    X(NUMBER,     "team/number",     " number no seed ") \
    X(PLAYER,     "player/name",     " player name playername ") \
    X(FIDE_ID,    "player/fideid",   " fideid fin id ") \
    X(TITLE,      "player/title",    " title ") \
    X(RATING,     "player/rating",   " rating elo ") \
    X(K,          "player/k",        " k kfactor ") \
    X(SEX,        "player/sex",      " sex gender ") \
    X(BORN,       "player/born",     " born birthday yearofbirth birth ") \
    X(REPLACED,   "player/replaced", " replaced ")
/* clang-format on */

/* clang-format off */
enum column_id {
#define X(id, value, names) COLUMN_##id,
    REGISTRATION_COLUMNS(X)
#undef X
    COLUMN_COUNT
};
/* clang-format on */

/* Where the columns are, for findings. */
struct registration_place {
    struct str sheet;         /* empty: CSV, whose rows are lines */
    int column[COLUMN_COUNT]; /* from 0; -1: it is not there */
};

/* The value of the XML that a column is: "player/rating". */
const char *registration_value(enum column_id c);

/* The column that has this value, "player/rating"; COLUMN_COUNT: none. */
enum column_id registration_column_of(struct str value);

/* The column that a title means, COLUMN_COUNT: none. */
enum column_id registration_column(struct str title, struct arena *a);

/* Which of the first rows has the titles, at least those of team and player; a description of the table may precede it. */
bool registration_titles(const struct csv *table, struct registration_place *place, struct arena *a, int *row);

/* Is it a workbook, or CSV whose columns are those of a registration or whose name says that it is CSV? Else it may be XML. */
bool registration_is_table(struct str bytes, struct str file);

/* "Team!C12", of the column from 0. */
struct str registration_cell(const struct registration_place *place, int column, int row, struct arena *a);

/* Gives the findings about rows of a worksheet their cell, "Team!C12". */
void registration_place(const struct registration_place *place, struct findings *f);

#endif
