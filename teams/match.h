/* SPDX-License-Identifier: Apache-2.0 */
/* match.h - which match of a round is at a table, which one is a team's, and on which side the team is. */
#ifndef TEAMS_MATCH_H
#define TEAMS_MATCH_H

#include "teams/event.h"

/* NULL if there is none: no such table, or the squad has the bye or is not paired. */
struct fixture *match_at(const struct pairing_list *r, int table);
struct fixture *match_of(const struct pairing_list *r, int squad);

bool match_has(const struct fixture *f, int squad);

/* Of a squad whose match it is. */
int match_side(const struct fixture *f, int squad);
int match_opponent(const struct fixture *f, int squad);

/* True if any board has a result, even if only that the game is unfinished. */
bool match_has_results(const struct fixture *f);
bool match_any_has_results(const struct pairing_list *r);

#endif
