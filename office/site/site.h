/* SPDX-License-Identifier: Apache-2.0 */
/* site.h - the web site of an event: pages and files in a folder, as docs/formats/site.md describes them. */
#ifndef OFFICE_SITE_SITE_H
#define OFFICE_SITE_SITE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "office/visibility.h"
#include "reports/format/format.h"

struct arena;
struct desk;
struct err;
struct findings;
struct headway;
struct language;

struct site_done;

struct site_order {
    const struct event *event; /* as the public may know it */
    struct str mark;           /* site_mark of it: with the same one nothing is made anew */
    struct visibility_limit limit;
    const char *file; /* of the event, beside which its flags are */
    struct str folder;
    struct str
        url; /* where the site will be, for addresses that must be whole; empty: where the event says, or they are relative */
    struct str live; /* where live events are heard elsewhere, a whole address; empty: where the pages are, if at all */
    struct str notice;               /* what everybody in the hall is to read; may be empty */
    struct str version;              /* of the program: another one makes other pages */
    const struct language *language; /* of all pages; NULL: English */
    enum paper paper;
    bool all;                      /* write even files that are as they were left */
    int threads;                   /* that make pages, 1 or more: the files are the same */
    const struct headway *headway; /* its sheets and then its pages; NULL: nobody waits for it */
    const atomic_bool *stops;      /* once it is true the rest is left for the next run: ERR_BUSY; NULL: it never is */
    /* Hears when now.json is there, and once more when the pages of the event, its sections and rounds are (`pages`), before those of teams
       and players; with all files that the folder has then. May be NULL. */
    void (*first)(void *cls, const struct site_done *so_far, bool pages);
    void *cls;
};

/* A file of the site, and what it was made from: if the key is the same, so are the bytes. */
struct site_file {
    struct str path;
    uint64_t key;
};

struct site_done {
    int files, written, removed;
    struct site_file *file; /* all of them, in no order; in the arena */
};

/* A word for what the site shows of the event, which is as the public may know it, with what was changed of its rounds since they were
   published. It says nothing of what the public may not know, not even that something was done. */
bool site_mark(struct desk *d, const struct event *ev, struct arena *a, struct str *out, struct err *e);

/* May the site of the event be in that folder, which is made if only the last of its path is missing? As site_write would say it, but at once: whoever
   is writing there may be. */
bool site_may(struct desk *d, struct str folder, struct err *e);

/* Makes the folder hold the site of the event as it is. What cannot be made is left out, and `f` says why (WARNING). The folder
   is refused as folder_open says, the URL as ERR_USAGE. ERR_IO: something could not be written; what is there is whole. */
bool site_write(struct desk *d, const struct site_order *order, struct arena *a, struct findings *f,
                struct site_done *out, struct err *e);

/* The file of a site that names the web site whose pages may show these within them. */
#define SITE_EMBED "embed.txt"

#endif
