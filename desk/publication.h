/* SPDX-License-Identifier: Apache-2.0 */
/* publication.h - what has to be done before a round is published, by whatever operation; for desk/ only. */
#ifndef DESK_PUBLICATION_H
#define DESK_PUBLICATION_H

#include "desk/task.h"

/* If the task publishes a round, before that is stored: the file is checked, and a copy of the event as it was goes to the
   automatic backups (desk/autobackup.h), unless the task is dry. A WARNING if another program has changed the file. ERR_DB: it
   does not pass its check. */
bool publication_ready(struct task *t);

#endif
