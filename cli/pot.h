/* SPDX-License-Identifier: Apache-2.0 */
/* pot.h - every sentence of the program, for translators. */
#ifndef CLI_POT_H
#define CLI_POT_H

#include <stdio.h>

struct arena;
struct message_row;

/* The rows of all tables, `i` from 0; NULL behind the last. */
const struct message_row *pot_row(int i);

/* A template of gettext: an entry for each wording of a row, its id as context ("no_table", "no_table page"), its arguments and
   what they are in a comment. */
void pot_write(FILE *out, struct arena *a);

#endif
