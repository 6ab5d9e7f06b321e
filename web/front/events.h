/* SPDX-License-Identifier: Apache-2.0 */
/* events.h - the event files of a folder, and how far each is. No file is opened here: a process of its own reads it and says so. */
#ifndef WEB_FRONT_EVENTS_H
#define WEB_FRONT_EVENTS_H

#include <stdbool.h>
#include <time.h>

#include "web/page/json.h"

struct err;
struct events;

struct event_file {
    struct str file; /* its name in the folder */
    time_t changed;
    bool read; /* else it cannot be read, and nothing is told of it */
    bool kept; /* as it was before it went back to a backup, or when it was rescued: another goes on */
    bool gone; /* only its backups are there */
    struct event_told told;
};

struct events *events_of(const char *folder);
void events_free(struct events *e);

/* All of them, those that were changed last first, those that are kept behind; what was read of a file is kept until that changes. ERR_IO: the folder cannot be
   read. It lives until it is asked for again. */
bool events_list(struct events *of, struct arena *a, const struct event_file **out, int *n, struct err *e);

#endif
