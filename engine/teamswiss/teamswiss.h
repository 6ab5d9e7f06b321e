/* SPDX-License-Identifier: Apache-2.0 */
/* teamswiss.h - one round of the FIDE Swiss Team Pairing System of 2026 (docs/rules/teamswiss2026.md, "The round"). */
#ifndef ENGINE_TEAMSWISS_TEAMSWISS_H
#define ENGINE_TEAMSWISS_TEAMSWISS_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Asks for number, points (the primary score), secondary, past, met, colours and no_bye of the entrants, and for preferences,
   no_secondary and graded of the round. Everything lives in the arena.
   `why`, unless it is NULL, tells why the round is so. First candidates: for an upfloater the highest team below the group, or the next one after
   the upfloater before; for the smaller number of a pair its next one. */
struct swiss_round teamswiss_pair(const struct swiss *s, struct reasons *why, struct arena *a);

/* RULE_TEAM_NO_LIMITS: colours never forbid a pair. */
impasse_suit teamswiss_suit;

#endif
