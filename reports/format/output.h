/* SPDX-License-Identifier: Apache-2.0 */
/* output.h - writes finished bytes to a file or to the standard output: all of them, or an error. */
#ifndef REPORTS_FORMAT_OUTPUT_H
#define REPORTS_FORMAT_OUTPUT_H

#include <stdbool.h>

#include "engine/base/str.h"

struct err;

/* May nothing be written there? An event file, or any other database of SQLite, under whatever name; what lies beside an event, and what
   SQLite keeps beside a database (engine/base/reserved.h); a name that ends in .oly; whatever is in a folder that ends in .oly.files. */
bool output_spares(const char *path);

/* ERR_USAGE if so; to be asked before a file or a folder is made by other means than those below. */
bool output_may_file(const char *path, struct err *e);
bool output_may_folder(const char *path, struct err *e);

/* Replaces the file by these bytes: written beside it under another name, brought to the disk,
   renamed. On failure (ERR_IO) the old file is as it was and nothing is left beside it. What is no
   ordinary file (/dev/full, a pipe) is written directly; a pipe that nobody reads is not waited for (ERR_IO). What output_spares names is refused (ERR_USAGE), and so is a
   file that holds something of another kind than is written: a registration (XML), where a PDF or a report file is to be. */
bool output_file(const char *path, struct str bytes, struct err *e);

/* The same for a file that only its owner may read: it has mode 0600 from its first byte on, whatever the old file had. */
bool output_secret(const char *path, struct str bytes, struct err *e);

/* What the program itself keeps beside an event, under a name that no other output may have: only a database is spared. `secret`: as by
   output_secret. */
bool output_note(const char *path, struct str bytes, bool secret, struct err *e);

/* Everything to the standard output; it is noticed if it does not arrive. A reader who has gone away
   (a closed pipe) is an error too. */
bool output_stdout(struct str bytes, struct err *e);

/* The same for all bytes of an open file, however many there are; path NULL: to the standard output. */
bool output_copy(const char *path, int fd, struct err *e);

/* Writes all the bytes, in as many turns as it takes; errno says why not. */
bool output_write(int fd, struct str bytes);

/* Opens a file that lines are added to, for its owner alone where there is none yet. ERR_USAGE: output_spares names it, or
   `is_ours` does not know the first 16 bytes of what is in it. ERR_IO: it cannot be opened, nobody reads the pipe, or it is a link that
   leads nowhere. To be closed. */
bool output_lines(const char *path, bool (*is_ours)(struct str head), int *fd, struct err *e);

/* Writes one short line to a descriptor of any kind if that is possible at once: false if it would wait for a reader, or on a full disk. */
bool output_line(int fd, struct str line);

#endif
