/* SPDX-License-Identifier: Apache-2.0 */
/* untouched.h - reads a file where no other file may, or can, be made beside it; for db/ only. */
#ifndef DB_UNTOUCHED_H
#define DB_UNTOUCHED_H

#include <stdbool.h>

struct db;
struct err;

/* Are there only ordinary files under the names that SQLite needs beside the file? If not, ERR_DB with the name that has to be
   moved away. */
bool untouched_beside(const char *path, struct err *e);

/* The same, and is the file itself one, if it is there? */
bool untouched_may_open(const char *path, struct err *e);

/* Is there a log beside it that is not empty? Then it has to be read as well. */
bool untouched_has_log(const char *path);

/* May files be made in its folder? errno says why not. */
bool untouched_folder(const char *path);

/* Connects without making anything beside the file; a log that is there is read. */
void untouched_open(struct db *db);

/* The same where the file or its folder may not be written, or SQLite has no room or no descriptor for what it wants beside the file;
   elsewhere a connection as everybody has, who only reads. */
void untouched_read(struct db *db);

#endif
