/* SPDX-License-Identifier: Apache-2.0 */
/* registration_parts.h - a workbook with a worksheet for each team: all of them become one table. */
#ifndef IMPORT_REGISTRATION_PARTS_H
#define IMPORT_REGISTRATION_PARTS_H

#include <stdbool.h>

struct arena;
struct err;
struct registration_source;
struct worksheet;

/* Has the worksheet players, of a team that is named or not? */
bool registration_has_players(struct worksheet *sheet, bool of_teams, struct arena *a);

/* Are several of the worksheets that are shown the players of a team each? None is, if one of them has a column of teams, or if one was named. */
bool registration_parts(struct registration_source *from, struct worksheet *sheet, int n);

/* Makes these the table. Worksheets that are not read are told. ERR_INPUT: nothing names the team of one. */
bool registration_join_parts(struct registration_source *from, struct worksheet *sheet, int n, struct err *e);

#endif
