/* SPDX-License-Identifier: Apache-2.0 */
/* table.h - the Berger tables: who meets whom in which round, by number (docs/rules/berger.md). */
#ifndef ENGINE_BERGER_TABLE_H
#define ENGINE_BERGER_TABLE_H

#include <stdbool.h>

#include "engine/base/tournament.h"

/* Numbers 1 to n meet each other once in each of 1 or 2 cycles. With n odd, n + 1 stands for nobody. */
struct berger {
    int n, cycles;
};

int berger_rounds(const struct berger *b);

/* How many pairs a round has, that of nobody with it. */
int berger_tables(const struct berger *b);

/* A pair of a round from 1, at a table from 0: numbers, White first. */
struct pair berger_meeting(const struct berger *b, int round, int table);

/* The row of the table that a round is, a round of the first cycle as it is without a second one; in the second cycle colours are
   reversed. */
int berger_row(const struct berger *b, int round);
bool berger_reversed(const struct berger *b, int round);

/* The first round from `from` on in which two different numbers meet; 0: none. */
int berger_meets_in(const struct berger *b, int x, int y, int from);

/* Who withdraws after so many played games stays in the ranking, and loses all others by forfeit; else it is taken out. */
bool berger_stays(const struct berger *b, int played);

#endif
