/* SPDX-License-Identifier: Apache-2.0 */
/* plan.h - what a desk, a front page and the public are asked for on the command line, and where they serve. */
#ifndef WEB_BASE_PLAN_H
#define WEB_BASE_PLAN_H

#include <stdbool.h>

#include "engine/base/str.h"

struct language;

/* Where it serves, "8080", "127.0.0.1:8080" or "[::1]:8080", without a host at `host`, and if that is empty reachable from everywhere; p NULL: nowhere. And how many of
   the places for readers one address may take: a hall behind one is far from a quarter of them, a proxy has them all. */
enum { PUBLIC_SHARE = 25, PUBLIC_SHARE_MOST = 100 /* per cent */ };
struct public_place {
    struct str address, host;
    int share;
};

struct web_plan {
    const char *event;          /* the path of the event file */
    struct str host, origin;    /* where it listens; as browsers have it, empty: by host and port */
    int port;                   /* 0: any that is free */
    bool port_of_address;       /* rather the port of the address that the event has, if that is free */
    bool plain;                 /* without TLS also where others could listen in */
    const char *cert, *key;     /* files in PEM, for TLS; NULL: none */
    struct public_place public; /* where the public is served */
    struct str site;    /* the folder of the pages for the public; p NULL: EVENT.oly.site, if it is served at all */
    struct str post;    /* where live events are posted to (web/public/poster.h); p NULL: nowhere */
    struct str live;    /* where the pages of `site` hear them, as struct site_order has it */
    struct str version; /* of the program */
    const struct language *language; /* of all pages; NULL: English */
    const char *list;                /* a rating list, to look arbiters up in; NULL: none */
    const char *log; /* where it is noted what was asked, "-": the standard error output; NULL: nowhere */
};

/* The events of a folder on a front page, which begins a desk for each that is opened (web/front/desks.h). */
struct front_plan {
    const char *folder; /* or an event file in it, which is opened at once */
    int port;           /* 0: any that is free */
    bool any_port;      /* it was not asked for: the next ones will do */
    const struct language *language;
};

#endif
