/* SPDX-License-Identifier: Apache-2.0 */
/* zip_writer.h - writes a zip file: files one after the other, then the list of them. libzip reads all of them only at its end, and would have
   the whole of a site in memory until then. */
#ifndef REPORTS_FORMAT_ZIP_WRITER_H
#define REPORTS_FORMAT_ZIP_WRITER_H

#include <stdbool.h>
#include <time.h>

#include "engine/base/str.h"

struct arena;
struct zip_writer;

/* Into that descriptor, which stays open; all files have that time. It lives in the arena. */
struct zip_writer *zip_begin(int fd, time_t time, struct arena *a);

/* A name of the archive, with '/' between folders. False: it could not be written, as errno says, or is more than such a file holds
   (65 535 files, 4 GB; EFBIG). */
bool zip_add(struct zip_writer *z, struct str name, struct str bytes);
bool zip_end(struct zip_writer *z);

#endif
