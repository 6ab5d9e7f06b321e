/* SPDX-License-Identifier: Apache-2.0 */
/* days.h - the days of one file: whether the day or the month comes first is the same for all of them. */
#ifndef IMPORT_DAYS_H
#define IMPORT_DAYS_H

#include <stdbool.h>

#include "teams/moment.h"

struct arena;
struct findings;

/* Those that show the same, by the first of them. */
struct days_seen {
    int n, line;
    struct str text; /* borrowed */
    bool kept;       /* of one of them the day is kept, and not only its year */
};

/* All of a file. Begin with the order that whoever reads it names: { .order = MONTH_FIRST }, or { 0 }. */
struct days {
    enum day_order order;
    struct days_seen seen[DAY_SHOWN_COUNT], serial, year, brief; /* brief: years of two digits */
    bool lenient;                                                /* a day that cannot be told is left out */
};

/* One of a line, which is kept as a day. */
void days_see(struct days *d, struct str text, int line);

/* Of a day of birth the year, which no order changes; with a spreadsheet's number of a day, counted from 1900 or 1904, its year; and of a day whose number is a year, as a
   cell that shows days makes it of 1990, that year. -1: it is none of these. */
enum days_serial { DAYS_NO_SERIALS, DAYS_FROM_1900, DAYS_FROM_1904 };
long days_born(struct days *d, struct str text, int line, enum days_serial serial, struct arena *a);

/* When all were seen: the order that one of them shows is that of all. One finding, with the first line, if none shows it, if two contradict each other, or if one
   contradicts the order that was named; others name the spreadsheet's numbers, and its years that became days. About a day that is kept it is a PROBLEM, unless it can be
   left out. It is about the option --dates (finding_of). */
void days_settle(struct days *d, struct findings *f);

/* The day by that order; empty: it is none, or was found already. */
struct str days_read(const struct days *d, struct str text, struct arena *a);

/* An hour as people write it, "9:30", "15.00 h", "3:30 PM", as 15:30; what stands behind it is left out. Empty: it is none. */
struct str days_hour(struct str text, struct arena *a);

#endif
