/* SPDX-License-Identifier: Apache-2.0 */
/* missing.h - results that a round lacks: which boards of which matches, and whether these may be unfinished games. */
#ifndef TEAMS_MISSING_H
#define TEAMS_MISSING_H

#include "engine/base/message.h"
#include "teams/event.h"

struct arena;

/* Matches of the round that lack results; `going_on`: only those that may still be in progress. */
int missing_matches(const struct section *s, const struct pairing_list *r, bool going_on);

/* Can a game of the match still be in progress? If a match of several boards has no result at all, nobody has brought in
   the sheet: that it goes on has to be entered. */
bool missing_may_go_on(const struct section *s, const struct fixture *f);

/* "table 3 (Chad - Mali, boards 2, 4)", "table 3 (Chad - Mali, all of it)": all that are missing; `going_on`: only those that may
   still be in progress. If there are more than `named` matches, only the tables, and of many tables the first. Empty: none. In the arena. */
struct str missing_text(const struct section *s, const struct pairing_list *r, bool going_on, int named,
                        const struct wording *w, struct arena *a);

/* "table 33 of round 1 (Chad - Mali, board 1)": the games of all rounds before `round` that are recorded as unfinished; of more than
   some matches the first. Empty: there is none. In the arena. */
struct str missing_unfinished(const struct section *s, int round, const struct wording *w, struct arena *a);

#endif
