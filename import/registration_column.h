/* SPDX-License-Identifier: Apache-2.0 */
/* registration_column.h - the columns of a registration table: their places, their values. */
#ifndef IMPORT_REGISTRATION_COLUMN_H
#define IMPORT_REGISTRATION_COLUMN_H

#include <stdbool.h>

#include "import/registration_title.h"

struct arena;
struct csv;
struct findings;

/* Where the columns are, for findings. */
struct registration_place {
    struct str sheet;              /* empty: CSV, whose rows are lines */
    int column[COLUMN_COUNT];      /* from 0; -1: it is not there */
    struct str form[COLUMN_COUNT]; /* said of all rows above the titles, as "Team: Norway"; empty: it is not */
    bool by_federation;            /* nothing says the team: it is that of the federation */
    const struct registration_place *
        part; /* of a workbook with a worksheet for each team those of all, whose lines begin at SHEET_LINES times their place; NULL: one is read */
    int nparts;
};

enum { SHEET_LINES = 1 << 21 }; /* more than a worksheet can have */

/* What the column from 0 is read as; COLUMN_COUNT: it is not read. */
enum column_id registration_column_at(const struct registration_place *place, int column);

/* Which of the first rows has the titles: of a player, and if it is about teams, of a team. A description of the table may precede it, and the row above may
   have titles of groups of columns: then the row has those of both, "Team Name". Without a column of teams,
   the rows above may say of which team or federation all players are, as in a form that a federation sends; where boards are numbered a column of federations is enough. */
bool registration_titles(struct csv *table, bool of_teams, struct registration_place *place, struct arena *a, int *row);

/* Of the values of a row the name of its player, which may stand in two columns. */
struct str registration_full_name(const struct str value[COLUMN_COUNT], struct arena *a);

/* A number as people and programs write it: nothing of "-" and "unrated", and 2400 of "2400.0". Of a sex its letter: "female" is w. Anything else stays. */
struct str registration_number(struct str s);

/* "2 400", "13,490,001": the number without what sets its thousands apart; anything else stays. In the arena. */
struct str registration_thousands(struct str s, struct arena *a);

struct str registration_sex(struct str s);

/* "GM" of "g"; nothing of "-". */
struct str registration_chess_title(struct str s);

/* "yes" or "no" of what people write for it; else as it is. */
struct str registration_yes_or_no(struct str s);

/* By how it begins, in UTF-8 or UTF-16. */
bool registration_is_xml(struct str bytes);

/* Is it a workbook, games, or text whose columns are those of a registration or of another program, or whose name says that it is CSV? Else it may be XML. */
bool registration_is_table(struct str bytes, struct str file);

/* "Team!C12", of the column from 0. */
struct str registration_cell(const struct registration_place *place, int column, int row, struct arena *a);

/* The column of what a finding is about, "player/rating"; NULL, or not there: of the team, or of the player where there are no teams. */
int registration_column_about(const struct registration_place *place, const char *of);

/* The same, of what the column means. */
struct str registration_cell_of(const struct registration_place *place, enum column_id c, int row, struct arena *a);

/* Gives the findings about rows of a worksheet their cell, "Team!C12", and lines of which they speak their worksheet where several are read. */
void registration_place(const struct registration_place *place, struct findings *f);

#endif
