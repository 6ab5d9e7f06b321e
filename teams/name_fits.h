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

/* The only team of the section that has a player who is called so: as it is spelt, else whose name it may be. NOBODY: none, or several. */
int squad_of_called(const struct section *s, struct str name);

/* The place in the list of the player who is called so: as it is spelt, else the only one whose name it may be. 0: nobody, or several. */
int player_called(const struct squad *q, struct str name);

#endif
