/* SPDX-License-Identifier: Apache-2.0 */
/* federation.h - the chess federations: three-letter FIDE codes and names, as of a day. */
#ifndef TEAMS_FEDERATION_H
#define TEAMS_FEDERATION_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* `other` is a second name in use, `iso` the ISO 3166 code where it differs from the FIDE code, `now` the code that
   replaced an old one; each is empty if there is none. */
struct federation {
    const char *code, *name, *other, *iso, *now;
};

/* Old codes come after those in use; `n` is the number of codes in use. */
struct federation_table {
    const struct federation *row;
    int n, nold;
    const char *date; /* as of which it holds: "2026-11-21" */
};

/* The table in use: the built-in one, or one given on the command line. */
const struct federation_table *federation_table(void);

/* Uses that table from here on; it must stay where it is. To be called at the start, before there is a second thread. */
void federation_use(const struct federation_table *t);

/* The federation of that FIDE code, an old one too, or NULL. */
const struct federation *federation_find(struct str code);

/* "Israel", "Türkiye; Turkey": its names, by which a team is looked for whatever it is registered as; empty: it is none. In the arena. */
struct str federation_names(struct str code, struct arena *a);

/* The name of a team where there is little room: where it is that of its federation, with or without a number behind it, and too long, as the field shortens it,
   "United States"; else as it is. */
struct str federation_short(struct str code, struct str name, struct arena *a);

/* Is it one? Players without a federation of FIDE's are accepted under FID, and belong to none. */
bool federation_is_one(struct str code);

/* The federation that someone may have meant by `text`: a code in small letters, an ISO code, a name; or
   NULL. Good for a hint, never for data. */
const struct federation *federation_guess(struct str text, struct arena *a);

/* All that are in use by code; `n` is their number. */
const struct federation *federation_list(int *n);

#endif
