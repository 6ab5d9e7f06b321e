/* tiebreak.h - the tie-breaks of a club, a row each (docs/rules/club.md, "Tie-breaks"). */
#ifndef ENGINE_CLUB_TIEBREAK_H
#define ENGINE_CLUB_TIEBREAK_H

#include "engine/swiss/values.h"

enum { CLUB_TIEBREAKS = 8 };

/* Ask for rating, points and rounds of the entrants. */
extern const struct swiss_values club_tiebreaks[CLUB_TIEBREAKS];

#endif
