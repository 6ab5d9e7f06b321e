/* SPDX-License-Identifier: Apache-2.0 */
/* sheet.h - what a report says before any format: a heading, parts, notes. */
#ifndef REPORTS_FORMAT_SHEET_H
#define REPORTS_FORMAT_SHEET_H

#include "reports/format/chart.h"
#include "reports/format/heading.h"
#include "reports/format/prose.h"
#include "reports/format/table.h"

struct arena;

/* The size in which a sheet is set: to be hung up, read in the hand, as a book of lists, to be written on, for a captain, or for a match. */
enum scale { SCALE_WALL, SCALE_HAND, SCALE_LIST, SCALE_FORM, SCALE_TASK, SCALE_MATCH };

enum part_kind {
    PART_TABLE, /* rows */
    PART_CARDS, /* blocks of rows, each with a line that heads it */
    PART_PROSE, /* for sheets only: data see the rows of prose_table */
    PART_CHART, /* for formats that draw; what it shows stands in a table as well */
};

/* Each part has columns of its own; all parts of a sheet use the same names for their lists. */
struct part {
    enum part_kind kind;
    enum audience audience;
    bool joins; /* on paper: only where it needs no other page */
    union {
        struct table table;
        struct prose prose;
        struct chart chart;
    };
};

/* It has rows and columns. */
bool part_is_table(const struct part *p);

struct note {
    struct str text;
    enum audience audience;
    bool legend; /* of the signs: on paper it stands on every page */
};

struct sheet {
    const char *name; /* of the report */
    struct heading heading;
    struct part **part;
    int npart;
    struct note *note;
    int nnote;
    enum scale scale;
    bool bare;  /* pages without the heading: nothing but cards */
    bool form;  /* it keeps its page and its sizes where lists are set large */
    int across; /* how many blocks may stand side by side on a page; 0 means 1 */
    int down; /* of cards: so many stand one below the other, and `across` side by side, and share the whole page; 0: no cards */
};

/* Adds a part of these columns and without blocks: cards if there are columns of heads. It stays where it is. */
struct table *sheet_table(struct sheet *s, const struct table *columns, struct arena *a);

void sheet_prose(struct sheet *s, struct prose prose, struct arena *a);

/* Its lines stay where they are. */
void sheet_chart(struct sheet *s, struct chart chart, struct arena *a);

void sheet_note(struct sheet *s, struct str text, struct arena *a);
/* In the wording of the heading. */
void sheet_note_say(struct sheet *s, struct message m, struct arena *a);
void sheet_note_say_for(struct sheet *s, enum audience audience, struct message m, struct arena *a);
/* Explains the signs, for sheets or some of them, before all other notes. */
void sheet_legend_say(struct sheet *s, enum audience audience, struct message m, struct arena *a);
void sheet_note_for(struct sheet *s, enum audience audience, struct str text, struct arena *a);

/* What `who`, paper, screens or data, sees of it, with all texts such as text_shown makes them: one line each, and nothing in
   them moves a cursor. Sheets see no table without rows. The sheet itself stays as it is. */
struct sheet sheet_seen(const struct sheet *s, enum audience who, struct arena *a);

/* From a sheet with blocks of teams or matches, those in which the team is named, without notes. It borrows from the sheet. */
struct sheet sheet_about(const struct sheet *s, struct ref team, struct arena *a);

#endif
