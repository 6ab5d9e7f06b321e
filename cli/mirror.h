/* mirror.h - what is said of the mirror: copies of the event in a folder on another disk (desk/mirror.h). */
#ifndef CLI_MIRROR_H
#define CLI_MIRROR_H

#include "cli/call.h"

/* The folder of --mirror as a path from the root, so that it is the same wherever a command is typed. */
void mirror_from_root(struct call *c);

/* The first copy of a new event. */
void mirror_begin(struct call *c);

/* One line for `show`; nothing if no folder is set. */
bool mirror_show(struct call *c, const struct event *ev);

/* Is that folder the mirror of the event? */
bool mirror_is(struct str folder, const struct event *ev);

/* A copy now. */
bool mirror_by_hand(struct call *c, const struct event *ev);

#endif
