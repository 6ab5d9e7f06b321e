/* SPDX-License-Identifier: Apache-2.0 */
/* site_live.h - the web site of an event, kept as the event is and served to everybody. */
#ifndef WEB_PUBLIC_SITE_LIVE_H
#define WEB_PUBLIC_SITE_LIVE_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "web/public/public.h"

struct desk;
struct err;
struct findings;
struct site_done;
struct site_order;

/* What whoever started it hears: each time that the folder is as the event is, what was done; and what goes wrong, with no files. */
struct site_live_ears {
    void (*made)(void *cls, const struct site_done *done, const struct findings *missing);
    void (*event)(void *cls, const char *name,
                  struct str data); /* of /live: "boards" at once, "pages" behind `made`; NULL: nobody */
    void *cls;
};

struct site_live;

/* Begins the process as public_start does; without an address there is only the folder. Event, stamp and section
   of the order are looked up each time; its other texts are borrowed until the end. From here on the signals that end it (web/process/machine.h) wait until
   somebody looks for them: the pages that are being written are written to their end. */
bool site_live_begin(const struct site_order *order, const struct public_place *at, const struct site_live_ears *ears,
                     struct site_live **out, struct err *e);

/* Where it serves, "http://127.0.0.1:8080/"; NULL: nowhere. */
const char *site_live_address(const struct site_live *l);

/* Sets the announcement to the hall, shown from the next look on; empty: none. */
void site_live_announce(struct site_live *l, struct str notice);

/* As site_write, and shows it to those who watch. */
bool site_live_make(struct site_live *l, struct desk *d, struct err *e);

/* The same if something was done to the event since. What fails is told, and tried again with the next change. If the process for
   the public falls that is told and it is given the pages again; false: it has ended for good (ERR_IO), which is said once. */
bool site_live_look(struct site_live *l, struct desk *d, struct err *e);

/* A descriptor that is readable when there is something to look at besides the event; -1: there never is. */
int site_live_descriptor(const struct site_live *l);

void site_live_end(struct site_live *l); /* NULL is fine */

/* Looks until a signal comes that ends it. */
bool site_live_keep(struct site_live *l, struct desk *d, struct err *e);

#endif
