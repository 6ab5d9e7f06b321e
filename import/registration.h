/* SPDX-License-Identifier: Apache-2.0 */
/* registration.h - registrations from XML, CSV or a workbook to the arrays of an event: of teams, a row for each player, of players alone. */
#ifndef IMPORT_REGISTRATION_H
#define IMPORT_REGISTRATION_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"
#include "import/registration_column.h"
#include "teams/moment.h"

struct arena;
struct err;
struct findings;
struct headway;
struct mends;

/* The schema of the format, as `olympair schema registration` prints it. */
struct str registration_schema(void);

/* Reads a registration (docs/formats/registration.md). Everything that breaks the schema is a PROBLEM with its line,
   all at once; whatever could be read is in `out`, so that registration_check (teams/registration.h) can
   go on with the rest. Texts are NFC and live in the arena. Values not given are empty or 0, settings of a
   section those of section_default. Of rounds, only dates and deadlines are filled in. `mends` is put in place of what stands there (NULL: nothing);
   `headway` hears how far it is read (NULL: nobody does).
   False: not XML, another format, a DOCTYPE (ERR_INPUT), too large (ERR_LIMIT). */
bool registration_read(struct str bytes, struct str file_name, const struct mends *mends, const struct headway *headway,
                       struct arena *a, struct event *out, struct findings *f, struct err *e);

/* Registrations with a row for each player: from CSV or a workbook to the arrays of an event. */

/* Reads docs/formats/registration-table.md into what registration_read gives, with the findings that it has: the rows are written as
   XML and go the same way. `known` is the event as it is, which has what a table does not say: its own name and host, the settings of its
   sections. `mends` is put in place of what stands there (NULL: nothing);
   `headway` hears how far it is read (NULL: nobody does). False: not a table (ERR_INPUT), too large (ERR_LIMIT), or the event has no host yet (ERR_STATE). */
bool registration_table_read(struct str bytes, struct str file, const struct event *known, const struct mends *mends,
                             struct arena *a, struct event *out, struct registration_place *place, struct findings *f,
                             struct err *e);

/* The players of an individual section, from a workbook or CSV to squads of one. */

/* Reads docs/formats/players.md: a line for each player. `out` is an event without details of its own and with one section: `like` with
   these players instead of its own, `as` the order of the days in it, and the worksheet. A line that cannot be understood is a PROBLEM and left out; an unknown column is a
   WARNING. False: no table, no column of names (ERR_INPUT), or more players than a section can have (ERR_LIMIT). */
bool players_read(struct str bytes, struct str file_name, const struct section *like, const struct mends *as,
                  struct arena *a, struct event *out, struct registration_place *place, struct findings *f,
                  struct err *e);

#endif
