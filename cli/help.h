/* SPDX-License-Identifier: Apache-2.0 */
/* help.h - everything printed from the table of commands. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include <stdbool.h>
#include <stdio.h>

struct arena;
struct call;
struct command;
struct message_row;

/* `olympair help`: all commands by group. */
void help_all(const struct call *call, FILE *out);

/* `olympair help COMMAND`: usage, what it does, the options it takes. */
void help_command(const struct call *call, const struct command *c, FILE *out);

/* The texts of the tables of commands, options and reports as rows of sentences, `i` from 0; false behind the last. Their ids are
   made in the arena: "command pair", "details pair", "option reason TEXT", "group 1", "report standings". */
bool help_row(int i, struct arena *a, struct message_row *out);

/* The table of commands as it stands in docs/commands.md, and the man page. */
void help_markdown(FILE *out);
void help_man(FILE *out);

/* Text broken at blanks into lines of 79 columns, `indent` columns from the left; `column` is where the cursor stands. */
void help_wrap(FILE *out, const char *text, int indent, int column);

#endif
