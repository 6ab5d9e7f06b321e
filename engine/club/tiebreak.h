/* SPDX-License-Identifier: Apache-2.0 */
/* tiebreak.h - the tie-breaks of a club, a row each (docs/rules/club.md, "Tie-breaks"). */
#ifndef ENGINE_CLUB_TIEBREAK_H
#define ENGINE_CLUB_TIEBREAK_H

#include "engine/swiss/values.h"

/* In the order of the table. */
enum club_tiebreak {
    BREAK_SOLKOFF,
    BREAK_MEDIAN,
    BREAK_MODIFIED_MEDIAN,
    BREAK_SONNEBORN_BERGER,
    BREAK_KASHDAN,
    BREAK_CUMULATIVE,
    BREAK_AVERAGE_OPPOSITION,
    BREAK_PERFORMANCE_OF_OPPOSITION,
    CLUB_TIEBREAKS
};

/* Ask for rating, points and rounds of the entrants. */
extern const struct swiss_values club_tiebreaks[CLUB_TIEBREAKS];

/* What a round gives to one of them: what the opponent has, an adjusted score, a rating or a performance, and what of that counts; no value
   (below 0) where there is none. */
struct club_part {
    const struct past *past; /* borrowed */
    int score;               /* the adjusted score, half points */
    struct fraction opposed, counts;
    bool low, high; /* left out as one of the lowest, or of the highest */
};

/* By round; there is room for e->npast. Those not left out add up to the tie-break, of the last two their mean is taken. */
void club_parts(const struct swiss *s, int entrant, enum club_tiebreak by, struct club_part *out, struct arena *a);

#endif
