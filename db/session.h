/* session.h - what a transaction changed, so that it can be taken back; for db/ only. */
#ifndef DB_SESSION_H
#define DB_SESSION_H

#include "engine/str.h"

struct arena;
struct db;

/* Records from here on; nothing that happens to the journal itself. */
void session_open(struct db *db);

/* The changeset that takes back what happened since; empty if nothing changed. */
struct str session_inverse(struct db *db, struct arena *a);

void session_close(struct db *db);

#endif
