/* SPDX-License-Identifier: Apache-2.0 */
/* divergence.h - where a round that was taken over differs from the rules, in sentences. */
#ifndef REPORTS_SHEET_DIVERGENCE_H
#define REPORTS_SHEET_DIVERGENCE_H

#include <stdbool.h>

#include "reports/tell/telling.h"

struct report_input;

/* Of a round of which no draft is known, which was paired again from what is stored (in->made_again, or in->rerun without a trace). */
bool divergence_is_asked(const struct report_input *in);

/* Adds that the round was taken over; how many of its matches are as the rules give them; of the others which decision differs first, what the
   rules give and why not what was published; which opponents are exchanged, which pairs the rules forbid: signs of changes by hand. */
void divergence_tell(struct telling *p, const struct report_input *in);

/* The same of the squads that are asked about: what was published, what the rules give, and of one alone why not what was published. */
void divergence_tell_asked(struct telling *p, const struct report_input *in);

#endif
