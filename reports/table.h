/* table.h - what a report says before any format: a heading, columns, rows in blocks, notes. */
#ifndef REPORTS_TABLE_H
#define REPORTS_TABLE_H

#include <stdbool.h>

#include "engine/str.h"

struct arena;

/* Who sees a column: sheets are text and PDF, data are CSV and JSON. */
enum audience { FOR_ALL, FOR_SHEETS, FOR_DATA };

enum align { ALIGN_LEFT, ALIGN_RIGHT, ALIGN_CENTRE };

/* What the cells of a column are. The text of a cell is always the plain form that data see: "413.5",
   "2765.75", "1" for a set flag; an empty cell is no value. */
enum cell_kind {
    CELL_TEXT,
    CELL_NUMBER, /* JSON writes a number */
    CELL_HALF,   /* the same; sheets may write 413½ */
    CELL_FLAG,   /* JSON writes true or false */
};

enum tone { TONE_PLAIN, TONE_STRONG, TONE_FAINT };

/* A column of the rows, or of the lines that head a block. */
struct column {
    const char *key;   /* heading in CSV and member in JSON; NULL if no data see it */
    const char *title; /* heading on sheets; NULL is empty */
    enum align align;
    enum cell_kind kind;
    enum audience audience;
    enum tone tone;
    bool name;    /* holds names: it gives way when there is too little room, and takes what is left */
    int at, span; /* of a block's head: stands over this column of the rows and span - 1 more */
};

/* As many cells as columns, in their order. */
struct row {
    const struct str *cell;
    enum tone tone;
};

/* Rows that belong together and stay on one page. */
struct block {
    const struct str *head; /* as many cells as head columns; NULL if the table has none */
    struct row *row;
    int nrow;
};

/* How large a sheet is set: to be read from two metres, in the hand, or as a book of lists. */
enum scale { SCALE_WALL, SCALE_HAND, SCALE_LIST };

/* All texts are ready for the reader; any may be empty. */
struct heading {
    struct str event, place, dates; /* "42nd Chess Olympiad", "Baku, AZE", "2016-09-02 - 2016-09-13" */
    struct str section;             /* "Open Section" */
    struct str title;               /* "Team pairings" */
    struct str status;              /* "DRAFT", or empty */
    struct str issued;              /* "published 2016-09-05 22:10", or empty */
    struct str date;                /* of the round, "2016-09-06 15:00" */
    int round;                      /* 0 = of no round */
};

struct table {
    const char *name; /* of the report */
    struct heading heading;
    const char *blocks, *rows; /* names of the lists in JSON: "matches" and "boards" */
    const struct column *head; /* none: the rows stand alone in one block */
    int nhead;
    const struct column *col;
    int ncol;
    struct block *block;
    int nblock;
    const struct str *note;
    int nnote;
    enum scale scale;
    int across; /* so many blocks may stand side by side on a page; 0 is 1 */
};

/* Whether sheets, or data, show the column. */
bool column_on_sheets(const struct column *c);
bool column_in_data(const struct column *c);

/* The form of a cell that sheets show: "413½" for "413.5". May live in the arena. */
struct str table_sheet_text(const struct column *c, struct str cell, struct arena *a);

/* Half points as data write them: "413.5", "33", "0.5". */
struct str table_half(struct arena *a, int half);

/* Hundredths as data write them: "2765.75". */
struct str table_hundredths(struct arena *a, long hundredths);

/* A date as sheets write it: "6 September 2016, 15:00" for "2016-09-06 15:00"; what is no date stays. */
struct str table_date(struct arena *a, struct str iso);

#endif
