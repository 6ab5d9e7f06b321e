/* SPDX-License-Identifier: Apache-2.0 */
/* copies.h - the event files in a folder, and what their journals have in common. */
#ifndef DESK_FILE_COPIES_H
#define DESK_FILE_COPIES_H

#include <stdbool.h>

#include "engine/base/err.h"
#include "engine/base/str.h"

struct arena;
struct journal_row;

/* A copy in a folder, to go on from. */
struct copy {
    struct str name, path;
    const struct journal_row *row; /* its journal, without what takes back */
    int n;
};

/* The name of the event file that a copy was made of: "baku.oly" for baku-00812-20160909-190500.oly. */
struct str desk_copied_name(struct str copy, struct arena *a);

/* Is it, by its name, what an event was before it went back to a backup, or what was rescued of one? */
bool desk_is_kept(struct str name);

/* Is the event of the copy in that folder, as what goes on by itself and not as a copy? The one with the longest journal, read. */
bool desk_event_in(struct str folder, const struct copy *of, struct arena *a, struct copy *out);

/* For desk/ only. */

/* The entry number in the name of a copy, baku-00812-20160909-190500.oly; 0: a different kind of name. */
long copies_entry(struct str name);

/* Of the event that a copy with a time in its name was made of, "baku": baku-00812-20160909-190500.oly, baku-20160909-190500.oly,
   baku-rescued-20160909-190500.oly; empty: it is another name. */
struct str copies_stem(struct str name);

/* All event files in the folder, not yet read: names that tell no entry first, then by entry, the last first. In the arena. */
struct copy *copies_list(struct str folder, struct arena *a, int *n);

/* Reads the journal of a copy. */
bool copies_read(struct copy *c, struct arena *a, struct err *e);

/* How many entries from the first on are the same in both. 0: they are different events. */
int copies_common(const struct journal_row *row, int n, const struct journal_row *other, int nother);

/* Removes, beside a new copy, the part of a copy that a program killed long ago left. */
void copies_remove_parts(struct str path, struct arena *a);

#endif
