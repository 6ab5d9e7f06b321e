/* SPDX-License-Identifier: Apache-2.0 */
/* file.h - the bytes of a file that somebody sent, up to a limit. */
#ifndef IMPORT_FILE_H
#define IMPORT_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* As it is called in sentences; "-" is the standard input. */
struct str file_name(const char *path);

/* Opened for reading, or NULL with errno. Unlike fopen it does not wait until somebody writes into a named pipe: one that nobody
   writes into is empty. */
FILE *file_open(const char *path);

/* Every byte of the file, in the arena; "-" is the standard input. ERR_LIMIT, after at most limit + 1 bytes, if it has
   more than `limit`; ERR_IO if it cannot be read, or is a pipe into which nobody writes. */
bool file_load(const char *path, size_t limit, struct arena *a, struct str *out, struct err *e);

/* A file that is read line by line, so that it may be longer than memory. */
struct file_lines {
    void *in; /* a FILE */
    const char *path;
    size_t limit; /* bytes of a line */
    int number;   /* of the last line, from 1 */
    char *p;
    size_t room;
};

/* Opens a file, "-" for the standard input; it must be closed if that went well. */
bool file_lines_open(const char *path, size_t limit, struct file_lines *out, struct err *e);

/* The next line without its end, valid until the one after it. False: there is none, or (`e`) it is longer than the limit, or
   cannot be read. */
bool file_lines_next(struct file_lines *f, struct str *line, struct err *e);

void file_lines_close(struct file_lines *f);

#endif
