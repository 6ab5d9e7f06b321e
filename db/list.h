/* SPDX-License-Identifier: Apache-2.0 */
/* list.h - the list file: a rating list as a database of its own, made once and then only read. */
#ifndef DB_LIST_H
#define DB_LIST_H

#include <stdatomic.h>
#include <stdbool.h>

#include "db/db.h"
#include "teams/rated.h"

struct arena;
struct err;

/* Reads the source file of a list, for its size and its digest, until its end or until `stop` is set. ERR_IO. */
bool list_source(const char *path, const atomic_bool *stop, struct arena *a, struct rating_list *out, struct err *e);

/* The same of bytes that are there already. */
void list_source_bytes(struct str bytes, const atomic_bool *stop, struct arena *a, struct rating_list *out);

/* An empty list file, open for one transaction. ERR_DB if anything of that name exists. It has another name until list_keep has
   closed it; closed by db_close it is gone. */
bool list_create(const char *path, struct db **out, struct err *e);

/* If an id comes twice, the first one stays. Errors stick. It is fastest with players in the order of their ids, some ten thousand at
   a time. */
void list_add(struct db *db, const struct rated *r, struct arena *a);
bool list_keep(struct db *db, struct rating_list *l, struct err *e); /* l->players: how many there are */

/* A list file that exists. ERR_IO: there is none; ERR_INPUT: it is something else, damaged or of a newer version. */
bool list_open(const char *path, struct db **out, struct err *e);

/* Which list it is. */
bool list_load(struct db *db, struct arena *a, struct rating_list *out, struct err *e);

/* The player of that FIDE id; false: there is none, or (`e`) the file is damaged. */
bool list_player(struct db *db, long fide_id, struct arena *a, struct rated *out, struct err *e);

/* Those whose names have all these words (text_fold), each whole or, with `begins`, by its beginning; of one federation, or of
   any if it is empty; the highest rated first, up to `most`. `n` is how many there are in all, up to LIST_FOUND_MAX. */
enum { LIST_FOUND_MAX = 100000 };
struct rated *list_find(struct db *db, struct str words, bool begins, struct str federation, int most, struct arena *a,
                        int *n, struct err *e);

#endif
