/* SPDX-License-Identifier: Apache-2.0 */
/* json_trace.h - the trace of a round: the bytes of its JSON -> a record. */
#ifndef IMPORT_JSON_TRACE_H
#define IMPORT_JSON_TRACE_H

#include <stdbool.h>

#include "engine/proof/parsed_trace.h"

struct arena;
struct err;

enum { JSON_TRACE_SIZE_MAX = 16 << 20 }; /* bytes */

/* Reads what docs/formats/trace.md describes; everything lives in the arena. What is not of the format
   (a member missing or of another kind, a number of no team, a certificate that is not there) is
   ERR_INPUT with the place in the file: "groups[3].steps[0].team"; `name` is the file's, for that.
   ERR_LIMIT if there are too many bytes. */
bool json_trace_read(struct str bytes, struct str name, struct arena *a, struct parsed_trace *out, struct err *e);

#endif
