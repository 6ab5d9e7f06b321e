/* SPDX-License-Identifier: Apache-2.0 */
/* fide.h - the FIDE mode: a section is in it until something is done for which FIDE has no regulation. What leaves it, and what does not:
   docs/endorsement.md. */
#ifndef TEAMS_FIDE_H
#define TEAMS_FIDE_H

#include "engine/base/message.h"
#include "teams/event.h"

/* By what the section that was `before` leaves the mode, if it is `after` now; DEPARTED_NOT: it does not, or had left before. */
enum departure fide_departure(const struct section *before, const struct section *after);

/* "FIDE mode left in round 3", of a section that has left it. */
struct message fide_mode_left(const struct section *s);

/* The last round that is published; 0: none is. */
int fide_round(const struct section *s);

#endif
