/* output.h - finished bytes on their way to a file or to the standard output, all or an error. */
#ifndef REPORTS_OUTPUT_H
#define REPORTS_OUTPUT_H

#include <stdbool.h>

#include "engine/str.h"

struct err;

/* Replaces the file by these bytes: written beside it under another name, brought to the disk,
   renamed. On failure (ERR_IO) the old file is as it was and nothing is left beside it. What is no
   ordinary file (/dev/full, a pipe) is written directly. */
bool output_file(const char *path, struct str bytes, struct err *e);

/* Everything to the standard output, noticed if it does not arrive. A reader who has gone away
   (a closed pipe) is an error too. */
bool output_stdout(struct str bytes, struct err *e);

#endif
