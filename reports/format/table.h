/* table.h - what a report says before any format: a heading, columns, rows in blocks, notes. */
#ifndef REPORTS_TABLE_H
#define REPORTS_TABLE_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/cell.h"

struct arena;

/* Who sees a column: sheets are text and PDF, data are CSV and JSON. */
enum audience { FOR_ALL, FOR_SHEETS, FOR_DATA };

enum align { ALIGN_LEFT, ALIGN_RIGHT, ALIGN_CENTRE };

enum tone { TONE_PLAIN, TONE_STRONG, TONE_FAINT };

/* A column of the rows, or of the lines that head a block. */
struct column {
    const char *key;   /* heading in CSV and member in JSON; NULL if no data see it */
    const char *title; /* heading on sheets; NULL is empty, and always so for a head */
    enum align align;
    enum audience audience;
    enum tone tone;
    bool name;    /* holds names: it gives way when there is too little room, and takes what is left */
    int at, span; /* of a block's head: stands over this column of the rows and span - 1 more */
};

/* As many cells as columns, in their order. Data do not see rows FOR_SHEETS, such as sums. */
struct row {
    struct cell *cell;
    enum tone tone;
    enum audience audience;
};

/* Rows that belong together and stay on one page. */
struct block {
    struct cell *head; /* as many cells as head columns; NULL if the table has none */
    struct row *row;
    int nrow;
};

/* How large a sheet is set: to be read from two metres, in the hand, or as a book of lists. */
enum scale { SCALE_WALL, SCALE_HAND, SCALE_LIST };

/* What stands above the table. Dates and times are as stored: "2016-09-06 15:00". Any may be empty. */
struct heading {
    struct str event, city, federation, start, end;
    struct str section;         /* "Open Section" */
    struct str title;           /* "Team pairings" */
    struct str status;          /* "DRAFT" */
    struct str variant;         /* of the tie-breaks */
    struct str published, date; /* of the round */
    int round;                  /* 0 = of no round */
    bool after;                 /* what is shown is known after the round, not before it */
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
    struct str *note;
    int nnote;
    enum scale scale;
    int across; /* so many blocks may stand side by side on a page; 0 is 1 */
};

bool column_on_sheets(const struct column *c);
bool column_in_data(const struct column *c);
bool row_in_data(const struct row *r);

/* Dates as sheets write them: "6 September 2016, 15:00" for "2016-09-06 15:00", "2–13 September
   2016" for the days of an event. What is no date stays as it is. */
struct str table_date(struct arena *a, struct str iso);
struct str table_dates(struct arena *a, struct str start, struct str end);

/* Lines of the heading; empty if it has nothing to say: "Baku, AZE", "Round 6" or "after round 6",
   "tie-breaks 2012", "published 5 September 2016, 22:10". */
struct str heading_place(const struct heading *h, struct arena *a);
struct str heading_round(const struct heading *h, struct arena *a);
struct str heading_variant(const struct heading *h, struct arena *a);
struct str heading_published(const struct heading *h, struct arena *a);

/* Makes all texts such as text_shown makes them: one line each, and nothing in them moves a cursor. */
void table_shown(struct table *t, struct arena *a);

/* Room for `n` rows of empty cells in a new block behind the others; their number is left at 0.
   The caller has set columns and head columns. */
struct block *table_block(struct table *t, int n, struct arena *a);

/* The next row of a block that has room for it. */
struct cell *block_row(struct block *b, enum tone tone);

void table_note(struct table *t, struct str note, struct arena *a);

#endif
