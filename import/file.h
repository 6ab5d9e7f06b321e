/* file.h - the bytes of a file that somebody sent, up to a limit. */
#ifndef IMPORT_FILE_H
#define IMPORT_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/str.h"

struct arena;
struct err;

/* Every byte of the file, in the arena; "-" is the standard input. ERR_LIMIT, after at most limit + 1 bytes, if it has
   more than `limit`; ERR_IO if it cannot be read. */
bool file_load(const char *path, size_t limit, struct arena *a, struct str *out, struct err *e);

#endif
