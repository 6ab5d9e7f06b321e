/* SPDX-License-Identifier: Apache-2.0 */
/* round.c - pair. */
#include "cli/call.h"
#include "cli/sheet.h"
#include "reports/sheet/report.h"

bool cmd_pair(struct call *c)
{
    return call_op(c, OP_pair, NULL) && sheet_report(c, report_find(STR("pairings")));
}
