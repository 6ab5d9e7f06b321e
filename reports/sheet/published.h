/* SPDX-License-Identifier: Apache-2.0 */
/* published.h - what was changed by hand in a draft, and who was left out of it, in sentences. */
#ifndef REPORTS_SHEET_PUBLISHED_H
#define REPORTS_SHEET_PUBLISHED_H

#include <stdbool.h>

#include "reports/tell/reasons.h"
#include "reports/tell/telling.h"

struct report_input;

/* How sentences about the round are worded. */
struct wording published_wording(const struct report_input *in);

/* What a round has for a squad: an opponent and a colour, the bye, or nothing. */
struct placing {
    int opponent; /* or NOBODY */
    bool white, bye;
};

/* What was published, and what the rules gave, or give now. */
struct placing published_seat(const struct report_input *in, int squad);
struct placing published_drafted(const struct report_input *in, int squad);

/* The reasons of in->rerun, in the names of the section. */
struct reasoned published_reasons(const struct report_input *in, struct arena *a);

/* The squad that a team of the record is, or NOBODY. */
int published_squad(const struct report_input *in, int team);

/* Adds what was made by hand of the squads asked about, by whom and why. False: nothing was. */
bool published_tell(struct telling *p, const struct report_input *in);

/* Adds why a squad was not in the draft, as far as it is known. */
void published_tell_absent(struct telling *p, const struct report_input *in, int squad);

/* Has the squad another match or bye than the rules give from what is stored now, and not by hand? */
bool published_otherwise(const struct report_input *in, int squad);

/* Is any match or bye of the round another one than in the draft? */
bool published_by_hand(const struct report_input *in);

#endif
