/* SPDX-License-Identifier: Apache-2.0 */
/* publish.h - brings the files of a site to web servers by rsync, or to object storage by rclone, programs of the system. */
#ifndef OFFICE_SITE_PUBLISH_H
#define OFFICE_SITE_PUBLISH_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct site_done;

struct publish_order {
    const char *event; /* beside it is EVENT.oly.published: what each target has */
    struct str folder; /* of the site */
    struct str target; /* "host:/srv/www/baku" or a folder, as rsync takes it; "rclone:remote:path" */
    bool all;          /* even what the target has */
};

struct publish_done {
    int sent, removed;
};

/* Is it a target? ERR_USAGE. */
bool publish_may(struct str target, struct err *e);

/* Sends what the target has not, or has otherwise: first files that are no pages, then pages that are new, then the home page and what has changed,
   and at last takes away what is gone. So from the home page nothing can be reached that is not there. ERR_IO: the program is not
   there, or failed, and what it said; all that is not known to be there is sent again the next time. */
bool publish(const struct publish_order *o, const struct site_done *site, struct arena *a, struct publish_done *out,
             struct err *e);

#endif
