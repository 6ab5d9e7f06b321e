/* club_criteria.h - the tie-breaks of a club as criteria of the standings (docs/rules/club.md, "Tie-breaks"). */
#ifndef ENGINE_CLUB_CRITERIA_H
#define ENGINE_CLUB_CRITERIA_H

#include "engine/base/fraction.h"
#include "engine/base/tournament.h"
#include "engine/swiss/entrant.h"

struct arena;

/* What every team has after round `after`, in the kind of value that CRITERIA says; a match is a game to them, won, drawn or lost. A mean
   is rounded to hundredths; VALUE_NONE where there is none. */
void club_solkoff(const struct tournament *t, int after, int *out, struct arena *a);
void club_median(const struct tournament *t, int after, int *out, struct arena *a);
void club_modified_median(const struct tournament *t, int after, int *out, struct arena *a);
void club_sonneborn_berger(const struct tournament *t, int after, int *out, struct arena *a);
void club_kashdan(const struct tournament *t, int after, int *out, struct arena *a);
void club_cumulative(const struct tournament *t, int after, int *out, struct arena *a);
void club_average_opposition(const struct tournament *t, int after, int *out, struct arena *a);
void club_performance_of_opposition(const struct tournament *t, int after, int *out, struct arena *a);

/* The rounds as these tie-breaks see them; in the arena. */
struct swiss club_games(const struct tournament *t, int after, struct arena *a);

/* The row of club_tiebreaks, or NOBODY; what a fraction is in the kind of value of that criterion. */
int club_place(enum criterion c);
int club_value(enum criterion c, struct fraction f);

#endif
