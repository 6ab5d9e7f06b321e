/* SPDX-License-Identifier: Apache-2.0 */
/* anchors.h - which row of a page stands for a team: other mentions of the team link to it. */
#ifndef REPORTS_FORMAT_ANCHORS_H
#define REPORTS_FORMAT_ANCHORS_H

#include "reports/format/sheet.h"

struct arena;

/* Of each team of a section the head of its block; if it has none, its first row. */
struct anchors {
    const struct section *section[SECTIONS_MAX];
    const struct cell **cells[SECTIONS_MAX]; /* of that row, by squad; NULL: there is none */
    int n;
};

/* A row stands for the numbered team that its first cell with a reference, among those on sheets, refers to. */
struct anchors anchors_of(const struct sheet *s, struct arena *a);

/* The cells of the row that stands for the team, or NULL. */
const struct cell *anchors_find(const struct anchors *list, struct ref to);

/* The team for which these cells are the row; REF_NONE if they are not such a row, or not the first. */
struct ref anchors_team(const struct anchors *list, const struct column *col, int n, const struct cell *cell);

/* The table of the match that these cells are about; 0: none. */
int anchors_table(const struct column *col, int n, const struct cell *cell);

/* A name of letters and digits alone, others as _20: for attributes, addresses and names of files. */
struct str anchors_plain(struct str name, struct arena *a);

/* "team-open-12": the section's name as anchors_plain makes it, and the team's number. */
struct str anchors_id(struct ref team, struct arena *a);

#endif
