/* SPDX-License-Identifier: Apache-2.0 */
/* status.h - what `show` and `fsck` say, as data for programs. */
#ifndef CLI_STATUS_H
#define CLI_STATUS_H

#include <stdbool.h>

#include "teams/event.h"

struct call;
struct fsck;

/* Was a format for programs asked for? */
bool status_as_data(const struct call *c);

/* A row for each section, or for `only`: how far it has come and what is next; of an event without one a row with what is next. */
bool status_show(struct call *c, const struct event *ev, const struct section *only);

/* The file, and a row for each finding of the call. */
bool status_fsck(struct call *c, const struct fsck *k, int rounds, int traces);

#endif
