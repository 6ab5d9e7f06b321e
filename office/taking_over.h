/* SPDX-License-Identifier: Apache-2.0 */
/* taking_over.h - an event that another program kept, from whatever file it is in. */
#ifndef OFFICE_TAKING_OVER_H
#define OFFICE_TAKING_OVER_H

#include "import/said.h"

struct arena;
struct err;
struct findings;

enum { TAKING_OVER_SIZE_MAX = 64 << 20 }; /* bytes */

/* A tournament report file, JSON or the XML of chess-results: what it is the bytes say. What the file does not say is a finding about the
   options that say it (finding_of). `json`: whether it was JSON; NULL: nobody asks. ERR_INPUT: it is none of these, or is not as it has to be. In
   the arena. */
bool taking_over_read(struct str bytes, struct str file, const struct said *said, struct arena *a, struct event *out,
                      bool *json, struct findings *f, struct err *e);

/* Does this machine know the time zone of the event, or has it none? Else times would be taken for UTC. */
bool taking_over_zone(const struct event *ev, struct str file, struct err *e);

/* Nothing was assumed where such an option was given: those findings are dropped. */
void taking_over_drop(struct findings *f, bool (*is_given)(const void *of, struct str option), const void *of);

#endif
