/* SPDX-License-Identifier: Apache-2.0 */
/* protocol_sheet.h - the pairing protocol as a report asks for it: of D.02, of other systems, of rounds that were taken over. */
#ifndef REPORTS_SHEET_PROTOCOL_SHEET_H
#define REPORTS_SHEET_PROTOCOL_SHEET_H

#include <stdbool.h>

#include "reports/tell/telling.h"

struct report_input;

/* The round, or a team or two with what was changed by hand; `most` teams of a group are named. */
struct telling protocol_of(const struct report_input *in, int most, struct arena *a);

/* Why a round of a section with a system is as it is, as a report asks for it. */

/* Adds what the input asks for: the round, a squad or two, with what was changed by hand and what would come out otherwise now. */
void reasoned_tell(struct telling *p, const struct report_input *in);

/* Where a round that was taken over differs from the rules, in sentences. */

/* Of a round of which no draft is known, which was paired again from what is stored (in->made_again, or in->rerun without a trace). */
bool divergence_is_asked(const struct report_input *in);

/* Adds that the round was taken over; how many of its matches are as the rules give them; of the others which decision differs first, what the
   rules give and why not what was published; which opponents are exchanged, which pairs the rules forbid: signs of changes by hand. */
void divergence_tell(struct telling *p, const struct report_input *in);

/* The same of the squads that are asked about: what was published, what the rules give, and of one alone why not what was published. */
void divergence_tell_asked(struct telling *p, const struct report_input *in);

#endif
