/* SPDX-License-Identifier: Apache-2.0 */
/* reasoned.h - why a round of a section with a system is as it is, as a report asks for it. */
#ifndef REPORTS_SHEET_REASONED_H
#define REPORTS_SHEET_REASONED_H

#include "reports/tell/telling.h"

struct report_input;

/* Adds what the input asks for: the round, a squad or two, with what was changed by hand and what would come out otherwise now. */
void reasoned_tell(struct telling *p, const struct report_input *in);

#endif
