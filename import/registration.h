/* SPDX-License-Identifier: Apache-2.0 */
/* registration.h - registrations of teams and players, from XML to the arrays of an event. */
#ifndef IMPORT_REGISTRATION_H
#define IMPORT_REGISTRATION_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;
struct findings;

/* The schema of the format, as `olympair schema registration` prints it. */
struct str registration_schema(void);

/* Reads a registration (docs/formats/registration.md). Everything that breaks the schema is a PROBLEM with its line,
   all at once; whatever could be read is in `out`, so that registration_check (teams/registration.h) can
   go on with the rest. Texts are NFC and live in the arena. Values not given are empty or 0, settings of a
   section those of section_default. Of rounds, only dates and deadlines are filled in.
   False: not XML, another format, a DOCTYPE (ERR_INPUT), too large (ERR_LIMIT). */
bool registration_read(struct str bytes, struct str file_name, struct arena *a, struct event *out, struct findings *f,
                       struct err *e);

#endif
