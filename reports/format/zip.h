/* SPDX-License-Identifier: Apache-2.0 */
/* zip.h - a zip file: its parts read back, and one written, file after file. libzip reads all files only at its end, and would have the whole
   of a site in memory until then. */
#ifndef REPORTS_FORMAT_ZIP_H
#define REPORTS_FORMAT_ZIP_H

#include <stdbool.h>
#include <time.h>

#include "engine/base/str.h"

struct arena;

struct zip_part {
    struct str name, bytes;
};

/* All parts in their order, unpacked into the arena. False if it is not a zip file with parts, is damaged, or has
   a comment, parts beyond 4 GB or encryption, which nobody here writes. */
bool zip_read(struct str zip, struct arena *a, struct zip_part **out, int *n);

struct zip_writer;

/* Into that descriptor, which stays open; all files have that time. It lives in the arena. */
struct zip_writer *zip_begin(int fd, time_t time, struct arena *a);

/* A name of the archive, with '/' between folders. False: it could not be written, as errno says, or is more than such a file holds
   (65 535 files, 4 GB; EFBIG). */
bool zip_add(struct zip_writer *z, struct str name, struct str bytes);
bool zip_end(struct zip_writer *z);

#endif
