/* SPDX-License-Identifier: Apache-2.0 */
/* whatif_words.h - endings of open matches in words, and what a team needs in a sentence. */
#ifndef REPORTS_SHEET_WHATIF_WORDS_H
#define REPORTS_SHEET_WHATIF_WORDS_H

#include "engine/whatif/need.h"
#include "teams/event.h"

struct arena;
struct wording;

/* What is spoken of: what a team can reach, and on which open matches that hangs. */
struct speaking {
    const struct section *section;
    const struct open_match *open;
    const struct prospect *prospect;
    int team;
    bool own; /* it plays the first match gone through */
    const struct wording *wording;
    struct arena *a;
};

/* "a win", "a draw or a loss", "3-1 or more": the team's own match; empty where it has none that was gone through. */
struct str whatif_own(const struct speaking *s, struct span class);

/* "With a draw Ukraine has place 1 if Cuba beats Chad, or if Fiji and Mali draw; otherwise it does not" */
struct str whatif_sentence(const struct speaking *s, int place, const struct need *need);

/* What to call the answer: "yes", "no", "if", "unresolved". */
const char *whatif_answer(const struct need *need);

#endif
