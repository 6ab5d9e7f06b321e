/* SPDX-License-Identifier: Apache-2.0 */
/* autobackup.h - the automatic backups in the folder beside the event file; for desk/ only. */
#ifndef DESK_AUTOBACKUP_H
#define DESK_AUTOBACKUP_H

#include "desk/task.h"

/* The name of an automatic backup: 20160909-215900-open-round-07.oly. */
struct autobackup_name {
    struct str text;
    struct str section; /* as the name spells it; empty: it was not made before a publication */
    int round;
};

/* EVENT.oly.backups */
struct str autobackup_path(const char *event, struct arena *a);

/* All event files in the folder, by name; none if there is no folder. */
struct autobackup_name *autobackup_names(struct str folder, struct arena *a, int *n);

/* "2016-09-09 21:59:00" -> "20160909-215900" */
struct str autobackup_time(struct str time, struct arena *a);

/* What may stand in the name of a file everywhere; letters of other scripts stay. */
struct str autobackup_plain(struct str name, struct arena *a);

/* Before the round of the task is published, once nothing speaks against it: the event as it was goes
   into the folder, where the last ones are kept and older ones are removed. If that cannot be done there is a
   WARNING: the pairings are waited for. */
void autobackup_add(struct task *t, int round);

#endif
