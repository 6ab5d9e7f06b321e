/* SPDX-License-Identifier: Apache-2.0 */
/* table.h - the order in which a list is paired: 1 tries N+1 ... 2N, then N ... 2 (docs/rules/pairing.md, "The table"). */
#ifndef ENGINE_OLYMPIAD_TABLE_H
#define ENGINE_OLYMPIAD_TABLE_H

#include <stdbool.h>

struct arena;

/* Pairs the list from its first element on: `take` is asked for one opponent after the other and says
   whether it is taken. An element that nobody takes is passed over. */
void table_walk(const int *list, int n, bool (*take)(void *with, int u, int v), void *with, struct arena *a);

#endif
