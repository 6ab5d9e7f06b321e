/* SPDX-License-Identifier: Apache-2.0 */
/* protocol_sheet.h - the pairing protocol as a report asks for it. */
#ifndef REPORTS_SHEET_PROTOCOL_SHEET_H
#define REPORTS_SHEET_PROTOCOL_SHEET_H

#include "reports/tell/telling.h"

struct report_input;

/* The round, or a team or two with what was changed by hand; `most` teams of a group are named. */
struct telling protocol_of(const struct report_input *in, int most, struct arena *a);

#endif
