/* SPDX-License-Identifier: Apache-2.0 */
/* mirroring.h - the rules of the mirror: when a copy is due, which folder may be one, which copies stay, so that a stick covers the whole event
   and not only its last minutes; for desk/ only. */
#ifndef DESK_FILE_MIRRORING_H
#define DESK_FILE_MIRRORING_H

#include <stdbool.h>

#include "engine/base/message.h"

struct arena;
struct event;
struct stat;

/* Has anything changed that people hold in their hands, or has a round been completed? The teams and their numbers; that a
   round is published, its pairings, who plays once its line-ups are open; the last result of a round, and any result in it after that. */
bool mirror_is_due(const struct event *before, const struct event *now);

/* May a folder be a mirror at all? It lies with the event, with its backups and attachments, or in the folder of a site, or is none at all; a rehearsal has none, also when
   what cut it off from the event's is taken back. */
enum mirror_fit { MIRROR_FITS, MIRROR_NO_FOLDER, MIRROR_BESIDE, MIRROR_IN_SITE, MIRROR_OF_REHEARSAL };

/* Why it does not fit: where it is to be set, and where it is set already. */
struct message mirror_refusal(enum mirror_fit fit, struct str folder);
struct message mirror_flaw(enum mirror_fit fit, struct str folder);

/* `st` is of the folder. */
enum mirror_fit mirror_fits(struct str folder, const struct stat *st, const char *event, struct arena *a);

/* A copy that belongs to the event. */
struct thinned {
    struct str time; /* of the last entry in it, "2016-09-09 19:05:00" */
    bool published;  /* that is a publication */
    bool stays;      /* the answer */
};

/* By entry, the last one first, which was made now. Those stay that are among the newest THINNING_NEWEST, the last `publications` of a
   publication, and the last one of every minute for ten minutes back from the time of the newest, of every ten minutes for an hour and of
   every hour for a day, by the clock: 10:00 to 10:09, 10:00 to 10:59. */
enum { THINNING_NEWEST = 5 };
void thinning_choose(struct thinned *copy, int n, int publications);

#endif
