/* SPDX-License-Identifier: Apache-2.0 */
/* json_id.h - the id that the sender gave a line of JSON. */
#ifndef IMPORT_JSON_ID_H
#define IMPORT_JSON_ID_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct json_t;

/* The member `id` as it is written in JSON, so that it comes back as it was; "null" without one. False: it is neither a text
   nor a whole number. */
bool json_id(const struct json_t *root, struct arena *a, struct str *out);

#endif
