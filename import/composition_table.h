/* SPDX-License-Identifier: Apache-2.0 */
/* composition_table.h - teams, each followed by its players, as one table of players. */
#ifndef IMPORT_COMPOSITION_TABLE_H
#define IMPORT_COMPOSITION_TABLE_H

#include <stdbool.h>

struct arena;
struct csv;

/* A composition of teams of Chess-Results or Swiss-Manager becomes a table with a title for each column: cells stay in their columns, those of the team come
   behind them. Results and points of players have one title together, which is none of a registration. Lines that fit no team are counted in `unfit`. False: it is no composition, and stays as it is. */
bool composition_flatten(struct csv *table, struct arena *a);

#endif
