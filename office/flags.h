/* SPDX-License-Identifier: Apache-2.0 */
/* flags.h - an organiser's folder of flags: PNG files named by FIDE codes; the flags of an event. */
#ifndef OFFICE_FLAGS_H
#define OFFICE_FLAGS_H

#include "desk/event/flags.h"

struct flags;

/* All flags of the folder, in the arena. A PROBLEM for each .png file that cannot be taken, with its name and what to do; a WARNING about
   other files, which are ignored. Links are followed; only ordinary files are opened. ERR_IO: the folder cannot be
   read; ERR_INPUT: it contains no flag, or there is a PROBLEM. */
bool flags_read(const char *folder, struct arena *a, struct flag_list *out, struct findings *f, struct err *e);

/* The same of files that were sent: pictures, and zip archives of pictures, whose folders do not count. ERR_LIMIT, ERR_INPUT: an archive cannot be
   read. */
struct flag_file {
    struct str name, bytes;
};
bool flags_of_files(const struct flag_file *file, int n, struct arena *a, struct flag_list *out, struct findings *f,
                    struct err *e);

/* With those that the event has already, unless one of the list takes its place; their pictures lie where they belong. In the arena. */
struct flag_list flags_beside(const struct event *ev, const struct flag_list *list, struct arena *a);

/* The flags for pages and sheets: ours (reports/format/flag.h), and before them those of the event that lie whole beside its file, in the arena. Without
   `bytes` those are not read: their addresses are known, and not their pictures. `file` NULL: of an event without a file, ours alone. */
const struct flags *flags_of(const char *file, const struct event *ev, bool bytes, struct arena *a);

#endif
