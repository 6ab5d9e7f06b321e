/* SPDX-License-Identifier: Apache-2.0 */
/* leftover.h - teams that a change by hand left over in a round. */
#ifndef TEAMS_LEFTOVER_H
#define TEAMS_LEFTOVER_H

#include "teams/event.h"

/* Lists the squads that take part in the round but have neither an opponent nor the bye in `r`; the list has room for
   every squad. Returns how many there are. */
int leftover_list(const struct section *s, int round, const struct pairing_list *r, int *list);

#endif
