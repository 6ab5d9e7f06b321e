/* SPDX-License-Identifier: Apache-2.0 */
/* mirror.h - what is said of the mirror: copies of the event in a folder on another disk (desk/file/mirror.h). */
#ifndef CLI_MIRROR_H
#define CLI_MIRROR_H

#include "cli/call.h"
#include "engine/base/message.h"

/* The folder of --mirror as a path from the root, so that it is the same wherever a command is typed. */
void mirror_from_root(struct call *c);

/* A copy now; why not, if it fails, is in c->unmirrored. */
void mirror_now(struct call *c, const struct event *ev);

/* The first copy of a new event. */
void mirror_begin(struct call *c);

/* One line for `show`; nothing if no folder is set. */
bool mirror_show(struct call *c, const struct event *ev);

/* Is that folder the mirror of the event? */
bool mirror_is(struct str folder, const struct event *ev);

/* After an operation has been answered: a copy, if the last one is a minute old (desk_mirror_catch_up). Why not, if it fails, is in
   c->unmirrored. If it is younger, mirror_beside has one to make. */
void mirror_after(struct call *c);

/* Why a copy that was due is not on the mirror; may be none. */
struct message mirror_missed(const struct call *c);

/* Begins a process that makes the copy as soon as it can, if there is one to make; once the event is closed, so that its file has
   everything. */
void mirror_beside(struct call *c);

/* That process, by its first word, with the event and its mirror: its exit code. */
#define MIRROR_PROCESS "__mirror"
int mirror_process(const char *event, const char *folder);

/* The same of a command that goes on: what went wrong is said among its lines. */
void mirror_between(struct call *c);

/* The same at once, after somebody was given a key or lost it. */
void mirror_people(struct call *c, const struct event *ev);

/* A copy now. */
bool mirror_by_hand(struct call *c, const struct event *ev);

#endif
