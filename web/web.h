/* web.h - the desk in a browser: one event served to those who have a key (docs/web.md). */
#ifndef WEB_WEB_H
#define WEB_WEB_H

#include <stdbool.h>

#include "engine/base/str.h"

struct err;

struct web_plan {
    const char *event;       /* the path of the event file */
    struct str host, origin; /* where it listens; as browsers have it, empty: by host and port */
    int port;                /* 0: any that is free */
    bool plain;              /* without TLS also where others could listen in */
    const char *cert, *key;  /* files in PEM, for TLS; NULL: none */
};

/* Serves until SIGINT or SIGTERM, then ends in order: what has been acknowledged is in the file, what has not is told so. Says on the
   standard output where it is, and the key of the TAP if nobody has one. ERR_USAGE: others could listen in, or an address is no
   address; ERR_IO: the port cannot be had. */
bool web_serve(const struct web_plan *plan, struct err *e);

#endif
