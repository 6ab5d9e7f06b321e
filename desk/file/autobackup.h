/* SPDX-License-Identifier: Apache-2.0 */
/* autobackup.h - the automatic backups in the folder beside the event file; for desk/ only. */
#ifndef DESK_FILE_AUTOBACKUP_H
#define DESK_FILE_AUTOBACKUP_H

#include "desk/base/task.h"

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

/* The text with only such characters as file names may have everywhere; letters of other scripts stay. */
struct str autobackup_plain(struct str name, struct arena *a);

/* If the task publishes a round, before that is stored: the file is checked, and a copy of the event as it was goes to the
   automatic backups, unless the task is dry: the last copies are kept, older ones are removed. If that copy cannot be made that needs
   the act's confirmation (LACKS_CONFIRM), and there is a WARNING. A WARNING if another program has changed the file. ERR_DB: it
   does not pass its check. */
bool publication_ready(struct task *t);

#endif
