/* SPDX-License-Identifier: Apache-2.0 */
/* shortage.h - whether there are files and memory enough for what comes: some libraries that get none say so in words of their own,
   and what is ours ends the program. */
#ifndef REPORTS_FORMAT_SHORTAGE_H
#define REPORTS_FORMAT_SHORTAGE_H

#include <stdbool.h>

struct err;

/* Can fewer than `n` more files be opened at the moment? */
bool shortage_of_files(int n);

/* Is less memory available than one page, sheet or operation of a large event takes? */
bool shortage_of_memory(void);

/* What to do about files: ERR_IO. Always returns false. */
bool shortage_tell(struct err *e);

#endif
