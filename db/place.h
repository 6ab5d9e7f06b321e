/* SPDX-License-Identifier: Apache-2.0 */
/* place.h - a new file is written under another name and renamed when it is complete; for db/ only. */
#ifndef DB_PLACE_H
#define DB_PLACE_H

#include <stdbool.h>

struct err;

/* May a file of that name be made? ERR_DB: the name belongs to an event, it is taken, or a log of
   SQLite was left there, which would be read into the file. */
bool place_may(const char *path, struct err *e);

/* An empty file beside `path`, for its owner alone, made under a name that begins with it and that nobody has; to be freed.
   It is never taken for the name of anything but a file. NULL: `e` says why `path` cannot be made, as place_may does. */
char *place_new(const char *path, struct err *e);

/* The same whatever has the name `path` already. */
char *place_beside(const char *path, struct err *e);

/* The same beside an existing file, for a moment. */
char *place_new_beside(const char *path, struct err *e);

/* What was made is written down to the disk and takes the place of what has the name, if anything has. ERR_DB: a log of SQLite belongs
   to that; there is no room; the file is still there under the name that it was made under. */
bool place_replace(const char *made, const char *path, struct err *e);

/* Writes the new file to the disk and gives it its name. ERR_DB: the name is taken, or there is no
   room; the file still has the name under which it was made. */
bool place_keep(const char *made, const char *path, struct err *e);

/* Makes a folder for its owner alone, on the disk; an existing one stays as it is. ERR_DB: it cannot be made. */
bool place_folder(const char *path, struct err *e);

/* Removes the new file again, with anything that SQLite left beside it. */
void place_discard(const char *made);

/* Can a file be locked beside it? A new one is tried, which nobody else has. True also where none can be made. */
bool place_has_locks(const char *path);

/* Is there a file of that name and ending, such as "-wal", with anything in it? */
bool place_has_log(const char *path, const char *end);

#endif
