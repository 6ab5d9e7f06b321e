/* SPDX-License-Identifier: Apache-2.0 */
/* json_trace.h - the trace and the seal of a round: the bytes of their JSON -> a record. */
#ifndef IMPORT_JSON_TRACE_H
#define IMPORT_JSON_TRACE_H

#include <stdbool.h>

#include "engine/proof/parsed_trace.h"
#include "teams/round_json.h"

struct arena;
struct err;

enum { JSON_TRACE_SIZE_MAX = 16 << 20 }; /* bytes */

/* Reads what docs/formats/trace.md describes; everything lives in the arena. What is not of the format
   (a member missing or of another kind, a number of no team, a certificate that is not there) is
   ERR_INPUT with the place in the file: "groups[3].steps[0].team"; `name` is the file's, for that.
   ERR_LIMIT if there are too many bytes. */
bool json_trace_read(struct str bytes, struct str name, struct arena *a, struct parsed_trace *out, struct err *e);

/* The seal of a round: the bytes of its JSON. */

/* Does the file say that it is a seal? */
bool json_seal_is(struct str bytes);

/* What docs/formats/history.md describes; texts live in the arena. ERR_INPUT: it is not JSON, or a member is missing or of another kind; `name` is the
   file's. */
bool json_seal_read(struct str bytes, struct str name, struct arena *a, struct seal *out, struct err *e);

#endif
