/* SPDX-License-Identifier: Apache-2.0 */
/* desks.h - the desks of the events of a folder, each a process of its own that is confined as any desk is: begun, told of, ended. */
#ifndef WEB_FRONT_DESKS_H
#define WEB_FRONT_DESKS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct desks;

/* FELL: it has ended though nobody ended it. */
enum desk_state { DESK_CLOSED, DESK_OPEN, DESK_FELL };
struct desk_told {
    enum desk_state state;
    struct str public;  /* where everybody is, if it serves them; else empty */
    struct str address; /* where it is, "http://127.0.0.1:8211/" */
    struct str key;     /* of the TAP, if nobody had one when it was opened; else empty */
    struct str said;    /* why it fell, as it said itself; may be empty */
};

/* Who reaches it besides this machine; NULL or { 0 }: nobody. */
struct desk_reach {
    struct str host;        /* the address of this machine where they are */
    bool public;            /* spectators and screens, too */
    const char *cert, *key; /* files for TLS; NULL: without */
};

struct desks *desks_of(const char *folder);

/* Waits until the desk of that file is there. ERR_IO: it does not begin, which desks_told tells more of. One that is open stays open. */
bool desks_open(struct desks *of, struct str file, const struct desk_reach *reach, struct err *e);
void desks_close(struct desks *of, struct str file);

/* What became of it, in the arena. */
struct desk_told desks_told(struct desks *of, struct str file, struct arena *a);

/* Hears what they say; to be called now and then, by the thread that opens them. */
void desks_look(void *desks);

/* Ends them all. */
void desks_end(struct desks *of);

#endif
