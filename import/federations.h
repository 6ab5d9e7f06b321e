/* SPDX-License-Identifier: Apache-2.0 */
/* federations.h - a table of federations as CSV, which replaces the built-in one: docs/formats/federations.md. */
#ifndef IMPORT_FEDERATIONS_H
#define IMPORT_FEDERATIONS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct federation_table;

enum { FEDERATIONS_SIZE_MAX = 1 << 20, FEDERATIONS_MAX = 1000 };

/* The table lives in the arena. ERR_INPUT with the line: a column is missing, a code is not three capital letters, comes twice or
   has no name, the successor of an old code is not in the table, or there is no day. ERR_LIMIT: too many. */
bool federations_read(struct str bytes, struct str file, struct arena *a, struct federation_table *out, struct err *e);

#endif
