/* SPDX-License-Identifier: Apache-2.0 */
/* name_fits.h - one person's name as two programs write it. */
#ifndef TEAMS_NAME_FITS_H
#define TEAMS_NAME_FITS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

/* May it be the same name: "Carlsen,M", "M. Carlsen", "GM Carlsen, Magnus" and "Carlsen, Magnus"? Every word of the one with fewer words is in the other, in any
   order, an initial for its word; at least one is there whole. Case, accents and titles do not matter. */
bool name_fits(struct str a, struct str b);

/* Who is called so: as it is spelt, else but for case and accents, else whose name it may be. The first of these that finds anybody counts. */

/* The only team of the section that has a player who is called so. NOBODY: none, or several. */
int squad_of_called(const struct section *s, struct str name);

/* The place in the list of the only player who is called so. 0: nobody, or several. */
int player_called(const struct squad *q, struct str name);

/* Is anybody called so, be it several? */
bool squad_has_called(const struct squad *q, struct str name);

/* Another team whose player the name is rather than that of any player of this one: spelt so, where here it could at most be one. NOBODY: there is none. */
int squad_called_rather(const struct section *s, struct str name, int squad);

/* The same, if it has somebody whose whole name this is, but for case and accents. */
int squad_spelt_rather(const struct section *s, struct str name, int squad);

#endif
