/* SPDX-License-Identifier: Apache-2.0 */
/* scoring.h - the points of a section in words: what a match, a game and the bye give. */
#ifndef TEAMS_SCORING_H
#define TEAMS_SCORING_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "engine/base/tournament.h"

struct arena;
struct section;

enum { SCORING_MOST = 99 }; /* points */

/* "3-1-0", won, drawn, lost: match points, whole; of a game in half points, "1-0.5-0". Each gives more than the next one, and the last no less
   than nothing. By outcome. */
bool scoring_match_read(struct str text, int *out);
bool scoring_game_read(struct str text, int *out);
struct str scoring_text(const int *half, struct arena *a); /* half points */

/* "1-2.5", match points and game points of a team's bye, or "0.5", the points of a player's; of one number `mp` is NOBODY. Game points are
   half points. */
bool scoring_bye_read(struct str text, int *mp, int *gp);
struct str scoring_bye_text(int mp, int gp, struct arena *a);

/* What the section has set, and of the rest what is usual. */
struct scoring section_scoring(const struct section *s);

/* Has it set anything of it? Of its games? */
bool section_scores_otherwise(const struct section *s);
bool section_games_otherwise(const struct section *s);

#endif
