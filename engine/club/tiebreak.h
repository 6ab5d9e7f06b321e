/* tiebreak.h - the tie-breaks of a club, a row each (docs/rules/club.md, "Tie-breaks"). */
#ifndef ENGINE_CLUB_TIEBREAK_H
#define ENGINE_CLUB_TIEBREAK_H

#include "engine/swiss/values.h"

enum { CLUB_TIEBREAKS = 8 };

/* Whether a round counts: it is left out as that of the lowest opponent, of the highest, or as there was no game. */
enum club_cut { CLUB_COUNTS, CLUB_LOWEST, CLUB_HIGHEST, CLUB_NO_GAME };

/* A round of one entrant: what its opponent has, where that is asked for and there was a game (else `below` is 0), and what it counts. */
struct club_part {
    struct fraction has, counts;
    enum club_cut cut;
};

/* Ask for rating, points and rounds of the entrants. */
extern const struct swiss_values club_tiebreaks[CLUB_TIEBREAKS];

/* Row `tiebreak` round by round, `npast` of the entrant: what counts adds up to its value, or its mean is that. In the arena. */
struct club_part *club_parts(int tiebreak, const struct swiss *s, int who, struct arena *a);
bool club_is_mean(int tiebreak);

#endif
