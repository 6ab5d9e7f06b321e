/* SPDX-License-Identifier: Apache-2.0 */
/* slipped.h - players of rows whose cells have slipped into other columns, told by what they hold. */
#ifndef TEAMS_SLIPPED_H
#define TEAMS_SLIPPED_H

#include "teams/event.h"

struct findings;

/* A WARNING for a name without a letter, which is a number or a day of another column, and for a FIDE id that is a rating; `name` and `team` as they stand in a sentence. */
void slipped_check(const struct player *p, const char *name, const char *team, struct findings *f);

#endif
