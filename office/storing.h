/* SPDX-License-Identifier: Apache-2.0 */
/* storing.h - a thread that stores the players of a rating list in a list file while more are being read. */
#ifndef OFFICE_STORING_H
#define OFFICE_STORING_H

#include <stdbool.h>

struct arena;
struct db;
struct err;
struct rated;

struct storing;

/* Until storing_end the list file belongs to it. Without a second thread everything is done in this one. */
struct storing *storing_begin(struct db *list, struct arena *a);

/* Takes a copy. False: an earlier player could not be stored; storing_end gives the error. */
bool storing_add(struct storing *s, const struct rated *r);

/* Waits until all are stored. ERR_DB, ERR_IO as list_add leaves them. */
bool storing_end(struct storing *s, struct err *e);

#endif
