/* SPDX-License-Identifier: Apache-2.0 */
/* event_cache.h - an open desk, and its loaded event, which a command so loads only once; for desk/ only. */
#ifndef DESK_BASE_EVENT_CACHE_H
#define DESK_BASE_EVENT_CACHE_H

#include <stdbool.h>

#include "db/digest.h"
#include "db/file.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/event.h"

/* An event in memory, with the arena that it and its strings live in. */
struct event_cache {
    struct arena arena;
    struct event *event; /* NULL: none */
};

struct desk {
    struct db *db;
    bool write;
    bool held; /* what is read is of one moment (desk_hold) */
    const struct tracer *tracer;
    struct event_cache now;         /* the event of the file, as long as nobody else writes into it */
    struct event_cache told;        /* what a dry operation would have made of it */
    int generation;                 /* so many operations since it was loaded */
    long version;                   /* of the file, as SQLite counts what others commit */
    unsigned char drift[HASH_SIZE]; /* of what was loaded last (db/load.h): what another program did to it */
    unsigned char taken[HASH_SIZE]; /* the drift that somebody confirmed */
    bool looked, examined;          /* a desk that only reads has loaded the event; desk_check was done */
    long doubted;                   /* the entry that was being written when the disk failed; 0: there is none */
    unsigned char doubted_hash[HASH_SIZE];
    long entry;            /* of the journal, that the last operation which changed something added; 0: none did */
    long recorded;         /* so many operations */
    char *done;            /* what the last operation changed, or NULL */
    struct err unmirrored; /* why the copy that was due after it was not made */
    bool (*copies)(void *of, struct err *e); /* who copies to the mirror in its place (desk_mirror_by); NULL: nobody */
    void *copies_of;
};

/* d->now is the event of the file. False: it cannot be read. */
bool event_cache_load(struct desk *d, struct err *e);

/* A task has come to its end: `ev`, which lives in its arena, is the event of the file if it was recorded, or else what would
   have come of it. The arena is empty afterwards. */
void event_cache_take(struct desk *d, const struct event *ev, struct arena *of, bool recorded);

void event_cache_forget(struct desk *d);

#endif
