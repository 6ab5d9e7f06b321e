/* SPDX-License-Identifier: Apache-2.0 */
/* list_table.h - lists of players as Chess-Results exports them, made ready to be read by their titles. */
#ifndef IMPORT_LIST_TABLE_H
#define IMPORT_LIST_TABLE_H

struct arena;
struct csv;

/* The column of titles (GM ...) in front of the names, which has no title of its own, gets one; lines of the server below the list go. Then also what composition_flatten does. */
void list_tidy(struct csv *table, struct arena *a);

#endif
