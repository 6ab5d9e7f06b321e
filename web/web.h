/* SPDX-License-Identifier: Apache-2.0 */
/* web.h - the desk in a browser: one event served to those who have a key (docs/web.md). */
#ifndef WEB_WEB_H
#define WEB_WEB_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "web/public.h"

struct err;
struct language;

struct web_plan {
    const char *event;          /* the path of the event file */
    struct str host, origin;    /* where it listens; as browsers have it, empty: by host and port */
    int port;                   /* 0: any that is free */
    bool port_of_address;       /* rather the port of the address that the event has, if that is free */
    bool plain;                 /* without TLS also where others could listen in */
    const char *cert, *key;     /* files in PEM, for TLS; NULL: none */
    struct public_place public; /* where the public is served */
    struct str site;    /* the folder of the pages for the public; p NULL: EVENT.oly.site, if it is served at all */
    struct str post;    /* where live events are posted to (web/poster.h); p NULL: nowhere */
    struct str live;    /* where the pages of `site` hear them, as struct site_order has it */
    struct str version; /* of the program */
    const struct language *language; /* of all pages; NULL: English */
    const char *list;                /* a rating list, to look arbiters up in; NULL: none */
    const char *log; /* where it is noted what was asked, "-": the standard error output; NULL: nowhere */
};

/* Serves until a signal ends it (web/machine.h), then ends in order: what has been acknowledged is in the file, what has not is told so. Says on the
   standard output where it is, and the key of the TAP if nobody has one. Besides the folder of the event, that of its mirror, the
   program's own files and fonts it gives up all files for good, and all other programs (web/jail.h). ERR_USAGE: others could listen in, or an address is no
   address; ERR_IO: the port cannot be had. */
bool web_serve(const struct web_plan *plan, struct err *e);

/* The events of a folder on a front page, which begins a desk for each that is opened (web/desks.h). */
struct front_plan {
    const char *folder; /* or an event file in it, which is opened at once */
    int port;           /* 0: any that is free */
    bool any_port;      /* it was not asked for: the next ones will do */
    const struct language *language;
};

/* Serves the front page on this machine alone until a signal ends it, then ends the desks that it began. Says on the standard output by which
   link it is reached, once. ERR_IO: the folder cannot be read, or the port cannot be had. */
bool web_front(const struct front_plan *plan, struct err *e);

#endif
