/* SPDX-License-Identifier: Apache-2.0 */
/* json_seal.h - the seal of a round: the bytes of its JSON. */
#ifndef IMPORT_JSON_SEAL_H
#define IMPORT_JSON_SEAL_H

#include <stdbool.h>

#include "teams/round_json.h"

struct err;

/* Does the file say that it is a seal? */
bool json_seal_is(struct str bytes);

/* What docs/formats/history.md describes; texts live in the arena. ERR_INPUT: it is not JSON, or a member is missing or of another kind; `name` is the
   file's. */
bool json_seal_read(struct str bytes, struct str name, struct arena *a, struct seal *out, struct err *e);

#endif
