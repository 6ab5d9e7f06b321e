/* SPDX-License-Identifier: Apache-2.0 */
/* presence.c - presence: who is here. */
#include "cli/call.h"
#include "cli/sheet.h"
#include "reports/sheet/report.h"

bool cmd_presence(struct call *c)
{
    struct event ev;

    return call_event(c, &ev) && call_time(c, &ev) && sheet_report(c, report_find(STR("presence")));
}
