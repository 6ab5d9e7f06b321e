/* SPDX-License-Identifier: Apache-2.0 */
/* federation_cell.h - federations as people write them in a table: a code, or a name. */
#ifndef IMPORT_FEDERATION_CELL_H
#define IMPORT_FEDERATION_CELL_H

#include "engine/base/str.h"

struct arena;
struct federation;
struct findings;

/* Those of one table that stand there by name. Begin with { 0 }. */
struct federation_cells {
    int n, line; /* of the first */
    struct str text;
    const struct federation *is;
};

/* The code of a name that is FIDE's or in use, or of a code in small letters; anything else stays, and is judged as it is: an ISO code may be a mistake. */
struct str federation_cell(struct federation_cells *to, struct str text, int line, struct arena *a);

/* A WARNING names the first, and how many others there were. */
void federation_cells_tell(const struct federation_cells *of, struct findings *f);

/* The code of the federation that a team is called as, where nothing says it; empty: it is called otherwise. */
struct str federation_of_team(struct federation_cells *to, struct str team, int line, struct arena *a);

/* A WARNING names the first, and how many others there were. */
void federation_of_teams_tell(const struct federation_cells *of, struct findings *f);

/* The team of a federation is called as it is: "Norway" of NOR; anything else stays. */
struct str federation_team(struct str text);

#endif
