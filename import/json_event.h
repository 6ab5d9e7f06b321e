/* SPDX-License-Identifier: Apache-2.0 */
/* json_event.h - a whole event from JSON. */
#ifndef IMPORT_JSON_EVENT_H
#define IMPORT_JSON_EVENT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;
struct recognised;

enum { JSON_EVENT_SIZE_MAX = 64 << 20 }; /* bytes */

/* Reads what docs/formats/event-json.md describes. ERR_INPUT with the place, "baku.json: sections[0].teams[3].captain is not a text", for the first
   thing that is not of the format: an unknown member, a team, place, round or table that is not there, a team twice in a
   round, a draft before a published round. ERR_LIMIT: too many bytes or values. Texts are NFC; everything is in the arena. `seen` is
   told of each member (NULL: nobody asks). */
bool json_event_read(struct str bytes, struct str file_name, struct arena *a, struct event *out,
                     struct recognised *seen, struct err *e);

#endif
