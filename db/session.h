/* SPDX-License-Identifier: Apache-2.0 */
/* session.h - records what a transaction changes, so that it can be taken back; for db/ only. */
#ifndef DB_SESSION_H
#define DB_SESSION_H

#include "engine/base/str.h"

struct arena;
struct db;

/* Records from here on, except changes to the journal itself. */
void session_open(struct db *db);

/* The changeset of what happened since; empty if nothing changed. And the one that takes it back. Each is to be dropped: they may be larger than the event. */
struct str session_changes(struct db *db);
struct str session_inverse(struct db *db, struct str changes);
void session_drop(struct str changes);

/* Applies a stored changeset (db/changeset.h). If its bytes are not a changeset, or a row is not as it says,
   that is damage, and nothing is changed. */
void session_apply(struct db *db, struct str changes, struct arena *a);

void session_close(struct db *db);

#endif
