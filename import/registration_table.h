/* SPDX-License-Identifier: Apache-2.0 */
/* registration_table.h - registrations with a row for each player: from CSV or a workbook to the arrays of an event. */
#ifndef IMPORT_REGISTRATION_TABLE_H
#define IMPORT_REGISTRATION_TABLE_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "import/registration_column.h"
#include "teams/event.h"

struct arena;
struct err;
struct findings;

/* Reads docs/formats/registration-table.md into what registration_read gives, with the findings that it has: the rows are written as
   XML and go the same way. `known` is the event as it is, which has what a table does not say: its own name and host, the settings of its
   sections. False: not a table (ERR_INPUT), too large (ERR_LIMIT), or the event has no host yet (ERR_STATE). */
bool registration_table_read(struct str bytes, struct str file, const struct event *known, struct arena *a,
                             struct event *out, struct registration_place *place, struct findings *f, struct err *e);

#endif
