/* site_live.h - the web site of an event, kept as the event is and served to everybody. */
#ifndef WEB_SITE_LIVE_H
#define WEB_SITE_LIVE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct desk;
struct err;
struct findings;
struct site_done;
struct site_order;

/* What whoever started it hears: where it serves, once; and each time that the folder is as the event is. */
struct site_live_ears {
    void (*serves)(void *cls, const char *address);
    void (*made)(void *cls, const struct site_done *done, const struct findings *missing);
    void *cls;
};

/* As site_write, again whenever something was done to the event, until a signal comes (SIGINT, SIGTERM); `address` as for
   public_start; without one (p is NULL) it only keeps the folder as the event is. Event, stamp and section of the order are looked up
   each time. What fails as the site is made again is told as missing, and tried again with the next change; the first time it is
   the error. ERR_IO: the process for the public has ended. */
bool site_live(struct desk *d, const struct site_order *order, struct str address, const struct site_live_ears *ears,
               struct err *e);

#endif
