/* SPDX-License-Identifier: Apache-2.0 */
/* trf_event.h - a tournament report file as an event that can be continued. */
#ifndef IMPORT_TRF_TRF_EVENT_H
#define IMPORT_TRF_TRF_EVENT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;
struct findings;
struct said;

/* As trf_read, with defaults for what the file does not say: each of them is a WARNING. Squads are as large as the
   largest; a section with women only becomes a women's section. Strings as there. */
bool trf_read_event(struct str bytes, struct str file_name, const struct said *said, struct arena *a, struct event *out,
                    struct findings *f, struct err *e);

#endif
