/* SPDX-License-Identifier: Apache-2.0 */
/* reserved.h - names of files and folders that belong to an event; no other file may have them. On some disks capitals make no
   difference, so they make none here. */
#ifndef ENGINE_BASE_RESERVED_H
#define ENGINE_BASE_RESERVED_H

#include <stdbool.h>

#include "engine/base/str.h"

/* NAME.oly. */
bool reserved_event(struct str path);

/* The name of what it lies beside, if the end of this one says that: people, files and backups of an event, what the desk notes and makes
   beside it (what was printed, what is published where, the rating list, a rehearsal, the site as a zip), and what SQLite keeps beside
   a file. Of any other name: no text. It may be such a name itself. */
struct str reserved_beside(struct str path);

/* Does it lead into the folder NAME.oly.files? */
bool reserved_inside(struct str path);

/* What a folder that holds the site of an event is known by, and what is made there for a moment. */
#define RESERVED_SITE ".olympair-"
#define RESERVED_LIST RESERVED_SITE "site" /* what marks such a folder */
bool reserved_site(struct str path);

#endif
