/* SPDX-License-Identifier: Apache-2.0 */
/* norm_words.h - what sheets say of title norms: the names of the requirements, and what the next round must bring. */
#ifndef REPORTS_SHEET_NORM_WORDS_H
#define REPORTS_SHEET_NORM_WORDS_H

#include "engine/base/message.h"
#include "teams/rating/norm.h"

const struct message_row *norm_requirement_label(enum norm_requirement r);

/* "draw against GM 2380+" */
struct message norm_next_words(enum norm norm, const struct norm_forecast *next);

#endif
