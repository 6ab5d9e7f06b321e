/* SPDX-License-Identifier: Apache-2.0 */
/* table.h - columns and rows of cells: what a part of a sheet is made of, before any format. */
#ifndef REPORTS_FORMAT_TABLE_H
#define REPORTS_FORMAT_TABLE_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "reports/format/cell.h"
#include "reports/format/slip.h"
#include "reports/format/titles.h"

struct arena;
struct assignment;
struct match_form;

/* Who sees it: sheets are those on paper, PDF, and those on screens, text, HTML and XLSX; data are CSV and JSON. Bits; FOR_ALL means each. */
enum audience {
    FOR_ALL = 0,
    FOR_DATA = 1,
    FOR_SCREENS = 2,
    NOT_ON_PAPER = FOR_DATA | FOR_SCREENS,
    FOR_PAPER = 4,
    FOR_SHEETS = FOR_SCREENS | FOR_PAPER,
    FOR_NOBODY = 8
};

enum align { ALIGN_LEFT, ALIGN_RIGHT, ALIGN_CENTRE };

enum tone { TONE_PLAIN, TONE_STRONG, TONE_FAINT };

/* A column of the rows, or of the lines that head a block. */
struct column {
    const char *key;                 /* heading in CSV and member in JSON; NULL if no data see it */
    const struct message_row *label; /* heading on sheets; NULL is empty, and always so for a head */
    enum align align;
    enum audience audience;
    enum tone tone;
    bool name;    /* holds names: it gives way when there is too little room, and takes what is left */
    bool wraps;   /* holds sentences: when there is too little room they go on on the next line */
    bool close;   /* on paper it stands close to the next one, as a flag does to its name */
    bool parted;  /* on paper the last part of its phrases stands at its right edge */
    bool repeats; /* where a table is wider than a terminal and goes on below, it stands in front of each part */
    bool later;   /* on paper it stands in place of the column before it where the table goes on, and nowhere else */
    int larger;   /* on paper its letters are larger than the others by so many per cent */
    const char *
        title; /* in place of a label what is no word: "7", the code of a tie-break; what is seen has it in its place */
    int at, span; /* of a block's head: stands over this column of the rows and span - 1 more */
};

/* As many cells as columns, in their order. */
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
    const struct slip *slip; /* below its rows, for sheets; may be NULL */
    struct assignment *task; /* above its rows, on paper; may be NULL */
    struct match_form *form; /* in place of all of it, on paper; may be NULL */
    bool apart;              /* begins a page */
};

/* Columns that stand together on paper under one title, in place of their own: its first word is strong. The dark one stands on grey, its title
   white on black with a black square before it, as the light one has a white one. */
struct panel {
    int at, span;
    bool dark;
    struct str title;
};

struct table {
    const char *blocks, *rows; /* names of the lists in JSON: "matches" and "boards" */
    const struct column *head; /* none: the rows stand alone in one block */
    int nhead;
    const struct column *col;
    int ncol;
    const struct panel *panel; /* from left to right */
    int npanel;
    struct block *block;
    int nblock;
};

/* Does `who`, paper, screens or data, see it? Sheets do if paper or screens do. */
bool audience_sees(enum audience who, enum audience what);

/* Adds a block at the end with room for `n` rows of empty cells; the number of rows is left at 0. */
struct block *table_block(struct table *t, int n, struct arena *a);

/* The next row of a block, which must have room for it. */
struct cell *block_row(struct block *b, enum tone tone);
struct cell *block_row_for(struct block *b, enum tone tone, enum audience audience);

/* What a block is about, from its head: its team or its match, else the texts that sheets see there. Without a
   head the name of a card, if it is one; else empty. */
struct str block_name(const struct table *t, const struct block *b, struct arena *a);

/* What `who`, paper, screens or data, sees of it in that wording, with all texts such as text_shown makes them: columns are for all then, or for nobody. A block that nothing is left of is left out. */
struct table table_seen(const struct table *t, enum audience who, const struct wording *wording, struct arena *a);

#endif
