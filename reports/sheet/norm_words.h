/* SPDX-License-Identifier: Apache-2.0 */
/* norm_words.h - what sheets say of title norms: the names of the requirements, and what the next round must bring. */
#ifndef REPORTS_SHEET_NORM_WORDS_H
#define REPORTS_SHEET_NORM_WORDS_H

#include "engine/base/message.h"
#include "teams/rating/norm_ahead.h"

struct arena;
struct section;
struct sheet;

const struct message_row *norm_requirement_label(enum norm_requirement r);

/* "draw against GM 2380+" */
struct message norm_next_words(enum norm norm, const struct norm_forecast *next);

/* "draw against Ray, Robson; win against Shankland, Sam or Xiong, Jeffery", "win against anybody of Chile": by the fewest half points against each opponent, in the order of
   norm_ahead. Empty: nothing makes it. In the arena. */
struct str norm_ahead_text(const struct norm_ahead *ahead, const int *least, const struct wording *how,
                           struct arena *a);

/* What of the regulations no sheet of norms looks at (docs/rules/norms.md). */
void norm_note_not_looked_at(struct sheet *sheet, const struct section *s, struct arena *a);

#endif
