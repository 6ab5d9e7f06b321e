/* SPDX-License-Identifier: Apache-2.0 */
/* complete.h - what may come next on a command line that is being typed. */
#ifndef CLI_COMPLETE_H
#define CLI_COMPLETE_H

#include <stdio.h>

/* The candidates for the last of the `n` words typed after "olympair", one a line: commands, options
   of the command, values of an option or an operand that has a fixed few, names of reports. */
void complete(int n, char **word, FILE *out);

#endif
