/* SPDX-License-Identifier: Apache-2.0 */
/* complete.h - what may come next on a command line that is being typed. */
#ifndef CLI_COMPLETE_H
#define CLI_COMPLETE_H

#include <stdbool.h>
#include <stdio.h>

struct arena;

/* The words by which a shell asks: candidates alone, or with what they are. */
#define COMPLETE_WORD           "__complete"
#define COMPLETE_DESCRIBED_WORD "__complete_described"

/* The candidates for the last of the `n` words typed after "olympair", one a line; with `described`, what each is behind a tab.
   Commands, options, choices and reports are those of the tables; teams, players, sections, rounds, tables and people those of
   the event that the line names, which is only read. A line ":files", ":files oly" or ":folders" says that the name of a
   file, of one that ends so, or of a folder may stand there, too. Nothing is said of what cannot be read. */
void complete(int n, char **word, bool described, struct arena *a, FILE *out);

#endif
