/* SPDX-License-Identifier: Apache-2.0 */
/* place.h - a new file is written under another name and renamed when it is complete; for db/ only. */
#ifndef DB_PLACE_H
#define DB_PLACE_H

#include <stdbool.h>

struct err;

/* May a file of that name be made, as far as its name and what is there say? ERR_DB: it belongs to an event, it is taken, or a log of
   SQLite was left there, which would be read into it. */
bool place_may(const char *path, struct err *e);

/* An empty file beside `path`, for its owner alone, made under a name that begins with it and that nobody has; to be freed.
   It is never taken for the name of anything but a file. NULL: `e` says why `path` cannot be made, as place_may does. */
char *place_new(const char *path, struct err *e);

/* The same whatever has the name `path` already. */
char *place_beside(const char *path, struct err *e);

/* The same beside a file that is there, for a moment. */
char *place_new_beside(const char *path, struct err *e);

/* What was made is written down to the disk and takes the place of what has the name, if anything has. ERR_DB: a log of SQLite belongs
   to that; there is no room; the file is still there under the name that it was made under. */
bool place_replace(const char *made, const char *path, struct err *e);

/* What was made is written down to the disk and gets its name. ERR_DB: that is taken, or there is no
   room; the file is still there under the name that it was made under. */
bool place_keep(const char *made, const char *path, struct err *e);

/* A folder for its owner alone, on the disk; one that is there stays as it is. ERR_DB: it cannot be made. */
bool place_folder(const char *path, struct err *e);

/* What was made is taken away again, with what SQLite left beside it. */
void place_discard(const char *made);

/* Is there a file of that name and ending, such as "-wal", with anything in it? */
bool place_has_log(const char *path, const char *end);

#endif
