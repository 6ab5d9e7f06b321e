/* teamswiss.h - one round of the FIDE Swiss Team Pairing System of 2026 (docs/rules/teamswiss2026.md, "The round"). */
#ifndef ENGINE_TEAMSWISS_H
#define ENGINE_TEAMSWISS_H

#include "engine/swiss/entrant.h"

struct arena;

/* Asks for number, points (the primary score), secondary, past, met, colours and no_bye of the entrants, and for preferences,
   no_secondary and graded of the round. Everything lives in the arena. */
struct swiss_round teamswiss_pair(const struct swiss *s, struct arena *a);

#endif
