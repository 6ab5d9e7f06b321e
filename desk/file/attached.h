/* SPDX-License-Identifier: Apache-2.0 */
/* attached.h - the files of an event (db/attachment.h): where they are, whether they exist, copies of them. */
#ifndef DESK_FILE_ATTACHED_H
#define DESK_FILE_ATTACHED_H

#include "desk/base/desk.h"

/* The folder of an event file: NAME.oly.files beside NAME.oly. Copies that are named by a time share that of the event: those beside it,
   in NAME.oly.backups, and those in a mirror, where it lies with them. In the arena. */
struct str attached_folder(const char *event, struct arena *a);

/* Copies what is listed in `ev` from the folder of one event file to that of another, unless it is there, and takes the place of what has
   its name and is not it; what cannot be read stays behind, `left` of them. What is copied is on the disk afterwards. ERR_DB: it cannot be
   written. */
bool attached_bring(const char *from, const char *to, const struct event *ev, struct arena *a, int *left,
                    struct err *e);

/* Removes them again from a folder that was made for them. */
void attached_discard(const char *event, const struct event *ev, struct arena *a);

/* The same for repeated copies to a slow disk: a file with the right name and size is taken for the right one. */
bool attached_bring_new(const char *from, const char *to, const struct event *ev, struct arena *a, struct err *e);

/* Says which files of the event are missing beside it, and what to do; empty if all are there. They are not read. */
struct message attached_missing(const char *event, const struct event *ev, struct arena *a);

/* "187 flags, 240 KB", of what is listed. */
struct message attached_message(const struct event *ev);

/* A PROBLEM for each file that is missing or differs from the list, a WARNING for each that is not listed; both say what to do. */
void attached_check(const char *event, const struct event *ev, struct findings *f);

#endif
